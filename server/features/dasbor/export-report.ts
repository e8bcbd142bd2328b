import { type ReportKode, type ReportRow, reportOf } from '#contract/dasbor/reports-admin.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { readReportRows } from './reports.repository.ts'

/** Returns all rows of a report as CSV. */
export function exportReportCsv(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { laporan, hari }: { laporan: ReportKode; hari: string },
): Berkas {
  const now = deps.clock()
  const { utama, kedua } = reportOf(laporan)
  const head = ['Nama', 'Keterangan', utama.label, kedua.label]
  return csvBerkas<ReportRow>(
    `laporan-${laporan}`,
    now,
    head,
    (row) => [row.nama, row.keterangan, row.utama, row.kedua],
    async (last) => (last ? [] : (await readReportRows(deps, laporan, Number(hari), now)).rows),
  )
}
