import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { Kategori, listKategori } from '#contract/katalog/endpoints.ts'
import {
  correctStok,
  createProduk,
  getProdukAdmin,
  listProdukAdmin,
  ProdukAdmin,
  updateProduk,
} from '#contract/katalog/produk-admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { listMutasiStok } from '#contract/stok/admin.ts'
import { listLot } from '#contract/stok/lot-list-admin.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, pick, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ProdukAddPage from './produk-add.page.tsx'
import ProdukEditPage from './produk-edit.page.tsx'

const PRODUK = contoh(ProdukAdmin, {
  produkId: 3,
  kategoriId: 1,
  nama: 'Iodin',
  harga: 25_000,
  stok: 10,
  versiStok: 7,
  aktif: true,
  zat_aktif: [{ nama: 'Tanin', kadar: 0.5, satuan: 'mg/g' }],
})
const KATEGORI = ['Vitamin', 'Antiseptik', 'Probiotik'].map((name, index) =>
  contoh(Kategori, { kategoriId: index + 1, nama: name }),
)
const EMPTY = { items: [], total: 0 }

beforeEach(() => {
  answer(getProdukAdmin, PRODUK)
  answer(listKategori, KATEGORI)
  answer(listProdukAdmin, EMPTY)
  answer(listJejak, EMPTY)
  answer(listLot, EMPTY)
  answer(listMutasiStok, EMPTY)
})
const edit = () => showAdmin(screen(ProdukEditPage, { produkId: '3' }), { at: '/edit-produk/3' })
const add = () => showAdmin(<ProdukAddPage />, { at: '/tambah-produk' })
const catatan = (typed: string) => page.getByRole('group', { name: `${typed}: diubah orang lain` })
const choose = (typed: string, name: 'Pakai yang ini' | 'Pakai isian saya') =>
  press(catatan(typed).getByRole('button', { name }))
const last = () => sent(updateProduk).at(-1)?.body

describe('product edited by two users', () => {
  test('resolves conflicts of category, class and picture', async () => {
    answer(
      updateProduk,
      refuse('ISIAN_BENTROK', {
        bentrok: [
          { path: 'kategoriId', label: 'Kategori', sekarang: 3 },
          { path: 'kelas', label: 'Untuk masalah', sekarang: ['J'] },
          { path: 'gambar', label: 'Gambar', sekarang: 'lain.webp' },
        ],
      }),
    )
    const { address } = await edit()
    await fill('Harga', '41000')
    await fill('Kategori', '2')
    await press(field('Bakteri'))
    await pick(field('Pilih Gambar').first(), new File(['x'], 'a.png', { type: 'image/png' }))
    await press('Simpan')
    await seeIn(catatan('Kategori'), 'Probiotik')
    await seeIn(catatan('Untuk masalah'), 'Jamur')
    await expect.element(catatan('Gambar').getByRole('img')).toHaveAttribute('src', expect.stringContaining('lain'))
    await choose('Kategori', 'Pakai yang ini')
    await choose('Untuk masalah', 'Pakai isian saya')
    await choose('Gambar', 'Pakai yang ini')
    await expect.element(page.getByAltText('Pratinjau gambar baru')).not.toBeInTheDocument()
    const other = { kategoriId: 3, gambar: 'lain.webp', deskripsi: 'Lain.' }
    answer(updateProduk, { ...PRODUK, ...other, harga: 41_000, kelas: ['B'], message: 'ok' })
    await press('Simpan')
    await see(/Orang lain baru saja mengubah: .*Deskripsi menjadi Lain\.\./)
    await press('OK')
    await expect.poll(address).toBe('/manajemen-produk')
    const { semula, ...body } = last()
    expect(body).toEqual({ harga: '41000', kelas: 'B' })
    expect(JSON.parse(semula)).toEqual({ harga: 25_000, kelas: ['J'] })
  })

  test('resolves a conflict of substances as one field, in words, in both directions', async () => {
    const others = [{ nama: 'Punya orang', kadar: 0.5, satuan: 'mg/g' }]
    answer(
      updateProduk,
      refuse('ISIAN_BENTROK', { bentrok: [{ path: 'zat_aktif', label: 'Zat aktif', sekarang: others }] }),
    )
    await edit()
    await fill('Nama zat', 'Punya saya')
    await press('Simpan')
    await seeIn(catatan('Zat aktif'), 'Punya orang 0,5 mg/g')
    await expect.element(field('Nama zat')).toHaveValue('Punya saya')
    await choose('Zat aktif', 'Pakai yang ini')
    await expect.element(field('Nama zat')).toHaveValue('Punya orang')
    await choose('Zat aktif', 'Pakai isian saya')
    await expect.element(field('Nama zat')).toHaveValue('Punya saya')
    answer(updateProduk, { ...PRODUK, message: 'Produk berhasil diperbarui' })
    await press('Simpan')
    await see('Produk berhasil diperbarui')
    expect(JSON.parse(last().zat_aktif)).toMatchObject([{ nama: 'Punya saya', satuan: 'mg/g' }])
    expect(JSON.parse(last().semula)).toEqual({ zat_aktif: others })
  })
})

