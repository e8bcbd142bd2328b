import { expect, test } from 'vitest'
import { allowed, formatPeran, normalizePeran, type Peran, parsePeran } from './peran.ts'

test.each<[Peran[], Peran[], string]>([
  [['konten', 'gudang'], ['gudang', 'konten'], 'gudang,konten'],
  [['gudang', 'gudang'], ['gudang'], 'gudang'],
  [['dokter', 'pemilik'], ['pemilik'], 'pemilik'],
  [[], [], ''],
])('the set of %j is %j, written %j', (selected, tidy, text) => {
  expect([normalizePeran(selected), formatPeran(selected), parsePeran(text)]).toEqual([tidy, text, tidy])
})

test.each([
  ['gudang,kasir', ['gudang']],
  ['kasir', []],
])('finds in %j only the role %j', (text, peran) => {
  expect(parsePeran(text)).toEqual(peran)
})

test.each<[Peran[], Peran[] | undefined, boolean]>([
  [['pemilik'], [], true],
  [['pemilik'], undefined, true],
  [['gudang'], ['gudang', 'pesanan'], true],
  [['konten', 'pesanan'], ['gudang', 'pesanan'], true],
  [['konten'], ['gudang', 'pesanan'], false],
  [['gudang'], [], false],
  [['gudang'], undefined, false],
  [[], ['gudang'], false],
])('lets roles %j through where %j are required: %j', (has, wanted, isExpected) => {
  expect(allowed(has, wanted)).toBe(isExpected)
})
