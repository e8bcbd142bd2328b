import { expect, test } from 'vitest'
import { formatLocal, formatRemaining } from './remaining-time.ts'

const [SECOND, MINUTES, HOURS, HARI] = [1000, 60_000, 3_600_000, 86_400_000]

test.each([
  [-SECOND, 'sudah lewat'],
  [0, 'sudah lewat'],
  [SECOND, 'kurang dari 1 menit lagi'],
  [MINUTES, '1 menit lagi'],
  [12 * MINUTES + 59 * SECOND, '12 menit lagi'],
  [HOURS, '1 jam lagi'],
  [2 * HOURS + 5 * MINUTES, '2 jam 5 menit lagi'],
  [HARI, '1 hari lagi'],
  [3 * HARI + 4 * HOURS + 59 * MINUTES, '3 hari 4 jam lagi'],
])('%i ms: %s', (remaining, text) => {
  expect(formatRemaining(remaining)).toBe(text)
})

test.each([
  [420, '24 November 2026, 15.05 WIB'],
  [480, '24 November 2026, 16.05 WITA (15.05 WIB)'],
  [540, '24 November 2026, 17.05 WIT (15.05 WIB)'],
  [0, '24 November 2026, 08.05 waktu setempat (15.05 WIB)'],
])('%i minutes ahead of UTC: %s', (offset, text) => {
  expect(formatLocal('2026-11-24T08:05:00.000Z', offset)).toBe(text)
})

test('adds the date in Jakarta if the local date differs', () => {
  expect(formatLocal('2026-11-24T16:05:00.000Z', 540)).toBe('25 November 2026, 01.05 WIT (24 November 2026, 23.05 WIB)')
})
