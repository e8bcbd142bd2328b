import { expect, test } from 'vitest'
import { potongan } from './daftar.ts'

test.each([
  ['macan', ['mac', 'can']],
  ['UDR', ['UDR']],
  ['macan cair', ['mac', 'air', 'can', ' cai']],
  ['Samudra 17', ['Sam', ' 17', 'udr', 'dra']],
  ['17 Samudra', [' Sam', 'dra', 'udr']],
  ['amoxicillin', ['amo', 'lin', 'xic', 'ill']],
  ['obat oxytetracycline', ['oba', 'ine', ' oxy', 'rac']],
  ['5%_abc', ['abc']],
  ['pH 7', []],
  ['💊é', []],
])('the index is asked for the pieces of %j', (q, pieces) => {
  expect(potongan(q)).toEqual(pieces)
  for (const piece of pieces) expect(q).toContain(piece)
})
