import { expect, test } from 'vitest'
import { type HargaBasis, hargaFor } from './harga.ts'

const BIASA: HargaBasis = { harga: 50_000, harga_semula: null, harga_grosir: [], resep: false }
const PROMO: HargaBasis = { ...BIASA, harga: 40_000, harga_semula: 50_000 }
const GROSIR: HargaBasis = {
  ...BIASA,
  harga_grosir: [
    { mulai: 10, harga: 45_000 },
    { mulai: 50, harga: 38_000 },
  ],
}

test.each([
  ['the regular price', BIASA, 1, null, 50_000, null, null],
  ['a promotion', PROMO, 1, null, 40_000, 50_000, 'coret'],
  ['too few', GROSIR, 9, null, 50_000, null, null],
  ['so many', GROSIR, 10, null, 45_000, 50_000, 'kuantitas'],
  ['many more', GROSIR, 50, null, 38_000, 50_000, 'kuantitas'],
  ['a group', BIASA, 1, 42_000, 42_000, 50_000, 'grup'],
  ['a group that pays more', BIASA, 1, 60_000, 50_000, null, null],
  [
    'the least: the promotion',
    { ...GROSIR, ...PROMO, harga_grosir: GROSIR.harga_grosir },
    10,
    41_000,
    40_000,
    50_000,
    'coret',
  ],
  ['the least: so many', { ...PROMO, harga_grosir: GROSIR.harga_grosir }, 50, 39_000, 38_000, 50_000, 'kuantitas'],
  ['the least: the group', { ...PROMO, harga_grosir: GROSIR.harga_grosir }, 50, 30_000, 30_000, 50_000, 'grup'],
  ['of two alike what everybody has', PROMO, 1, 40_000, 40_000, 50_000, 'coret'],
  [
    'of two steps alike the promotion',
    { ...PROMO, harga_grosir: [{ mulai: 1, harga: 40_000 }] },
    1,
    null,
    40_000,
    50_000,
    'coret',
  ],
  ['what an older device knows', { harga: 50_000, resep: false }, 100, null, 50_000, null, null],
  ['what needs a prescription', { ...PROMO, resep: true }, 50, 10_000, 50_000, null, null],
] as const)('%s', (_, base, jumlah, grup, harga, semula, sebab) => {
  expect(hargaFor(base, jumlah, grup)).toEqual({ harga, semula, sebab })
})
