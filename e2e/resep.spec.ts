import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { hariLagi, newGambar, unique } from './build-rows.ts'
import { expect, test } from './test.ts'

const PDF = (nama = 'resep.pdf') => ({
  name: nama,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${unique('isi')}\n%%EOF\n`),
})
const pilih = async (page: Page, berkas: Awaited<ReturnType<typeof newGambar>>) =>
  page.locator('input[type=file]').setInputFiles(berkas)
const kirim = (page: Page) => page.getByRole('button', { name: 'Ajukan Resep' }).click()

async function isi(page: Page): Promise<void> {
  await page.getByLabel('Dokter hewan').fill('drh. Ratna Dewi')
  await page.getByLabel('Nomor SIP').fill('503/12/SIP')
  await page.getByLabel('Tanggal resep').fill('2026-01-02')
}

test('a prescription is handed in from a product, waits, and is opened again @wide', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const produk = await build.produk({ nama: unique('Wolframekon'), golongan: 'obat_keras' })
  await page.goto('/resep-saya')
  await expect(page.getByText('Anda belum mengajukan resep')).toBeVisible()
  await page.goto(`/ajukan-resep?produk=${produk.produkId}&jumlah=3`)
  await expect(page.getByLabel(`Jumlah ${produk.nama}`)).toHaveValue('3')
  await isi(page)
  await pilih(page, await newGambar(900, 1200))
  await expect(page.getByText('Terkirim, ')).toHaveCount(1)
  await pilih(page, PDF())
  await expect(page.getByText('Terkirim, ')).toHaveCount(2)
  await kirim(page)

  await expect(page).toHaveURL(/\/resep-saya\/\d+$/)
  await expect(page.getByText('Resep Anda sudah kami terima.')).toBeVisible()
  await expect(page.getByText('Menunggu diperiksa', { exact: true })).toBeVisible()
  await expect(page.getByText('Diminta 3')).toBeVisible()
  await page.getByRole('button', { name: 'Lihat' }).click()
  await expect(page.getByRole('img', { name: 'Resep, halaman 1' })).toHaveJSProperty('naturalWidth', 900)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh' }).click()
  expect((await download).suggestedFilename()).toMatch(/^resep-\d+-2\.pdf$/)
  await page.getByRole('link', { name: 'Resep saya', exact: true }).click()
  await expect(page.getByText(produk.nama)).toBeVisible()
})

test('what is not right is said under its field; what was typed and chosen stays', async ({ page, pelanggan: _ }) => {
  await page.goto('/ajukan-resep')
  await kirim(page)
  await expect(page.getByText('Tambahkan foto atau PDF resep')).toBeVisible()
  await expect(page.getByText('Isi nama dokter hewan yang menulis resep')).toBeVisible()
  await expect(page.getByText('Isi tanggal resep')).toBeVisible()
  await expectAccessible(page)
  await isi(page)
  await pilih(page, PDF('resep keramba.pdf'))
  await expect(page.getByText('Terkirim, ')).toBeVisible()
  await page.getByLabel('Nomor SIP').fill('')
  await kirim(page)
  await expect(page.getByText('Isi nomor SIP dokter hewan')).toBeVisible()
  await expect(page.getByText('resep keramba.pdf')).toBeVisible()
  await page.getByLabel('Nomor SIP').fill('503/12/SIP')
  await kirim(page)
  await expect(page).toHaveURL(/\/resep-saya\/\d+$/)
})

test.describe('on a bad line', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('a page that did not get there is sent again, alone; one that is no prescription is refused', async ({
    page,
    pelanggan: _,
  }) => {
    await page.goto('/ajukan-resep')
    await isi(page)
    await page.route('**/api/resep/berkas', (route) => route.abort('connectionreset'), { times: 1 })
    await pilih(page, PDF())
    await expect(page.getByText('Belum terkirim. Periksa koneksi internet Anda.')).toBeVisible()
    await kirim(page)
    await expect(page.getByText('Ada berkas yang belum terkirim.')).toBeVisible()
    await page.getByRole('button', { name: 'Kirim lagi' }).click()
    await expect(page.getByText('Terkirim, ')).toBeVisible()

    await pilih(page, { name: 'bukan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('bukan') })
    await expect(page.getByText('Berkas tidak dapat dibaca.')).toBeVisible()
    await page.getByRole('button', { name: 'Buang bukan.pdf' }).click()
    await kirim(page)
    await expect(page).toHaveURL(/\/resep-saya\/\d+$/)
  })

  test('an answer that was lost hands in one prescription', async ({ page, pelanggan: _ }) => {
    await page.goto('/ajukan-resep')
    await isi(page)
    await pilih(page, PDF())
    await expect(page.getByText('Terkirim, ')).toBeVisible()
    // The request is processed, but its response is lost.
    await page.route(
      '**/api/resep',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await kirim(page)
    await expect(page.getByText('Resep belum terkirim.')).toBeVisible()
    await kirim(page)
    await expect(page).toHaveURL(/\/resep-saya\/\d+$/)
    await page.goto('/resep-saya')
    await expect(page.getByText('Menunggu diperiksa')).toHaveCount(1)
  })
})

test('what was approved is seen with what is left, its last day and its dose; what was refused with the reason @wide', async ({
  page,
  pelanggan,
  build,
}) => {
  const { produkId, nama } = await build.produk({ nama: unique('Wolframekon'), golongan: 'obat_keras' })
  const { api } = await build.dokter()
  const untuk = () => build.resep({ pembeli: pelanggan, produk: [{ produkId, jumlah: 5 }] })
  const { resepId } = await untuk()
  const data = { berlaku_sampai: hariLagi(1), produk: [{ produkId, jumlah: 2, dosis: '50 mg per kg pakan' }] }
  expect((await api('post', `/api/admin/resep/${resepId}/setujui`, { data })).ok()).toBe(true)
  await page.goto(`/resep-saya/${resepId}`)
  await expect(page.getByText('Disetujui 2, sudah dipesan 0, tersisa 2')).toBeVisible()
  await expect(page.getByText('50 mg per kg pakan')).toBeVisible()
  await expect(page.getByText(/Resep ini disetujui dan berlaku sampai/)).toBeVisible()
  await expectAccessible(page)

  const lain = await untuk()
  await api('post', `/api/admin/resep/${lain.resepId}/tolak`, { data: { alasan: 'Foto terlalu gelap' } })
  await page.goto('/resep-saya')
  await expect(page.getByText(`${nama}, tersisa 2`)).toBeVisible()
  await page.getByRole('link', { name: `Resep ${lain.resepId}` }).click()
  await expect(page.getByText('Foto terlalu gelap')).toBeVisible()
})

test('the dose in numbers is computed for its owner, with the way into the book @wide', async ({
  page,
  pelanggan,
  build,
}) => {
  const change = { golongan: 'obat_keras', bentuk: 'premiks', zat_aktif: 'zat uji 20 % b/b' }
  const { produkId } = await build.produk({ nama: unique('Wolframekon'), ...change })
  const { api } = await build.dokter()
  const { resepId } = await build.resep({ pembeli: pelanggan, produk: [{ produkId, jumlah: 5 }] })
  const dosis = { dosis_angka: '75', dosis_satuan: 'mg/kg ikan/hari', dosis_hari: 10, masa_henti: 30 }
  const data = { berlaku_sampai: hariLagi(1), produk: [{ produkId, jumlah: 2, ...dosis }] }
  expect((await api('post', `/api/admin/resep/${resepId}/setujui`, { data })).ok()).toBe(true)
  await page.goto(`/resep-saya/${resepId}`)
  const hitung = page.getByRole('region', { name: 'Hitung takaran' })
  await expect(hitung).toContainText('75 mg/kg ikan/hari, 10 hari, masa henti 30 hari')
  await hitung.getByLabel('Jumlah ikan (ekor)').fill('1200')
  await hitung.getByLabel('Berat rata-rata (g)').fill('250')
  await hitung.getByLabel('Pakan yang benar-benar dimakan (% berat ikan per hari)').fill('3')
  await expect(hitung).toContainText('112,5 g sehari')
  await expect(hitung).toContainText('12,5 g tiap kg')
  await expect(hitung).toContainText('Seluruhnya 1.125 g')
  await expect(hitung).toContainText('Jangan panen sampai 30 hari')
  await expect(hitung.getByRole('link', { name: 'Catat di buku obat' })).toHaveAttribute('href', /masa=30/)
  await expectAccessible(page)
})

test.describe('somebody else', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('finds no prescription of another', async ({ page, pelanggan: _, build }) => {
    const { resepId } = await build.resep()
    await page.goto(`/resep-saya/${resepId}`)
    await expect(page.getByText('Resep tidak ditemukan.')).toBeVisible()
  })
})
