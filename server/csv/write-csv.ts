import { stringify } from 'csv-stringify/sync'
import { safeCell } from './cell-csv.ts'

/** A cell: numbers stay numbers; formulas in text are escaped. */
export type CsvCell = string | number

/** Separator of cells. */
export type Separator = ';' | ','

/** Excel reads a file as UTF-8 only if it starts with this. */
const BOM = '\uFEFF'

/**
 * Writes rows as CSV in batches, with only one batch in memory. The header is sent with the first rows, so that a failing query
 * sends nothing. Default separator: semicolon, as Indonesian spreadsheets expect it; line breaks are CRLF.
 * @param head column names
 * @param batches rows with one cell per column
 */
export async function* writeCsv(
  head: readonly string[],
  batches: AsyncIterable<readonly CsvCell[][]>,
  separator: Separator = ';',
): AsyncGenerator<string> {
  let begin = BOM + write([head], separator)
  for await (const rows of batches) {
    yield begin + write(rows, separator)
    begin = ''
  }
  if (begin) yield begin
}

const write = (rows: readonly (readonly CsvCell[])[], separator: Separator) =>
  stringify(
    rows.map((row) => row.map((cells) => (typeof cells === 'number' ? cells : safeCell(cells)))),
    { delimiter: separator, record_delimiter: 'windows', quoted_match: /[,\t'\r\n]/ },
  )
