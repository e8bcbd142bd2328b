import { expect, test } from 'vitest'
import { each } from '#contract/columns.ts'
import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK as COLUMNS } from '#contract/katalog/produk-columns-admin.ts'
import { type Katalog, planImport } from './import-plan.ts'

const PRODUK: ProdukAdmin = {
  ...each(COLUMNS, 'initial'),
  produkId: 7,
  nama: 'Povidon',
  deskripsi: 'Antiseptik',
  harga: 145_000,
  stok: 10,
  gambar: null,
  gambar_label: null,
  gambar_lain: [],
  kelompok: null,
  pilihan_ukuran: null,
  belum_terdaftar: false,
  zat_belum_boleh: false,
  harga_semula: null,
  harga_sampai: null,
  terjual: 0,
  kategoriId: 1,
  kategoriNama: 'Antiseptik',
  kemasan: 'botol',
  zat: '',
  golongan: 'bukan_obat',
  dosis: '',
  resep: false,
  masa_henti: 3,
  kelas: ['B'],
  aktif: true,
  stok_minimum: 5,
  versiStok: 40,
  versi: 1,
}

const katalog = (since = { pesanan: 0, others: 0, isCorrected: false }): Katalog => ({
  produk: new Map([[7, PRODUK]]),
  kategori: new Map([
    ['antiseptik', { kategoriId: 1, nama: 'Antiseptik' }],
    ['alat uji', { kategoriId: 2, nama: 'Alat Uji' }],
  ]),
  nama: new Map([['Povidon', 7]]),
  modal: new Map([[7, 100_000]]),
  sejak: new Map([[7, since]]),
})
const plan = (cells: object, since?: Parameters<typeof katalog>[0]) =>
  planImport([{ baris: 2, isi: cells }], katalog(since))
const created = { produkId: '', nama: 'Baru', kategori: 'Alat Uji', harga: '5000' }

test.each([
  ['only the id', {}],
  ['the present values', { nama: 'Povidon', harga: '145000', stok: '10', kelas: 'B', masa_henti: '3', resep: 'tidak' }],
  ['the category in other capitals', { kategori: ' ANTISEPTIK ' }],
  ['an empty status', { status: '' }],
])('ignores a line with %s', (_, cells) => {
  expect(plan({ produkId: '7', ...cells })).toEqual({ langkah: [], sama: 1, galat: [] })
})

test.each([
  [{ harga: '150000' }, { harga: 150_000 }, { harga: 145_000 }, { harga: 150_000 }],
  [{ deskripsi: '' }, { deskripsi: '' }, { deskripsi: 'Antiseptik' }, { deskripsi: '' }],
  [{ masa_henti: '' }, { masa_henti: null }, { masa_henti: 3 }, { masa_henti: null }],
  [{ kategori: 'alat uji' }, { kategori_id: 2 }, { kategori: 'Antiseptik' }, { kategori: 'Alat Uji' }],
  [{ status: 'Arsip' }, { aktif: false }, { status: 'aktif' }, { status: 'arsip' }],
  [{ golongan: 'Obat keras' }, { golongan: 'obat_keras' }, { golongan: 'bukan_obat' }, { golongan: 'obat_keras' }],
  // Files from before the class was introduced have only this column.
  [{ resep: 'YA' }, { golongan: 'obat_keras' }, { golongan: 'bukan_obat' }, { golongan: 'obat_keras' }],
])('reads a line with %j as a change', (cells, column, before, after) => {
  expect(plan({ produkId: ' 7 ', ...cells }).langkah).toEqual([
    { jenis: 'ubah', baris: 2, produkId: 7, nama: 'Povidon', shift: 0, kolom: column, sebelum: before, sesudah: after },
  ])
})

test.each([
  ['a present count', { stok: '12' }, undefined, 2],
  ['three more than displayed before two were sold', { stok: '15', versiStok: '30' }, { pesanan: -2 }, 3],
  ['the value displayed before two were sold', { stok: '12', versiStok: '30' }, { pesanan: -2 }, 0],
  ['the value displayed before a correction', { stok: '6', versiStok: '30' }, { others: 4, isCorrected: true }, 0],
])('reads the stock of a line that is %s', (_, cells, since, shift) => {
  const { langkah, galat } = plan({ produkId: '7', ...cells }, { pesanan: 0, others: 0, isCorrected: false, ...since })
  expect([langkah[0]?.shift ?? 0, galat]).toEqual([shift, []])
})

