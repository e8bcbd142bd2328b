import { expect, test } from 'vitest'
import { remainingWords, soldWords, stokWords } from './visible-stok.ts'

test.each([
  [0, 'Stok habis'],
  [1, 'Sisa 1'],
  [20, 'Sisa 20'],
  [21, 'Tersedia'],
])('shows a stock of %i as %j', (stok, word) => expect(stokWords(stok)).toBe(word))

test.each([
  [0, false, undefined],
  [1, false, 'Terjual 1'],
  [1250, false, 'Terjual 1.250'],
  [1250, true, undefined],
])('shows %i sold, on prescription %j: %j', (sold, resep, word) =>
  expect(soldWords({ terjual: sold, resep })).toBe(word),
)

test.each([
  [0, undefined],
  [20, 'Sisa 20'],
  [21, undefined],
])('counts a low stock of %i as %j', (stok, word) => expect(remainingWords(stok)).toBe(word))
