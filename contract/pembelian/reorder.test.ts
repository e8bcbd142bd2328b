import { expect, test } from 'vitest'
import { computeReorder, type ReorderInput } from './reorder.ts'

const USUAL: ReorderInput = {
  terjual: 28,
  hari: 28,
  umur: 400,
  stok: 5,
  kurang: 0,
  diJalan: 0,
  hariTunggu: 7,
  stokMinimum: 0,
}

test.each<[string, Partial<ReorderInput>, { perHari: number; habisDalam: number | null; usul: number }]>([
  ['one a day, five left, a week of lead time: a week and four more', {}, { perHari: 1, habisDalam: 5, usul: 30 }],
  ['exactly the demand of the lead time left: reorder', { stok: 7 }, { perHari: 1, habisDalam: 7, usul: 28 }],
  ['one more left: no reorder yet', { stok: 8 }, { perHari: 1, habisDalam: 8, usul: 0 }],
  [
    'a minimum stock leads to an earlier reorder',
    { stok: 12, stokMinimum: 5 },
    { perHari: 1, habisDalam: 12, usul: 23 },
  ],
  ['units on order count as stock', { diJalan: 10 }, { perHari: 1, habisDalam: 5, usul: 0 }],
  ['units on order are subtracted', { diJalan: 2 }, { perHari: 1, habisDalam: 5, usul: 28 }],
  ['waiting paid orders are added', { kurang: 5 }, { perHari: 1, habisDalam: 0, usul: 35 }],
  ['more is promised than in stock', { stok: 0, kurang: 3 }, { perHari: 1, habisDalam: 0, usul: 38 }],
  ['no sales and no minimum: no reorder', { terjual: 0 }, { perHari: 0, habisDalam: null, usul: 0 }],
  ['no sales, no stock, no minimum', { terjual: 0, stok: 0 }, { perHari: 0, habisDalam: null, usul: 0 }],
  ['no sales, but a waiting order', { terjual: 0, stok: 0, kurang: 2 }, { perHari: 0, habisDalam: null, usul: 2 }],
  ['no sales, at the minimum: no reorder', { terjual: 0, stokMinimum: 5 }, { perHari: 0, habisDalam: null, usul: 0 }],
  ['no sales, below the minimum', { terjual: 0, stokMinimum: 8 }, { perHari: 0, habisDalam: null, usul: 3 }],
  ['fractions of a unit are rounded up', { terjual: 10, stok: 0 }, { perHari: 10 / 28, habisDalam: 0, usul: 13 }],
  ['over ninety days', { terjual: 90, hari: 90 }, { perHari: 1, habisDalam: 5, usul: 30 }],
  [
    'a product added two weeks ago: its own age counts',
    { terjual: 14, umur: 14 },
    { perHari: 1, habisDalam: 5, usul: 30 },
  ],
  [
    'a product added yesterday: counted as a week old',
    { terjual: 7, umur: 1 },
    { perHari: 1, habisDalam: 5, usul: 30 },
  ],
  ['more returns than sales', { terjual: -3 }, { perHari: 0, habisDalam: null, usul: 0 }],
  ['a supplier without a lead time', { hariTunggu: 0, stok: 0 }, { perHari: 1, habisDalam: 0, usul: 28 }],
])('%s', (_, other, result) => {
  expect(computeReorder({ ...USUAL, ...other })).toEqual(result)
})
