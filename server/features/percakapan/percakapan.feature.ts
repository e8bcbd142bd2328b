import { sql } from 'kysely'
import { PERCAKAPAN_KEEP_HARI } from '#contract/percakapan/limits.ts'
import { midnightWib } from '#contract/wib.ts'
import { moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import { defineFeature } from '#server/feature.ts'
import { percakapanAdminRoutes } from './percakapan.admin-routes.ts'
import { percakapanRepository } from './percakapan.repository.ts'
import { sendJawaban } from './send-jawaban.ts'

/** Conversations by WhatsApp: messages of customers, and answers of the office. `whatsapp` passes on what customers write. */
export const percakapan = defineFeature({
  name: 'percakapan',
  imports: ['jejak', 'pengaturan', 'pesanan', 'pesanan-admin', 'saluran', 'surat', 'templat'],
  tables: ['percakapan', 'percakapan_pesan'],
  reads: ['pengguna'],
  adminRoutes: percakapanAdminRoutes,
  jejak: ['percakapan'],
  tugas: { percakapanBaru: ({ db }) => percakapanRepository(db).countUnread() },
  jobs: {
    'kirim-jawaban': { every: 5, run: sendJawaban },
    'bersihkan-percakapan': {
      every: 3600,
      run: ({ db, clock }) => percakapanRepository(db).deleteOld(midnightWib(clock(), PERCAKAPAN_KEEP_HARI)),
    },
  },
  metrics: {
    kerapusehat_jawaban_wa_late_seconds: {
      help: 'Delay of the answer by WhatsApp that is most overdue.',
      query: (now) => sql`
        SELECT coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(kirim_pada))), 0)::float8 AS value
        FROM percakapan_pesan WHERE status = 'menunggu'`,
    },
  },
  person: {
    data: {
      ...rowsOfAccount('percakapan'),
      percakapan_pesan: (userId) =>
        sql`percakapan_pesan t WHERE percakapan_id IN (SELECT percakapan_id FROM percakapan WHERE pengguna_id = ${userId})`,
    },
    forget: (tx, { userId }) => percakapanRepository(tx).forget(userId),
    merge: (tx, source, target) => moveRows(tx, 'percakapan', source, target),
  },
})
