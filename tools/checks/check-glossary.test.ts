import { expect, test } from 'vitest'
import { problemsInGlossary } from './check-glossary.ts'

const SCHEMA = `
interface SesiTable {
  token_hash: Fixed<Buffer>
  /** When. */
  dibuat: Fixed<Date>
}

interface MutasiStokTable {
  perubahan: Fixed<number>
}

export interface Database {
  sesi: SesiTable
  mutasi_stok: MutasiStokTable
}
`
const HEAD = '| word | English | meaning here | where |\n| --- | --- | --- | --- |\n'
const STOCK = '| mutasi | movement | one change | `mutasi_stok.perubahan` |\n'
const check = (rows: string) =>
  problemsInGlossary(`# Words\n\nOf \`gone\`.\n\n${HEAD}${rows}`, SCHEMA, ['web/lib/cart.ts'])

test.each([
  ['tables and columns', '| sesi | session | a login | `sesi`, `sesi.dibuat` |\n'],
  ['a table named only by a column', '| dibuat | made | when | `sesi.dibuat` |\n'],
  ['a file', '| sesi, laci | session | a login | `sesi`, `cart.ts` |\n'],
  ['other code', '| sesi | session | a login | `sesi`, `RincianPesanan`, `madeOf`, `server/x/`, computed |\n'],
])('accepts %s', (_, row) => {
  expect(check(STOCK + row)).toEqual([])
})

test.each([
  ['a table', '`toko`', '"toko" is no table, column or file'],
  ['a column', '`sesi.perubahan`', '"sesi.perubahan" is no table, column or file'],
  ['a column of no table', '`toko.dibuat`', '"toko.dibuat" is no table, column or file'],
  ['a file', '`keranjang.ts`', '"keranjang.ts" is no table, column or file'],
])('reports %s that is not there', (_, place, problem) => {
  expect(check(`${STOCK}| sesi | session | a login | \`sesi\`, ${place} |\n`)).toEqual([problem])
})

test('reports a table without a word, and a word with two rows', () => {
  expect(check(STOCK)).toEqual(['table "sesi" has no row'])
  const twice = '| nota | receipt | sheet | `sesi` |\n| kurir, nota | receipt | sheet | `sesi` |\n'
  expect(check(STOCK + twice)).toEqual(['"nota" has two rows'])
})
