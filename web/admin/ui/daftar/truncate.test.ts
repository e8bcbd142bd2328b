import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['', ''],
  ['tepat', 'tepat'],
  ['lebih panjang', 'lebih…'],
  ['🐟🐟🐟🐟🐟🐟', '🐟🐟🐟🐟🐟…'],
])('%j is cut to five characters', (text, expected) => {
  expect(truncate(text, 5)).toBe(expected)
})
