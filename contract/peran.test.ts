import { expect, test } from 'vitest'
import { allowed, formatPeran, normalizePeran, type Peran, parsePeran } from './peran.ts'

test.each<[Peran[], Peran[], string]>([
  [['konten', 'gudang'], ['gudang', 'konten'], 'gudang,konten'],
  [['gudang', 'gudang'], ['gudang'], 'gudang'],
  [['dokter', 'pemilik'], ['pemilik'], 'pemilik'],
  [[], [], ''],
])('the set of %j is %j, written %j', (selected, tidy, teks) => {
  expect([normalizePeran(selected), formatPeran(selected), parsePeran(teks)]).toEqual([tidy, teks, tidy])
})

test.each([
  ['gudang,kasir', ['gudang']],
  ['kasir', []],
])('finds in %j only the role %j', (teks, peran) => {
  expect(parsePeran(teks)).toEqual(peran)
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
])('lets roles %j through where %j are required: %j', (has, diminta, hasil) => {
  expect(allowed(has, diminta)).toBe(hasil)
})
