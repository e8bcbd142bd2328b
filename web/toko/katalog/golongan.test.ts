import { expect, test } from 'vitest'
import { masaHenti } from './golongan.ts'

test.each([
  ['obat keras', true, 30, '30 hari sebelum panen'],
  ['obat keras', true, null, 'Menurut resep dokter hewan'],
  ['obat bebas terbatas', false, 0, 'Tidak ada'],
  ['obat bebas terbatas', false, null, 'Menurut label'],
  ['desinfektan (cek klasifikasi)', false, null, 'Menurut label'],
  ['bukan obat (bahan pangan)', false, 0, 'Tidak ada'],
  ['bukan obat (pembenah air)', false, null, null],
  ['alat', false, null, null],
  ['Alat uji', false, 0, null],
  // Entered in the back office without its class.
  ['', false, null, null],
  ['', true, null, 'Menurut resep dokter hewan'],
])('the withdrawal period of "%s" (prescription %s, %s days): %s', (golongan, resep, masa_henti, text) => {
  expect(masaHenti({ golongan, resep, masa_henti })).toBe(text)
})
