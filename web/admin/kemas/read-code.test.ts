import { expect, test } from 'vitest'
import { type Code, normalizeArticle, readCode } from './read-code.ts'

const GS = '\u001d'

test.each<[string, Partial<Code>]>([
  ['A-12/b', { text: 'A12B' }],
  ['  ks-260101-ab12 ', { text: 'KS260101AB12' }],
  ['8991234567890', { text: '8991234567890', article: '8991234567890' }],
  ['08991234567890', { article: '8991234567890' }],
  [']E08991234567890', { article: '8991234567890' }],
  ['12345678', { article: '12345678' }],
  ['123456789', { text: '123456789' }],
  ['(01)08991234567890(17)270531(10)B-7', { article: '8991234567890', nomorLot: 'B7' }],
  ['(01)08991234567890', { article: '8991234567890' }],
  ['01089912345678901727053110B7', { article: '8991234567890', nomorLot: 'B7' }],
  [`010899123456789010B7${GS}17270531`, { article: '8991234567890', nomorLot: 'B7' }],
  [`]d2010899123456789021SERI1${GS}10B7`, { article: '8991234567890', nomorLot: 'B7' }],
  ['0108991234567890', { article: '8991234567890' }],
  ['010899123456789021SERI1', { article: '8991234567890' }],
  ['https://id.gs1.org/01/08991234567890/10/B%2D7', { article: '8991234567890', nomorLot: 'B7' }],
  ['https://toko.id/produk/produk-satuan/42', { produkId: 42 }],
  ['https://toko.id/produk/produk-satuan/42?dari=rak', { produkId: 42 }],
  ['', { text: '' }],
])('reads %j', (scanned, code) => {
  const read = readCode(scanned)
  expect(read).toMatchObject(code)
  expect(Object.keys(read).sort()).toEqual([...new Set(['text', ...Object.keys(code)])].sort())
})

test.each([
  ['08991234567890', '8991234567890'],
  ['899-123', '899123'],
  ['', ''],
])('reduces the article number %j to %j', (text, expected) => {
  expect(normalizeArticle(text)).toBe(expected)
})
