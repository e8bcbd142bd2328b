import { expectAccessible } from './accessibility.ts'
import { expectKabar, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

test('rates come in as a file, after its mistakes are mended, are added by typing a region, changed and taken away', async ({
  page,
  admin: _,
  build,
}) => {
  const { kode, nama, shippingId } = await build.pengiriman({ aktif: false })
  const berkas = (line: string) => ({
    name: 'tarif.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`metode;kode_wilayah;kg_pertama;kg_berikut;hari_min;hari_maks\n${line}\n`),
  })
  await page.goto('/impor-tarif-ongkir')
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles(berkas(`${kode};99.01;1000;0;1;2`))
  await expect(page.getByText('Wilayah “99.01” tidak ada')).toBeVisible()
  await expect(page.getByText('Baris 2')).toBeVisible()
  await choose.setInputFiles(berkas(`${kode};18;30000;9000;3;6`))
  await expect(page.getByText(`${nama} ke Lampung`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Terapkan 1 Perubahan' }).click()
  await expect(page.getByText('Impor selesai: 1 tarif baru, 0 tarif diubah.')).toBeVisible()
  await choose.setInputFiles(berkas(`${kode};18;30000;9000;3;6`))
  await expect(page.getByText('jadi tidak ada yang diubah.')).toBeVisible()

  await page.goto(`/tarif-ongkir?metode=${shippingId}`)
  await expect(page.getByText('Rp 30.000')).toBeVisible()
  await page.getByRole('button', { name: `Hapus ${nama}` }).click()
  await page.getByRole('button', { name: 'Ya, Hapus' }).click()
  await expectKabar(page, 'Tarif berhasil dihapus')
  await expect(page.getByText('Belum ada tarif.')).toBeVisible()
  await page.getByRole('link', { name: 'Tambah Tarif' }).click()
  await expect(page.getByRole('combobox', { name: 'Metode', exact: true })).toHaveValue(String(shippingId))
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Pilih wilayah')).toBeVisible()
  await page.getByRole('combobox', { name: 'Wilayah' }).fill('bandar lamp')
  await page.getByRole('option', { name: 'Kota Bandar Lampung, Lampung', exact: true }).click()
  await page.getByLabel('Ongkir kilogram pertama').fill('20000')
  await page.getByLabel('Ongkir tiap kilogram berikut').fill('8000')
  await page.getByLabel('Tiba paling cepat').fill('5')
  await page.getByLabel('Tiba paling lama').fill('3')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Paling lama tidak boleh kurang dari paling cepat')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Tiba paling lama').fill('7')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Tarif berhasil ditambahkan')

  await searchRow(page, nama)
  const row = page.getByRole('row').filter({ hasText: nama })
  await expect(row).toContainText('Kota Bandar Lampung, Lampung')
  await expect(row).toContainText('5–7 hari kerja')
  await row.getByRole('link', { name: `Edit ${nama}` }).click()
  await expect(page.getByRole('combobox', { name: 'Wilayah' })).toHaveValue('Kota Bandar Lampung, Lampung')
  await page.getByLabel('Ongkir kilogram pertama').fill('21000')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Tarif berhasil diperbarui')
  await page.goto('/metode-pengiriman')
  await searchRow(page, nama)
  await page.getByRole('link', { name: `Tarif ${nama}` }).click()
  await expect(page.getByText('Rp 21.000')).toBeVisible()
})

test('an order that waits for its fee is opened for payment from the dashboard', async ({
  page,
  admin: _,
  build,
  request,
}) => {
  const { shippingId } = await build.tarif({}, { aktif: true })
  const [{ token, nama }, { produkId }] = [await build.pelanggan(), await build.produk({ berat_gram: '1500' })]
  const headers = { authorization: `Bearer ${token}` }
  const data = { produkId, jumlah: 2, shippingId, ongkir: null }
  const made = await request.post('/api/pemesanan/create', { headers, data })
  expect(await made.json()).toMatchObject({ menunggu_ongkir: true })

  await page.goto('/daftar-pesanan?lihat=ongkir')
  await searchRow(page, nama)
  await page.getByRole('link', { name: /^Detail / }).click()
  const contents = page.getByRole('region', { name: 'Isi Ongkir' })
  await expect(contents).toContainText('3 kg')
  await expectAccessible(page)
  await contents.getByRole('button', { name: 'Simpan dan Kabari Pembeli' }).click()
  await expect(contents.getByText('Ongkir tidak boleh kosong')).toBeVisible()
  await contents.getByLabel('Ongkir (rupiah)').fill('85000')
  await contents.getByRole('button', { name: 'Simpan dan Kabari Pembeli' }).click()
  await expectKabar(page, 'Ongkir tersimpan, pembeli diberi tahu')
  await expect(contents).toHaveCount(0)
  await expect(page.getByText('Ongkir diisi').first()).toBeVisible()
  await expect(page.getByText('Menunggu Ongkir', { exact: true })).toHaveCount(0)
})
