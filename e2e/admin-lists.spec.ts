import type { Admin } from './build-rows.ts'
import type { Contoh } from './screens.ts'
import { contohOf, OFFICE_SCREENS, withContoh } from './screens.ts'
import { expect, logInAdmin, test } from './test.ts'

test.describe('a list fits on the narrowest desk, whatever customers call themselves', () => {
  let admin: Admin
  let contoh: Contoh
  let nama: string
  test.beforeAll(async ({ build }) => {
    admin = await build.admin()
    const pesanan = await build.pesanan({ nama: 'Budi'.repeat(20), lunas: true })
    contoh = await contohOf(pesanan)
    nama = pesanan.nama
    await build.laporan({ nama, email: `${'b'.repeat(60)}@contoh.id`, pesan: 'x'.repeat(200) })
  })

  // Among many others, and alone.
  for (const path of [...OFFICE_SCREENS, '/daftar-pesanan?q=', '/laporan-pengguna?q=', '/manajemen-user?q=']) {
    test(path, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 })
      await logInAdmin(page, admin)
      const q = path.endsWith('?q=') ? encodeURIComponent(nama) : ''
      await page.goto(withContoh(path, contoh) + q, { waitUntil: 'networkidle' })
      const widths = await page
        .getByRole('table')
        .evaluateAll((tables) => tables.map((table) => [table.scrollWidth, table.parentElement?.clientWidth]))
      for (const [width, room] of widths) expect.soft(width).toBeLessThanOrEqual(room ?? 0)
    })
  }
})

test('a list keeps its head in sight while it scrolls', async ({ page, admin: _, build }) => {
  const rak = await build.rak(21)
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`/manajemen-produk?kategori=${rak.kategoriId}`)
    await expect(page.getByRole('row')).toHaveCount(21)
    await page.mouse.move(width / 2, 500)
    await page.mouse.wheel(0, 700)
    const head = page.getByRole('columnheader', { name: 'Harga' })
    await expect(page.getByRole('row').nth(1)).not.toBeInViewport()
    await expect(head).toBeInViewport({ ratio: 1 })
    // Not behind the bar, either: it takes a click.
    await head.getByRole('link').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  }
})
