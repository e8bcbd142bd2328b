import { describe, expect, test } from 'vitest'
import { definitionOf } from '#contract/endpoint.ts'
import { QUANTITY_MAX } from '#contract/jumlah.ts'
import { getPaket, getProduk, listPaket, listProduk, listProdukChoices, Paket } from './endpoints.ts'
import { FILTER_HARGA_MAX } from './filter.ts'
import { getOtherProduk, type OtherProduk } from './lain.ts'
import { listMyHarga } from './my-harga.ts'
import { KoreksiStokBody } from './produk-admin.ts'
import { visibleStok } from './visible-stok.ts'

describe('listMyHarga', () => {
  const ids = (text: string) =>
    (definitionOf(listMyHarga).query?.safeParse({ id: text }).data as { id: number[] } | undefined)?.id

  test.each([
    ['', []],
    ['3', [3]],
    ['3,,1,', [3, 1]],
    [Array.from({ length: 50 }, () => '1').join(), Array.from({ length: 50 }, () => 1)],
    [`${','.repeat(599)}1`, [1]],
  ])('reads the products %j', (text, expected) => {
    expect(ids(text)).toEqual(expected)
  })

  test.each(['x', '0', '1,x', Array.from({ length: 51 }, () => '1').join(), `${','.repeat(600)}1`])(
    'rejects %j',
    (text) => {
      expect(ids(text)).toBeUndefined()
    },
  )
})

describe('listProduk', () => {
  const read = (query: object) => definitionOf(listProduk).query?.safeParse(query).data

  test.each([
    [{ kategori: '3,,1,' }, { kategori: [3, 1] }],
    [{ kategori: '' }, { kategori: [] }],
    [{ kategori: ','.repeat(400) }, { kategori: [] }],
    [{ q: ` ${'x'.repeat(100)} ` }, { q: 'x'.repeat(100) }],
    [
      { harga_min: '0', harga_maks: String(FILTER_HARGA_MAX) },
      { harga_min: 0, harga_maks: FILTER_HARGA_MAX },
    ],
  ])('reads %j', (query, expected) => {
    expect(read(query)).toMatchObject(expected)
  })

  test.each([
    { kategori: 'x' },
    { kategori: Array.from({ length: 51 }, () => '1').join() },
    { kategori: ','.repeat(401) },
    { q: 'x'.repeat(101) },
    { harga_min: '-1' },
    { harga_maks: '1000000000000' },
  ])('rejects %j', (query) => {
    expect(read(query)).toBeUndefined()
  })
})

test.each([
  [60, true],
  [61, false],
])('accepts %i products in one request: %j', (length, isValid) => {
  const id = Array.from({ length }, () => '1').join()
  expect(definitionOf(listProdukChoices).query?.safeParse({ id }).success).toBe(isValid)
})

test.each([
  [100, true],
  [101, false],
])('accepts a package search of %i letters: %j', (length, isValid) => {
  expect(definitionOf(listPaket).query?.safeParse({ q: 'x'.repeat(length) }).success).toBe(isValid)
})

test('names only real hazards of a package', () => {
  expect(Paket.shape.bahaya.safeParse(['korosif']).success).toBe(true)
  expect(Paket.shape.bahaya.safeParse(['tidak_ada']).success).toBe(false)
})

const paketOf = (available: number | null) => ({
  tersedia: available,
  isi: [{ produkId: 7 }, { produkId: null }, { produkId: 9 }],
})

test.each([
  ['a product', getProduk, { produkId: 3, stok: 25 }, { produkId: 3, stok: QUANTITY_MAX }],
  ['products', listProduk, [{ stok: 25 }, { stok: 20 }], [{ stok: QUANTITY_MAX }, { stok: 20 }]],
  ['chosen products', listProdukChoices, [{ stok: 25 }], [{ stok: QUANTITY_MAX }]],
  ['a package', getPaket, paketOf(25), paketOf(QUANTITY_MAX)],
  ['packages', listPaket, [paketOf(3), paketOf(null), paketOf(21)], [paketOf(3), paketOf(null), paketOf(QUANTITY_MAX)]],
])('shows public pages only a low stock of %s', (_, endpoint, content, shown) => {
  expect(definitionOf(endpoint as typeof getProduk).forPages?.(content as never)).toEqual(shown)
})

test.each([
  ['a product', getProduk, { produkId: 3, pilihan_ukuran: null }, ['produk/3', 'kategori']],
  [
    'a product in several sizes',
    getProduk,
    { produkId: 3, pilihan_ukuran: { kelompok: 3, jumlah: 2, mulai: 1 } },
    ['produk', 'kategori'],
  ],
  ['a package', getPaket, paketOf(1), ['paket', 'produk/7', 'produk/9']],
  ['packages', listPaket, [paketOf(1)], ['paket', 'sinonim', 'paket', 'produk/7', 'produk/9']],
])('names the sources of %s', (_, endpoint, content, sources) => {
  const { madeOf } = definitionOf(endpoint as typeof getProduk)
  expect(typeof madeOf === 'function' && madeOf(content as never)).toEqual(sources)
})

test('depends on each product in a response about similar products', () => {
  const produk = (produkId: number) => ({ produkId }) as OtherProduk['serupa'][number]
  const { madeOf } = definitionOf(getOtherProduk)
  const size = { produkId: 5, kemasan: 'botol 1 L', harga: 5000, habis: false }
  const content: OtherProduk = {
    produkId: 1,
    ukuran: [size],
    bersama: [produk(2)],
    peringatan: null,
    serupa: [produk(3), produk(4)],
  }
  expect(typeof madeOf === 'function' && madeOf(content as never)).toEqual([
    'kategori',
    'dibeli-bersama',
    'produk/1',
    'produk/5',
    'produk/2',
    'produk/3',
    'produk/4',
  ])
})

describe('KoreksiStokBody', () => {
  const base = { versiStok: 0, keterangan: 'Hitung ulang' }
  const mistakesIn = (change: object) =>
    KoreksiStokBody.safeParse({ ...base, ...change }).error?.issues.map(({ path }) => path[0]) ?? []

  test.each([
    [{ stok: 0 }, []],
    [{ stok: '12' }, []],
    [{ perubahan: -1_000_000 }, []],
    [{ perubahan: 1_000_000 }, []],
    [{ perubahan: 0 }, []],
    [{}, ['stok']],
    [{ stok: 1, perubahan: 1 }, ['stok']],
    [{ perubahan: -1_000_001 }, ['perubahan']],
    [{ perubahan: 1_000_001 }, ['perubahan']],
    [{ stok: 1, versiStok: -1 }, ['versiStok']],
    [{ stok: 1, keterangan: ' ' }, ['keterangan']],
    [{ stok: 1, keterangan: 'x' }, []],
    [{ stok: 1, keterangan: 'x'.repeat(200) }, []],
    [{ stok: 1, keterangan: 'x'.repeat(201) }, ['keterangan']],
  ])('for %j reports the fields %j', (change, fields) => {
    expect(mistakesIn(change)).toEqual(fields)
  })
})

test.each([
  [0, 0],
  [20, 20],
])('shows a small stock of %i exactly', (stok, expected) => {
  expect(visibleStok(stok)).toBe(expected)
})

test('shows every larger stock alike', () => {
  expect(visibleStok(21)).toBe(visibleStok(1_000_000))
  expect(visibleStok(21)).toBeGreaterThan(20)
})
