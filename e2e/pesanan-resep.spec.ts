import { expectAccessible } from './accessibility.ts'
import { newGambar, type Produk, unique } from './build-rows.ts'
import { expectKabar, status } from './page.ts'
import { popup } from './payment.ts'
import { expect, logInAdmin, test } from './test.ts'

const obat = () => ({ nama: unique('Wolframekon'), golongan: 'obat_keras' })
const PDF = () => ({
  name: 'resep.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${unique('isi')}\n%%EOF\n`),
})

test('a product leads over its prescription and the waiting order to the payment', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const produk: Produk = await build.produk(obat())
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  await page.getByRole('link', { name: `Ajukan resep ${produk.nama}` }).click()
  await page.getByRole('button', { name: 'Ajukan Resep' }).click()
  await expect(page.getByText('Tambahkan foto atau PDF resep')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Dokter hewan').fill('drh. Ratna Dewi')
  await page.getByLabel('Nomor SIP').fill('503/12/SIP')
  await page.getByLabel('Tanggal resep').fill('2026-01-02')
  await page.getByLabel(`Jumlah ${produk.nama}`).fill('3')
  for (const [index, berkas] of [await newGambar(900, 1200), PDF()].entries()) {
    await page.locator('input[type=file]').setInputFiles(berkas)
    await expect(page.getByText('Terkirim, ')).toHaveCount(index + 1)
  }
  await page.getByRole('button', { name: 'Ajukan Resep' }).click()
  await expect(page).toHaveURL(/\/resep-saya\/\d+$/)
  const resepId = page.url().split('/').at(-1)
  await expect(page.getByText('Resep Anda sudah kami terima.')).toBeVisible()
  await expect(page.getByText('Menunggu diperiksa', { exact: true })).toBeVisible()
  await expect(page.getByText('Diminta 3')).toBeVisible()
  await page.getByRole('button', { name: 'Lihat' }).click()
  await expect(page.getByRole('img', { name: 'Resep, halaman 1' })).toHaveJSProperty('naturalWidth', 900)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh' }).click()
  expect((await download).suggestedFilename()).toMatch(/^resep-\d+-2\.pdf$/)

  await page.getByRole('link', { name: 'Pesan sekarang' }).click()
  await page.getByRole('radio', { name: /Reguler/ }).check()
  await expect(page.getByText(`Resep ${resepId}, drh. Ratna Dewi`)).toBeVisible()
  await expect(page.getByText('Sedang kami periksa.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await page.getByRole('button', { name: 'Ya, Pesan' }).click()
  await expect(page.getByRole('heading', { name: 'Menunggu persetujuan resep' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lanjutkan Pembayaran' })).toHaveCount(0)
  await expectAccessible(page)
  const confirmation = page.url()
  await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
  await expect(page.getByText('Pesanan dibuat, menunggu persetujuan resep.')).toBeVisible()
  await expect(status(page, 'Menunggu Resep').first()).toBeVisible()

  const kantor = await page.context().newPage()
  await logInAdmin(kantor, await build.admin())
  await kantor.goto(`/detail-resep/${resepId}`)
  await kantor.getByLabel('Jumlah yang disetujui').fill('2')
  await kantor.getByRole('button', { name: 'Setujui' }).click()
  await expectKabar(kantor, 'Resep disetujui')
  await kantor.close()

  await page.goto(confirmation)
  await expect(page.getByText('Metode Pembayaran Belum Dipilih')).toBeVisible()
  await page.getByRole('button', { name: 'Lanjutkan Pembayaran' }).click()
  await expect(popup(page).getByText('Rp 88.000').first()).toBeVisible()
})
