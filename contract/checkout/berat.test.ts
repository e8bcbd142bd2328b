import { expect, test } from 'vitest'
import { beratText } from './berat.ts'

test.each([
  [[[530, 1]], '530 g'],
  [[[999, 1]], '999 g'],
  [[[500, 2]], '1 kg'],
  [[[1234, 1]], '1,2 kg'],
  [
    [
      [1150, 3],
      [20, 5],
    ],
    '3,6 kg',
  ],
  [[[25_000, 100]], '2.500 kg'],
  [[[0, 2]], 'belum lengkap'],
  [
    [
      [0, 1],
      [1150, 1],
    ],
    '1,2 kg, belum lengkap',
  ],
  [
    [
      [null, 1],
      [1150, 1],
    ],
    null,
  ],
  [[], null],
] as [[number | null, number][], string | null][])('%j weighs %s', (barang, text) => {
  expect(beratText(barang.map(([berat_gram, quantity]) => ({ berat_gram, jumlah: quantity })))).toBe(text)
})
