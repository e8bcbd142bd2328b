import type { PesananRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sideBySide } from '#server/kernel/side-by-side.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { endUnpaid, flagSilence } from './end-unpaid.ts'
import { nextCheck } from './next-check.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { syncPembayaran } from './sync-pembayaran.ts'

/** Maximum orders that are checked at a time. */
const SLOTS = 32
/** 30 s: delay of the next check if a check fails. */
const RETRY_MS = 30_000

/**
 * Queries the provider about every open order with a due check, because an expired payment page sends no notification. Ends
 * overdue orders: first at the provider, then here, so that no payment slips in between. A failed check does not block
 * other orders.
 * @returns the number of orders checked
 */
export async function reconcileDue(deps: Deps): Promise<number> {
  const pembayaran = pembayaranRepository(deps.db)
  const slots = sideBySide(SLOTS)
  const checked = await slots.takeUp(
    (limit) => {
      const now = deps.clock()
      return pembayaran.claimDue(now, new Date(now.getTime() + RETRY_MS), limit)
    },
    async (order) => {
      await check(deps, order, deps.clock()).catch(async (error: unknown) => {
        logUnchecked(deps, order, error)
        // If this write fails, the next check repeats it.
        await flagSilence(deps, order.pesanan_id).catch(() => {})
      })
    },
  )
  await slots.idle()
  return checked
}

function logUnchecked({ log }: Deps, { midtrans_order_id: orderId }: PesananRow, error: unknown): void {
  if (error instanceof MidtransError) log.warn({ orderId, reason: error.message }, 'order not checked')
  else log.error({ orderId, err: error }, 'order not checked')
}

async function check(deps: Deps, order: PesananRow, now: Date): Promise<void> {
  if (now >= order.batas_bayar) {
    await endUnpaid(deps, order, 'expired', 'rekonsiliasi')
    return
  }
  const { status } = await syncPembayaran(deps, order, 'rekonsiliasi')
  if (status !== 'pending') return
  await pembayaranRepository(deps.db).scheduleCheck(order.pesanan_id, nextCheck(order.dibuat, order.batas_bayar, now))
}
