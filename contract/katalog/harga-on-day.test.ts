import { describe, expect, test } from 'vitest'
import { grossProfit, hargaOn } from './harga-on-day-admin.ts'

const PROMO = {
  harga: 25_000,
  harga_promo: 20_000,
  promo_mulai: '2027-03-01',
  promo_sampai: '2027-03-31',
  golongan: 'bukan_obat' as const,
}

describe('hargaOn', () => {
  test.each([
    ['the day before the promotion', '2027-02-28', {}, 25_000],
    ['its first day', '2027-03-01', {}, 20_000],
    ['its last day', '2027-03-31', {}, 20_000],
    ['the day after', '2027-04-01', {}, 25_000],
    ['any day before the end without a start', '2020-01-01', { promo_mulai: null }, 20_000],
    ['any day after the start without an end', '2040-01-01', { promo_sampai: null }, 20_000],
    ['a day without a promotional price', '2027-03-10', { harga_promo: null }, 25_000],
    ['a promotional price that is not lower', '2027-03-10', { harga_promo: 25_000 }, 25_000],
    ['prescription medicine', '2027-03-10', { golongan: 'obat_keras' as const }, 25_000],
  ])('has the price of %s', (_, day, change, expected) => {
    const { harga, semula } = hargaOn(day, { ...PROMO, ...change })
    expect([harga, semula]).toEqual([expected, expected < 25_000 ? 25_000 : null])
  })
})

test.each([
  [100, 80, { laba: 20, persen: 20 }],
  [100, 100, { laba: 0, persen: 0 }],
  [100, 130, { laba: -30, persen: -30 }],
  // 33.33 % is rounded down: a margin is never stated too high.
  [3, 2, { laba: 1, persen: 33 }],
  [0, 10, { laba: -10, persen: 0 }],
])('a price of %i with a cost of %i has the gross profit %j', (harga, modal, expected) => {
  expect(grossProfit(harga, modal)).toEqual(expected)
})
