import { stringify } from 'csv-stringify/sync'
import { selAman } from './sel-csv.ts'

/** A cell: a number stays a number, text is defused. */
export type Sel = string | number

/** What stands between cells. */
export type Pemisah = ';' | ','

/** Excel reads a file as UTF-8 only where it begins with this. */
const BOM = '\uFEFF'

/**
 * Rows as CSV, batch by batch: no more than one batch is held. The head comes with the first rows, so that there is none
 * where they cannot be had. Semicolons, as an Indonesian spreadsheet expects them, and CRLF.
 * @param kepala names of the columns
 * @param batches rows with as many cells as there are columns
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
