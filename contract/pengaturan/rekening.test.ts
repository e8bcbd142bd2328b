import { expect, test } from 'vitest'
import { formatRekening, rekeningErrors } from './rekening-admin.ts'

const ACCOUNT = { rekening_bank: 'BCA', rekening_nomor: '1234567890', rekening_nama: 'Tambak Jaya' }
const NONE = { rekening_bank: '', rekening_nomor: '', rekening_nama: '' }

test('an account is written on one line, and none is empty', () => {
  expect(formatRekening(ACCOUNT)).toBe('BCA 1234567890 a.n. Tambak Jaya')
  expect(formatRekening({ ...ACCOUNT, rekening_nomor: '' })).toBe('')
})

test('an account is complete or absent', () => {
  expect([ACCOUNT, NONE].flatMap(rekeningErrors)).toEqual([])
  const partial = rekeningErrors({ ...NONE, rekening_nomor: '1234567890' })
  expect(partial.map(({ path }) => path)).toEqual(['rekening_bank', 'rekening_nama'])
})
