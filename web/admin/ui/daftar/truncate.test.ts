import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['', ''],
  ['tepat', 'tepat'],
  ['lebih panjang', 'lebih…'],
  ['🐟🐟🐟🐟🐟🐟', '🐟🐟🐟🐟🐟…'],
])('%j is cut to five characters', (teks, expected) => {
  expect(truncate(teks, 5)).toBe(expected)
})
