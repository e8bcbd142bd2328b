import { approveResep, getBerkasResepAdmin, getResepAdmin, listResepAdmin, refuseResep } from '#contract/resep/admin.ts'
import { midnightWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { berkasRepository } from './berkas.repository.ts'
import { openBerkasResep } from './berkas-resep.ts'
import * as decide from './decide-resep.ts'
import { resepAdminRepository } from './resep-admin.repository.ts'

export function resepAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  const { db, clock } = deps
  const consequences = features.flatMap(({ onResep }) => onResep ?? [])

  /** Records in the audit trail who viewed a prescription, once a day: it is health data. */
  const recordView = ({ penggunaId }: Sesi, recordId: number, title: string) => {
    const entry = { tindakan: 'lihat', jenis: 'resep', rujukan: recordId, judul: title } as const
    return jejakRepository(db).recordOnce(penggunaId, entry, clock(), midnightWib(clock(), 0))
  }

  api.admin(listResepAdmin, ({ query }) => resepAdminRepository(db).list(query, clock()))
  api.admin(getResepAdmin, async ({ sesi, params }) => {
    const found = await decide.readResepAdmin(db, params.resepId, clock(), sesi.penggunaId)
    await recordView(sesi, params.resepId, `Resep ${params.resepId}`)
    return found
  })
  api.berkas(getBerkasResepAdmin, async ({ sesi, params: { resepId, berkasId } }) => {
    const page = await berkasRepository(db).findIn(resepId, berkasId)
    const berkas = await openBerkasResep(deps, page)
    await recordView(sesi, resepId, `Resep ${resepId}, berkas ${page?.urutan}`)
    return berkas
  })
  api.admin(approveResep, async ({ sesi, params, body }) => {
    await decide.approveResep(deps, consequences, sesi, params.resepId, body)
    return { message: 'Resep disetujui' }
  })
  api.admin(refuseResep, async ({ sesi, params, body }) => {
    await decide.refuseResep(deps, consequences, sesi, params.resepId, body)
    return { message: 'Resep ditolak' }
  })
}
