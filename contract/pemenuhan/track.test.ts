import { expect, test } from 'vitest'
import { trackKurir } from './track.ts'

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
  ['J dan T', 'J&T Express'],
  ['JTR', undefined],
  ['PT Pos', 'Pos Indonesia'],
  ['Agen JNE', undefined],
  ['Kurir J&T', undefined],
  ['Ojek SiCepat', undefined],
  ['Toko AnterAja', undefined],
  ['Kantor TIKI', undefined],
  ['Kantor Pos', undefined],
  ['Agen PT Pos', undefined],
  ['Grup Ninja', undefined],
  ['Agen Lion Parcel', undefined],
])('"%s" is followed at %s', (kurir, name) => {
  expect(trackKurir(kurir)?.nama).toBe(name)
})
