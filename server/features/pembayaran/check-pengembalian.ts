import type { Deps } from '#server/deps.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { pengembalianRepository } from './pengembalian.repository.ts'
import { settlePengembalian } from './refund-result.ts'
import { syncAttempt } from './sync-pembayaran.ts'

const BATCH = 20
/** When a check breaks off, the next one comes after this. */
const RETRY_MS = 60_000
/** What the provider does not tell of after a day never came to it, and its money can be asked for again. */
export const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * Looks for the end of every refund whose answer was lost. It only looks: money goes out when a person presses.
 * @returns how many were looked at
 */
export async function checkPengembalian(deps: Deps): Promise<number> {
  let checked = 0
  for (;;) {
    const now = deps.clock()
    const due = await pengembalianRepository(deps.db).claimDue(now, new Date(now.getTime() + RETRY_MS), BATCH)
    for (const { pengembalian_id: id, pembayaran_id, dibuat, keterangan } of due) {
      const attempt = await pembayaranRepository(deps.db).getAttempt(pembayaran_id)
      try {
        await syncAttempt(deps, attempt, 'rekonsiliasi')
        const isLost = now.getTime() - dibuat.getTime() >= GIVE_UP_MS
        await settlePengembalian(deps, attempt.pesanan_id, id, isLost ? 'ditolak' : 'belum pasti', {
          oleh: 'rekonsiliasi',
          sebab: isLost ? 'Midtrans tidak mencatatnya dalam sehari.' : keterangan,
        })
      } catch (error) {
        if (!(error instanceof MidtransError)) throw error
        deps.log.warn({ orderId: attempt.order_id, reason: error.message }, 'refund not checked')
      }
    }
    checked += due.length
    if (due.length < BATCH) return checked
  }
}
