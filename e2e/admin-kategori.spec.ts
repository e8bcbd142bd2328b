import { unique } from './build-rows.ts'
import { breakApi, expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

test('a category is added, found, edited and deleted §1.04 §2.211 §2.212 §8.63 §8.61', async ({ page, admin: _ }) => {
  const nama = unique('Vaksin')
  await page.goto('/kategori-produk')
  await page.getByRole('link', { name: 'Tambah Kategori' }).click()
  await expect(page).toHaveURL('/tambah-kategori')
  await page.getByLabel('Nama Kategori').fill(nama)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Kategori berhasil ditambahkan')

  await searchRow(page, nama)
  await page.getByRole('link', { name: `Edit ${nama}` }).click()
  await expect(page).toHaveURL(/\/edit-kategori\/\d+$/)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Deskripsi kategori tidak boleh kosong!')).toBeVisible()
  await page.getByLabel('Deskripsi').fill('Vaksin dan bahan kekebalan.')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL(/\/kategori-produk/)

  await searchRow(page, nama)
  await page.getByRole('button', { name: `Hapus ${nama}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expectKabar(page, 'Kategori berhasil dihapus')
  await expect(page.getByText('Tidak ada data kategori')).toBeVisible()
})

test('a name is needed, and a form left half filled asks first §5.43', async ({ page, admin: _ }) => {
  await page.goto('/tambah-kategori')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Nama kategori tidak boleh kosong!')).toBeVisible()
  await page.getByLabel('Nama Kategori').fill('Setengah jadi')
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await pesan(page).getByRole('button', { name: 'Tetap di sini' }).click()
  await expect(page.getByLabel('Nama Kategori')).toHaveValue('Setengah jadi')
})

for (const [how, text] of [
  [{ status: 500, body: '{}' }, 'Gagal menambahkan kategori'],
  [{ status: 409, body: '{"message":"Nama sudah dipakai"}' }, 'Nama sudah dipakai'],
  ['away', 'Gagal menambahkan kategori'],
] as const) {
  test(`a failed save keeps the form and says why: ${JSON.stringify(how)} §8.64`, async ({ page, admin: _ }) => {
    await page.goto('/tambah-kategori')
    await page.getByLabel('Nama Kategori').fill('Tetap ada')
    await breakApi(page, '/api/kategoris', how)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Nama Kategori')).toHaveValue('Tetap ada')
  })
}

test('each failure around a category has its sentence §8.62 §8.65 §8.66', async ({ page, admin: _, build }) => {
  const { kategoriId, nama } = await build.kategori()
  await breakApi(page, '/api/admin/kategori', { status: 400, body: '{}' })
  await page.goto('/kategori-produk')
  await expect(page.getByRole('alert')).toContainText('Gagal memuat kategori')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('alert')).toBeHidden()

  await page.goto(`/kategori-produk?q=${encodeURIComponent(nama)}`)
  await page.getByRole('button', { name: `Hapus ${nama}` }).click()
  await breakApi(page, '/api/kategoris', { status: 500, body: '{}' })
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(pesan(page)).toContainText('Gagal menghapus kategori')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  await breakApi(page, '/api/kategoris', { status: 404, body: '{}' })
  await page.goto(`/edit-kategori/${kategoriId}`)
  await expect(page.getByRole('alert')).toContainText('Gagal mengambil data kategori')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await page.getByLabel('Deskripsi').fill('Sesuatu yang lain')
  await breakApi(page, '/api/kategoris', { status: 500, body: '{}' })
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('alert')).toContainText('Gagal mengupdate kategori')
})
