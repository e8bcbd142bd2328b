import { expect, test } from 'vitest'
import { formatRupiah, formatRupiahTitik, formatTanggal, formatWaktu, tanggalIsian } from './format.ts'

test('prices carry Indonesian thousands separators and ordinary spaces', () => {
  expect(formatRupiah(25000)).toBe('Rp 25.000')
  expect(formatRupiah(0)).toBe('Rp 0')
  expect(formatRupiah(1234567)).toBe('Rp 1.234.567')
  expect(formatRupiahTitik(800000)).toBe('Rp. 800.000')
})

test('a point in time is shown as the day and hour it is in Jakarta', () => {
  expect(formatTanggal('2026-11-20T16:59:00.000Z')).toBe('20 November 2026')
  expect(formatTanggal('2026-11-20T17:00:00.000Z')).toBe('21 November 2026')
  expect(formatWaktu('2026-11-20T07:05:00.000Z')).toBe('20 November 2026, 14.05 WIB')
})

test('a date field gets the day it is in Jakarta', () => {
  expect(tanggalIsian('2026-11-20T16:59:00.000Z')).toBe('2026-11-20')
  expect(tanggalIsian('2026-11-20T17:00:00.000Z')).toBe('2026-11-21')
})
