import { expect, test } from 'vitest'
import { formatJam, formatTanggal, formatTime, midnightWib, parseWib, stampWib, tanggalWib, WIB_ZONE } from './wib.ts'

test('shows a moment as day and hour in Jakarta', () => {
  expect(formatTanggal('2026-11-20T16:59:00.000Z')).toBe('20 November 2026')
  expect(formatTanggal('2026-11-20T17:00:00.000Z')).toBe('21 November 2026')
  expect(formatTime('2026-11-20T07:05:00.000Z')).toBe('20 November 2026, 14.05 WIB')
  expect(tanggalWib('2026-11-20T16:59:00.000Z')).toBe('2026-11-20')
  expect(tanggalWib(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
  expect(stampWib(new Date('2026-11-20T20:05:09Z'))).toBe('2026-11-21 03:05:09')
})

test('writes days and hours in Indonesian form', () => {
  const timeZone = WIB_ZONE
  const tanggal = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const jam = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', timeZone })
  for (let bulan = 0; bulan < 12; bulan++) {
    const waktu = new Date(Date.UTC(2026, bulan, 28, bulan * 2, bulan * 5))
    expect(formatTanggal(waktu)).toBe(tanggal.format(waktu))
    expect(formatJam(waktu)).toBe(`${jam.format(waktu)} WIB`)
  }
})

test.each([
  ['2026-11-20', '2026-11-19T17:00:00.000Z'],
  ['2026-11-20 16:05:09', '2026-11-20T09:05:09.000Z'],
])('reads %s as time in Jakarta', (text, expected) => {
  expect(parseWib(text).toISOString()).toBe(expected)
})

test.each(['', 'besok', '2026-13-40', '2026-11-20 16:05:09 +0700', '2026-11-20T16:05:09'])(
  'rejects %s as a moment',
  (text) => {
    expect(parseWib(text).getTime()).toBeNaN()
  },
)

test.each([
  ['2026-11-20T05:00:00Z', 0, '2026-11-19T17:00:00.000Z'],
  ['2026-11-20T16:59:59Z', 0, '2026-11-19T17:00:00.000Z'],
  ['2026-11-20T17:00:00Z', 0, '2026-11-20T17:00:00.000Z'],
  ['2026-11-20T05:00:00Z', -1, '2026-11-20T17:00:00.000Z'],
  ['2026-11-20T05:00:00Z', 6, '2026-11-13T17:00:00.000Z'],
])('computes midnight in Jakarta at %s, %i days before', (now, days, expected) => {
  expect(midnightWib(new Date(now), days).toISOString()).toBe(expected)
})
