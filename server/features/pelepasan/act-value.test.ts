import { expect, test } from 'vitest'
import { hargaValue, lookOf, potonganValue, stokValue } from './act-value.ts'

test.each([
  [100_000, 0, 100_000],
  [100_000, 70_000, 30_000],
  [100_000, 120_000, 0],
])('goods of %d for %d have the value %d', (price, paid, value) => {
  expect(potonganValue(price, paid)).toBe(value)
})

const change = (produkId: number, perubahan: number, harga = 1000) => ({ produkId, perubahan, harga })
test.each([
  ['missing units', [change(1, -3)], 3000],
  ['found units', [change(1, 3)], 0],
  ['lots of one product that were mixed up', [change(1, -3), change(1, 3)], 0],
  ['units of two products, of which one has more', [change(1, -3), change(2, 9, 5000)], 3000],
  ['nothing', [], 0],
])('%s have the value of what is missing', (_, changes, value) => {
  expect(stokValue(changes)).toBe(value)
})

test.each([
  ['a lower price', { harga: 900 }, 10, 1000],
  ['a higher price', { harga: 1100 }, 10, 0],
  ['a promotion below the price', { harga: 1000, harga_promo: 700 }, 10, 3000],
  ['a quantity price below the price', { harga: 1000, harga_grosir: [{ harga: 990 }, { harga: 400 }] }, 10, 6000],
  ['a lower price without stock, for one unit', { harga: 900 }, 0, 100],
])('%s has the value of the fall of the lowest price', (_, after, stok, value) => {
  expect(hargaValue({ harga: 1000, harga_promo: null, harga_grosir: [] }, after, stok)).toBe(value)
})

const LIMITS = { batas_bukti: 500, batas_orang_kedua: 5000 }
test.each([
  [499, 0, 'tidak'],
  [500, 0, 'bukti'],
  [1, 499, 'bukti'],
  [4999, 0, 'bukti'],
  [5000, 0, 'orang-kedua'],
  [1, 4999, 'orang-kedua'],
])('an act of %d after acts of %d needs the look "%s"', (value, today, look) => {
  expect(lookOf(value, today, LIMITS)).toBe(look)
})
