import { dateAhead, unique } from './build-rows.ts'
import { expectKabar, searchRow } from './page.ts'
import { expect, logInAdmin, test } from './test.ts'

test.use({ allowedErrors: /409 \(Conflict\)/ })

test('a purchase order is made from the reorder list, protected from overwriting, sent, received in parts and closed', async ({
  page,
  build,
}) => {
  const produk = await build.produk({ nama: unique('Beli Iodin'), stok: 1, stok_minimum: 5 })
  const pemasok = unique('CV Laut')
  const owner = await build.owner()
  await logInAdmin(page, owner)
  await page.goto('/tambah-pemasok')
  await page.getByLabel('Nama pemasok').fill(pemasok)
  await page.getByLabel('Telepon atau WhatsApp').fill('0812-3456-7890')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL('/pemasok')

  await page.goto('/isi-ulang')
  await searchRow(page, produk.nama)
  await page.getByRole('link', { name: `Beli ${produk.nama}` }).click()
  await expect(page.getByRole('combobox', { name: 'Produk' })).toHaveValue(produk.nama)
  await expect(page.getByLabel('Jumlah')).toHaveValue('4')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Pilih pemasok', { exact: true }).last()).toBeVisible()
  await page.getByLabel('Pemasok').selectOption(pemasok)
  await page.getByLabel('Jumlah').fill('10')
  await page.getByLabel('Harga per satuan').fill('8000')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL('/pembelian?status=draf')
  await page.goto(`/pembelian?q=${encodeURIComponent(pemasok)}`)
  await page.getByRole('link', { name: /^Buka pembelian/ }).click()
  await expect(page.getByRole('heading', { name: 'Surat Pesanan' })).toBeVisible()
  const pembelianId = new URL(page.url()).pathname.split('/').at(-1)

  await test.step('a draft changed by another user is not overwritten', async () => {
    await page.goto(`/edit-pembelian/${pembelianId}`)
    await page.getByLabel('Catatan').fill('Saya')
    const other = await owner.api('put', `/api/admin/pembelian/${pembelianId}`, {
      data: { catatan: 'Lain', semula: {} },
    })
    expect(other.status()).toBe(200)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Sebagian isian baru saja diubah orang lain.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Catatan' })).toHaveValue('Saya')
    await page.goto(`/pembelian?q=${encodeURIComponent(pemasok)}`)
    await page.getByRole('link', { name: /^Buka pembelian/ }).click()
  })
  await expect(page.getByRole('heading', { name: 'Surat Pesanan' })).toBeVisible()
  await expect(page.getByText('Rp 80.000')).toBeVisible()
  const wa = await page.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(wa ?? '')).toContain(`1. ${produk.nama}: 10, Rp 8.000 per satuan`)
  await page.getByRole('button', { name: 'Tandai sudah dipesan' }).click()
  await expectKabar(page, 'Pembelian ditandai sudah dipesan')

  await page.getByRole('link', { name: 'Catat barang masuk' }).click()
  await expect(page.getByLabel('Pemasok')).toHaveValue(pemasok)
  await expect(page.getByLabel('Jumlah')).toHaveValue('10')
  await expect(page.getByLabel('Harga modal per satuan')).toHaveValue('8000')
  await page.getByLabel('Jumlah').fill('4')
  await page.getByLabel('Nomor lot').fill('LB-1')
  await page.getByLabel('Kedaluwarsa').fill(dateAhead(400))
  await page.getByRole('button', { name: 'Catat Barang Masuk' }).click()
  await expect(page.getByText('Datang sebagian').first()).toBeVisible()
  await expect(page.getByText('4 dari 10')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lot LB-1' })).toBeVisible()

  await page.getByRole('button', { name: 'Selesaikan tanpa sisanya' }).click()
  await page.getByRole('button', { name: 'Selesaikan', exact: true }).click()
  await expect(page.getByText('Tuliskan alasannya')).toBeVisible()
  await page.getByLabel('Alasan').fill('Kosong sampai Januari')
  await page.getByRole('button', { name: 'Selesaikan', exact: true }).click()
  await expect(page.getByText('Alasan: Kosong sampai Januari').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Catat barang masuk' })).toBeHidden()
})
