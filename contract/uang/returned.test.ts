import { describe, expect, test } from 'vitest'
import { paidForLine, refundableAmounts, refundedAmounts, rincianAmount } from './returned.ts'

/* An order with two lines, Rp 250.000 with Rp 50.000 discount, and Rp 20.000 for shipping. */
const LINES = [
  { urutan: 0, harga: 100_000, jumlah: 2, diskon: 40_000 },
  { urutan: 1, harga: 50_000, jumlah: 1, diskon: 10_000 },
]
const HARGA = { baris: LINES, ongkir: 20_000 }
const line = (position: number, quantity: number, value?: number) => ({
  urutan: position,
  jumlah: quantity,
  nilai: value,
})
const refund = (barang: ReturnType<typeof line>[], ongkir = 0) => ({ barang, ongkir })

describe('the refundable rest of a line', () => {
  test.each([
    ['nothing is refunded', [], 1, [160_000, 40_000, 20_000]],
    ['one unit is refunded at its price', [refund([line(0, 1)])], 1, [80_000, 40_000, 20_000]],
    ['a whole line is refunded unit by unit', [refund([line(0, 1)]), refund([line(0, 1)])], 1, [0, 40_000, 20_000]],
    ['money is refunded for a line that is kept', [refund([line(0, 0, 25_000)])], 1, [135_000, 40_000, 20_000]],
    [
      'both lines and part of the shipping are refunded',
      [refund([line(0, 2, 160_000), line(1, 1, 40_000)], 5_000)],
      1,
      [0, 0, 15_000],
    ],
    ['more than the payment is refunded at the provider', [refund([line(1, 1, 60_000)], 30_000)], 1, [160_000, 0, 0]],
    [
      'the order is paid again after a full refund',
      [refund([line(0, 2), line(1, 1)], 20_000)],
      2,
      [160_000, 40_000, 20_000],
    ],
    ['a line that does not exist is refunded', [refund([line(7, 1, 1_000)])], 1, [160_000, 40_000, 20_000]],
  ])('%s', (_, returned, times, [one, two, ongkir]) => {
    const remaining = refundableAmounts(HARGA, returned, times)
    expect([remaining.perBaris.get(0), remaining.perBaris.get(1), remaining.ongkir]).toEqual([one, two, ongkir])
  })
})

test('refunds added tax with its line', () => {
  expect(paidForLine({ urutan: 0, harga: 1000, jumlah: 3, diskon: 300, ppn: 297 })).toBe(2997)
})

test('counts units returned at another amount before those at their price', () => {
  const triangles = { baris: [{ urutan: 0, harga: 10_000, jumlah: 3, diskon: 100 }], ongkir: 0 }
  const returned = [refund([line(0, 1)]), refund([line(0, 1)]), refund([line(0, 1)])]
  expect(refundedAmounts(triangles, returned).perBaris).toEqual(new Map([[0, 29_900]]))
  expect(refundedAmounts(triangles, [refund([line(0, 2, 1)]), refund([line(0, 1)])]).perBaris).toEqual(
    new Map([[0, 9967]]),
  )
})

test('ignores lines that the order does not have', () => {
  expect(refundedAmounts(HARGA, [refund([line(7, 1, 1_000), line(1, 1)], 3)])).toEqual({
    perBaris: new Map([[1, 40_000]]),
    ongkir: 3,
  })
})

test.each([
  ['money only', refund([]), undefined],
  ['older returned goods without amounts', refund([line(0, 1)]), undefined],
  ['shipping only', refund([], 5_000), 5_000],
  ['lines and shipping', refund([line(0, 1, 80_000), line(1, 0, 1)], 5_000), 85_001],
])('a refund of %s adds up', (_, returned, quantity) => {
  expect(rincianAmount(returned)).toBe(quantity)
})
