import type { Page } from '@playwright/test'
import { unique } from './build-rows.ts'
import { painted } from './layout-shift.ts'
import { breakApi, expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

const tombol = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const isi = (page: Page, nomor: number) => page.getByRole('group', { name: `Isi ${nomor}`, exact: true })
const namaIsi = (page: Page) => page.getByLabel('Nama', { exact: true })
const deskripsi = (page: Page) => page.getByLabel('Deskripsi')

test('a package is put together, found, changed, archived and sold again §1.04 §2.215 §2.217 §5.52 §5.67 §8.77', async ({
  page,
  admin: _,
  build,
}) => {
  const title = unique('Paket Karantina')
  const vitamin = await build.produk({ nama: unique('Vitamin C Stabil'), stok: '7' })
  await page.goto('/manajemen-paket')
  await page.getByRole('link', { name: 'Tambah Paket' }).click()
  await expect(page).toHaveURL('/tambah-paket')
  await tombol(page, 'Simpan').click()
  await expect(page.getByText('Nama paket harus diisi')).toBeVisible()
  await expect(page.getByText('Harga paket harus diisi')).toBeVisible()
  await expect(page.getByLabel('Nama Paket')).toBeFocused()
  await page.getByLabel('Nama Paket').fill(title)
  await page.getByLabel('Harga', { exact: true }).fill('650000')

  await tombol(page, 'Tambah isi').click()
  const produk = isi(page, 1).getByRole('combobox', { name: 'Produk terikat' })
  await produk.fill(vitamin.nama.toLowerCase())
  await page.getByRole('option', { name: vitamin.nama }).click()
  await expect(isi(page, 1).getByLabel('Nama', { exact: true })).toHaveValue(vitamin.nama)
  await isi(page, 1).getByLabel('Jumlah').fill('0')
  await deskripsi(page).fill(`${vitamin.nama}, Buku saku, , Kotak `)
  await expect(isi(page, 3).getByLabel('Nama', { exact: true })).toHaveValue('Kotak')
  await tombol(page, 'Hapus isi 3').click()
  await tombol(page, 'Simpan').click()
  await expect(page.getByText('Jumlah 1 sampai 1.000')).toBeVisible()
  await isi(page, 1).getByLabel('Jumlah').fill('2')
  await deskripsi(page).fill(`${vitamin.nama}, Buku saku, Sarung tangan`)
  await tombol(page, 'Simpan').click()
  await expectKabar(page, 'Paket berhasil ditambahkan')

  await searchRow(page, title)
  await expect(page.getByText('3 paket')).toBeVisible()
  await expect(page.getByText(`${vitamin.nama}, Buku saku, Sarung tangan`)).toBeVisible()

  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(page).toHaveURL(/\/edit-paket\/\d+$/)
  await expect(page.getByRole('link', { name: 'Kembali', exact: true })).toHaveAttribute('href', /^\/manajemen-paket/)
  await tombol(page, `Lepas ${vitamin.nama}`).click()
  await isi(page, 1).getByLabel('Nama', { exact: true }).fill('Kantong es')
  await page.getByLabel('Harga', { exact: true }).fill('600000')
  await tombol(page, 'Simpan').click()
  await expect(pesan(page)).toContainText('Berhasil')
  await expect(pesan(page)).toContainText('Paket berhasil diupdate')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  // The list keeps its search.
  await expect(page).toHaveURL(/\/manajemen-paket\?q=/)

  await searchRow(page, title)
  await expect(page.getByText('Rp 600.000')).toBeVisible()
  await expect(page.getByText('Tidak dibatasi')).toBeVisible()
  await tombol(page, `Hapus ${title}`).click()
  await expect(pesan(page)).toContainText('Yakin hapus paket ini?')
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expectKabar(page, 'Paket dipindahkan ke arsip')
  await expect(page.getByText('Tidak ada paket ditemukan')).toBeVisible()

  await page.getByLabel('Status').selectOption('Diarsipkan')
  await tombol(page, `Pulihkan ${title}`).click()
  await pesan(page).getByRole('button', { name: 'Ya, Pulihkan' }).click()
  await expectKabar(page, 'Paket dijual lagi')
})

test('a part is the product that it is called like, and neither nearly one nor one with a prescription', async ({
  page,
  admin: _,
  build,
}) => {
  const title = unique('Paket Nama')
  // Characters that no other test's product contains.
  const tanda = unique('').trim()
  const obat = await build.produk({ nama: `Zurkonium ${tanda}`, stok: '7' })
  const resep = await build.produk({ nama: `Rutenikon${tanda}`, golongan: 'obat_keras' })
  await page.goto('/tambah-paket')
  await page.getByLabel('Nama Paket').fill(title)
  await page.getByLabel('Harga', { exact: true }).fill('650000')
  await deskripsi(page).fill(`Rutenicon${tanda}, Zurconium, Buku saku`)
  await tombol(page, 'Simpan').click()
  await expect(pesan(page)).toContainText(
    `${resep.nama} perlu resep dokter hewan, jadi tidak boleh ada di dalam paket.`,
  )
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(isi(page, 1).getByText(`${resep.nama} perlu resep, tidak boleh di dalam paket`)).toBeVisible()
  await tombol(page, 'Hapus isi 1').click()
  await tombol(page, 'Simpan').click()
  await expect(pesan(page)).toContainText(`mirip produk ${obat.nama}.`)
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(isi(page, 1).getByText(`Mirip ${obat.nama}: ikat ke produk itu, atau tulis nama lain`)).toBeVisible()
  await isi(page, 1).getByLabel('Nama', { exact: true }).fill(obat.nama.toUpperCase())
  await tombol(page, 'Simpan').click()
  await expectKabar(page, 'Paket berhasil ditambahkan')

  await searchRow(page, title)
  await expect(page.getByText('7 paket')).toBeVisible()
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(isi(page, 1).getByRole('combobox', { name: 'Produk terikat' })).toHaveValue(obat.nama)
  await expect(isi(page, 2).getByRole('combobox', { name: 'Produk terikat' })).toHaveValue('')
})

test('the contents are put into order with the keys, and every step is said', async ({ page, admin: _ }) => {
  await page.goto('/tambah-paket')
  await deskripsi(page).fill('Obat A, Obat B, Obat C')
  await tombol(page, 'Geser Obat A').press('Space')
  await expect(page.getByText('Obat A diangkat, urutan 1 dari 3.')).toBeAttached()
  // The arrow keys work only after the next frames, shortly after the announcement.
  await painted(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Obat A dipindahkan ke urutan 2 dari 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('Obat A diletakkan di urutan 2 dari 3.')).toBeAttached()
  await expect(namaIsi(page)).toHaveCount(3)
  for (const [index, nama] of ['Obat B', 'Obat A', 'Obat C'].entries())
    await expect(namaIsi(page).nth(index)).toHaveValue(nama)

  await tombol(page, 'Geser Obat C').press('Space')
  await expect(page.getByText('Obat C diangkat, urutan 3 dari 3.')).toBeAttached()
  await painted(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Obat C dipindahkan ke urutan 2 dari 3.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Batal. Obat C kembali ke urutan 3 dari 3.')).toBeAttached()
  await expect(namaIsi(page).nth(2)).toHaveValue('Obat C')
})

test('a product is chosen with the keys alone', async ({ page, admin: _, build }) => {
  const kaporit = await build.produk({ nama: unique('Kaporit') })
  await page.goto('/tambah-paket')
  await tombol(page, 'Tambah isi').click()
  const produk = page.getByRole('combobox', { name: 'Produk terikat' })
  await produk.fill(kaporit.nama.toLowerCase())
  await expect(page.getByRole('option').first()).toContainText(kaporit.nama)
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await produk.press('Enter')
  await expect(produk).toHaveValue(kaporit.nama)
  await expect(page).toHaveURL('/tambah-paket')
  await produk.fill('tidak ada yang begini')
  await expect(page.getByText('Tidak ada produk yang ditemukan')).toBeVisible()
  await produk.press('Escape')
  await expect(produk).toHaveValue(kaporit.nama)
})

test('a package says which of its parts may not leave the shop', async ({ page, admin: _, build }) => {
  const { title, produk: resep } = await build.paket()
  const { api } = await build.owner()
  await api('put', `/api/produks/${resep.produkId}`, { multipart: { golongan: 'obat_keras' } })
  await page.goto(`/manajemen-paket?q=${encodeURIComponent(title)}`)
  await expect(page.getByText('Tidak tersedia')).toBeVisible()
  await expect(page.getByText(`${resep.nama} perlu resep`)).toBeVisible()
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(page.getByText(`Paket tidak dapat dibeli: ${resep.nama} perlu resep.`)).toBeVisible()
})

for (const [how, text] of [
  [{ status: 500, body: '{}' }, 'Gagal mengupdate paket: Terjadi kesalahan'],
  [{ status: 409, body: '{"message":"Nama sudah dipakai"}' }, 'Gagal mengupdate paket: Nama sudah dipakai'],
  [{ status: 200, body: 'bukan JSON' }, 'Gagal mengupdate paket: Terjadi kesalahan'],
  ['away', 'Gagal mengupdate paket: Tidak dapat terhubung ke server'],
] as const) {
  test(`a failed change keeps the form and says why: ${JSON.stringify(how)} §8.76`, async ({
    page,
    admin: _,
    build,
  }) => {
    const { paketId } = await build.paket()
    await page.goto(`/edit-paket/${paketId}`)
    await page.getByLabel('Keterangan').fill('Tetap ada')
    await breakApi(page, `/api/paket/${paketId}`, how)
    await tombol(page, 'Simpan').click()
    await expect(pesan(page)).toContainText('Gagal')
    await expect(pesan(page)).toContainText(text)
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByLabel('Keterangan')).toHaveValue('Tetap ada')
  })
}

test('each other failure around a package has its sentence §8.72 §8.73 §8.74 §8.75', async ({
  page,
  admin: _,
  build,
}) => {
  const { paketId, title } = await build.paket()
  await breakApi(page, '/api/admin/paket', { status: 400, body: '{"message":"lain"}' })
  await page.goto('/manajemen-paket')
  await expect(page.getByRole('alert')).toContainText('Gagal mengambil data paket')
  await page.goto(`/edit-paket/${paketId}`)
  await expect(page.getByRole('alert')).toContainText('Tidak dapat mengambil data paket')
  await page.unrouteAll()
  await tombol(page, 'Coba Lagi').click()
  await expect(page.getByLabel('Nama Paket')).not.toHaveValue('')

  await breakApi(page, '/api/paket', { status: 500, body: '{"message":"lain"}' })
  await page.goto(`/manajemen-paket?q=${encodeURIComponent(title)}`)
  await tombol(page, `Hapus ${title}`).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(pesan(page)).toContainText('Tidak dapat menghapus paket')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  await page.goto('/urutan-paket')
  await expect(page.getByRole('alert')).toContainText('Gagal mengambil data paket')

  await page.goto('/tambah-paket')
  await page.getByLabel('Nama Paket').fill('Tetap ada')
  await page.getByLabel('Harga', { exact: true }).fill('1000')
  await page.unrouteAll()
  await breakApi(page, '/api/paket', { status: 500, body: '{}' })
  await tombol(page, 'Simpan').click()
  await expect(pesan(page)).toContainText('Gagal menambahkan paket')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('Nama Paket')).toHaveValue('Tetap ada')
})
