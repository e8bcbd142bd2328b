import { readFile } from 'node:fs/promises'
import { newGambar, unique } from './build-rows.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

test('a product is added with its pictures, read by buyers, edited, corrected in stock, archived and brought back §1.04 §2.213', async ({
  page,
  admin,
}) => {
  const name = unique('Vitamin Kerapu')
  const zat = page.getByRole('group', { name: /^Zat aktif \d/ })
  const aturan = page.getByRole('group', { name: /^Aturan pakai \d/ })
  const save = () => page.getByRole('button', { name: 'Simpan', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: name })

  await test.step('added', async () => {
    await page.goto('/manajemen-produk')
    await page.getByRole('link', { name: 'Tambah Produk' }).click()
    await expect(page).toHaveURL('/tambah-produk')
    await page.getByLabel('Nama Produk').fill(name)
    await page.getByLabel('Kategori').selectOption({ index: 1 })
    await page.getByLabel('Harga', { exact: true }).fill('75000')
    await page.getByLabel('Stok', { exact: true }).fill('10')
    await page.getByLabel('Pilih Gambar').setInputFiles(await newGambar(300, 300))
    await page.getByLabel('Pilih Label kemasan').setInputFiles(await newGambar(300, 300))
    await page.getByLabel('Nutrisi').check()
    await page.getByRole('button', { name: 'Tambah zat aktif' }).click()
    await zat.getByLabel('Nama zat').fill('Chloramphenicol')
    await zat.getByLabel('Kadar').fill('0,5')
    await page.getByRole('button', { name: 'Tambah aturan pakai' }).click()
    await aturan.getByLabel('Dosis dari').fill('1500,5')
    await aturan.getByLabel('Sampai').fill('2000')
    await aturan.getByLabel('Lama (menit)').fill('30')
    await aturan.getByText('Untuk penyakit').click()
    await aturan.getByLabel('cacing kulit').check()
    await save()
    await expect(zat.getByText(/^Kloramfenikol .*Permen KP/)).toBeVisible()
    await expect(zat.getByLabel('Nama zat')).toBeFocused()
    await zat.getByLabel('Nama zat').fill('eugenol')
    await save()
    await expectKabar(page, 'Produk berhasil ditambahkan')
    await searchRow(page, name)
    await expect(row).toContainText('Rp 75.000')
    await expect
      .poll(() => row.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
  })

  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page).toHaveURL(/\/edit-produk\/\d+$/)
  const produkId = Number(page.url().split('/').at(-1))

  await test.step('edited', async () => {
    await expect(page.getByLabel('Nutrisi')).toBeChecked()
    await expect(zat.getByLabel('Kadar')).toHaveValue('0,5')
    await page.getByLabel('Harga', { exact: true }).fill('80000')
    await page.getByLabel('Masa henti').fill('0')
    await save()
    await expectKabar(page, 'Produk berhasil diperbarui')
  })

  await test.step('read by buyers', async () => {
    await page.goto(`/produk/produk-satuan/${produkId}`)
    await page.getByText('Kandungan', { exact: true }).click()
    await expect(page.getByText('eugenol 0,5 % b/b')).toBeVisible()
    await expect(page.getByText('Rendam: 1.500,5–2.000 ppm (eugenol), 30 menit')).toBeVisible()
    await expect(page.getByText('Untuk cacing kulit.')).toBeVisible()
    const label = await page.getByRole('link', { name: 'Perbesar label' }).getAttribute('href')
    expect((await page.request.get(label ?? '')).headers()['content-type']).toMatch(/^image\//)
  })

  await test.step('corrected in stock, after a correction by another user', async () => {
    await page.goto(`/edit-produk/${produkId}`)
    await expect(page.getByRole('heading', { name: 'Stok: 10' })).toBeVisible()
    await page.getByRole('button', { name: 'Koreksi Stok' }).click()
    const dialog = page.getByRole('dialog', { name: 'Koreksi Stok' })
    await dialog.getByLabel('Cara').selectOption('Kurangi')
    await dialog.getByLabel('Jumlah').fill('40')
    await dialog.getByLabel('Alasan').fill('Botol pecah')
    const { versiStok } = await (await admin.api('get', `/api/admin/produk/${produkId}`)).json()
    const data = { perubahan: 5, versiStok, keterangan: 'Kiriman' }
    expect((await admin.api('post', `/api/admin/produk/${produkId}/stok`, { data })).ok()).toBe(true)
    await dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Stok produk ini baru saja dikoreksi.')
    await expect(dialog.getByText('Stok sekarang 15')).toBeVisible()
    await dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Stok tidak boleh kurang dari nol. Sekarang tersisa 15')
    await dialog.getByLabel('Jumlah').fill('4')
    await dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
    await expectKabar(page, 'Stok berhasil dikoreksi')
    await expect(page.getByRole('heading', { name: 'Stok: 11' })).toBeVisible()
    const moves = page.getByRole('table', { name: 'Mutasi stok' }).getByRole('row').filter({ hasText: 'WIB' })
    await expect(moves.nth(0)).toContainText('−4')
    await expect(moves.nth(0)).toContainText('Botol pecah')
    await expect(moves.nth(2)).toContainText('Stok awal')
  })

  await test.step('archived and brought back', async () => {
    await page.goto('/manajemen-produk')
    await searchRow(page, name)
    await page.getByRole('button', { name: `Hapus ${name}` }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
    await expectKabar(page, 'Produk dipindahkan ke arsip')
    await expect(page.getByText('Tidak ada produk ditemukan')).toBeVisible()
    await page.getByRole('button', { name: 'Saring' }).click()
    await page.getByLabel('Status').selectOption('Diarsipkan')
    await page.getByRole('button', { name: `Pulihkan ${name}` }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Pulihkan' }).click()
    await expectKabar(page, 'Produk dijual lagi')
  })
})

test('products are exported, changed, imported, and previewed before they are applied', async ({
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

  const upload = (content: string) =>
    page
      .getByLabel('Pilih Berkas CSV')
      .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('link', { name: 'Impor CSV' }).click()
  await upload(text)
  await expect(page.getByText('Isi berkas sama dengan katalog, jadi tidak ada yang diubah.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Terapkan/ })).toHaveCount(0)

  await upload(text.replace(';145000;', ';mahal;'))
  await expect(page.getByRole('alert')).toContainText('Ada 1 kesalahan')
  await expect(page.getByText('Harga harus angka bulat dalam rupiah, misalnya 125000 atau 125.000')).toBeVisible()

  await upload('warna\nmerah')
  await expect(page.getByRole('alert')).toContainText('Berkas CSV tidak bisa dibaca: kolom “warna” tidak dikenal')

  await upload(text.replace(';145000;10;', ';99000;25;'))
  await expect(page.getByText('Berkas bisa diterapkan.')).toBeVisible()
  await page.getByRole('button', { name: 'Terapkan 1 Perubahan' }).click()
  await expect(page.getByText('Impor selesai: 0 produk baru, 1 produk diubah.')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat Produk' }).click()
  await searchRow(page, nama)
  const row = page.getByRole('row').filter({ hasText: nama })
  await expect(row).toContainText('Rp 99.000')
  await expect(row).toContainText('25')
})
