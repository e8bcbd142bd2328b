import { tanggalWib } from '#contract/wib.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { type Pemisah, type Sel, writeCsv } from './write-csv.ts'

const BATCH = 500

/**
 * A list as a file for spreadsheets, with the day in its name. Read and written batch by batch: a file of any length needs
 * the memory of one.
 * @param sel the cells of a row, as many as there are columns
 * @param next the rows that follow the last one, or the first of all
 */
export function csvBerkas<Row>(
  nama: string,
  now: Date,
  kepala: readonly string[],
  sel: (row: Row) => Sel[],
  next: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  pemisah: Pemisah = ';',
): Berkas {
  async function* batches() {
    let last: Row | undefined
    do {
      const rows = await next(last, BATCH)
      yield rows.map(sel)
      last = rows.length < BATCH ? undefined : rows.at(-1)
    } while (last)
  }
  return {
    nama: `${nama}-${tanggalWib(now)}.csv`,
    type: 'text/csv; charset=utf-8',
    isi: writeCsv(kepala, batches(), pemisah),
  }
}
