import type { Deps } from '#server/deps.ts'
import { sideBySide } from '#server/kernel/side-by-side.ts'
import { kutipanRepository } from './kutipan.repository.ts'
import { trackRepository } from './track.repository.ts'

const HOUR_MS = 3_600_000
/** Polling interval per parcel. */
const EVERY_MS = 3 * HOUR_MS
/** Age of an order after which its parcel is not polled any more. */
const FORGET_MS = 45 * 24 * HOUR_MS
const SLOTS = 4

/** Polls couriers for due parcels and stores their tracking events. Deletes old quotes. A failed request is retried later. */
export async function trackKurir({ db, clock, kurir, log }: Deps): Promise<void> {
  await kutipanRepository(db).deleteOld(clock())
  if (!kurir) return
  const track = trackRepository(db)
  await track.forgetDone(clock(), new Date(clock().getTime() - FORGET_MS))
  const slots = sideBySide(SLOTS)
  await slots.takeUp(
    (limit) => track.claim(clock(), new Date(clock().getTime() + EVERY_MS), limit),
    async (paket) => {
      try {
        const known = await kurir.track(paket.kurir, paket.resi)
        if (known) await track.save(paket, known)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn({ orderId: paket.midtrans_order_id, reason }, 'parcel not tracked')
      }
    },
  )
  await slots.idle()
}
