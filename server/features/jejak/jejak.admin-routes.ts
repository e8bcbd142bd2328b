import { type Jejak, type JejakKind, listJejak } from '#contract/jejak/admin.ts'
import { allowed, maySeeCost, type Peran, ROLES_BY_FEATURE } from '#contract/peran.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { jejakRepository } from './jejak.repository.ts'

/** Audit trail: the owner reads all of it, other administrators the entries of the features they may use. */
export function jejakAdminRoutes(api: Endpoints, { db }: Deps, features: readonly Feature[]): void {
  const mayRead = (peran: readonly Peran[], kind?: JejakKind) => {
    const featureName = kind && features.find((feature) => feature.jejak?.includes(kind))?.name
    return allowed(peran, featureName ? ROLES_BY_FEATURE[featureName] : [])
  }
  api.admin(listJejak, async ({ sesi, query }) => {
    if (!mayRead(sesi.peran, query.jenis)) throw new AppError('BUKAN_BAGIAN_ANDA')
    const page = await jejakRepository(db).list(query)
    return maySeeCost(sesi.peran) ? page : { ...page, items: page.items.map(withoutModal) }
  })
}

function withoutModal({ sebelum, sesudah, ...jejak }: Jejak): Jejak {
  const [old, fresh] = [sebelum, sesudah].map((content) => {
    const { harga_modal: _, ...rest } = content ?? {}
    return content && rest
  })
  return { ...jejak, sebelum: old ?? null, sesudah: fresh ?? null }
}
