import type { Deps } from '#server/deps.ts'
import { defineFeature } from '#server/feature.ts'
import { alertOwners } from './alert-owners.ts'
import { keamananAdminRoutes } from './keamanan.admin-routes.ts'
import { kejadianRepository } from './kejadian.repository.ts'
import { person } from './person.ts'

const DAY_MS = 86_400_000
const KEEP_MS = 400 * DAY_MS
/** Maximum rows of events that strangers can cause, so that calls from ever new addresses do not fill the disk. */
const KEEP_LINES = 300_000
/** Failed logins per day that count as an attack. An owner's own typing errors are fewer. */
const FAILED_LOGINS_MIN = 8

const deleteOld = ({ db, clock }: Deps) =>
  kejadianRepository(db).deleteOld(new Date(clock().getTime() - KEEP_MS), KEEP_LINES)

export const keamanan = defineFeature({
  name: 'keamanan',
  imports: ['surat'],
  tables: ['kejadian'],
  reads: ['pengguna'],
  adminRoutes: keamananAdminRoutes,
  jobs: {
    'bersihkan-kejadian': { every: 3600, run: deleteOld },
    'kabarkan-kejadian': { every: 60, run: alertOwners },
  },
  tugas: {
    adminDitebak: ({ db, clock }) =>
      kejadianRepository(db).countGuessed(new Date(clock().getTime() - DAY_MS), FAILED_LOGINS_MIN),
    kejadianPenting: ({ db, clock }) => kejadianRepository(db).countImportant(new Date(clock().getTime() - DAY_MS)),
  },
  person,
})
