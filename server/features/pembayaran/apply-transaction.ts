import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PembayaranRow } from '#server/db/schema.ts'
import { transaction as inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { stokRepository } from '#server/features/stok/stok.repository.ts'
import { canFollow, jumlahKembali, jumlahPesanan, type Transaction, toPeristiwa } from '#server/midtrans/status.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { confirmPengembalian } from './refund-result.ts'
import { nextStatus, stokEffect } from './status-pembayaran.ts'

/**
 * Who noticed: a signed notification, the browser's hint, the shop's own timer, a customer who calls the order off, or an
 * administrator who asks.
 */
export type Pengamat = 'notifikasi' | 'peramban' | 'rekonsiliasi' | 'pelanggan' | 'admin'

/**
 * Writes down what the provider itself says of one attempt, and moves its order if that follows: one transaction under
 * the order's lock. Safe to repeat, in any order of arrival.
 * @param verified the transaction as the provider's status query gave it; never what a browser or a message claims
 * @returns the order's payment state afterwards
 */
export function applyTransaction(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  attempt: PembayaranRow,
  verified: Transaction,
  oleh: Pengamat,
): Promise<StatusPembayaran> {
  return inTransaction(db, async (tx) => {
    const pembayaran = pembayaranRepository(tx)
    const order = await pembayaran.lockPesanan(attempt.pesanan_id)
    // Under the lock, so that the history of an order never goes back in time.
    const now = clock()
    const attempts = await pembayaran.listAttempts(order.pesanan_id)
    const known = attempts.find((row) => row.pembayaran_id === attempt.pembayaran_id)
    if (!known) throw new Error(`attempt ${attempt.pembayaran_id} is gone`)
    const sebab = `${verified.transaction_id} ${verified.transaction_status}`
    const flag = (perhatian: string, karena = sebab) =>
      pembayaran.flag(order.pesanan_id, perhatian, { sebab: karena, oleh, waktu: now })

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

    const peristiwa = toPeristiwa(verified)
    const wasPaid = isLunas(known)
    const isOverPaid = wasPaid && !isSame
    const isPaidElsewhere = isOverPaid || attempts.some((row) => row !== known && isLunas(row))
    const isSecondMoney = isPaidElsewhere ? !(wasPaid && isSame) : order.status_pembayaran === 'refunded'
    if (peristiwa === 'lunas' && isSecondMoney) await flag('dibayar dua kali')
    // An attempt keeps the transaction that paid it.
    if (isOverPaid) return order.status_pembayaran
    const kembali = wasPaid && peristiwa === 'batal' ? known.jumlah : jumlahKembali(verified, known.jumlah)
    const dikembalikan = isSame ? Math.max(known.dikembalikan, kembali) : kembali
    await pembayaran.saveTransaction(known.pembayaran_id, verified, dikembalikan, now)
    // Only money that came without an order, and was attached to one, can be of another sum.
    if (peristiwa === 'lunas' && !wasPaid && known.jumlah !== order.total_harga)
      await flag('jumlah pembayaran tidak cocok')
    const isKurang = peristiwa === 'lunas' && known.jumlah < order.total_harga
    const to = isPaidElsewhere || isKurang ? undefined : nextStatus(order.status_pembayaran, peristiwa)
    await confirmPengembalian(tx, settings, known, verified, { oleh, waktu: now, isKabar: to !== 'refunded' })
    if (verified.transaction_status.startsWith('partial_'))
      await flag('uang kembali sebagian', `${sebab} ${dikembalikan}`)
    const isEnd = peristiwa === 'batal' || peristiwa === 'kedaluwarsa'
    if (isEnd && !wasPaid && known !== attempts.at(-1)) return order.status_pembayaran

    // Without a next state, or because the order stands on another attempt, it stays as it is.
    if (!to) return order.status_pembayaran
    if (wasPaid && to === 'failed') await flag('pembayaran ditarik kembali')
    const stokAda = await moveStatus(tx, settings, order, to, oleh, now, verified.transaction_status)
    if (!stokAda) await flag('lunas tanpa stok')
    return to
  })
}

/**
 * Ends an order that the provider knows no payment for: cancelled by its customer, or expired.
 * @returns its payment state afterwards; it stays what it is when the order is not pending any more
 */
export function markEnded(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  pesananId: number,
  to: 'cancelled' | 'expired',
  oleh: Pengamat,
): Promise<StatusPembayaran> {
  return inTransaction(db, async (tx) => {
    const order = await pembayaranRepository(tx).lockPesanan(pesananId)
    if (order.status_pembayaran !== 'pending') return order.status_pembayaran
    await moveStatus(tx, settings, order, to, oleh, clock(), 'tanpa transaksi')
    return to
  })
}

/**
 * State, history, stock and mail move together.
 * @returns false when late money came for stock that is gone
 */
async function moveStatus(
  tx: Tx,
  settings: Deps['settings'],
  order: { pesanan_id: number; status_pembayaran: StatusPembayaran },
  to: StatusPembayaran,
  oleh: Pengamat,
  now: Date,
  keterangan: string,
): Promise<boolean> {
  const { pesanan_id: id, status_pembayaran: from } = order
  await pembayaranRepository(tx).moveStatus(id, from, to)
  await perjalananRepository(tx).record(id, {
    jenis: 'pembayaran',
    dari: from,
    ke: to,
    oleh,
    keterangan,
    waktu: now,
  })

  if (to !== 'pending') await queueSuratPesanan(tx, settings, id, to, now)

  const stok = stokRepository(tx)
  const effect = stokEffect(from, to)
  if (effect === 'lepas') await stok.release(id, now)
  if (effect === 'tahan') {
    if (await stok.take(id, await stok.needed(id), now)) return false
  }
  return true
}

const isLunas = ({ transaction_status, fraud_status }: PembayaranRow) =>
  transaction_status !== null &&
  toPeristiwa({ transaction_status, fraud_status: fraud_status ?? undefined }) === 'lunas'
