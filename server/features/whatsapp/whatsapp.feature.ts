import { defineFeature } from '#server/feature.ts'
import { nomorRepository } from '#server/features/saluran/nomor.repository.ts'
import { metrics } from './metrics.ts'
import { peristiwaRepository } from './peristiwa.repository.ts'
import { processWebhooks } from './process-webhooks.ts'
import { PROCESS_WEBHOOKS } from './receive-webhook.ts'
import { refreshDaily } from './templat.ts'
import { whatsappAdminRoutes, whatsappRoutes } from './whatsapp.routes.ts'

/** 30 days: longer than the repeats of Meta, and long enough to look for a lost message. */
const KEEP_MS = 30 * 86_400_000

/** Webhooks of WhatsApp, answers to messages, connecting a number, and templates at Meta. `saluran` sends the messages. */
export const whatsapp = defineFeature({
  name: 'whatsapp',
  imports: ['pemenuhan', 'pesanan', 'saluran', 'sambungan', 'surat'],
  tables: ['peristiwa_wa', 'pesan_wa'],
  routes: whatsappRoutes,
  adminRoutes: whatsappAdminRoutes,
  metrics,
  jobs: {
    // A stored webhook makes it due. The interval catches up retries, and is all that a shop without WhatsApp pays.
    [PROCESS_WEBHOOKS]: { every: 60, run: processWebhooks },
    'segarkan-templat-wa': { every: 86_400, run: refreshDaily },
    'bersihkan-whatsapp': {
      every: 3600,
      run: ({ db, clock }) => peristiwaRepository(db).deleteOld(new Date(clock().getTime() - KEEP_MS)),
    },
  },
  person: {
    async forget(tx, { userId }) {
      const names = await nomorRepository(tx).delete(userId)
      if (names.length > 0) await peristiwaRepository(tx).forget(names)
    },
  },
})
