import { deleteOldJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { defineFeature } from '#server/feature.ts'
import { akunAdminRoutes } from './akun.admin-routes.ts'
import { akunRoutes } from './akun.routes.ts'
import { emailRoutes } from './email.routes.ts'
import { invariants } from './invariants.ts'
import { keamananAdminRoutes } from './keamanan.admin-routes.ts'
import { kunciSandiRepository } from './kunci-sandi.repository.ts'
import { kunciSandiRoutes } from './kunci-sandi.routes.ts'
import { deleteOldLoginAttempts } from './login-limit.ts'
import { PERANGKAT_DAYS } from './open-sesi.ts'
import { perangkatRepository } from './perangkat.repository.ts'
import { perangkatAdminRoutes, perangkatRoutes } from './perangkat.routes.ts'
import { forgetExpiredReset } from './reset-password.ts'
import { sandiRoutes } from './sandi.routes.ts'
import { sesiRepository } from './sesi.repository.ts'
import { tautanEmailRepository } from './tautan-email.repository.ts'

export const akun = defineFeature({
  nama: 'akun',
  imports: ['keamanan', 'surat'],
  routes(api, deps) {
    akunRoutes(api, deps)
    sandiRoutes(api, deps)
    perangkatRoutes(api, deps)
    emailRoutes(api, deps)
    kunciSandiRoutes(api, deps)
  },
  adminRoutes(api, deps) {
    akunAdminRoutes(api, deps)
    perangkatAdminRoutes(api, deps)
    keamananAdminRoutes(api, deps)
  },
  jobs: { 'bersihkan-akun': { every: 3600, run: deleteOld } },
  invariants,
})

async function deleteOld({ db, clock }: Deps): Promise<void> {
  await sesiRepository(db).deleteExpired(clock())
  await perangkatRepository(db).deleteOlder(new Date(clock().getTime() - PERANGKAT_DAYS * 86_400_000))
  await deleteOldLoginAttempts(db, clock())
  await deleteOldJatah(db, clock())
  await kunciSandiRepository(db).forgetExpired(clock())
  await transaction(db, async (tx) => {
    await forgetExpiredReset(tx, clock())
    await tautanEmailRepository(tx).forgetExpired(clock())
  })
}
