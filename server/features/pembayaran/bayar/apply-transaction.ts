import { remainingMoney } from '#contract/buku/money.ts'
import { paymentNumber } from '#contract/pembayaran/payment-method.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import type { PembayaranRow, PengembalianRow } from '#server/db/schema.ts'
import { transaction as inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { type Entry, enterInBuku, type Movement, moneyOf } from '#server/features/buku/buku.ts'
import { confirmPengembalian, findProven } from '#server/features/pembayaran/pengembalian/refund-result.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { AWAITS_ONGKIR, AWAITS_RESEP } from '#server/features/perjalanan/perjalanan.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import type { Transaction } from '#server/midtrans/status.ts'
import { assessTransaction, isNothingNew, isPaymentOf } from './assess-transaction.ts'
import { moneyMovements } from './money-movements.ts'
import { moveStatus } from './move-status.ts'
import { closeQuestion, UNANSWERED } from './open-question.ts'
import { paymentMethodOf } from './payment-method.ts'
import { type LockedPesanan, pembayaranRepository } from './pembayaran.repository.ts'
import { nextStatus } from './status-pembayaran.ts'

/**
 * Source of a payment check: a signed notification, the browser's hint, the shop's timer, a customer's cancellation, or an
 * administrator.
 */
export type Observer = 'notifikasi' | 'peramban' | 'rekonsiliasi' | 'pelanggan' | 'admin'

/**
 * Stores the provider's state of one attempt and moves its order if needed, in one transaction under the order's lock.
 * Idempotent, and independent of the order of arrival.
 * @param verified the transaction from the provider's status query, never from a browser or a notification
 * @returns the order's payment state afterwards
 */
export async function applyTransaction(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  attempt: PembayaranRow,
  verified: Transaction,
  actor: Observer,
): Promise<StatusPembayaran> {
  try {
    return await apply(deps, attempt, verified, actor)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Another attempt took the transaction concurrently. The retry sees its row.
    return apply(deps, attempt, verified, actor)
  }
}

function apply(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  attempt: PembayaranRow,
  verified: Transaction,
  actor: Observer,
): Promise<StatusPembayaran> {
  return inTransaction(db, async (tx) => {
    const pembayaran = pembayaranRepository(tx)
    const order = await pembayaran.lockPesanan(attempt.pesanan_id)
    // Read under the lock, so that the order's history is in chronological order.
    const now = clock()
    const attempts = await pembayaran.listAttempts(order.pesanan_id)
    const known = attempts.find((row) => row.pembayaran_id === attempt.pembayaran_id)
    if (!known) throw new Error(`attempt ${attempt.pembayaran_id} is gone`)
    const status = order.status_pembayaran
    const reason = `${verified.transaction_id} ${verified.transaction_status}`
    const flag = (perhatian: string, because = reason) =>
      perjalananRepository(tx).flag(order.pesanan_id, perhatian, { sebab: because, oleh: actor, waktu: now })

    if (!isPaymentOf(known, verified)) {
      await flag('jumlah pembayaran tidak cocok')
      return status
    }
    if (isNothingNew(known, verified)) return status
    const recorded = await bukuRepository(tx).list(order.pesanan_id)
    const found = assessTransaction(verified, { order, known, attempts, recorded })
    const { event, wasPaid, dikembalikan } = found
    if (found.isPaidTwice) await flag('dibayar dua kali')
    // An attempt keeps the transaction that paid it.
    if (found.isOverPaid) return status
    if (!(await pembayaran.saveTransaction(known.pembayaran_id, verified, dikembalikan, now))) {
      await flag('transaksi pesanan lain')
      return status
    }
    // Another attempt may still be without an answer.
    const isAnswered = attempts.every((row) => row === known || row.transaction_id !== null)
    if (event !== 'menunggu' && isAnswered)
      await closeQuestion(tx, order, UNANSWERED, { oleh: actor, waktu: now, keterangan: reason })
    if (event === 'menunggu' && status === 'pending') {
      if (order.batas_akhir) await pembayaran.extendDeadline(order.pesanan_id)
      if (found.isNewTransaction) await mailPaymentNumber(tx, settings, known, now)
    }
    // Only an attached titipan (money that came without an order) can differ from the total.
    if (event === 'lunas' && !wasPaid && known.jumlah !== order.total_harga) await flag('jumlah pembayaran tidak cocok')
    const proven = await findProven(tx, known, verified)
    const movements = moneyMovements(recorded, known, verified, dikembalikan, proven, now)
    const remaining = await bookMovements(tx, order, { recorded, movements }, proven)
    // Several partial refunds may add up to the whole.
    const isEmptied = status === 'success' && remaining <= 0
    const to = found.isDecisive ? (nextStatus(status, event) ?? (isEmptied ? 'refunded' : undefined)) : undefined
    await confirmPengembalian(tx, settings, known, proven, { oleh: actor, waktu: now, isNotified: to !== 'refunded' })
    if (verified.transaction_status.startsWith('partial_') && remaining > 0)
      await flag('uang kembali sebagian', `${reason} ${dikembalikan}`)
    if (remaining < 0) await flag('dana kembali melebihi pembayaran', `${reason} ${dikembalikan}`)

    // The order keeps its state if there is no next state, or if it depends on another attempt.
    if (!to || found.isReplaced) return status
    if (wasPaid && to === 'failed') await flag('pembayaran ditarik kembali')
    const remark = verified.transaction_status
    const shortage = await moveStatus(tx, settings, order, to, { oleh: actor, waktu: now, keterangan: remark })
    if (shortage) await flag(shortage)
    return to
  })
}

/**
 * Adds new movements of money to the order's ledger.
 * @returns the money that the shop then has for the order, in rupiah
 */
async function bookMovements(
  tx: Tx,
  order: LockedPesanan,
  { recorded, movements }: { recorded: readonly Entry[]; movements: readonly Movement[] },
  proven: readonly PengembalianRow[],
): Promise<number> {
  const entries = enterInBuku(order, recorded, movements)
  const barang = new Map(proven.map((row) => [row.pengembalian_id, row.barang]))
  await bukuRepository(tx).insert(order.pesanan_id, entries, barang)
  return remainingMoney(moneyOf([...recorded, ...entries]))
}

/** Mails the payment number to the buyer, if the chosen method has one. */
async function mailPaymentNumber(
  tx: Tx,
  settings: Deps['settings'],
  { pesanan_id, pembayaran_id }: PembayaranRow,
  now: Date,
): Promise<void> {
  const pembayaran = pembayaranRepository(tx)
  // Read again: the deadline and the number have just changed.
  const [order, attempts] = [await pembayaran.lockPesanan(pesanan_id), await pembayaran.listAttempts(pesanan_id)]
  const method = paymentMethodOf(
    order,
    attempts.filter((row) => row.pembayaran_id === pembayaran_id),
  )
  if (!method || paymentNumber(method) === null) return
  await queueSuratPesanan(tx, settings, pesanan_id, 'nomor-bayar', now, { cara: method })
}

/**
 * Ends an order that the provider knows no payment for: cancelled by its customer, or expired.
 * @param perhatian flag for the office, if the provider could not report what became of a payment
 * @param witness person who looked at the provider's dashboard, with the reason
 * @returns the order's payment state afterwards; unchanged if the order is no longer pending
 */
export function markEnded(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  pesananId: number,
  to: 'cancelled' | 'expired',
  actor: Observer,
  perhatian?: string,
  witness?: { penggunaId: number; alasan: string },
): Promise<StatusPembayaran> {
  return inTransaction(db, async (tx) => {
    const order = await pembayaranRepository(tx).lockPesanan(pesananId)
    if (order.status_pembayaran !== 'pending') return order.status_pembayaran
    const time = clock()
    // The prescription may have been approved meanwhile, which sets a later deadline.
    if (to === 'expired' && time < order.batas_bayar) return order.status_pembayaran
    const awaited = order.menunggu_resep ? AWAITS_RESEP : order.menunggu_ongkir ? AWAITS_ONGKIR : undefined
    const remark = witness?.alasan ?? awaited ?? 'tanpa transaksi'
    const person = witness && { penggunaId: witness.penggunaId }
    await moveStatus(tx, settings, order, to, { oleh: actor, ...person, waktu: time, keterangan: remark })
    if (perhatian)
      await perjalananRepository(tx).flag(pesananId, perhatian, { sebab: remark, oleh: actor, waktu: time })
    return to
  })
}
