import { expect, test } from 'vitest'
import { piecesOf } from './daftar.ts'

test.each([
  ['macan', ['mac', 'can']],
  ['UDR', ['UDR']],
  ['macan cair', ['mac', 'air', ' cai']],
  ['Samudra 17', ['Sam', ' 17', 'dra']],
  ['Budi 777', ['Budi', ' 777']],
  ['17 Samudra', [' Sam', 'dra', 'udr']],
  ['amoxicillin', ['amo', 'lin', 'ill']],
  ['obat oxytetracycline', ['obat', 'ine', 'rac']],
  ['5%_abc', ['abc']],
  ['pH 7', []],
  ['💊é', []],
])('the index is asked for the pieces of %j', (q, pieces) => {
  expect(piecesOf(q)).toEqual(pieces)
  for (const piece of pieces) expect(q).toContain(piece)
})
