import { remainingMoney } from '#contract/buku/money.ts'
import { paymentNumber } from '#contract/pembayaran/payment-method.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import type { PembayaranRow } from '#server/db/schema.ts'
import { transaction as inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { attemptRemainder, enterInBuku, moneyOf } from '#server/features/buku/buku.ts'
import { confirmPengembalian, findProven } from '#server/features/pembayaran/pengembalian/refund-result.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { MENUNGGU_ONGKIR, MENUNGGU_RESEP } from '#server/features/perjalanan/perjalanan.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { canFollow, jumlahPesanan, returnedJumlah, type Transaction, toEvent } from '#server/midtrans/status.ts'
import { moneyMovements } from './money-movements.ts'
import { moveStatus } from './move-status.ts'
import { paymentMethodOf } from './payment-method.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
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
  oleh: Observer,
): Promise<StatusPembayaran> {
  try {
    return await apply(deps, attempt, verified, oleh)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Another attempt took the transaction concurrently. The retry sees its row.
    return apply(deps, attempt, verified, oleh)
  }
}

function apply(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  attempt: PembayaranRow,
  verified: Transaction,
  oleh: Observer,
): Promise<StatusPembayaran> {
  return inTransaction(db, async (tx) => {
    const pembayaran = pembayaranRepository(tx)
    const order = await pembayaran.lockPesanan(attempt.pesanan_id)
    // Read under the lock, so that the order's history is in chronological order.
    const now = clock()
    const attempts = await pembayaran.listAttempts(order.pesanan_id)
    const known = attempts.find((row) => row.pembayaran_id === attempt.pembayaran_id)
    if (!known) throw new Error(`attempt ${attempt.pembayaran_id} is gone`)
    const sebab = `${verified.transaction_id} ${verified.transaction_status}`
    const flag = (perhatian: string, because = sebab) =>
      perjalananRepository(tx).flag(order.pesanan_id, perhatian, { sebab: because, oleh, waktu: now })

    if (
      verified.order_id !== known.order_id ||
      verified.currency !== 'IDR' ||
      jumlahPesanan(verified) !== known.jumlah
    ) {
      await flag('jumlah pembayaran tidak cocok')
      return order.status_pembayaran
    }
    const isSame = known.transaction_id === verified.transaction_id
    if (isSame && !canFollow(known.transaction_status, verified.transaction_status)) return order.status_pembayaran
    if (isSame && isRepeat(known, verified)) return order.status_pembayaran

    const event = toEvent(verified)
    const wasPaid = isLunas(known)
    const isOverPaid = wasPaid && !isSame
    const buku = bukuRepository(tx)
    const recorded = await buku.list(order.pesanan_id)
    const isPaidElsewhere =
      isOverPaid || attempts.some((row) => row !== known && attemptRemainder(recorded, row.pembayaran_id) > 0)
    const isNewMoney = event === 'lunas' && !(wasPaid && isSame)
    if (isNewMoney && (isPaidElsewhere || order.status_pembayaran === 'refunded')) await flag('dibayar dua kali')
    // An attempt keeps the transaction that paid it.
    if (isOverPaid) return order.status_pembayaran
    const kembali = wasPaid && event === 'batal' ? known.jumlah : returnedJumlah(verified, known.jumlah)
    const dikembalikan = isSame ? Math.max(known.dikembalikan, kembali) : kembali
    if (!(await pembayaran.saveTransaction(known.pembayaran_id, verified, dikembalikan, now))) {
      await flag('transaksi pesanan lain')
      return order.status_pembayaran
    }
    if (event === 'menunggu' && order.status_pembayaran === 'pending') {
      if (order.batas_akhir) await pembayaran.extendDeadline(order.pesanan_id)
      if (!isSame) await tellNomor(tx, settings, known, now)
    }
    // Only an attached titipan (money that came without an order) can differ from the total.
    if (event === 'lunas' && !wasPaid && known.jumlah !== order.total_harga) await flag('jumlah pembayaran tidak cocok')
    const isTooLittle = event === 'lunas' && known.jumlah < order.total_harga
    const proven = await findProven(tx, known, verified)
    const baru = enterInBuku(order, recorded, moneyMovements(recorded, known, verified, dikembalikan, proven, now))
    await buku.insert(order.pesanan_id, baru, new Map(proven.map((row) => [row.pengembalian_id, row.barang])))
    const sisa = remainingMoney(moneyOf([...recorded, ...baru]))
    // Several partial refunds may add up to the whole.
    const isExpired = order.status_pembayaran === 'success' && sisa <= 0
    const to =
      isPaidElsewhere || isTooLittle
        ? undefined
        : (nextStatus(order.status_pembayaran, event) ?? (isExpired ? 'refunded' : undefined))
    await confirmPengembalian(tx, settings, known, proven, { oleh, waktu: now, isNotified: to !== 'refunded' })
    if (verified.transaction_status.startsWith('partial_') && sisa > 0)
      await flag('uang kembali sebagian', `${sebab} ${dikembalikan}`)
    if (sisa < 0) await flag('dana kembali melebihi pembayaran', `${sebab} ${dikembalikan}`)
    const isEnd = event === 'batal' || event === 'kedaluwarsa'
    if (isEnd && !wasPaid && known !== attempts.at(-1)) return order.status_pembayaran

    // The order keeps its state if there is no next state, or if it depends on another attempt.
    if (!to) return order.status_pembayaran
    if (wasPaid && to === 'failed') await flag('pembayaran ditarik kembali')
    const kurang = await moveStatus(tx, settings, order, to, {
      oleh,
      waktu: now,
      keterangan: verified.transaction_status,
    })
    if (kurang) await flag(kurang)
    return to
  })
}

