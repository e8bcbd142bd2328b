import type { StatusPembayaran } from '#contract/pemesanan.ts'
import type { PembayaranRow } from '#server/db/schema.ts'
import { transaction as inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { pemesananRepository } from '#server/features/pemesanan/pemesanan.repository.ts'
import { nextStatus, stokEffect } from '#server/features/pemesanan/pemesanan-status.ts'
import { stokRepository } from '#server/features/pemesanan/stok.repository.ts'
import { queueSuratPesanan } from '#server/features/pemesanan/surat-pesanan.ts'
import { canFollow, type Transaction, toPeristiwa, toRupiah } from '#server/midtrans/status.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'

/** Who noticed: a signed notification, the browser's hint, the shop's own timer, or a customer who calls the order off. */
export type Pengamat = 'notifikasi' | 'peramban' | 'rekonsiliasi' | 'pelanggan'

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
  const now = clock()
  return inTransaction(db, async (tx) => {
    const pembayaran = pembayaranRepository(tx)
    const order = await pembayaran.lockPemesanan(attempt.pemesanan_id)
    const attempts = await pembayaran.listAttempts(order.pemesanan_id)
    const known = attempts.find((row) => row.pembayaran_id === attempt.pembayaran_id)
    if (!known) throw new Error(`attempt ${attempt.pembayaran_id} is gone`)

    if (
      verified.order_id !== known.order_id ||
      verified.currency !== 'IDR' ||
      toRupiah(verified.gross_amount) !== known.jumlah
    ) {
      await pembayaran.flag(order.pemesanan_id, 'jumlah pembayaran tidak cocok')
      return order.status_pembayaran
    }
    const isSame = known.transaction_id === verified.transaction_id
    if (isSame && !canFollow(known.transaction_status, verified.transaction_status)) return order.status_pembayaran

    const peristiwa = toPeristiwa(verified)
    const wasPaid = isLunas(known)
    const isPaidElsewhere = attempts.some((row) => row !== known && isLunas(row)) || (wasPaid && !isSame)
    if (isPaidElsewhere) {
      // The order stands on another transaction: this one only matters if it brings money a second time.
      if (peristiwa === 'lunas') await pembayaran.flag(order.pemesanan_id, 'dibayar dua kali')
      return order.status_pembayaran
    }
    await pembayaran.saveTransaction(known.pembayaran_id, verified, now)
    if (verified.transaction_status.startsWith('partial_'))
      await pembayaran.flag(order.pemesanan_id, 'uang kembali sebagian')
    if ((peristiwa === 'batal' || peristiwa === 'kedaluwarsa') && known !== attempts.at(-1))
      return order.status_pembayaran

    const to = nextStatus(order.status_pembayaran, peristiwa)
    if (!to) return order.status_pembayaran
    if (wasPaid && to === 'failed') await pembayaran.flag(order.pemesanan_id, 'pembayaran ditarik kembali')
    await moveStatus(tx, settings, order, to, oleh, now, verified.transaction_status)
    return to
  })
}

/**
 * Ends an order that the provider knows no payment for: cancelled by its customer, or expired.
 * @returns its payment state afterwards; it stays what it is when the order is not pending any more
 */
export function endUnpaid(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  pemesananId: number,
  to: 'cancelled' | 'expired',
  oleh: Pengamat,
): Promise<StatusPembayaran> {
  const now = clock()
  return inTransaction(db, async (tx) => {
    const order = await pembayaranRepository(tx).lockPemesanan(pemesananId)
    if (order.status_pembayaran !== 'pending') return order.status_pembayaran
    await moveStatus(tx, settings, order, to, oleh, now, 'tanpa transaksi')
    return to
  })
}

/** State, history, stock and mail move together. */
async function moveStatus(
  tx: Tx,
  settings: Deps['settings'],
  order: { pemesanan_id: number; status_pembayaran: StatusPembayaran },
  to: StatusPembayaran,
  oleh: Pengamat,
  now: Date,
  keterangan: string,
): Promise<void> {
  const { pemesanan_id: id, status_pembayaran: from } = order
  await pembayaranRepository(tx).moveStatus(id, from, to)
  await pemesananRepository(tx).recordStatus(id, {
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
    const bagian = await stok.needed(id)
    if (await stok.take(bagian)) await pembayaranRepository(tx).flag(id, 'lunas tanpa stok')
    else await stok.recordTaken(id, bagian, now)
  }
}

const isLunas = ({ transaction_status }: PembayaranRow) =>
  transaction_status !== null && toPeristiwa({ transaction_status }) === 'lunas'
