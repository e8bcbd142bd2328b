import { expect, test } from 'vitest'
import { chooseEncoding } from './send-kept.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['*', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ;q=0', 'identity'],
  ['x-br', 'identity'],
])('chooses for the header %j the encoding %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
