import { CSV_ROWS_MAX, type ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK, type ProdukColumn } from '#contract/katalog/produk-columns-admin.ts'
import { type Row, readRows } from '#server/csv/read-csv.ts'
import type { CsvCell } from '#server/csv/write-csv.ts'

/*
 * Products as a spreadsheet. An exported file imports without changes, whatever its cells contain, also after an Indonesian or
 * English spreadsheet saved it.
 */

type Csv = {
  [Name in keyof typeof PRODUK]: (typeof PRODUK)[Name] extends { csv: infer Csv } ? Csv : Name
}
export type CsvColumn = Exclude<Csv[keyof Csv], false>

/** Columns with the field they show, in order. The long text is last. */
const CELLS = Object.entries<ProdukColumn>(PRODUK)
  .filter(([, { csv }]) => csv !== false)
  .map(([name, { csv }]) => ({ nama: (csv || name) as CsvColumn, of: name as keyof typeof PRODUK }))
  .toSorted((a, b) => Number(a.of === 'deskripsi') - Number(b.of === 'deskripsi'))

export const CSV_COLUMNS = CELLS.map(({ nama }) => nama)

export type CsvRow = Row<CsvColumn>

/** Returns a product's cells in the order of the columns. */
export const produkCells = (produk: ProdukAdmin): CsvCell[] => CELLS.map(({ of }) => cellOf(produk[of], of))

function cellOf(value: ProdukAdmin[keyof ProdukAdmin], of: keyof ProdukAdmin): CsvCell {
  if (of === 'aktif') return value ? 'aktif' : 'arsip'
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  const { teks }: ProdukColumn = PRODUK[of]
  if (teks) return teks(value)
  // Columns of objects without `teks` are not part of the spreadsheet.
  return Array.isArray(value) ? value.join(',') : ((value ?? '') as CsvCell)
}

/** Reads a file of products. @throws CSV_TIDAK_TERBACA */
export const readCsv = (bytes: Uint8Array): CsvRow[] => readRows(bytes, CSV_COLUMNS, CSV_ROWS_MAX)
