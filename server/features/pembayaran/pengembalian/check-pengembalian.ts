import type { PengembalianRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { syncAttempt } from '#server/features/pembayaran/bayar/sync-pembayaran.ts'
import { sideBySide } from '#server/kernel/side-by-side.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { pengembalianRepository } from './pengembalian.repository.ts'
import { settlePengembalian } from './refund-result.ts'

/** Maximum refunds that are checked at a time. */
const SLOTS = 8
/** 30 s: delay of the next check if a check fails. */
const RETRY_MS = 30_000
/** A day: after it, a refund that the provider does not report counts as lost, and its money can be refunded again. */
export const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * Checks every open refund, and never sends money: only an administrator does.
 * @returns the number of refunds checked
 */
export async function checkPengembalian(deps: Deps): Promise<number> {
  const slots = sideBySide(SLOTS)
  const checked = await slots.takeUp(
    (limit) => {
      const now = deps.clock()
      return pengembalianRepository(deps.db).claimDue(now, new Date(now.getTime() + RETRY_MS), limit)
    },
    async (row) => {
      await check(deps, row).catch((error: unknown) => logUnchecked(deps, row, error))
    },
  )
  await slots.idle()
  return checked
}

async function check(deps: Deps, { pengembalian_id: id, pembayaran_id, dibuat, keterangan }: PengembalianRow) {
  const attempt = await pembayaranRepository(deps.db).getAttempt(pembayaran_id)
  await syncAttempt(deps, attempt, 'rekonsiliasi')
  const isLost = deps.clock().getTime() - dibuat.getTime() >= GIVE_UP_MS
  await settlePengembalian(deps, attempt.pesanan_id, id, isLost ? 'ditolak' : 'belum pasti', {
    oleh: 'rekonsiliasi',
    sebab: isLost ? 'Midtrans tidak mencatatnya dalam sehari.' : keterangan,
  })
}

function logUnchecked({ log }: Deps, { pengembalian_id: pengembalianId }: PengembalianRow, error: unknown): void {
  if (error instanceof MidtransError) log.warn({ pengembalianId, reason: error.message }, 'refund not checked')
  else log.error({ pengembalianId, err: error }, 'refund not checked')
}
