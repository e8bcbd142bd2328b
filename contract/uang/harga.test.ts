import { expect, test } from 'vitest'
import { type HargaBasis, hargaFor } from './harga.ts'

const USUAL: HargaBasis = { harga: 50_000, harga_semula: null, harga_grosir: [], resep: false }
const PROMO: HargaBasis = { ...USUAL, harga: 40_000, harga_semula: 50_000 }
const GROSIR: HargaBasis = {
  ...USUAL,
  harga_grosir: [
    { mulai: 10, harga: 45_000 },
    { mulai: 50, harga: 38_000 },
  ],
}

test.each([
  ['the regular price', USUAL, 1, null, 50_000, null, null],
  ['a promotion', PROMO, 1, null, 40_000, 50_000, 'coret'],
  ['too few for the quantity price', GROSIR, 9, null, 50_000, null, null],
  ['the quantity price', GROSIR, 10, null, 45_000, 50_000, 'kuantitas'],
  ['the next quantity price', GROSIR, 50, null, 38_000, 50_000, 'kuantitas'],
  ['the group price', USUAL, 1, 42_000, 42_000, 50_000, 'grup'],
  ['a group price above the public one', USUAL, 1, 60_000, 50_000, null, null],
  [
    'the promotion as the lowest',
    { ...GROSIR, ...PROMO, harga_grosir: GROSIR.harga_grosir },
    10,
    41_000,
    40_000,
    50_000,
    'coret',
  ],
  [
    'the quantity price as the lowest',
    { ...PROMO, harga_grosir: GROSIR.harga_grosir },
    50,
    39_000,
    38_000,
    50_000,
    'kuantitas',
  ],
  [
    'the group price as the lowest',
    { ...PROMO, harga_grosir: GROSIR.harga_grosir },
    50,
    30_000,
    30_000,
    50_000,
    'grup',
  ],
  ['the public price among equal ones', PROMO, 1, 40_000, 40_000, 50_000, 'coret'],
  [
    'the promotion among equal steps',
    { ...PROMO, harga_grosir: [{ mulai: 1, harga: 40_000 }] },
    1,
    null,
    40_000,
    50_000,
    'coret',
  ],
  ['the fields of an older client', { harga: 50_000, resep: false }, 100, null, 50_000, null, null],
  ['a prescription product', { ...PROMO, resep: true }, 50, 10_000, 50_000, null, null],
] as const)('%s', (_, base, quantity, grup, harga, original, reason) => {
  expect(hargaFor(base, quantity, grup)).toEqual({ harga, semula: original, sebab: reason })
})
