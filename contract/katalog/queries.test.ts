import { describe, expect, test } from 'vitest'
import { definitionOf } from '#contract/endpoint.ts'
import { getProdukLain, type ProdukLain } from './lain.ts'
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

test('depends on each product in a response about similar products', () => {
  const produk = (produkId: number) => ({ produkId }) as ProdukLain['serupa'][number]
  const { madeOf } = definitionOf(getProdukLain)
  const isi: ProdukLain = { produkId: 1, bersama: [produk(2)], peringatan: null, serupa: [produk(3), produk(4)] }
  expect(typeof madeOf === 'function' && madeOf(isi as never)).toEqual([
    'kategori',
    'dibeli-bersama',
    'produk/1',
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
