import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

/* Behavior common to all lists and forms of the office. */

test('a list keeps its header while scrolling and its state during a visit to a form, and its menu entry resets it', async ({
  page,
  admin: _,
  build,
}) => {
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
    // Nor covered by the bar: it can be clicked.
    await head.getByRole('link').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  }

  const address = `/manajemen-produk?kategori=${rak.kategoriId}&urut=-harga&page=2`
  const isBack = (url: URL) => url.pathname + url.search === address
  await page.goto(address)
  await page.getByRole('link', { name: /^Edit / }).click()
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await expect(page).toHaveURL(isBack)
  await page.getByRole('link', { name: /^Edit / }).click()
  await page.getByLabel('Deskripsi').fill('Berubah.')
  await page.reload()
  await page.getByLabel('Deskripsi').fill('Berubah lagi.')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expectKabar(page, 'Produk berhasil diperbarui')
  await expect(page).toHaveURL(isBack)
  await page.getByRole('link', { name: /^Edit / }).click()
  await page.getByRole('main').getByRole('link', { name: 'Produk', exact: true }).click()
  await expect(page).toHaveURL(isBack)
  await page.getByRole('navigation', { name: 'Menu admin' }).getByRole('link', { name: 'Produk', exact: true }).click()
  await expect(page).toHaveURL('/manajemen-produk')
})

test('Ctrl+K finds an order by a mistyped name and opens it, on a phone by the icon', async ({
  page,
  admin: _,
  build,
}) => {
  const produk = await build.produk()
  const { nomor } = await build.pesanan({ produk, lunas: true })
  await page.goto('/dasbor-admin')
  const open = page.getByRole('button', { name: 'Cari apa saja' })
  await expect(open).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Nomor, nama, email, atau halaman' })
  await expect(field).toBeFocused()
  await page.keyboard.type(`${nomor.slice(0, -2)}${nomor.slice(-1)}`)
  await expect(page.getByRole('option', { name: new RegExp(`${nomor} Pesanan dengan ejaan mirip`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/detail-pesanan-satuan\/\d+$/)
  await expect(page.getByText(nomor).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await open.click()
  await field.fill('isi ulang')
  await page.getByRole('option', { name: /Isi Ulang/ }).click()
  await expect(page).toHaveURL('/isi-ulang')
})
