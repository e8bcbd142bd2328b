import { expect, test } from 'vitest'
import { hargaErrors, isBelowCost } from './harga-rules.ts'

const PLAIN = {
  harga: 50_000,
  harga_promo: null,
  promo_mulai: null,
  promo_sampai: null,
  harga_grosir: [],
  golongan: 'bukan_obat',
} as const
const GROSIR = [{ mulai: 10, harga: 45_000 }]

test.each([
  ['accepts prices without a lower one', {}, []],
  ['accepts a promotion', { harga_promo: 49_999, promo_mulai: '2026-11-20', promo_sampai: '2026-11-20' }, []],
  ['accepts steps', { harga_grosir: GROSIR }, []],
  ['rejects a promotion that lowers nothing', { harga_promo: 50_000 }, ['harga_promo']],
  ['rejects steps that lower nothing', { harga: 45_000, harga_grosir: GROSIR }, ['harga_grosir']],
  ['rejects days in the wrong order', { promo_mulai: '2026-11-20', promo_sampai: '2026-11-19' }, ['promo_sampai']],
  [
    'rejects a lower price of a prescription medicine',
    { golongan: 'obat_keras', harga_promo: 10_000, harga_grosir: GROSIR },
    ['harga_promo', 'harga_grosir'],
  ],
] as const)('%s', (_, change, paths) => {
  const harga = { ...PLAIN, ...change } as unknown as Parameters<typeof hargaErrors>[0]
  expect(hargaErrors(harga).map(({ path }) => path)).toEqual(paths)
})

test.each([
  [{ harga_promo: 39_999, harga_grosir: [] }, 40_000, true],
  [{ harga_promo: 40_000, harga_grosir: [] }, 40_000, false],
  [{ harga_promo: null, harga_grosir: [{ mulai: 10, harga: 39_000 }] }, 40_000, true],
  [{ harga_promo: null, harga_grosir: [] }, 60_000, false],
  [{ harga_promo: 1, harga_grosir: [] }, undefined, false],
])('compares %j with a cost of %s', (harga, modal, losses) => {
  expect(isBelowCost(harga, modal)).toBe(losses)
})
