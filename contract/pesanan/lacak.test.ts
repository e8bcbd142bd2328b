import { expect, test } from 'vitest'
import { lacakKurir } from './lacak.ts'

test.each([
  ['JNE', 'JNE'],
  ['jne reg', 'JNE'],
  ['J&T', 'J&T Express'],
  ['JNT Express', 'J&T Express'],
  ['J&T Cargo', undefined],
  ['Si Cepat HALU', 'SiCepat'],
  ['Anter Aja', 'AnterAja'],
  ['TIKI ONS', 'TIKI'],
  ['POS Indonesia', 'Pos Indonesia'],
  ['Pos', 'Pos Indonesia'],
  ['Poseidon Cargo', undefined],
  ['Ninja Xpress', 'Ninja Xpress'],
  ['Lion Parcel', 'Lion Parcel'],
  ['Perahu Pak Amir', undefined],
  ['', undefined],
])('"%s" is followed at %s', (kurir, nama) => {
  expect(lacakKurir(kurir)?.nama).toBe(nama)
})