/** Mails the payment number to the buyer, if the chosen method has one. */
async function tellNomor(
  tx: Tx,
  settings: Deps['settings'],
  { pesanan_id, pembayaran_id }: PembayaranRow,
  now: Date,
): Promise<void> {
  const pembayaran = pembayaranRepository(tx)
  // Read again: the deadline and the number have just changed.
  const [order, attempts] = [await pembayaran.lockPesanan(pesanan_id), await pembayaran.listAttempts(pesanan_id)]
  const cara = paymentMethodOf(
    order,
    attempts.filter((row) => row.pembayaran_id === pembayaran_id),
  )
  if (!cara || paymentNumber(cara) === null) return
  await queueSuratPesanan(tx, settings, pesanan_id, 'nomor-bayar', now, { cara })
}

/**
 * Ends an order that the provider knows no payment for: cancelled by its customer, or expired.
 * @param perhatian flag for the office, if the provider could not report what became of a payment
 * @returns the order's payment state afterwards; unchanged if the order is no longer pending
 */
export function markEnded(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  pesananId: number,
  to: 'cancelled' | 'expired',
  oleh: Observer,
  perhatian?: string,
): Promise<StatusPembayaran> {
  return inTransaction(db, async (tx) => {
    const order = await pembayaranRepository(tx).lockPesanan(pesananId)
    if (order.status_pembayaran !== 'pending') return order.status_pembayaran
    const waktu = clock()
    // The prescription may have been approved meanwhile, which sets a later deadline.
    if (to === 'expired' && waktu < order.batas_bayar) return order.status_pembayaran
    const menunggu = order.menunggu_resep ? MENUNGGU_RESEP : order.menunggu_ongkir ? MENUNGGU_ONGKIR : undefined
    const keterangan = menunggu ?? 'tanpa transaksi'
    await moveStatus(tx, settings, order, to, { oleh, waktu, keterangan })
    if (perhatian) await perjalananRepository(tx).flag(pesananId, perhatian, { sebab: keterangan, oleh, waktu })
    return to
  })
}

/** True if the provider reported this state before and nothing is left to do. Refunds are always counted again. */
const isRepeat = (known: PembayaranRow, verified: Transaction) =>
  known.transaction_status === verified.transaction_status &&
  known.fraud_status === (verified.fraud_status ?? null) &&
  verified.transaction_status !== 'cancel' &&
  verified.refund_amount === undefined &&
  verified.refunds === undefined

const isLunas = ({ transaction_status, fraud_status }: PembayaranRow) =>
  transaction_status !== null && toEvent({ transaction_status, fraud_status: fraud_status ?? undefined }) === 'lunas'
