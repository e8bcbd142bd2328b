import { sql } from 'kysely'
import { deleteOldJatah } from '#server/db/jatah.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { defineFeature } from '#server/feature.ts'
import { akunAdminRoutes } from './akun.admin-routes.ts'
import { akunRoutes } from './akun.routes.ts'
import { keamananAdminRoutes } from './dua-langkah/keamanan.admin-routes.ts'
import { emailRoutes } from './email/email.routes.ts'
import { tautanEmailRepository } from './email/tautan-email.repository.ts'
import { invariants } from './invariants.ts'
import { kunciSandiRepository } from './sandi/kunci-sandi.repository.ts'
import { kunciSandiRoutes } from './sandi/kunci-sandi.routes.ts'
import { forgetExpiredReset } from './sandi/reset-password.ts'
import { sandiRoutes } from './sandi/sandi.routes.ts'
import { deleteOldGuesses } from './sesi/guess.ts'
import { PERANGKAT_DAYS } from './sesi/open-sesi.ts'
import { perangkatRepository } from './sesi/perangkat.repository.ts'
import { perangkatAdminRoutes, perangkatRoutes } from './sesi/perangkat.routes.ts'
import { sesiRepository } from './sesi/sesi.repository.ts'

export const akun = defineFeature({
  name: 'akun',
  imports: ['jejak', 'keamanan', 'surat'],
  tables: [
    'dua_langkah',
    'keamanan_kantor',
    'kode_pemulihan',
    'kunci_sandi',
    'login_gagal',
    'pengguna',
    'perangkat',
    'pilihan_notifikasi',
    'reset_sandi',
    'sesi',
    'tantangan_sandi',
    'tautan_email',
  ],
  reads: ['pesanan'],
  person: {
    data: {
      akun: (userId) => sql`pengguna t WHERE pengguna_id = ${userId}`,
      ...rowsOfAccount('pilihan_notifikasi', 'perangkat', 'kunci_sandi'),
    },
    // Links that take an earlier merge back.
    merge: (tx, from, target) =>
      sql`UPDATE tautan_email SET pengguna_id = ${target} WHERE pengguna_id = ${from} AND jenis = 'pisah'`.execute(tx),
  },
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
  await deleteOldGuesses(db, clock())
  await deleteOldJatah(db, clock())
  await kunciSandiRepository(db).forgetExpired(clock())
  await transaction(db, async (tx) => {
    await forgetExpiredReset(tx, clock())
    await tautanEmailRepository(tx).forgetExpired(clock())
  })
}
