import { expect, test } from 'vitest'
import { divideRupiah } from './divide.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [0, 0], [0, 0]],
  [0, [1, 2], [0, 0]],
  [5, [1, 0, 1], [3, 0, 2]],
  [7, [], []],
])('%d rupiah by the weights %j are %j', (total, weights, expected) => {
  expect(divideRupiah(total, weights)).toEqual(expected)
})
