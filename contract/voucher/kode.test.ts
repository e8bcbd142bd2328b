import { expect, test } from 'vitest'
import { kodeVoucher } from './kode.ts'

const kode = kodeVoucher('salah')

test.each([
  ['AB', false],
  ['AB1', true],
  ['A'.repeat(24), true],
  ['A'.repeat(25), false],
  ['-AB', false],
  ['A-B', true],
  ['A_B', false],
])('accepts codes of 3 to 24 letters, digits and hyphens that do not begin with a hyphen: %s: %s', (text, isValid) => {
  expect(kode.safeParse(text).success).toBe(isValid)
})

test.each([
  [' panen 10 ', 'PANEN10'],
  [`${'A '.repeat(24)}`, 'A'.repeat(24)],
])('keeps %j as %s', (text, outcome) => {
  expect(kode.parse(text)).toBe(outcome)
})

test.each([
  [60, true],
  [61, false],
])('reads a text of %i characters: %s', (length, isValid) => {
  expect(kode.safeParse('ABC'.padEnd(length)).success).toBe(isValid)
})
