import { readFile } from 'node:fs/promises'
import { PRODUK, type ProdukColumn } from '#contract/katalog/produk-columns-office.ts'
import { newGambar, unique } from './build-rows.ts'
import { breakApi, expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

test('a product is added with its picture, found, edited, archived and brought back §1.04 §2.213 §2.214 §5.66 §8.71 §9.26', async ({
  page,
  admin: _,
}) => {
  const nama = unique('Vitamin Kerapu')
  await page.goto('/manajemen-produk')
  await page.getByRole('link', { name: 'Tambah Produk' }).click()
  await expect(page).toHaveURL('/tambah-produk')
  await page.getByLabel('Nama Produk').fill(nama)
  await page.getByLabel('Kategori').selectOption({ index: 1 })
  await page.getByLabel('Harga', { exact: true }).fill('75000')
  await page.getByLabel('Stok', { exact: true }).fill('3')
  await page.getByLabel('Pilih Gambar').setInputFiles(await newGambar(300, 300))
  await expect(page.getByAltText('Pratinjau gambar baru')).toBeVisible()
  await page.getByLabel('Deskripsi').fill('Vitamin untuk daya tahan ikan kerapu muda di keramba jaring apung.')
  await page.getByLabel('Nutrisi').check()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Produk berhasil ditambahkan')

  await searchRow(page, nama)
  const row = page.getByRole('row').filter({ hasText: nama })
  await expect(row).toContainText('Vitamin untuk daya tahan ikan kerapu muda di keram…')
  await expect(row).toContainText('Rp 75.000')
  await expect(row).toContainText('Menipis')
  await expect
    .poll(() => row.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true)

  await page.getByRole('link', { name: `Edit ${nama}` }).click()
  await expect(page).toHaveURL(/\/edit-produk\/\d+$/)
  await expect(page.getByLabel('Nutrisi')).toBeChecked()
  await page.getByLabel('Harga', { exact: true }).fill('80000')
  await page.getByLabel('Masa henti').fill('0')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expectKabar(page, 'Produk berhasil diperbarui')

  await searchRow(page, nama)
  await page.getByRole('button', { name: `Hapus ${nama}` }).click()
  await expect(pesan(page)).toContainText('Yakin hapus produk ini?')
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expectKabar(page, 'Produk dipindahkan ke arsip')
  await expect(page.getByText('Tidak ada produk ditemukan')).toBeVisible()

  await page.getByLabel('Status').selectOption('Diarsipkan')
  await page.getByRole('button', { name: `Pulihkan ${nama}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Pulihkan' }).click()
  await expectKabar(page, 'Produk dijual lagi')
})

test('what is missing is named under its field, and a picture of another kind is refused §5.45 §5.49', async ({
  page,
  admin: _,
}) => {
  await page.goto('/tambah-produk')
  await page
    .getByLabel('Pilih Gambar')
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await page.getByRole('button', { name: 'Simpan' }).click()
  for (const text of [
    'Nama produk tidak boleh kosong!',
    'Pilih kategori terlebih dahulu',
    'Harga tidak boleh kosong!',
    'Gambar harus JPG, JPEG, atau PNG',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('Nama Produk')).toBeFocused()
  await page.getByLabel('Nama Produk').fill('Setengah jadi')
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await pesan(page).getByRole('button', { name: 'Tetap di sini' }).click()
  await expect(page.getByLabel('Nama Produk')).toHaveValue('Setengah jadi')
})

test('what is in a product and how it is used are rows: added, refused in words, kept, taken away, read by buyers', async ({
  page,
  admin: _,
  build,
}) => {
  const { produkId } = await build.produk()
  const zat = page.getByRole('group', { name: /^Zat aktif \d/ })
  const aturan = page.getByRole('group', { name: /^Aturan pakai \d/ })
  const simpan = () => page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.goto(`/edit-produk/${produkId}`)
  await page.getByRole('button', { name: 'Tambah zat aktif' }).click()
  await page.getByRole('button', { name: 'Tambah zat aktif' }).click()
  await zat.nth(0).getByLabel('Nama zat').fill('eugenol')
  await zat.nth(0).getByLabel('Kadar').fill('1.000')
  await page.getByRole('button', { name: 'Tambah aturan pakai' }).click()
  await aturan.getByLabel('Dosis dari').fill('1500,5')
  await aturan.getByLabel('Sampai').fill('75')
  await aturan.getByLabel('Lama (menit)').fill('30')
  await aturan.getByText('Untuk penyakit').click()
  await aturan.getByLabel('cacing kulit').check()
  await simpan()
  await expect(zat.nth(0).getByText('Isi angka di atas 0, misalnya 0,5')).toBeVisible()
  await expect(zat.nth(0).getByLabel('Kadar')).toBeFocused()
  await expect(zat.nth(1).getByText('Nama zat tidak boleh kosong')).toBeVisible()

  await zat.nth(0).getByLabel('Kadar').fill('0,5')
  await page.getByRole('button', { name: 'Hapus zat aktif 2' }).click()
  await simpan()
  await expect(aturan.getByText('Dosis terbesar tidak boleh di bawah yang terkecil')).toBeVisible()
  await expect(aturan.getByLabel('Dosis dari')).toHaveValue('1500,5')
  await expect(aturan.getByLabel('cacing kulit')).toBeChecked()
  await aturan.getByLabel('Sampai').fill('2000')
  await page.getByLabel('Pilih Label kemasan').setInputFiles(await newGambar(300, 300))
  await simpan()
  await expectKabar(page, 'Produk berhasil diperbarui')

  await page.goto(`/edit-produk/${produkId}`)
  await expect(zat.getByLabel('Kadar')).toHaveValue('0,5')
  await zat.getByLabel('Nama zat').fill('Chloramphenicol')
  await simpan()
  await expect(zat.getByText(/^Kloramfenikol .*Permen KP/)).toBeVisible()
  await expect(zat.getByLabel('Nama zat')).toBeFocused()

  await page.goto(`/produk/produk-satuan/${produkId}`)
  await expect(page.getByText('eugenol 0,5 % b/b')).toBeVisible()
  await expect(page.getByText('Rendam: 1.500,5–2.000 ppm (eugenol), 30 menit')).toBeVisible()
  await expect(page.getByText('Untuk cacing kulit.')).toBeVisible()
  const label = page.getByRole('link', { name: 'Perbesar label' })
  const address = (await label.getAttribute('href')) ?? ''
  expect((await page.request.get(address)).headers()['content-type']).toMatch(/^image\//)
})

test('the form asks for every column of a product', async ({ page, admin: _ }) => {
  await page.goto('/tambah-produk')
  for (const { typed, label = '', formLabel = label } of Object.values<ProdukColumn>(PRODUK))
    if (typed) await expect(page.locator('form').getByText(formLabel, { exact: true }).first()).toBeVisible()
})

for (const [how, text] of [
  [{ status: 500, body: '{}' }, 'Terjadi kesalahan saat menambahkan produk'],
  [{ status: 500, body: '<html>' }, 'Terjadi kesalahan saat menambahkan produk'],
  [{ status: 409, body: '{"message":"Gudang sedang dihitung"}' }, 'Gudang sedang dihitung'],
  ['away', 'Terjadi kesalahan saat menambahkan produk'],
] as const) {
  test(`a failed save keeps the form and says why: ${JSON.stringify(how)} §8.69`, async ({ page, admin: _ }) => {
    await page.goto('/tambah-produk')
    await page.getByLabel('Nama Produk').fill('Tetap ada')
    await page.getByLabel('Kategori').selectOption({ index: 1 })
    await page.getByLabel('Harga', { exact: true }).fill('1000')
    await breakApi(page, '/api/produks', how)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Nama Produk')).toHaveValue('Tetap ada')
  })
}

test('each failure around a product has its sentence §8.67 §8.68 §8.70', async ({ page, admin: _, build }) => {
  const { produkId, nama } = await build.produk()
  await breakApi(page, '/api/admin/produk', { status: 400, body: '{}' })
  await page.goto('/manajemen-produk')
  await expect(page.getByRole('alert')).toContainText('Gagal Mengambil Data')
  await page.getByRole('button', { name: 'Ekspor CSV' }).click()
  await expect(pesan(page)).toContainText('Gagal mengekspor produk')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('table')).toBeVisible()

  await page.goto(`/manajemen-produk?q=${encodeURIComponent(nama)}`)
  await page.getByRole('button', { name: `Hapus ${nama}` }).click()
  await breakApi(page, '/api/produks', { status: 500, body: '{}' })
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(pesan(page)).toContainText('Gagal menghapus produk')
  await page.unrouteAll()

  await page.goto('/edit-produk/999999')
  await expect(pesan(page)).toContainText('Gagal Memuat Produk')
  await expect(pesan(page)).toContainText('Produk tidak ditemukan.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/manajemen-produk')

  await page.goto(`/edit-produk/${produkId}`)
  await page.getByLabel('Harga', { exact: true }).fill('2000')
  await breakApi(page, '/api/produks', { status: 500, body: '{}' })
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Gagal mengupdate produk')
  await expect(page.getByLabel('Harga', { exact: true })).toHaveValue('2000')
})

test('low stock is found by its address', async ({ page, admin: _, build }) => {
  const { nama } = await build.produk({ stok: '2' })
  await page.goto(`/manajemen-produk?stok=menipis&q=${encodeURIComponent(nama)}`)
  await expect(page.getByRole('row').filter({ hasText: nama })).toContainText('Menipis')
  await page.getByLabel('Stok').selectOption('Habis')
  await expect(page.getByText('Tidak ada produk ditemukan')).toBeVisible()
})

test('stock is corrected with a reason, and every movement can be read', async ({ page, admin: _, build }) => {
  const { produkId } = await build.produk({ stok: '10' })
  await page.goto(`/edit-produk/${produkId}`)
  await expect(page.getByRole('heading', { name: 'Stok: 10' })).toBeVisible()
  await page.getByRole('button', { name: 'Koreksi Stok' }).click()
  const dialog = page.getByRole('dialog', { name: 'Koreksi Stok' })
  await dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
  await expect(dialog.getByText('Jumlah harus bilangan bulat, paling kecil 0')).toBeVisible()
  await expect(dialog.getByText('Alasan tidak boleh kosong!')).toBeVisible()

  await dialog.getByLabel('Cara').selectOption('Kurangi')
  await dialog.getByLabel('Jumlah').fill('40')
  await dialog.getByLabel('Alasan').fill('Botol pecah')
  await dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Stok tidak boleh kurang dari nol. Sekarang tersisa 10')
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: 'Koreksi Stok' }).click()
  await expect(dialog.getByLabel('Alasan'), 'what was typed stays').toHaveValue('Botol pecah')
  await dialog.getByLabel('Jumlah').fill('4')
  await dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
  await expectKabar(page, 'Stok berhasil dikoreksi')
  await expect(page.getByRole('heading', { name: 'Stok: 6' })).toBeVisible()
  const moves = page.getByRole('table', { name: 'Mutasi stok' }).getByRole('row').filter({ hasText: 'WIB' })
  await expect(moves.nth(0)).toContainText('−4')
  await expect(moves.nth(0)).toContainText('Botol pecah')
  await expect(moves.nth(1)).toContainText('Stok awal')
})

test('a correction over one that somebody else made is refused, and what was typed stays', async ({
  page,
  admin,
  build,
}) => {
  const { produkId, versiStok } = await build.produk({ stok: '10' })
  await page.goto(`/edit-produk/${produkId}`)
  await page.getByRole('button', { name: 'Koreksi Stok' }).click()
  const dialog = page.getByRole('dialog', { name: 'Koreksi Stok' })
  await dialog.getByLabel('Jumlah').fill('12')
  await dialog.getByLabel('Alasan').fill('Hitung gudang')
  const data = { perubahan: 5, versiStok, keterangan: 'Kiriman' }
  expect((await admin.api('post', `/api/admin/produk/${produkId}/stok`, { data })).ok()).toBe(true)
  await dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Stok produk ini baru saja dikoreksi.')
  await expect(dialog.getByText('Stok sekarang 15')).toBeVisible()
  await dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
  await expect(page.getByRole('heading', { name: 'Stok: 12' })).toBeVisible()
})

test('products go out as a file, come back changed, and are looked at before they are applied', async ({
  page,
  admin: _,
  build,
}) => {
  const { nama } = await build.produk({ harga: '145000', stok: '10' })
  await page.goto(`/manajemen-produk?q=${encodeURIComponent(nama)}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ekspor CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain(`;${nama};`)

  const upload = (isi: string) =>
    page.getByLabel('Pilih Berkas CSV').setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(isi) })
  await page.getByRole('link', { name: 'Impor CSV' }).click()
  await upload(text)
  await expect(page.getByText('Isi berkas sama dengan katalog. Tidak ada yang perlu diubah.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Terapkan/ })).toHaveCount(0)

  await upload(text.replace(';145000;', ';mahal;'))
  await expect(page.getByRole('alert')).toContainText('Ada 1 kesalahan')
  await expect(page.getByText('Harga harus bilangan bulat rupiah, misalnya 125000 atau 125.000')).toBeVisible()

  await upload('warna\nmerah')
  await expect(page.getByRole('alert')).toContainText('Berkas CSV tidak dapat dibaca: kolom “warna” tidak dikenal')

  await upload(text.replace(';145000;10;', ';99000;25;'))
  await expect(page.getByText('Berkas dapat diterapkan.')).toBeVisible()
  await breakApi(page, '/impor', { status: 500, body: '{}' })
  await page.getByRole('button', { name: 'Terapkan 1 Perubahan' }).click()
  await expect(page.getByRole('alert')).toContainText('Gagal mengimpor produk')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Periksa Lagi' }).click()
  await page.getByRole('button', { name: 'Terapkan 1 Perubahan' }).click()
  await expect(page.getByText('Impor selesai: 0 produk baru, 1 produk diubah.')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat Produk' }).click()
  await searchRow(page, nama)
  const row = page.getByRole('row').filter({ hasText: nama })
  await expect(row).toContainText('Rp 99.000')
  await expect(row).toContainText('25')
})

test('before a product is archived its packages are named, and afterwards they wait on the dashboard', async ({
  page,
  admin: _,
  build,
}) => {
  const { title, produk } = await build.paket()
  await page.goto('/manajemen-produk')
  await searchRow(page, produk.nama)
  const tanya = () => page.getByRole('button', { name: `Hapus ${produk.nama}` }).click()
  await breakApi(page, `/produk/${produk.produkId}/paket`, { status: 500, body: '{}' })
  await tanya()
  await expect(pesan(page)).toContainText('Gagal menghapus produk')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await page.unrouteAll()
  await tanya()
  await expect(pesan(page)).toContainText('Paket ini berisi produk itu dan tidak dapat dibeli lagi:')
  await expect(pesan(page).getByRole('listitem')).toHaveText([title])
  await pesan(page).getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('button', { name: `Hapus ${produk.nama}` })).toBeVisible()
  await tanya()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expectKabar(page, 'Produk dipindahkan ke arsip')

  await page.goto('/dasbor-admin')
  await page.getByRole('link', { name: /Lihat paket/ }).click()
  await expect(page).toHaveURL(/\/manajemen-paket\?status=periksa/)
  await page.getByRole('searchbox').fill(title)
  await expect(page.getByText(`${produk.nama} diarsipkan`)).toBeVisible()
})
