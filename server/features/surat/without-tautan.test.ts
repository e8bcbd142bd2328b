import { expect, test } from 'vitest'
import { withoutTautan } from './without-tautan.ts'

test.each([
  ['https://contoh.id/menang?x=1', 'https: //contoh. id/menang?x=1'],
  ['www.3jaya.com', 'www. 3jaya. com'],
  ['budi@contoh.co.id', 'budi@contoh. co. id'],
  ['mailto:budi@contoh.id', 'mailto: budi@contoh. id'],
  ['contoh。id', 'contoh。 id'],
  ['con\u200Btoh.\u202Eid', 'contoh. id'],
  ['Budi\r\nTotal: Rp 0\u2028Lunas', 'Budi Total: Rp 0 Lunas'],
  ['Jl. Kerapu No. 5, Rp 1.500, pukul 07.30 dan 07:30', 'Jl. Kerapu No. 5, Rp 1.500, pukul 07.30 dan 07:30'],
  ['Drs.H.Amir, M.Si.', 'Drs. H. Amir, M. Si.'],
])('%j becomes %j', (text, kept) => {
  expect(withoutTautan(text)).toBe(kept)
})
