import { exportKejadian, listKejadian, listKejadianGroups } from '#contract/keamanan/admin.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { exportKejadianBerkas } from './export-kejadian.ts'
import { kejadianRepository } from './kejadian.repository.ts'
import { flushKejadian, recordKejadian, stopRecording } from './record-kejadian.ts'

/** Days of the groups without a chosen period. */
const GROUP_DAYS = 30

export function keamananAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps
  api.onClose(() => stopRecording(deps))

  api.admin(listKejadian, async ({ query }) => {
    await flushKejadian(deps)
    return kejadianRepository(db).list(query)
  })
  api.admin(listKejadianGroups, async ({ query }) => {
    await flushKejadian(deps)
    const first = dateWib(midnightWib(clock(), GROUP_DAYS - 1))
    return kejadianRepository(db).listGroups({ ...query, dari: query.dari ?? (query.sampai ? undefined : first) })
  })
  api.berkas(exportKejadian, async ({ sesi, query, ...source }) => {
    const { dari = 'awal', sampai = 'sekarang' } = query
    const remark = `${dari} sampai ${sampai}`
    recordKejadian(deps, { jenis: 'ekspor-kejadian', keterangan: remark, penggunaId: sesi.penggunaId, dari: source })
    await flushKejadian(deps)
    return exportKejadianBerkas(deps, query)
  })
}
