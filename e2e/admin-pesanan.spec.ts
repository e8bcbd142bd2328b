import type { Page } from '@playwright/test'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

test('a paid order is found, processed, set back with a reason, given another address and completed, and the way back keeps the list §1.04 §2.206 §2.208 §2.209 §2.210', async ({
  page,
  admin: _,
  build,
}) => {
  const { orderId, nomor, name, riwayat } = await build.pesanan({ lunas: true })
  await page.goto('/daftar-pesanan?pembayaran=success')
  await searchRow(page, name)
  await page.getByRole('link', { name: `Detail ${nomor}` }).click()
  await expect(page).toHaveURL(/\/detail-pesanan-satuan\/\d+/)
  await expect(page.getByText('Titip di pos dermaga')).toBeVisible()
  await expect(page.getByText('QRIS: Dibayar')).toBeVisible()
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await expect(page).toHaveURL(/\/daftar-pesanan\?pembayaran=success&q=/)
  await page.getByRole('link', { name: `Detail ${nomor}` }).click()

  const statusPesanan = page.getByRole('combobox', { name: 'Status pesanan' })
  const proses = (name = 'Proses') => page.getByRole('button', { name, exact: true }).click()
  await expect(statusPesanan).toHaveValue('Sedang Di Proses')
  await expect(statusPesanan.getByRole('option')).toHaveText(['Menunggu Respon', 'Sedang Di Proses', 'Pesanan Selesai'])
  await page.getByLabel('Kurir').fill('JNE')
  await page.getByLabel('Nomor resi').fill('JP0123456789')
  await proses()
  await expectKabar(page, 'Pesanan berhasil diperbarui')
  await expect(page).toHaveURL(/\/daftar-pesanan\?pembayaran=success&q=/)
  await expect(page.getByRole('cell', { name: 'Di jalan JP0123456789' })).toBeVisible()
  expect(await riwayat()).toMatchObject({ status_pesanan: 'Sedang Di Proses' })

  await page.getByRole('link', { name: `Detail ${nomor}` }).click()
  await expect(page.getByText('Status pesanan: Menunggu Respon → Sedang Di Proses')).toBeVisible()
  await expect(page.getByText('Jejak perubahan')).toBeVisible()
  await statusPesanan.selectOption('Menunggu Respon')
  // It has a tracking number: nothing is left to process.
  await proses('Simpan')
  await expect(page.getByText('Tuliskan alasan mengembalikan status pesanan.').first()).toBeVisible()
  const reason = page.getByLabel('Alasan mengembalikan status')
  await expect(reason).toBeFocused()
  await reason.fill('Salah tekan')
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await pesan(page).getByRole('button', { name: 'Tetap di sini' }).click()
  await proses('Simpan')
  await expect(page).toHaveURL(/\/daftar-pesanan/)
  expect(await riwayat()).toMatchObject({ status_pesanan: 'Menunggu Respon' })

  await page.getByRole('link', { name: `Detail ${nomor}` }).click()
  await page.getByRole('button', { name: 'Ubah alamat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah alamat pesanan' })
  await dialog.getByLabel('Nama penerima').fill('Pak Made')
  await dialog.getByRole('combobox', { name: 'Kecamatan' }).fill('tejakula')
  await dialog.getByRole('option', { name: 'Tejakula, Kabupaten Buleleng, Bali' }).click()
  await dialog.getByLabel('Kode pos').fill('81173')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Alamat pesanan berhasil diubah')
  await expect(page.getByText('Tejakula, Kabupaten Buleleng, Bali 81173')).toBeVisible()
  await expect(page.getByText('Pak Made')).toBeVisible()
  await statusPesanan.selectOption('Pesanan Selesai')
  await proses('Simpan')
  await expect(page).toHaveURL(/\/daftar-pesanan/)
  expect(await riwayat()).toMatchObject({ status_pesanan: 'Pesanan Selesai' })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await expect(page.getByText('Pak Made')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ubah alamat' })).toHaveCount(0)
})

test('a packing slip has no prices, a receipt has them, and each fits one page', async ({ page, admin: _, build }) => {
  const { orderId, nomor } = await build.pesanan({ lunas: true })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('link', { name: 'Surat Jalan' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText(nomor)
  await expect(sheet).toContainText('Dermaga 3, Teluk Hurun, Lampung')
  await expect(sheet).not.toContainText('Rp')
  expect(await countPages(page)).toBe(1)

  await page.getByRole('link', { name: 'Nota' }).click()
  await expect(sheet).toContainText('Total')
  await expect(sheet).toContainText(/Rp \d/)
  expect(await countPages(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Menu admin' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden()
})

async function countPages(page: Page): Promise<number> {
  // The height of the paper in px: a screen's minimum height would add an empty second page.
  await page.setViewportSize({ width: 794, height: 1123 })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('the filtered list is downloaded as a file', async ({ page, admin: _, build }) => {
  const { nomor, produk } = await build.pesanan({ lunas: true })
  await page.goto(`/daftar-pesanan?q=${nomor}`)
  const dialog = page.getByRole('dialog', { name: 'Unduh Pesanan' })
  const startDownload = async (shape: string) => {
    await page.getByRole('button', { name: 'Unduh CSV' }).click()
    await dialog.getByRole('radio', { name: shape }).check()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Unduh' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(nomor)
    await expect(dialog).toBeHidden()
    return { nama: file.suggestedFilename(), isi: lines[1] }
  }
  expect((await startDownload('Satu baris per pesanan')).nama).toMatch(/^pesanan-[\d-]+\.csv$/)
  const barang = await startDownload('Satu baris per barang')
  expect(barang.nama).toMatch(/^baris-pesanan-[\d-]+\.csv$/)
  expect(barang.isi).toContain(produk.nama)
  expect((await startDownload('Satu baris per pembayaran')).isi).toContain(';QRIS;')
})
