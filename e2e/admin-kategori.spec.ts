import { unique } from './build-rows.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test('a category is added, found, edited and deleted §1.04 §2.211 §2.212', async ({ page, admin: _ }) => {
  const name = unique('Vaksin')
  await page.goto('/kategori-produk')
  await page.getByRole('link', { name: 'Tambah Kategori' }).click()
  await expect(page).toHaveURL('/tambah-kategori')
  await page.getByLabel('Nama Kategori').fill(name)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Kategori berhasil ditambahkan')

  await searchRow(page, name)
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page).toHaveURL(/\/edit-kategori\/\d+$/)
  await page.getByLabel('Deskripsi').fill('Vaksin dan bahan kekebalan.')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL(/\/kategori-produk/)

  await searchRow(page, name)
  await page.getByRole('button', { name: `Hapus ${name}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expectKabar(page, 'Kategori berhasil dihapus')
  await expect(page.getByText('Tidak ada data kategori')).toBeVisible()
})
