import { expect, test } from 'vitest'
import { midnightWib } from './wib.ts'

test.each([
  ['2026-11-20T05:00:00Z', 0, '2026-11-19T17:00:00.000Z'],
  ['2026-11-20T16:59:59Z', 0, '2026-11-19T17:00:00.000Z'],
  ['2026-11-20T17:00:00Z', 0, '2026-11-20T17:00:00.000Z'],
  ['2026-11-20T05:00:00Z', -1, '2026-11-20T17:00:00.000Z'],
  ['2026-11-20T05:00:00Z', 6, '2026-11-13T17:00:00.000Z'],
])('midnight in Jakarta of %s, %i days before', (now, days, expected) => {
  expect(midnightWib(new Date(now), days).toISOString()).toBe(expected)
})
