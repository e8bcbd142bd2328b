import type { Deps } from '#server/deps.ts'
import { defineFeature } from '#server/feature.ts'
import { akunAdminRoutes } from './akun.admin-routes.ts'
import { akunRoutes } from './akun.routes.ts'
import { deleteOldLoginAttempts } from './login-limit.ts'
import { sandiRoutes } from './sandi.routes.ts'
import { sesiRepository } from './sesi.repository.ts'

export const akun = defineFeature({
  nama: 'akun',
  imports: ['surat'],
  routes(api, deps) {
    akunRoutes(api, deps)
    sandiRoutes(api, deps)
  },
  adminRoutes: akunAdminRoutes,
  jobs: { 'bersihkan-akun': { every: 3600, run: deleteOld } },
})

async function deleteOld({ db, clock }: Deps): Promise<void> {
  await sesiRepository(db).deleteExpired(clock())
  await deleteOldLoginAttempts(db, clock())
}
