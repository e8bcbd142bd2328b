import { describe, expect, test } from 'vitest'
import { answerBefore } from './limits.ts'
import { allowedKeluhan } from './rules.ts'

const ALL = ['rusak', 'salah', 'kurang', 'terlambat']
const NOW = new Date('2026-03-10T03:00:00Z')
const past = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 + ms)

describe('reasons for a complaint', () => {
  test.each([
    ['an unpaid order', 'pending', 'Menunggu Respon', null, []],
    ['a refunded order', 'refunded', 'Pesanan Selesai', past(1), []],
    ['a cancelled order', 'cancelled', 'Menunggu Respon', null, []],
    ['a paid order before packing', 'success', 'Menunggu Respon', null, ['terlambat']],
    ['an order in progress or in transit', 'success', 'Sedang Di Proses', null, ALL],
    ['an order that has just arrived', 'success', 'Pesanan Selesai', past(0), ALL],
    ['an order at the last moment of the seventh day', 'success', 'Pesanan Selesai', past(7), ALL],
    ['an order a moment later', 'success', 'Pesanan Selesai', past(7, -1), []],
  ] as const)('%s', (_, status_pembayaran, status_pesanan, receivedAt, kinds) => {
    const allowed = allowedKeluhan({ status_pembayaran, status_pesanan, diterima: receivedAt }, NOW)
    expect(allowed.jenis).toEqual(kinds)
    // A buyer who may not complain gets a reason.
    expect(allowed.sebab === '').toBe(kinds.length > 0)
  })
})

test.each([
  // Received on Monday at 10:00: Tuesday, Wednesday, Thursday.
  ['2026-03-02T03:00:00Z', '2026-03-05T17:00:00Z'],
  // Received on Friday: Monday, Tuesday, Wednesday.
  ['2026-03-06T03:00:00Z', '2026-03-11T17:00:00Z'],
  // Received on Saturday or Sunday: the period starts on Monday.
  ['2026-03-07T03:00:00Z', '2026-03-11T17:00:00Z'],
  ['2026-03-08T16:59:59Z', '2026-03-11T17:00:00Z'],
  // Already Monday in Jakarta.
  ['2026-03-08T17:00:00Z', '2026-03-12T17:00:00Z'],
])('promises the answer to a complaint of %s by %s', (from, until) => {
  expect(answerBefore(new Date(from)).toISOString()).toBe(new Date(until).toISOString())
})
