import { expect, test } from 'vitest'
import { masaHenti } from './golongan.ts'

test.each([
  ['obat_keras', 30, '30 hari sebelum panen'],
  ['obat_keras', null, 'Menurut resep dokter hewan'],
  ['obat_bebas_terbatas', 0, 'Tidak ada'],
  ['obat_bebas_terbatas', null, 'Menurut label'],
  ['obat_bebas', 7, '7 hari sebelum panen'],
  ['bukan_obat', 0, null],
  ['bukan_obat', 7, null],
  ['bukan_obat', null, null],
] as const)('the withdrawal period of %s (%s days): %s', (golongan, masa_henti, text) => {
  expect(masaHenti({ golongan, masa_henti })).toBe(text)
})
