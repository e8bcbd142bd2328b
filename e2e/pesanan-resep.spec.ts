import { expectAccessible } from './accessibility.ts'
import { hariLagi, type Produk, unique } from './build-rows.ts'
import { expectKabar, status } from './page.ts'
import { openCheckout, popup } from './payment.ts'
import { expect, logInAdmin, test } from './test.ts'

const obat = () => ({ nama: unique('Wolframekon'), golongan: 'obat_keras' })
const PDF = () => ({
  name: 'resep.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${unique('isi')}\n%%EOF\n`),
})

test('from the product over its prescription and the order that waits to the payment', { tag: '@wide' }, async ({
  page,
  pelanggan: _,
  build,
}) => {
  const produk: Produk = await build.produk(obat())
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  await page.getByRole('link', { name: `Ajukan resep ${produk.nama}` }).click()
  await page.getByLabel('Dokter hewan').fill('drh. Ratna Dewi')
  await page.getByLabel('Nomor SIP').fill('503/12/SIP')
  await page.getByLabel('Tanggal resep').fill('2026-01-02')
  await page.getByLabel(`Jumlah ${produk.nama}`).fill('3')
  await page.locator('input[type=file]').setInputFiles(PDF())
  await page.getByRole('button', { name: 'Ajukan Resep' }).click()
  await expect(page).toHaveURL(/\/resep-saya\/\d+$/)
  const resepId = page.url().split('/').at(-1)

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
  const konfirmasi = page.url()
  await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
  await expect(page.getByRole('dialog').getByText('Pesanan dibuat, menunggu persetujuan resep.')).toBeVisible()
  await expect(status(page, 'Menunggu Resep').first()).toBeVisible()

  const kantor = await page.context().newPage()
  await logInAdmin(kantor, await build.admin())
  await kantor.goto(`/detail-resep/${resepId}`)
  await kantor.getByLabel('Jumlah yang disetujui').fill('2')
  await kantor.getByRole('button', { name: 'Setujui' }).click()
  await expectKabar(kantor, 'Resep disetujui')
  await kantor.close()

  await page.goto(konfirmasi)
  await expect(page.getByText('Metode Pembayaran Belum Dipilih')).toBeVisible()
  await page.getByRole('button', { name: 'Lanjutkan Pembayaran' }).click()
  await expect(popup(page).getByText('Rp 88.000').first()).toBeVisible()
})

test('with an approved prescription it is bought at once, and never more than is left on it', async ({
  page,
  pelanggan,
  build,
  request,
}) => {
  const produk: Produk = await build.produk(obat())
  const { resepId } = await build.resep({ pembeli: pelanggan, produk: [{ produkId: produk.produkId, jumlah: 5 }] })
  const setuju = await request.post(`/api/admin/resep/${resepId}/setujui`, {
    headers: { authorization: `Bearer ${(await build.admin()).token}` },
    data: { berlaku_sampai: hariLagi(1), produk: [{ produkId: produk.produkId, jumlah: 2 }] },
  })
  expect(setuju.status()).toBe(200)
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  await expect(page.getByText(`Resep ${resepId}: Dapat membeli 2 lagi`)).toBeVisible()
  await page.getByRole('button', { name: 'Tambah jumlah' }).click()
  await page.getByRole('link', { name: `Beli dengan resep: ${produk.nama}` }).click()
  await page.getByRole('radio', { name: /Reguler/ }).check()
  await expect(page.getByRole('button', { name: 'Tambah jumlah' })).toBeDisabled()
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await page.getByRole('button', { name: 'Ya, Bayar' }).click()
  await expect(popup(page).getByText('Rp 88.000').first()).toBeVisible()
})

test('a cart does not order what needs a prescription, and says where to', async ({ page, pelanggan: _, build }) => {
  const produk: Produk = await build.produk(obat())
  await page.addInitScript((line) => localStorage.setItem('keranjang', JSON.stringify([line])), {
    ...produk,
    kategori: produk.kategoriNama,
    quantity: 2,
  })
  await page.goto('/keranjang')
  await expect(page.getByText('Perlu resep dokter hewan, jadi tidak dibeli dari keranjang.')).toBeVisible()
  await page.getByRole('link', { name: 'Pesan dengan resep' }).click()
  await expect(page).toHaveURL(`/produk/produk-satuan/${produk.produkId}`)
  await openCheckout(page, produk)
  await expect(page.getByRole('link', { name: 'Ajukan resep' })).toBeVisible()
})
