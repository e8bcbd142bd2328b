import { expect, test } from 'vitest'
import { computeReorder, type ReorderInput } from './reorder.ts'

const BIASA: ReorderInput = {
  ...{ terjual: 28, hari: 28, umur: 400, stok: 5, kurang: 0, diJalan: 0, hariTunggu: 7, stokMinimum: 0 },
}

test.each<[string, Partial<ReorderInput>, { perHari: number; habisDalam: number | null; usul: number }]>([
  ['one a day, five left, a week to wait: a week and four more', {}, { perHari: 1, habisDalam: 5, usul: 30 }],
  ['just as much as the wait takes: it is time', { stok: 7 }, { perHari: 1, habisDalam: 7, usul: 28 }],
  ['one more than that: not yet', { stok: 8 }, { perHari: 1, habisDalam: 8, usul: 0 }],
  ['the minimum is kept, so it is time sooner', { stok: 12, stokMinimum: 5 }, { perHari: 1, habisDalam: 12, usul: 23 }],
  ['what is on its way counts', { diJalan: 10 }, { perHari: 1, habisDalam: 5, usul: 0 }],
  ['and is taken off what is ordered', { diJalan: 2 }, { perHari: 1, habisDalam: 5, usul: 28 }],
  ['paid orders that wait come first', { kurang: 5 }, { perHari: 1, habisDalam: 0, usul: 35 }],
  ['more is promised than is here', { stok: 0, kurang: 3 }, { perHari: 1, habisDalam: 0, usul: 38 }],
  ['nothing sells and there is no minimum: nothing', { terjual: 0 }, { perHari: 0, habisDalam: null, usul: 0 }],
  ['nothing sells, none is left, no minimum', { terjual: 0, stok: 0 }, { perHari: 0, habisDalam: null, usul: 0 }],
  ['nothing sells, but somebody waits', { terjual: 0, stok: 0, kurang: 2 }, { perHari: 0, habisDalam: null, usul: 2 }],
  ['nothing sells, at the minimum: enough', { terjual: 0, stokMinimum: 5 }, { perHari: 0, habisDalam: null, usul: 0 }],
  ['nothing sells, below the minimum', { terjual: 0, stokMinimum: 8 }, { perHari: 0, habisDalam: null, usul: 3 }],
  ['parts of a unit are rounded up', { terjual: 10, stok: 0 }, { perHari: 10 / 28, habisDalam: 0, usul: 13 }],
  ['over ninety days', { terjual: 90, hari: 90 }, { perHari: 1, habisDalam: 5, usul: 30 }],
  ['a product of two weeks: its own days', { terjual: 14, umur: 14 }, { perHari: 1, habisDalam: 5, usul: 30 }],
  ['one of yesterday: as if of a week', { terjual: 7, umur: 1 }, { perHari: 1, habisDalam: 5, usul: 30 }],
  ['more came back than went out', { terjual: -3 }, { perHari: 0, habisDalam: null, usul: 0 }],
  ['a supplier next door', { hariTunggu: 0, stok: 0 }, { perHari: 1, habisDalam: 0, usul: 28 }],
])('%s', (_, lain, hasil) => {
  expect(computeReorder({ ...BIASA, ...lain })).toEqual(hasil)
})
