import { expect, test } from 'vitest'
import { potongan } from './daftar.ts'

test.each([
  ['macan', ['mac', 'can']],
  ['UDR', ['UDR']],
  ['macan cair', ['mac', ' cai']],
  ['obat macan cair', ['oba', ' cai']],
  ['Samudra 17', ['Sam', ' 17']],
  ['17 Samudra', [' Sa', 'dra']],
  ['3988c7f88ebc', ['398', 'ebc']],
  ['5%_abc', ['abc']],
  ['pH 7', []],
  ['💊é', []],
])('the index is asked for the pieces of %j', (q, pieces) => {
  expect(potongan(q)).toEqual(pieces)
  for (const piece of pieces) expect(q).toContain(piece)
})
