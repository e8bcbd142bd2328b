import { expectAccessible } from './accessibility.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /422/ })

test('a review with a prohibited substance becomes a task, needs a second confirmation, and is answered and shown', async ({
  page,
  build,
  admin: _,
}) => {
  const text = 'Lebih cepat dari malachite green.'
  const [pembeli, produk] = [await build.pelanggan(), await build.produk()]
  await build.selesai({ pembeli, produk })
  await build.writeUlasan(pembeli, produk, { bintang: 3, teks: text })
  await page.goto('/dasbor-admin')
  await page.getByRole('link', { name: /Baca ulasan/ }).click()
  await expect(page).toHaveURL(/\/ulasan-pembeli\?status=menunggu/)
  await searchRow(page, produk.nama)
  await expect(page.getByText('Periksa isinya')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`Buka ulasan .* tentang ${produk.nama}`) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(text)
  await expect(dialog.getByText(/^Menyebut .*, yang /)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Balasan toko').fill('Botol baru kami kirim.')
  await dialog.getByRole('button', { name: 'Tayangkan' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Tayangkan' }).click()
  await expectKabar(page, 'Ulasan tayang')
  await page.goto(`/ulasan-pembeli?q=${encodeURIComponent(produk.nama)}`)
  await expect(page.getByRole('row').filter({ hasText: produk.nama })).toContainText('Tayang')
})
