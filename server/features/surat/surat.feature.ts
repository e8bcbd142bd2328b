import { INBOX_DAYS } from '#contract/surat/inbox.ts'
import type { Deps } from '#server/deps.ts'
import { defineFeature } from '#server/feature.ts'
import { catatan, invariants } from './invariants.ts'
import { metrics } from './metrics.ts'
import { person } from './person.ts'
import { sendBriefly } from './send-due.ts'
import { suratAdminRoutes } from './surat.admin-routes.ts'
import { suratRepository } from './surat.repository.ts'

/** Time after which the text of a sent mail is archived, and its file deleted. */
const KEEP_MS = 365 * 86_400_000

async function moveOld({ db, clock, mailer }: Deps): Promise<void> {
  const now = clock().getTime()
  const surat = suratRepository(db)
  await surat.deleteUnsent(new Date(now - INBOX_DAYS * 86_400_000))
  const before = new Date(now - KEEP_MS)
  while ((await surat.moveOld(before)) > 0);
  await mailer.prune?.((ids) => surat.listKept(ids, before))
}

export const surat = defineFeature({
  name: 'surat',
  imports: ['jejak', 'pengaturan'],
  tables: ['surat', 'surat_lama'],
  reads: ['izin_kabar', 'keluhan', 'pengguna', 'pesanan', 'resep', 'tautan_email'],
  adminRoutes: suratAdminRoutes,
  jobs: {
    'kirim-surat': { every: 10, run: sendBriefly },
    'pindah-surat': { every: 3600, run: moveOld },
  },
  jejak: ['surat'],
  readiness: { surat: async ({ settings }) => settings.sendsMail },
  tugas: {
    suratGagal: ({ db }) => suratRepository(db).count('gagal'),
    suratTertunda: ({ db }) => suratRepository(db).count('tertunda'),
  },
  invariants,
  catatan,
  metrics,
  person,
})