test('requires a name, a category and a price of a new product, and leaves the rest empty', () => {
  expect(plan({ ...created, stok: '', stok_minimum: '' }).langkah).toMatchObject([
    { jenis: 'baru', nama: 'Baru', shift: 0, sebelum: null, kolom: { kategori_id: 2, stok_minimum: 5, aktif: true } },
  ])
  expect(plan({ ...created, stok: '4', status: 'arsip' }).langkah).toMatchObject([
    { shift: 4, kolom: { aktif: false } },
  ])
})

test.each([
  [{ produkId: '8' }, 'produkId', 'Produk ini tidak ada. Kosongkan produkId untuk produk baru'],
  [{ produkId: 'tujuh' }, 'produkId', 'Produk ini tidak ada. Kosongkan produkId untuk produk baru'],
  [{ produkId: '7', harga: '1.00.0' }, 'harga', 'Harga harus angka bulat dalam rupiah, misalnya 125000 atau 125.000'],
  [{ produkId: '7', harga: '' }, 'harga', 'Harga tidak boleh kosong!'],
  [{ produkId: '7', stok: '' }, 'stok', 'Stok harus angka bulat, minimal 0'],
  [{ produkId: '7', nama: ' ' }, 'nama', 'Nama produk tidak boleh kosong!'],
  [{ produkId: '7', kategori: 'Sabun' }, 'kategori', 'Kategori “Sabun” tidak ada'],
  [{ produkId: '7', kategori: '' }, 'kategori', 'Kategori tidak boleh kosong'],
  [{ produkId: '7', status: 'dijual' }, 'status', 'Status hanya aktif atau arsip'],
  [{ produkId: '7', resep: 'mungkin' }, 'resep', 'Isi resep dengan ya atau tidak'],
  [{ produkId: '7', kelas: 'B;X' }, 'kelas', 'Kelas penyakit hanya B, J, V, P, N, atau L, dipisah koma'],
  [{ produkId: '7', versiStok: 'x' }, 'versiStok', 'versiStok tidak boleh diubah'],
  [{ ...created, nama: 'Povidon' }, 'nama', 'Produk dengan nama ini sudah ada, dengan produkId 7'],
  [{ ...created, harga: undefined }, 'harga', 'Produk baru perlu kolom harga'],
  [{ ...created, harga: '' }, 'harga', 'Harga tidak boleh kosong!'],
])('rejects a line with %j', (cells, column, pesan) => {
  expect(plan(cells)).toEqual({ langkah: [], sama: 0, galat: [{ baris: 2, kolom: column, pesan }] })
})

test.each([
  [{ isCorrected: true, others: 1 }, 'Stok produk ini sudah dikoreksi sejak berkas diekspor. Ekspor lagi'],
  [{ pesanan: -20 }, 'Stok akan kurang dari nol: sekarang tersisa 10'],
])('rejects a stock that can no longer be changed: %j', (since, pesan) => {
  const { galat } = plan(
    { produkId: '7', stok: '15', versiStok: '30' },
    { pesanan: 0, others: 0, isCorrected: false, ...since },
  )
  expect(galat).toEqual([{ baris: 2, kolom: 'stok', pesan }])
})

test('rejects a file with the same product, or the same new name, twice', () => {
  const { galat } = planImport(
    [
      { baris: 2, isi: { produkId: '7' } },
      { baris: 3, isi: { produkId: '7' } },
      { baris: 4, isi: created },
      { baris: 5, isi: created },
    ],
    katalog(),
  )
  expect(galat).toEqual([
    { baris: 3, kolom: 'produkId', pesan: 'Produk ini ada dua kali di berkas' },
    { baris: 5, kolom: 'nama', pesan: 'Nama ini ada dua kali di berkas' },
  ])
})
