import pLimit from 'p-limit'
import { getDasbor, type TugasCounts } from '#contract/dasbor/admin.ts'
import { findRecords } from '#contract/dasbor/find-admin.ts'
import { exportReport, getReport, REPORT_LINES_MAX } from '#contract/dasbor/reports-admin.ts'
import { allowed, type Peran, ROLES_BY_FEATURE } from '#contract/peran.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { exportReportCsv } from './export-report.ts'
import { readFound } from './find-records.ts'
import { readReport } from './reports.repository.ts'
import { readSales } from './sales.repository.ts'

/** Maximum concurrent counting queries: orders need the other database connections. */
const limit = pLimit(3)

export function dasborAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  const countTugas = async (peran: readonly Peran[]): Promise<Record<string, TugasCounts>> => {
    const all = features
      .filter(({ name }) => allowed(peran, ROLES_BY_FEATURE[name]))
      .flatMap(({ tugas = {} }) => Object.entries(tugas))
    return Object.fromEntries(
      await Promise.all(all.map(async ([name, count]) => [name, await limit(() => count(deps))] as const)),
    )
  }

  api.admin(getDasbor, async ({ sesi: { peran }, query }) => {
    if (!allowed(peran)) {
      const empty = { ruang: [], harian: [], periode: null, sebelum: null, terlaris: [] }
      return { tugas: await countTugas(peran), ...empty }
    }
    const [tugas, sales] = await Promise.all([countTugas(peran), readSales(deps.db, deps.clock(), Number(query.hari))])
    return { tugas, ruang: [...(deps.space?.low() ?? [])], ...sales }
  })

  api.admin(getReport, ({ query: { laporan, hari } }) =>
    readReport(deps, laporan, Number(hari), deps.clock(), REPORT_LINES_MAX),
  )
  api.berkas(exportReport, ({ sesi, query, ...from }) => {
    recordKejadian(deps, { jenis: 'ekspor-orang', keterangan: 'Laporan toko', penggunaId: sesi.penggunaId, dari: from })
    return exportReportCsv(deps, query)
  })
  api.admin(findRecords, ({ sesi: { peran }, query }) => readFound(deps.db, features, peran, query.q))
}
