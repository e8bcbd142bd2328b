import { expect, test } from 'vitest'
import { toId } from './id.ts'

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['00000000001', 0],
  ['0', 0],
  ['-1', 0],
  ['1.5', 0],
  ['7 ', 0],
  ['', 0],
])('the text %j is the id %i', (text, id) => {
  expect(toId(text)).toBe(id)
})
