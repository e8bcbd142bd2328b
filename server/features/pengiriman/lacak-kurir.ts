import type { Deps } from '#server/deps.ts'
import { sideBySide } from '#server/kernel/side-by-side.ts'
import { kutipanRepository } from './kutipan.repository.ts'
import { lacakRepository } from './lacak.repository.ts'

const JAM_MS = 3_600_000
/** Polling interval per parcel. */
const TIAP_MS = 3 * JAM_MS
/** Age of an order after which its parcel is not polled any more. */
const LUPAKAN_MS = 45 * 24 * JAM_MS
const SLOTS = 4

/** Polls couriers for due parcels and stores their tracking events. Deletes old quotes. A failed request is retried later. */
export async function lacakKurir({ db, clock, kurir, log }: Deps): Promise<void> {
  await kutipanRepository(db).deleteOld(clock())
  if (!kurir) return
  const lacak = lacakRepository(db)
  await lacak.forgetDone(clock(), new Date(clock().getTime() - LUPAKAN_MS))
  const slots = sideBySide(SLOTS)
  await slots.takeUp(
    (limit) => lacak.claim(clock(), new Date(clock().getTime() + TIAP_MS), limit),
    async (paket) => {
      try {
        const tahu = await kurir.track(paket.kurir, paket.resi)
        if (tahu) await lacak.save(paket, tahu)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn({ orderId: paket.midtrans_order_id, reason }, 'parcel not looked for')
      }
    },
  )
  await slots.idle()
}
