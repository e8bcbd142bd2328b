import type { PesananRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { endUnpaid } from './end-unpaid.ts'
import { nextCheck } from './next-check.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { syncPembayaran } from './sync-pembayaran.ts'

const BATCH = 20
/** When a check breaks off, the next one comes after this. */
const RETRY_MS = 30_000

/**
 * Asks the provider about every open order whose time has come, because a page that runs out sends no message, and
 * ends those whose deadline has passed: first at the provider, then here, so that no payment slips in between.
 * @returns how many orders were looked at
 */
export async function reconcileDue(deps: Deps): Promise<number> {
  const pembayaran = pembayaranRepository(deps.db)
  let checked = 0
  for (;;) {
    const now = deps.clock()
    const due = await pembayaran.claimDue(now, new Date(now.getTime() + RETRY_MS), BATCH)
    for (const order of due) {
      try {
        await check(deps, order, now)
      } catch (error) {
        if (!(error instanceof MidtransError)) throw error
        deps.log.warn({ orderId: order.midtrans_order_id, reason: error.message }, 'order not checked')
      }
    }
    checked += due.length
    if (due.length < BATCH) return checked
  }
}

async function check(deps: Deps, order: PesananRow, now: Date): Promise<void> {
  const { status } = await syncPembayaran(deps, order, 'rekonsiliasi')
  if (status !== 'pending') return
  if (now < order.batas_bayar) {
    await pembayaranRepository(deps.db).scheduleCheck(order.pesanan_id, nextCheck(order.dibuat, order.batas_bayar, now))
    return
  }
  await endUnpaid(deps, order, 'expired', 'rekonsiliasi')
}
