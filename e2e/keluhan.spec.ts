import { expectAccessible } from './accessibility.ts'
import { newGambar } from './build-rows.ts'
import { expect, test } from './test.ts'

test('a buyer complains with a photo, reads the answer, withdraws, and writes about the order with another photo', async ({
  page,
  pelanggan,
  build,
  produk,
  admin: _,
}) => {
  const { nomor, orderId } = await build.pesanan({ pembeli: pelanggan, produk, lunas: true })
  await build.proses(orderId)
  await page.goto(`/riwayat-pembayaran/${nomor}`)
  await page.getByRole('link', { name: 'Ajukan Keluhan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keluhan Pesanan')

  const send = page.getByRole('button', { name: 'Ajukan Keluhan' })
  await send.click()
  await expect(page.getByText('Pilih apa yang terjadi')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Barang rusak atau bocor' }).check()
  // With a single item, its quantity is preset.
  await expect(page.getByRole('textbox', { name: `Jumlah ${produk.nama}` })).toHaveValue('1')
  await page.getByLabel('Pilih Foto').setInputFiles(await newGambar())
  await expect(page.getByText(/^Terkirim, /)).toBeVisible()
  await page.getByLabel('Ceritakan yang terjadi').fill('Tutupnya pecah waktu dibuka.')
  await page.getByRole('radio', { name: 'Uang kembali' }).check()

  await send.click()
  await expect(page.getByText('Sedang diperiksa')).toBeVisible()
  await expect(page.getByText(/Jawaban kami paling lambat \d+ \w+ \d{4}/)).toBeVisible()
  await page.getByRole('button', { name: 'Lihat' }).click()
  await expect(page.getByRole('img', { name: 'Foto keluhan 1' })).toBeVisible()
  await expectAccessible(page)

  await build.answerKeluhan(nomor, 'Mohon kirim foto labelnya.')
  await page.reload()
  await expect(page.getByText('Toko sudah menjawab', { exact: true })).toBeVisible()
  await expect(page.getByText('Mohon kirim foto labelnya.')).toBeVisible()
  await page.getByLabel('Tambah pesan').fill('Labelnya sobek.')
  await page.getByRole('button', { name: 'Kirim Pesan' }).click()
  await expect(page.getByText('Labelnya sobek.', { exact: true })).toBeVisible()
  await expect(page.getByText('Sedang diperiksa')).toBeVisible()

  await page.getByRole('button', { name: 'Tutup Keluhan' }).click()
  await page.getByRole('button', { name: 'Ya, Tutup' }).click()
  await expect(page.getByText('Anda tutup')).toBeVisible()
  // A new complaint is possible.
  await expect(send).toBeVisible()

  await page.goto(`/riwayat-pembayaran/${nomor}`)
  await page.getByRole('link', { name: 'Tanya pesanan ini' }).click()
  await expect(page.getByLabel('Nomor pesanan')).toHaveValue(nomor)
  await page.getByLabel('Nama').fill(`Bu Tanya ${nomor}`)
  await page.getByLabel('Email').fill('tanya@contoh.id')
  await page.getByLabel('Pesan / Pengaduan').fill('Kapan sampai?')
  await page.getByLabel('Pilih Foto').setInputFiles(await newGambar())
  await expect(page.getByText(/^Terkirim, /)).toBeVisible()
  await page.getByRole('button', { name: 'Kirim Pesan' }).click()
  await expect(page.getByText('Pesan Anda berhasil dikirim!')).toBeVisible()
  await expect(page.getByText(/^Terkirim, /)).toBeHidden()

  await page.goto(`/laporan-pengguna?q=${nomor}`)
  await page.getByRole('link', { name: `Buka pesan dari Bu Tanya ${nomor}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: nomor })).toBeVisible()
  const foto = dialog.getByRole('img', { name: 'Foto 1' })
  await expect(foto).toBeVisible()
  await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})
