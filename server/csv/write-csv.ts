import { stringify } from 'csv-stringify/sync'
import { selAman } from './sel-csv.ts'

/** A cell: numbers stay numbers; formulas in text are escaped. */
export type Sel = string | number

/** Separator of cells. */
export type Pemisah = ';' | ','

/** Excel reads a file as UTF-8 only if it starts with this. */
const BOM = '\uFEFF'

/**
 * Writes rows as CSV in batches, with only one batch in memory. The header is sent with the first rows, so that a failing query
 * sends nothing. Default separator: semicolon, as Indonesian spreadsheets expect it; line breaks are CRLF.
 * @param kepala column names
 * @param batches rows with one cell per column
 */
export async function* writeCsv(
  kepala: readonly string[],
  batches: AsyncIterable<readonly Sel[][]>,
  pemisah: Pemisah = ';',
): AsyncGenerator<string> {
  let begin = BOM + write([kepala], pemisah)
  for await (const rows of batches) {
    yield begin + write(rows, pemisah)
    begin = ''
  }
  if (begin) yield begin
}

const write = (rows: readonly (readonly Sel[])[], pemisah: Pemisah) =>
  stringify(
    rows.map((row) => row.map((sel) => (typeof sel === 'number' ? sel : selAman(sel)))),
    { delimiter: pemisah, record_delimiter: 'windows', quoted_match: /[,\t'\r\n]/ },
  )
