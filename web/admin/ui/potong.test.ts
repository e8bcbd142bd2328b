import { expect, test } from 'vitest'
import { potong } from './potong.ts'

test.each([
  ['', ''],
  ['tepat', 'tepat'],
  ['lebih panjang', 'lebih…'],
  ['🐟🐟🐟🐟🐟🐟', '🐟🐟🐟🐟🐟…'],
])('%j is cut to five characters', (teks, expected) => {
  expect(potong(teks, 5)).toBe(expected)
})