describe('new product', () => {
  test('takes a price with its dots, no half rupiah and no 0', async () => {
    answer(createProduk, { ...PRODUK, message: 'Produk berhasil ditambahkan' })
    const { address } = await add()
    await fill('Nama Produk', 'Iodin')
    await fill('Kategori', '1')
    for (const [harga, message] of [
      ['125,5', 'Harga harus angka bulat dalam rupiah, misalnya 125000 atau 125.000'],
      ['Rp 0', 'Harga harus lebih dari 0'],
    ] as const) {
      await fill('Harga', harga)
      await press('Simpan')
      await see(message)
    }
    expect(sent(createProduk)).toEqual([])
    await fill('Harga', 'Rp 1.250.000')
    await press('Simpan')
    await expect.poll(address).toBe('/manajemen-produk')
    expect(sent(createProduk)).toMatchObject([{ body: { nama: 'Iodin', harga: '1250000', kategoriId: '1' } }])
  })

  test('requires a confirmation of a name that exists already', async () => {
    answer(listProdukAdmin, { items: [PRODUK], total: 1 })
    await add()
    await fill('Nama Produk', ' IODIN ')
    await fill('Kategori', '1')
    await fill('Harga', '1000')
    await press('Simpan')
    await see('Nama ini sudah ada')
    await press('Ganti Nama')
    await seeNot('Nama ini sudah ada')
    expect(sent(createProduk)).toEqual([])
    await expect.element(field('Nama Produk')).toHaveValue(' IODIN ')
  })

  test('is created once for repeated presses without an answer', async () => {
    answer(createProduk, silence)
    answer(settlePermintaan, silence)
    const { address } = await add()
    await fill('Nama Produk', 'Iodin')
    await fill('Kategori', '1')
    await fill('Harga', '1000')
    await press('Simpan')
    await see(/^Koneksi terputus, jadi belum pasti tersimpan\./)
    await expect.element(field('Nama Produk')).toHaveValue('Iodin')
    answer(createProduk, { ...PRODUK, message: 'Produk berhasil ditambahkan' })
    await press('Simpan')
    await expect.poll(address).toBe('/manajemen-produk')
    const keys = new Set(sent(createProduk).map(({ headers }) => headers.get('Idempotency-Key')))
    expect(keys.size).toBe(1)
  })

  test('is saved despite a lost answer, and leads to the list', async () => {
    answer(createProduk, silence)
    answer(settlePermintaan, { keadaan: 'selesai', status: 201, jawaban: { ...PRODUK, message: 'ok' } })
    const { address } = await add()
    await fill('Nama Produk', 'Iodin')
    await fill('Kategori', '1')
    await fill('Harga', '1000')
    await press('Simpan')
    await see(/^Sudah tersimpan satu kali\./)
    await expect.poll(address).toBe('/manajemen-produk')
  })
})

describe('stock on the screen of its product', () => {
  const correct = async () => {
    await edit()
    await press('Koreksi Stok')
    await fill('Cara', 'tambah')
    await fill('Jumlah', '10')
    await fill(page.getByRole('dialog').getByLabelText('Alasan'), 'Kiriman pemasok')
    await press('Simpan Koreksi')
  }

  test('shows a correction that was saved despite a lost answer', async () => {
    answer(correctStok, silence)
    answer(settlePermintaan, () => {
      answer(getProdukAdmin, { ...PRODUK, stok: 20, versiStok: 8 })
      return { keadaan: 'selesai' as const, status: 200, jawaban: { ...PRODUK, stok: 20, message: 'ok' } }
    })
    await correct()
    await see(/^Sudah tersimpan satu kali\./)
    await expect.element(page.getByRole('heading', { name: 'Stok: 20' })).toBeVisible()
    await press('Tutup')
    await seeNot(/^Sudah tersimpan satu kali\./)
  })

  test('reports a correction that never arrived, keeps the input and sends it again', async () => {
    answer(correctStok, silence)
    answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
    await correct()
    await see('Gagal mengoreksi stok. Belum tersimpan. Coba lagi.')
    await expect.element(page.getByRole('dialog').getByLabelText('Alasan')).toHaveValue('Kiriman pemasok')
    answer(correctStok, { ...PRODUK, stok: 20, message: 'Stok berhasil dikoreksi' })
    await press('Simpan Koreksi')
    await see('Stok berhasil dikoreksi')
    await expect.element(button('Simpan Koreksi')).not.toBeInTheDocument()
  })
})
