import type { Tx } from '#server/db/transaction.ts'
import { changeOf } from '#server/features/saluran/apply-wa-status.ts'
import { waRepository } from '#server/features/saluran/wa.repository.ts'
import type { StatusEvent } from '#server/whatsapp/webhook.ts'
import { kodeRepository } from './kode.repository.ts'
import { kodeTandaOf, TEMPLAT_KODE } from './send-kode.ts'

/** Applies a status of WhatsApp to the code that it is about. @returns false if it is about no code */
export async function applyKodeStatus(tx: Tx, event: StatusEvent): Promise<boolean> {
  const tanda = kodeTandaOf(event.reference)
  const kode = tanda && (await kodeRepository(tx).lockMessage(tanda))
  if (!kode) return tanda !== undefined
  const {
    change: { kesalahan: _, ...change },
    counted,
  } = changeOf(kode, event)
  await kodeRepository(tx).putState(kode.kode_id, change)
  await waRepository(tx).count(TEMPLAT_KODE, kode.dibuat, counted, event.pricing?.category)
  return true
}
