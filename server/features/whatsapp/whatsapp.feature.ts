import { defineFeature } from '#server/feature.ts'
import { nomorRepository } from '#server/features/saluran/nomor.repository.ts'
import { kabarMetaRepository } from './kabar-meta.repository.ts'
import { kodeRepository } from './kode/kode.repository.ts'
import { kodeRoutes } from './kode/kode.routes.ts'
import { metrics } from './metrics.ts'
import { peristiwaRepository } from './peristiwa.repository.ts'
import { processWebhooks } from './process-webhooks.ts'
import { PROCESS_WEBHOOKS } from './receive-webhook.ts'
import { refreshDaily } from './templat.ts'
import { whatsappAdminRoutes, whatsappRoutes } from './whatsapp.routes.ts'

/** 30 days: longer than the repeats of Meta, and long enough to look for a lost message. */
const KEEP_MS = 30 * 86_400_000

/** 2 days: recipients are counted for one, and statuses come for a few minutes. */
const KEEP_KODE_MS = 2 * 86_400_000

/**
 * Webhooks of WhatsApp, automatic answers to messages, connecting a number, and templates at Meta. `saluran` sends the notices;
 * `percakapan` keeps the other messages.
 */
export const whatsapp = defineFeature({
  name: 'whatsapp',
  imports: ['akun', 'keamanan', 'pemenuhan', 'pengaturan', 'percakapan', 'pesanan', 'saluran', 'sambungan', 'surat'],
  tables: ['kabar_meta', 'kode_sekali', 'peristiwa_wa', 'pesan_wa'],
  routes(api, deps) {
    whatsappRoutes(api, deps)
    kodeRoutes(api, deps)
  },
  adminRoutes: whatsappAdminRoutes,
  metrics,
  tugas: { kabarMeta: ({ db }) => kabarMetaRepository(db).countOpen() },
  jobs: {
    // A stored webhook makes it due. The interval catches up retries, and is all that a shop without WhatsApp pays.
    [PROCESS_WEBHOOKS]: { every: 60, run: processWebhooks },
    'segarkan-templat-wa': { every: 86_400, run: refreshDaily },
    'bersihkan-whatsapp': {
      every: 3600,
      async run({ db, clock }) {
        const ago = (ms: number) => new Date(clock().getTime() - ms)
        await peristiwaRepository(db).deleteOld(ago(KEEP_MS))
        await kodeRepository(db).deleteOld(ago(KEEP_KODE_MS))
      },
    },
  },
  person: {
    async forget(tx, { userId }) {
      await kodeRepository(tx).deleteOf(userId)
      const names = await nomorRepository(tx).delete(userId)
      if (names.length > 0) await peristiwaRepository(tx).forget(names)
    },
  },
})
