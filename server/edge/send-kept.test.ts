import { expect, test } from 'vitest'
import { chooseEncoding, hasIt } from './send-kept.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['*', 'identity'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ;q=0', 'identity'],
  ['x-br', 'identity'],
])('a browser that takes %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['"abc-br"', false],
  ['abc', false],
])('a browser with %j has "abc": %s', (header, has) => {
  expect(hasIt('"abc"', header)).toBe(has)
})
