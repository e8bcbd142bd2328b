import { approvePersetujuan, listPersetujuan, rejectPersetujuan } from '#contract/pelepasan/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { approve, reject } from './decide.ts'
import { persetujuanRepository } from './persetujuan.repository.ts'

export function pelepasanAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listPersetujuan, ({ sesi, query }) =>
    persetujuanRepository(deps.db).list({ penggunaId: sesi.penggunaId, endpoints: api.releasingOf(sesi.peran) }, query),
  )
  api.admin(approvePersetujuan, ({ params, body, ...caller }) =>
    approve(deps, api, caller, { persetujuanId: params.persetujuanId, nilai: body.nilai }),
  )
  api.admin(rejectPersetujuan, async ({ params, body, ...caller }) => {
    await reject(deps, api, caller, params.persetujuanId, body.alasan)
    return { message: 'Pengajuan ditolak' }
  })
}
