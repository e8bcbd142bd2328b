import { expectAccessible } from './accessibility.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

async function menunggu(build: import('./build-rows.ts').Build, teks: string) {
  const [pembeli, produk] = [await build.pelanggan(), await build.produk()]
  await build.selesai({ pembeli, produk })
  await build.tulisUlasan(pembeli, produk, { bintang: 3, teks })
  return produk
}

test('a review is read, answered and shown; what waits is a task', async ({ page, build, admin: _ }) => {
  const produk = await menunggu(build, 'Botolnya penyok, isinya utuh.')
  await page.goto('/dasbor-admin')
  await page.getByRole('link', { name: /Baca ulasan/ }).click()
  await expect(page).toHaveURL(/\/ulasan-pembeli\?status=menunggu/)
  await searchRow(page, produk.nama)
  await page.getByRole('link', { name: new RegExp(`Buka ulasan .* tentang ${produk.nama}`) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Botolnya penyok, isinya utuh.')
  await expectAccessible(page)
  await dialog.getByLabel('Balasan toko').fill('Botol baru kami kirim.')
  await dialog.getByRole('button', { name: 'Tayangkan' }).click()
  await expectKabar(page, 'Ulasan tayang')
  await page.goto(`/ulasan-pembeli?q=${encodeURIComponent(produk.nama)}`)
  await expect(page.getByRole('row').filter({ hasText: produk.nama })).toContainText('Tayang')
})

test('it is refused with a reason only', async ({ page, build, admin: _ }) => {
  const produk = await menunggu(build, 'Hubungi saya 08123456789')
  await page.goto(`/ulasan-pembeli?q=${encodeURIComponent(produk.nama)}`)
  await page.getByRole('link', { name: /Buka ulasan/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tolak' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Tulis alasan menolak. Pembeli membacanya.')
  await dialog.getByRole('textbox', { name: /^Alasan/ }).fill('Berisi nomor telepon.')
  await dialog.getByRole('button', { name: 'Tolak' }).click()
  await expectKabar(page, 'Ulasan ditolak')
})

test('one that names what the law forbids says so, and is asked about twice', async ({ page, build, admin: _ }) => {
  const produk = await menunggu(build, 'Lebih cepat dari malachite green.')
  await page.goto(`/ulasan-pembeli?q=${encodeURIComponent(produk.nama)}`)
  await expect(page.getByText('Periksa isinya')).toBeVisible()
  await page.getByRole('link', { name: /Buka ulasan/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Menyebut .*, yang /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Tayangkan' }).click()
  await pesan(page).getByRole('button', { name: 'Tayangkan' }).click()
  await expectKabar(page, 'Ulasan tayang')
})
test.use({ allowedComplaints: /422/ })
