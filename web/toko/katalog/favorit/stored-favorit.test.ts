import { expect, test } from 'vitest'
import { parseFavorit } from './stored-favorit.ts'

test.each([
  [null, []],
  ['[3,1,3]', [3, 1]],
  ['[3,"1",null,-2,1.5,4]', [3, 4]],
  ['{"a":1}', []],
  ['rusak', []],
])('reads %j as %j', (text, ids) => {
  expect(parseFavorit(text)).toEqual(ids)
})

test('stores as many in a browser as in an account', () => {
  expect(parseFavorit(JSON.stringify(Array.from({ length: 100 }, (_, index) => index + 1)))).toHaveLength(60)
})
