import { expect, test } from 'vitest'
import { readAmount } from './read-jumlah.ts'

test.each([
  ['302000', 302_000],
  ['302000.00', 302_000],
  ['302000,00', 302_000],
  ['302,000.00', 302_000],
  ['302.000,00', 302_000],
  ['1.302.000', 1_302_000],
  ['1,302,000', 1_302_000],
  ['302.000', 302_000],
  ['Rp 302.000', 302_000],
  ['IDR 302,000', 302_000],
  [' 4440.5 ', 4441],
  ['2114.49', 2114],
  ['2114,50', 2115],
  ['-5000', -5000],
  ['0', 0],
  ['', undefined],
  ['-', undefined],
  ['gratis', undefined],
  ['3.02.000', undefined],
  ['9999999999999', undefined],
])('reads %j as %j', (cells, amount) => {
  expect(readAmount(cells)).toBe(amount)
})
