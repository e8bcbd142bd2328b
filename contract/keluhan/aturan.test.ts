import { describe, expect, test } from 'vitest'
import { bolehKeluhan } from './aturan.ts'
import { jawabSebelum } from './batas.ts'

const SEMUA = ['rusak', 'salah', 'kurang', 'terlambat']
const NOW = new Date('2026-03-10T03:00:00Z')
const lalu = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 + ms)

describe('what can be complained about', () => {
  test.each([
    ['an order that is not paid', 'pending', 'Menunggu Respon', null, []],
    ['one whose money is back', 'refunded', 'Pesanan Selesai', lalu(1), []],
    ['one that was called off', 'cancelled', 'Menunggu Respon', null, []],
    ['one that nobody has packed', 'success', 'Menunggu Respon', null, ['terlambat']],
    ['one in work or on its way', 'success', 'Sedang Di Proses', null, SEMUA],
    ['one that has just come', 'success', 'Pesanan Selesai', lalu(0), SEMUA],
    ['one on the last moment of the seventh day', 'success', 'Pesanan Selesai', lalu(7), SEMUA],
    ['one a moment later', 'success', 'Pesanan Selesai', lalu(7, -1), []],
  ] as const)('%s', (_, status_pembayaran, status_pesanan, diterima, jenis) => {
    const boleh = bolehKeluhan({ status_pembayaran, status_pesanan, diterima }, NOW)
    expect(boleh.jenis).toEqual(jenis)
    // A buyer who may not complain gets a reason.
    expect(boleh.sebab === '').toBe(jenis.length > 0)
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
])('of what came at %s the answer is promised by %s', (dari, sampai) => {
  expect(jawabSebelum(new Date(dari)).toISOString()).toBe(new Date(sampai).toISOString())
})
