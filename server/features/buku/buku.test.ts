import { expect, test } from 'vitest'
import { attemptRemainder, type Entry, enterInBuku, type Movement, moneyOf, remainderAtProvider } from './buku.ts'

const SAVED_AT = new Date('2026-11-20T03:00:00Z')
/** Rp 100.000 of goods less Rp 10.000, and Rp 20.000 of shipping less Rp 5.000. */
const ORDER = {
  subtotal: 100_000,
  diskon: 10_000,
  biaya_kirim: 20_000,
  diskon_ongkir: 5_000,
  ppn: null,
  ppn_ditambah: 0,
}
const INCLUDED = { cara: 'termasuk', persen: 11, pembilang: 1, penyebut: 1 } as const
const ADDED = { cara: 'ditambah', persen: 11, pembilang: 1, penyebut: 1 } as const

const movements = (amount: number, change: Partial<Movement> = {}): Movement => ({
  pembayaran_id: 1,
  pengembalian_id: null,
  biaya: 0,
  waktu: SAVED_AT,
  jumlah: amount,
  cara: amount > 0 ? null : 'midtrans',
  ...change,
})
const bagian = (entry: readonly Entry[]) =>
  entry.map(({ jumlah, barang, ppn, ongkir, lunas }) => [jumlah, barang, ppn, ongkir, lunas])

test.each<[string, Partial<typeof ORDER> | object, number[], number[][]]>([
  ['the whole sum', {}, [105_000], [[105_000, 90_000, 0, 15_000, 1]]],
  ['less than the goods', {}, [60_000], [[60_000, 60_000, 0, 0, 1]]],
  ['the goods and a part of the shipping', {}, [95_000], [[95_000, 90_000, 0, 5_000, 1]]],
  ['too much', {}, [110_000], [[110_000, 90_000, 0, 15_000, 1]]],
  [
    'two parts',
    {},
    [60_000, 45_000],
    [
      [60_000, 60_000, 0, 0, 1],
      [45_000, 30_000, 0, 15_000, 0],
    ],
  ],
  [
    'the whole sum twice',
    {},
    [105_000, 105_000],
    [
      [105_000, 90_000, 0, 15_000, 1],
      [105_000, 0, 0, 0, 0],
    ],
  ],
  [
    'a refund in two parts',
    {},
    [105_000, -5_000, -100_000],
    [
      [105_000, 90_000, 0, 15_000, 1],
      [-5_000, 0, 0, 0, 0],
      [-100_000, 0, 0, 0, -1],
    ],
  ],
  [
    'a payment after a full refund, as for a new order',
    {},
    [105_000, -105_000, 105_000],
    [
      [105_000, 90_000, 0, 15_000, 1],
      [-105_000, 0, 0, 0, -1],
      [105_000, 90_000, 0, 15_000, 1],
    ],
  ],
  [
    'a refund above the payment, without a line',
    {},
    [105_000, -200_000, -1, 1],
    [
      [105_000, 90_000, 0, 15_000, 1],
      [-200_000, 0, 0, 0, -1],
      [-1, 0, 0, 0, 0],
      [1, 1, 0, 0, 0],
    ],
  ],
  ['prices that include tax', { ppn: INCLUDED }, [105_000], [[105_000, 81_081, 8_919, 15_000, 1]]],
  [
    'prices that include tax, in two parts',
    { ppn: INCLUDED },
    [50_000, 55_000],
    [
      [50_000, 45_045, 4_955, 0, 1],
      [55_000, 36_036, 3_964, 15_000, 0],
    ],
  ],
  ['added tax', { ppn: ADDED, ppn_ditambah: 9_900 }, [114_900], [[114_900, 90_000, 9_900, 15_000, 1]]],
])('books %s', (_, change, amounts, results) => {
  const order = { ...ORDER, ...change } as Parameters<typeof enterInBuku>[0]
  const all = enterInBuku(
    order,
    [],
    amounts.map((item) => movements(item)),
  )
  expect(bagian(all)).toEqual(results)
  // The result is the same when the movements are booked one by one, as in production.
  let buku: Entry[] = []
  for (const item of amounts) buku = [...buku, ...enterInBuku(order, buku, [movements(item)])]
  expect(buku).toEqual(all)
})

test('sums up received, refunded and remaining money of one payment attempt', () => {
  const buku = enterInBuku(
    ORDER,
    [],
    [
      movements(105_000),
      movements(105_000, { pembayaran_id: 2 }),
      movements(-20_000),
      movements(-30_000, { cara: 'manual' }),
      movements(-5_000, { pembayaran_id: 2, cara: 'bank' }),
    ],
  )
  expect(moneyOf(buku)).toEqual({ dibayar: 210_000, dikembalikan: 55_000 })
  expect([attemptRemainder(buku, 1), attemptRemainder(buku, 2), attemptRemainder(buku, 3)]).toEqual([
    55_000, 100_000, 0,
  ])
  // The provider does not know manual transfers.
  expect([remainderAtProvider(buku, 1), remainderAtProvider(buku, 2)]).toEqual([85_000, 100_000])
})
