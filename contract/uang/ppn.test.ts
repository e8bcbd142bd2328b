import { expect, test } from 'vitest'
import { computePpn, formatTarif, remainingPpn } from './ppn.ts'
import { currentTarif } from './tarif-ppn.ts'
import { addedPpn } from './total.ts'

const TARIF = { cara: 'termasuk', persen: 12, pembilang: 11, penyebut: 12 } as const

test('keeps no rate without tax', () => {
  expect(currentTarif('tidak')).toBeNull()
  expect(currentTarif('termasuk')).toEqual(TARIF)
  expect(currentTarif('ditambah')).toEqual({ ...TARIF, cara: 'ditambah' })
})

test.each([
  // Paid amount, price without tax, tax base, tax.
  [0, 0, 0, 0],
  [1, 1, 1, 0],
  [5, 5, 5, 0],
  // 0.5045: the first amount whose tax rounds to 1 rupiah.
  [6, 5, 5, 1],
  [111, 100, 92, 11],
  [1110, 1000, 917, 110],
  // 14,369.37
  [145_000, 130_631, 119_745, 14_369],
  // 99,099.10
  [1_000_000, 900_901, 825_826, 99_099],
  [1_110_000, 1_000_000, 916_667, 110_000],
  [111_000_000_000, 100_000_000_000, 91_666_666_667, 11_000_000_000],
])('%i holds %i, %i, %i', (value, sellingHarga, taxBase, amount) => {
  expect(computePpn(TARIF, value)).toEqual({ ...TARIF, harga_jual: sellingHarga, dpp: taxBase, jumlah: amount })
})

test('splits into parts that add up, with the tax within a rupiah of 12 % of the base', () => {
  for (let value = 0; value < 20_000; value += 7) {
    const { harga_jual, dpp, jumlah } = computePpn(TARIF, value)
    expect(harga_jual + jumlah).toBe(value)
    expect(Math.abs(dpp * 0.12 - jumlah)).toBeLessThan(1)
  }
})

test('computes an older order by its own rate', () => {
  const old = { cara: 'termasuk', persen: 11, pembilang: 1, penyebut: 1 } as const
  expect(computePpn(old, 1110)).toMatchObject({ harga_jual: 1000, dpp: 1000, jumlah: 110 })
  expect(formatTarif(TARIF)).toBe('12% × 11/12')
})

const ADDED = { ...TARIF, cara: 'ditambah' } as const

test.each([
  // Price of the goods, tax added to it.
  [0, 0],
  [4, 0],
  // 0.55: the first amount whose tax rounds to 1 rupiah.
  [5, 1],
  [100, 11],
  // 15,950
  [145_000, 15_950],
  // 3,665.97 and 3,666.08
  [33_327, 3_666],
  [33_328, 3_666],
  // 60.50: half a rupiah is rounded up.
  [550, 61],
  [100_000_000_000, 11_000_000_000],
])('to %i comes %i', (value, tax) => {
  expect(addedPpn(ADDED, value)).toBe(tax)
})

test('adds nothing if prices include tax or have none', () => {
  expect([addedPpn(TARIF, 1000), addedPpn(null, 1000), addedPpn(undefined, 1000)]).toEqual([0, 0, 0])
})

test('finds the added tax in the total, to the rupiah', () => {
  for (let value = 0; value < 30_000; value += 7) {
    const amount = addedPpn(ADDED, value)
    expect(computePpn(ADDED, value + amount)).toMatchObject({ harga_jual: value, jumlah: amount })
  }
})

// Goods of Rp 100.000 less Rp 10.000, Rp 9.900 tax, Rp 20.000 shipping.
const LUNAS = { subtotal: 100_000, diskon: 10_000, ppn_ditambah: 9_900, total_harga: 119_900 }
test.each([
  { kata: 'nothing is paid', dibayar: 0, dikembalikan: 0, ongkirReturned: 0, remains: 99_900 },
  { kata: 'nothing is refunded', dibayar: 119_900, dikembalikan: 0, ongkirReturned: 0, remains: 99_900 },
  { kata: 'a half is refunded', dibayar: 119_900, dikembalikan: 49_950, ongkirReturned: 0, remains: 49_950 },
  {
    kata: 'only shipping is refunded',
    dibayar: 119_900,
    dikembalikan: 20_000,
    ongkirReturned: 20_000,
    remains: 99_900,
  },
  { kata: 'goods and shipping', dibayar: 119_900, dikembalikan: 30_000, ongkirReturned: 5_000, remains: 74_900 },
  { kata: 'everything is refunded', dibayar: 119_900, dikembalikan: 119_900, ongkirReturned: 0, remains: 0 },
  {
    kata: 'the second payment is refunded',
    dibayar: 239_800,
    dikembalikan: 119_900,
    ongkirReturned: 0,
    remains: 99_900,
  },
  { kata: 'more than that is refunded', dibayar: 239_800, dikembalikan: 129_900, ongkirReturned: 0, remains: 89_900 },
])('when $kata, $remains of the goods stay', ({ remains, kata: _, ...money }) => {
  const { harga_jual, jumlah } = remainingPpn(ADDED, { ...LUNAS, ...money })
  expect(harga_jual + jumlah).toBe(remains)
})

test('leaves the tax of the order less the share of the refund, to the rupiah', () => {
  const order = {
    subtotal: 145_000,
    diskon: 0,
    ppn_ditambah: 0,
    total_harga: 145_000,
    dibayar: 145_000,
    ongkirReturned: 0,
  }
  // The tax of 14,369 less the refund's share of 770.67. The tax of the remaining 137,223 would be 13,598.68.
  expect(remainingPpn(TARIF, { ...order, dikembalikan: 7_777 })).toMatchObject({ harga_jual: 123_625, jumlah: 13_598 })
})
