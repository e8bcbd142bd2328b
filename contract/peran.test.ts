import { expect, test } from 'vitest'
import { bacaPeran, boleh, type Peran, rapikanPeran, tulisPeran } from './peran.ts'

test.each<[Peran[], Peran[], string]>([
  [['konten', 'gudang'], ['gudang', 'konten'], 'gudang,konten'],
  [['gudang', 'gudang'], ['gudang'], 'gudang'],
  [['dokter', 'pemilik'], ['pemilik'], 'pemilik'],
  [[], [], ''],
])('the set of %j is %j, written %j', (dipilih, rapi, teks) => {
  expect([rapikanPeran(dipilih), tulisPeran(dipilih), bacaPeran(teks)]).toEqual([rapi, teks, rapi])
})

test.each([
  ['gudang,kasir', ['gudang']],
  ['kasir', []],
])('of %j only %j is a role', (teks, peran) => {
  expect(bacaPeran(teks)).toEqual(peran)
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
])('somebody with %j, where %j are wanted: %j', (punya, diminta, hasil) => {
  expect(boleh(punya, diminta)).toBe(hasil)
})
