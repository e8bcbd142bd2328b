import { expect, test } from 'vitest'
import {
  countFilters,
  type ProdukFilters,
  readFilters,
  readHarga,
  toggleKategori,
  writeFilters,
} from './produk-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))
const ALL = read('')

test('ignores invalid numbers, diseases and orders in the address', () => {
  const choices = { penyakit: null, golongan: null, cara: null }
  expect(ALL).toEqual({ q: '', kategori: [], ...choices, min: null, maks: null, urut: 'terlaris', page: 1 })
  expect(read('q=+obat+&kategori=3,1,x,1,-2&page=2')).toEqual({ ...ALL, q: 'obat', kategori: [1, 3], page: 2 })
  expect(
    read('kategori=99999999999&page=abc&penyakit=toString&golongan=toString&cara=minum&urut=mahal&min=abc&maks=-1'),
  ).toEqual(ALL)
})

test('reads back what it writes, and leaves defaults out of the address', () => {
  const filter: ProdukFilters = {
    q: 'vitamin c',
    kategori: [1, 3],
    penyakit: 'cacing-kulit',
    golongan: 'obat_bebas',
    cara: 'rendam',
    min: 0,
    maks: 50_000,
    urut: '-harga',
    page: 2,
  }
  expect(readFilters(writeFilters(filter))).toEqual(filter)
  expect(writeFilters(ALL).toString()).toBe('')
})

test('swaps the limits of a reversed range', () => {
  expect(read('min=90000&maks=10000')).toMatchObject({ min: 10_000, maks: 90_000 })
})

test.each([
  ['50000', 50_000],
  ['50.000', 50_000],
  [' Rp 1.250.000 ', 1_250_000],
  ['rp. 500', 500],
  ['0', 0],
  ['', null],
  ['lima puluh', null],
  ['1234567890123', null],
  [null, null],
])('reads the price %j as %j', (typed, rupiah) => {
  expect(readHarga(typed)).toBe(rupiah)
})

test('adds and removes a category, and returns to the first page', () => {
  const chosen = toggleKategori({ ...ALL, q: 'a', kategori: [3], page: 4 }, 1)
  expect(chosen).toEqual({ ...ALL, q: 'a', kategori: [1, 3], page: 1 })
  expect(toggleKategori(chosen, 3)).toEqual({ ...ALL, q: 'a', kategori: [1], page: 1 })
})

test('counts a price range once', () => {
  expect(countFilters(ALL)).toBe(0)
  expect(
    countFilters(read('kategori=1,2&penyakit=vnn&golongan=obat_bebas&cara=oles&min=1&maks=5&q=a&urut=harga')),
  ).toBe(6)
})
