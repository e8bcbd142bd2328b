import { expect, test } from 'vitest'
import { hariName } from './schedule.tsx'

test.each([
  ['2026-11-20', 0, '20 November 2026'],
  ['2026-11-28', 7, '5 Desember 2026'],
  [undefined, 0, 'Hari pertama'],
  [undefined, 7, 'Hari ke-7'],
])('a treatment that starts on %s has its day %i on %s', (start, hari, name) => {
  expect(hariName(start, hari)).toBe(name)
})
