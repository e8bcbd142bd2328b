import { findViolations } from './accessibility.ts'
import { newGambar } from './build-rows.ts'
import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

// Some requests are rejected on purpose.
test.use({ allowedErrors: /Failed to load resource/ })

test('one line of two is refunded by hand with a proof, and its buyer sees it on complaint, order and receipt', async ({
  page,
  admin: _,
  pelanggan,
  produk,
  build,
}) => {
  const other = await build.produk()
  const { keluhanId, nomor, orderId } = await build.keluhan({ pembeli: pelanggan, produk, lain: other, cara: 'bca_va' })
  await page.goto(`/detail-keluhan/${keluhanId}`)
  await page.getByRole('button', { name: 'Kembalikan Dana' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
  // The item of the complaint is filled in, the other line is not.
  await expect(dialog.getByLabel(`Jumlah ${produk.nama}`)).toHaveValue('1')
  await expect(dialog.getByLabel(`Jumlah ${other.nama}`)).toHaveValue('0')
  const dana = await dialog.getByLabel(`Dana ${produk.nama}`).inputValue()
  await expect(dialog.getByLabel('Jumlah (Rp)')).toHaveValue(dana)
  await dialog.getByLabel(`Tujuan ${produk.nama}`).selectOption('ditunggu')
  await dialog.getByLabel('Rekening tujuan dan nomor bukti').fill('BCA 123456 a.n. Wati, ref 88')
  await dialog.getByLabel('Pilih Foto').setInputFiles(await newGambar())
  await expect(dialog.getByText(/^Terkirim, /)).toBeVisible()
  // An amount above the paid price is rejected, and the typed values are kept.
  await dialog.getByLabel(`Dana ${produk.nama}`).fill('999999')
  await dialog.getByRole('button', { name: 'Catat Pengembalian' }).click()
  await expect(dialog.getByText(/bisa dikembalikan\. Kurangi jumlahnya/).first()).toBeVisible()
  await dialog.getByLabel(`Dana ${produk.nama}`).fill(dana)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Catat Pengembalian' }).click()
  await expect(page.getByText('Uang dikembalikan').first()).toBeVisible()

  // The returned goods are received when they arrive.
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  const list = page.getByRole('list', { name: 'Pengembalian dana' })
  await expect(list.getByRole('link', { name: `Keluhan ${keluhanId}` })).toBeVisible()
  await expect(list.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await page.getByRole('button', { name: `Terima ${produk.nama}` }).click()
  const receive = page.getByRole('dialog', { name: `Terima ${produk.nama}` })
  await expect(receive.getByLabel('Ke karantina')).toHaveValue('1')
  await receive.getByRole('button', { name: 'Terima Barang' }).click()
  await expectKabar(page, 'Retur diterima')
  await expect(page.getByRole('list', { name: 'Retur' })).toContainText('1 ke karantina')
  expect(await findViolations(page)).toEqual([])

  await page.goto(`/riwayat-pembayaran/${nomor}`)
  const susulan = page.getByRole('region', { name: 'Pengembalian dan Pengganti' })
  await expect(susulan).toContainText(`1 × ${produk.nama}: Rp`)
  await expect(susulan).toContainText(`1 × ${produk.nama} sudah kami terima kembali.`)
  await page.goto(`/riwayat-pembayaran/keluhan/${nomor}`)
  await expect(page.getByText(/^Dana kembali Rp/)).toBeVisible()
  await page.goto(`/riwayat-pembayaran/nota/${nomor}`)
  await expect(page.getByRole('article')).toContainText(`1 × ${produk.nama}: Rp`)
})
