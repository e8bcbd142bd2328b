import { dateWib } from '#contract/wib.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { type CsvCell, type Separator, writeCsv } from './write-csv.ts'

const BATCH = 500

/**
 * Returns a list as a spreadsheet file, with the day in its name. Rows are read and written in batches, so memory use is one
 * batch for any length.
 * @param cells cells of a row, one per column
 * @param next rows after the given one, or the first rows
 */
export function csvBerkas<Row>(
  name: string,
  now: Date,
  head: readonly string[],
  cells: (row: Row) => CsvCell[],
  next: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  separator: Separator = ';',
): Berkas {
  async function* batches() {
    let last: Row | undefined
    do {
      const rows = await next(last, BATCH)
      yield rows.map(cells)
      last = rows.length < BATCH ? undefined : rows.at(-1)
    } while (last)
  }
  return {
    name: `${name}-${dateWib(now)}.csv`,
    type: 'text/csv; charset=utf-8',
    content: writeCsv(head, batches(), separator),
  }
}
