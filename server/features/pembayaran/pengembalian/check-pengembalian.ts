import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { PengembalianRow } from '#server/db/schema.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { REFUND_OPEN } from '#server/features/pembayaran/bayar/open-question.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { syncAttempt } from '#server/features/pembayaran/bayar/sync-pembayaran.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { sideBySide } from '#server/kernel/side-by-side.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { pengembalianRepository } from './pengembalian.repository.ts'
import { sendRefund } from './refund.ts'
import { settlePengembalian } from './refund-result.ts'
import { isOpen } from './remaining-money.ts'

/** Maximum refunds that are checked at a time. */
const SLOTS = 8
/** 30 s: delay of the next check if a check fails. */
const RETRY_MS = 30_000
/** A day: after it, a refund that the provider does not report counts as lost, and its money can be refunded again. */
export const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * 4 minutes: including the timer's interval, the order of an open refund is flagged within five. Afterwards only an
 * administrator sends it again, because the money may have been sent by hand.
 */
export const HAND_OVER_MS = 4 * 60_000

/**
 * Checks every open refund. In its first minutes, one that the provider does not report is sent again under its key: the
 * process may have died before the request.
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
      await handOver(deps, row).catch((error: unknown) => logUnchecked(deps, row, error))
    },
  )
  await slots.idle()
  return checked
}

async function check(deps: Deps, { pengembalian_id: id, pembayaran_id, dibuat }: PengembalianRow): Promise<void> {
  const attempt = await pembayaranRepository(deps.db).getAttempt(pembayaran_id)
  await syncAttempt(deps, attempt, 'rekonsiliasi')
  const row = await pengembalianRepository(deps.db).get(id)
  if (!isOpen(row)) return
  const age = deps.clock().getTime() - dibuat.getTime()
  if (age < HAND_OVER_MS) {
    await sendRefund(deps, attempt, row, 'rekonsiliasi')
    return
  }
  const isLost = age >= GIVE_UP_MS
  await settlePengembalian(deps, attempt.pesanan_id, id, isLost ? 'ditolak' : 'belum pasti', {
    oleh: 'rekonsiliasi',
    sebab: isLost ? 'Midtrans tidak mencatatnya dalam sehari.' : row.keterangan,
  })
}

/** Flags the order of a refund that is still open, so that a person looks at the provider's dashboard. */
async function handOver({ db, clock }: Deps, { pengembalian_id: id, pembayaran_id }: PengembalianRow): Promise<void> {
  const { pesanan_id: pesananId } = await pembayaranRepository(db).getAttempt(pembayaran_id)
  await transaction(db, async (tx) => {
    await pembayaranRepository(tx).lockPesanan(pesananId)
    const row = await pengembalianRepository(tx).get(id)
    const now = clock()
    if (!isOpen(row) || now.getTime() - row.dibuat.getTime() < HAND_OVER_MS) return
    const reason = { sebab: `pengembalian ${id}: ${formatRupiah(row.jumlah)}`, oleh: 'rekonsiliasi', waktu: now }
    await perjalananRepository(tx).flag(pesananId, REFUND_OPEN, reason)
  })
}

function logUnchecked({ log }: Deps, { pengembalian_id: pengembalianId }: PengembalianRow, error: unknown): void {
  if (error instanceof MidtransError) log.warn({ pengembalianId, reason: error.message }, 'refund not checked')
  else log.error({ pengembalianId, err: error }, 'refund not checked')
}
