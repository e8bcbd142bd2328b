import { expect, test } from 'vitest'
import {
  dateWib,
  formatClock,
  formatDate,
  formatTime,
  midnightWib,
  mondayWib,
  parseWib,
  stampWib,
  WIB_ZONE,
} from './wib.ts'

test('shows a moment as day and hour in Jakarta', () => {
  expect(formatDate('2026-11-20T16:59:00.000Z')).toBe('20 November 2026')
  expect(formatDate('2026-11-20T17:00:00.000Z')).toBe('21 November 2026')
  expect(formatTime('2026-11-20T07:05:00.000Z')).toBe('20 November 2026, 14.05 WIB')
  expect(dateWib('2026-11-20T16:59:00.000Z')).toBe('2026-11-20')
  expect(dateWib(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
  expect(stampWib(new Date('2026-11-20T20:05:09Z'))).toBe('2026-11-21 03:05:09')
})

test.each([
  ['2026-11-15T16:59:59Z', '2026-11-09'],
  ['2026-11-15T17:00:00Z', '2026-11-16'],
  ['2026-11-22T16:59:59Z', '2026-11-16'],
  ['2027-01-01T05:00:00Z', '2026-12-28'],
])('finds the Monday of %s in Jakarta', (moment, monday) => expect(mondayWib(moment)).toBe(monday))

test('writes days and hours in Indonesian form', () => {
  const timeZone = WIB_ZONE
  const date = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const times = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', timeZone })
  for (let month = 0; month < 12; month++) {
    const time = new Date(Date.UTC(2026, month, 28, month * 2, month * 5))
    expect(formatDate(time)).toBe(date.format(time))
    expect(formatClock(time)).toBe(`${times.format(time)} WIB`)
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
