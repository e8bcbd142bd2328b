import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Kategori, listKategori } from '#contract/katalog/endpoints.ts'
import { createProduk, listProdukAdmin, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK, type ProdukColumn } from '#contract/katalog/produk-columns-admin.ts'
import { answer, refuseFields, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, pick, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ProdukAddPage from './produk-add.page.tsx'

const SAVE = { ...contoh(ProdukAdmin, { produkId: 3, nama: 'Vitamin A' }), message: 'Produk berhasil ditambahkan' }

const open = async () => {
  const shown = await showAdmin(<ProdukAddPage />, { at: '/tambah-produk' })
  await expect.element(field('Nama Produk')).toBeVisible()
  return shown
}
const fillRequired = async () => {
  await fill('Nama Produk', 'Vitamin A')
  await fill('Kategori', '1')
  await fill('Harga', '75000')
}

beforeEach(() => {
  answer(listKategori, [contoh(Kategori, { kategoriId: 1, nama: 'Vitamin' })])
  answer(listProdukAdmin, { items: [], total: 0 })
  answer(createProduk, SAVE)
})

test('has a field for every column of a product', async () => {
  await open()
  const labels = [...document.querySelectorAll('form label, form legend, form p')].map(({ textContent }) => textContent)
  for (const { typed, label = '', formLabel = label } of Object.values<ProdukColumn>(PRODUK))
    if (typed) expect(labels, formLabel).toContainEqual(expect.stringContaining(formLabel))
})

test('leads to the first category of a new shop', async () => {
  answer(listKategori, [])
  await showAdmin(<ProdukAddPage />, { at: '/tambah-produk' })
  await expect.element(link('Tambah Kategori')).toHaveAttribute('href', '/tambah-kategori')
  await expect.element(field('Nama Produk')).not.toBeInTheDocument()
})

test('names missing fields, and rejects a picture of another type §5.45 §5.49', async () => {
  await open()
  await pick(field('Pilih Gambar'), new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  await press('Simpan')
  await expect.element(field('Nama Produk')).toHaveAccessibleDescription('Nama produk tidak boleh kosong!')
  await expect.element(field('Kategori')).toHaveAccessibleDescription('Pilih kategori dulu')
  await see('Harga tidak boleh kosong!')
  await see('Gambar harus JPG, JPEG, atau PNG')
  await expect.element(field('Nama Produk')).toHaveFocus()
  expect(sent(createProduk)).toEqual([])
})

test('shows the chosen picture, and sends it with the fields', async () => {
  const { address } = await open()
  await fillRequired()
  const berkas = new File(['x'], 'a.png', { type: 'image/png' })
  await pick(field('Pilih Gambar'), berkas)
  await expect.element(page.getByAltText('Pratinjau gambar baru')).toBeVisible()
  await press(page.getByText('Ditemukan lewat masalah'))
  await press(page.getByRole('checkbox', { name: 'Nutrisi' }))
  await press('Simpan')
  await see('Produk berhasil ditambahkan')
  await expect.poll(address).toBe('/manajemen-produk')
  const { body } = sent(createProduk)[0] ?? {}
  expect(body).toMatchObject({ nama: 'Vitamin A', kategoriId: '1', harga: '75000' })
  expect(body.gambar).toMatchObject({ name: 'a.png', type: 'image/png' })
  expect(body.kelas).toBe('N')
})

describe('active substances and instructions for use', () => {
  const zat = (nomor: number) => page.getByRole('group', { name: `Zat aktif ${nomor}` })
  const aturan = page.getByRole('group', { name: 'Aturan pakai 1' })

  async function write() {
    const shown = await open()
    await fillRequired()
    await press(page.getByText('Obat menurut aturan'))
    await press(page.getByText('Pakai dan dosis'))
    await press('Tambah zat aktif')
    await press('Tambah zat aktif')
    await fill(zat(1).getByLabelText('Nama zat'), 'eugenol')
    await fill(zat(1).getByLabelText('Kadar'), '1.000')
    await press('Tambah aturan pakai')
    await fill(aturan.getByLabelText('Dosis dari'), '1500,5')
    await fill(aturan.getByLabelText('Sampai'), '75')
    await fill(aturan.getByLabelText('Lama (menit)'), '30')
    await press(aturan.getByText('Untuk penyakit'))
    await press(aturan.getByLabelText('cacing kulit'))
    return shown
  }

  test('show the error of a row under its field, and keep the others', async () => {
    await write()
    await press('Simpan')
    await expect
      .element(zat(1).getByLabelText('Kadar'))
      .toHaveAccessibleDescription('Isi angka di atas 0, misalnya 0,5')
    await expect.element(zat(1).getByLabelText('Kadar')).toHaveFocus()
    await expect.element(zat(2).getByLabelText('Nama zat')).toHaveAccessibleDescription('Nama zat tidak boleh kosong')

    await fill(zat(1).getByLabelText('Kadar'), '0,5')
    await press('Hapus zat aktif 2')
    await press('Simpan')
    await see('Dosis terbesar tidak boleh di bawah yang terkecil')
    await expect.element(aturan.getByLabelText('Dosis dari')).toHaveValue('1500,5')
    await expect.element(aturan.getByLabelText('cacing kulit')).toBeChecked()
    expect(sent(createProduk)).toEqual([])
  })

  test('are sent as rows, without removed ones', async () => {
    await write()
    await fill(zat(1).getByLabelText('Kadar'), '0,5')
    await press('Hapus zat aktif 2')
    await fill(aturan.getByLabelText('Sampai'), '2000')
    await press('Simpan')
    await expect.poll(() => sent(createProduk).length).toBe(1)
    const { zat_aktif, aturan_pakai } = sent(createProduk)[0]?.body ?? {}
    expect(JSON.parse(zat_aktif)).toEqual([{ nama: 'eugenol', kadar: '0,5', satuan: '% b/b' }])
    expect(JSON.parse(aturan_pakai)).toMatchObject([
      { min: '1500,5', maks: '2000', lama: '30', untuk: ['cacing-kulit'] },
    ])
  })

  test("show the server's error in the row that it is about", async () => {
    answer(createProduk, refuseFields({ 'zat_aktif.0.nama': 'Kloramfenikol dilarang Permen KP' }))
    await open()
    await fillRequired()
    await press(page.getByText('Obat menurut aturan'))
    await press('Tambah zat aktif')
    await fill(zat(1).getByLabelText('Nama zat'), 'Chloramphenicol')
    await fill(zat(1).getByLabelText('Kadar'), '1')
    await press('Simpan')
    await expect
      .element(zat(1).getByLabelText('Nama zat'))
      .toHaveAccessibleDescription('Kloramfenikol dilarang Permen KP')
    await expect.element(zat(1).getByLabelText('Nama zat')).toHaveFocus()
    await expect.element(button('Simpan')).toBeEnabled()
  })
})
