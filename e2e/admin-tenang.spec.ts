import { LAYAR_KANTOR, ORDER_ID } from './layar.ts'
import { layoutShift, showLoading, watchLayoutShifts } from './layout-shift.ts'
import { kabar, pesananBaru } from './pesanan-kantor.ts'
import { expect, memuat, test } from './toko.ts'

for (const [perangkat, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  test(`on a ${perangkat}, nothing jumps when a screen of the office has loaded`, async ({ page, admin: _ }) => {
    // It opens every screen there is, on a machine that may have other things to do.
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { orderId } = await pesananBaru(page, { lunas: true })
    await watchLayoutShifts(page)
    await showLoading(page)
    for (const path of LAYAR_KANTOR) {
      await test.step(path, async () => {
        await page.goto(path.replace(ORDER_ID, String(orderId)), { waitUntil: 'networkidle' })
        await expect(memuat(page)).toHaveCount(0, { timeout: 30_000 })
        expect.soft(await layoutShift(page), path).toBeLessThan(0.005)
      })
    }
  })
}

test.describe('a list', () => {
  test('fits on the narrowest desk, whatever customers call themselves', async ({ page, admin: _ }) => {
    // It opens every screen there is, on a machine that may have other things to do.
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 1024, height: 768 })
    const { nama, orderId } = await pesananBaru(page, { nama: 'Budi'.repeat(20) })
    const email = `${'b'.repeat(60)}@contoh.id`
    await page.request.post('/api/auth/kontak', { data: { nama, email, pesan: 'x'.repeat(200) } })
    for (const path of LAYAR_KANTOR) {
      await page.goto(path.replace(ORDER_ID, String(orderId)), { waitUntil: 'networkidle' })
      const widths = await page
        .getByRole('table')
        .evaluateAll((tables) => tables.map((table) => [table.scrollWidth, table.parentElement?.clientWidth]))
      for (const [width, room] of widths) expect.soft(width, path).toBeLessThanOrEqual(room ?? 0)
    }
  })

  test('keeps its head in sight while it scrolls', async ({ page, admin: _ }) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/manajemen-produk')
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
})

test('a link followed right after typing leads there, and back to what was typed', async ({ page, admin: _ }) => {
  await page.clock.install()
  await page.goto('/kategori-produk')
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/kategori-edit*', async (route) => {
    await arrival
    await route.continue()
  })
  await page.getByRole('searchbox').fill('anti')
  await page.getByRole('link', { name: 'Edit Antiparasit' }).click()
  // Meanwhile a search that waited for the hand to rest would be sent.
  await page.clock.fastForward(1_000)
  arrive()
  await expect(page.getByLabel('Nama Kategori')).toHaveValue('Antiparasit')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('anti')
})

test.describe('the keys', () => {
  test('"/" leads to the search from anywhere, and is a letter where one types', async ({ page, admin: _ }) => {
    await page.goto('/manajemen-produk')
    const cari = page.getByRole('searchbox', { name: 'Cari produk' })
    await page.getByRole('link', { name: 'Tambah Produk' }).focus()
    await page.keyboard.press('/')
    await expect(cari).toBeFocused()
    await expect(cari).toHaveValue('')
    await page.keyboard.type('1/2')
    await expect(cari).toHaveValue('1/2')
  })

  test('Ctrl+S saves the open form from anywhere on its screen', async ({ page, admin: _ }) => {
    const nama = `Kategori ${Date.now()}`
    await page.goto('/tambah-kategori')
    // The frame stands there before the form does: not before one is known to be signed in.
    await expect(page.getByLabel('Nama Kategori')).toBeVisible()
    await page.getByRole('link', { name: 'Dasbor' }).focus()
    await page.keyboard.press('Control+s')
    await expect(page.getByLabel('Nama Kategori')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type(nama)
    await page.keyboard.press('Control+s')
    await kabar(page, 'berhasil')
    await expect(page).toHaveURL('/kategori-produk')
  })

  test('Ctrl+S never saves our page as a file', async ({ page, admin: _ }) => {
    await page.goto('/kategori-produk')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.evaluate(() =>
      window.addEventListener('keydown', (event) => {
        document.title = `ditahan: ${event.defaultPrevented}`
      }),
    )
    await page.keyboard.press('Control+s')
    await expect(page).toHaveTitle('ditahan: true')
  })

  test('reach nothing behind an open dialog', async ({ page, admin: _ }) => {
    await page.goto('/edit-produk/1')
    await page.getByLabel('Nama Produk').fill('Tidak boleh tersimpan')
    await page.getByRole('button', { name: 'Koreksi Stok' }).click()
    const dialog = page.getByRole('dialog', { name: 'Koreksi Stok' })
    await page.keyboard.press('Control+s')
    await expect(dialog.getByLabel('Alasan')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Nama Produk')).toHaveValue('Tidak boleh tersimpan')
    await expect(page).toHaveURL('/edit-produk/1')
  })
})

for (const [kind, path, opener, first] of [
  ['that asks for something begins at its first field', '/edit-produk/1', 'Koreksi Stok', 'Cara'],
  ['that takes something away begins at the answer that does not', '/manajemen-produk', /^Hapus/, 'Batal'],
  ['that tells something begins at the way out', '/laporan-pengguna', /^Buka pesan/, 'Tutup'],
] as const) {
  test(`a dialog ${kind}, keeps the focus, and gives it back`, async ({ page, admin: _ }) => {
    await page.request.post('/api/auth/kontak', {
      data: { nama: 'Bu Sari', email: 'sari@contoh.id', pesan: 'Kapan pesanan saya sampai?' },
    })
    await page.goto(path)
    const button = page
      .getByRole('button', { name: opener })
      .or(page.getByRole('link', { name: opener }))
      .first()
    await button.press('Enter')
    const dialog = page.locator('dialog[open]')
    await expect(
      dialog
        .getByLabel(first)
        .or(dialog.getByRole('button', { name: first }))
        .first(),
    ).toBeFocused()
    for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      // Past the last one the focus goes to the browser's own buttons, and comes back.
      expect(await page.evaluate(() => document.activeElement?.matches('main *:not(dialog *), header *'))).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })
}
