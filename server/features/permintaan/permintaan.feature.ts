import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { defineFeature } from '#server/feature.ts'
import { settle } from './once.ts'
import { permintaanRepository } from './permintaan.repository.ts'

/** Retention of idempotency keys: longer than retries occur. */
const KEEP_MS = 7 * 86_400_000

export const permintaan = defineFeature({
  name: 'permintaan',
  imports: [],
  tables: ['permintaan'],
  adminRoutes(api, deps) {
    api.admin(settlePermintaan, ({ sesi, params }) => settle(deps, sesi.penggunaId, params.kunci))
  },
  jobs: {
    'bersihkan-permintaan': {
      every: 3600,
      run: ({ db, clock }) => permintaanRepository(db).deleteBefore(new Date(clock().getTime() - KEEP_MS)),
    },
  },
  person: {
    async forget(tx, { userId, email }) {
      await permintaanRepository(tx).forgetAnswer('updatePengguna', 'userId', userId)
      await permintaanRepository(tx).forgetAnswer('resendSurat', 'kepada', email)
    },
  },
})
