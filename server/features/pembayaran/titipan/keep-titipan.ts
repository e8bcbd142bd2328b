import type { z } from 'zod'
import type { NotifikasiBody } from '#contract/pembayaran/endpoints.ts'
import type { TitipanRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { payerOf } from '#server/midtrans/payer.ts'
import { toPaymentMethod } from '#server/midtrans/payment-method.ts'
import {
  canFollow,
  hasFittingCode,
  pesananAmount,
  refundedAmount,
  type Transaction,
  toEvent,
} from '#server/midtrans/status.ts'
import { titipanRepository } from './titipan.repository.ts'

const UNKNOWN = 'pesanan tidak dikenal'

/**
 * Handles a notification for an unknown order. Money that the provider confirms is kept as a titipan for the office to
 * decide. Anything else, such as the dashboard's test message, is ignored.
 * @throws MidtransError if the provider is unreachable; the notification is retried later
 * @returns the result text that is stored with the notification
 */
export async function keepTitipan(deps: Deps, body: z.output<typeof NotifikasiBody>): Promise<string> {
  const { db, midtrans, log, clock } = deps
  const verified =
    (body.transaction_id ? await midtrans.getStatus(body.transaction_id) : undefined) ??
    (await midtrans.getStatus(body.order_id))
  if (verified?.order_id !== body.order_id) {
    log.warn({ orderId: body.order_id }, 'notification for an unknown order')
    return UNKNOWN
  }
  if (!hasFittingCode(verified)) throw new Error('Midtrans sent a status that contradicts its code')
  return transaction(db, async (tx) => {
    const [titipan, now] = [titipanRepository(tx), clock()]
    const amount = pesananAmount(verified)
    if (toEvent(verified) === 'lunas' && verified.currency === 'IDR' && amount)
      await titipan.insert(toRow(verified, body, amount, now), now)
    const row = await titipan.lockTransaction(verified.transaction_id)
    if (!row) return UNKNOWN
    await applyTitipan(tx, row, verified, now)
    log.warn({ orderId: body.order_id, jumlah: row.jumlah }, 'money without an order')
    return 'titipan'
  })
}

function toRow(verified: Transaction, body: z.output<typeof NotifikasiBody>, amount: number, now: Date) {
  const { bayar_sebelum: _, ...method } = toPaymentMethod(verified) ?? {}
  const [payer, notified] = [payerOf(verified), payerOf(body)]
  return {
    order_id: verified.order_id,
    transaction_id: verified.transaction_id,
    jumlah: amount,
    transaction_status: verified.transaction_status,
    fraud_status: verified.fraud_status ?? null,
    payment_type: verified.payment_type ?? null,
    ...method,
    dibayar: payer.dibayar ?? notified.dibayar,
    // The payer's name moves no money, so the notification is trusted for it.
    nama: payer.nama || notified.nama,
    email: payer.email || notified.email,
    no_hp: payer.no_hp || notified.no_hp,
    diterima: now,
    diubah: now,
  }
}

/**
 * Stores the provider's state of a titipan. Called under its lock. An attached titipan is skipped, because it belongs to
 * its order.
 */
export async function applyTitipan(tx: Tx, row: TitipanRow, verified: Transaction, now: Date): Promise<void> {
  if (row.status === 'dipasangkan' || !canFollow(row.transaction_status, verified.transaction_status)) return
  const isGone = ['batal', 'ditolak', 'kembali'].includes(toEvent(verified))
  const returned = isGone ? row.jumlah : refundedAmount(verified, row.jumlah)
  const dikembalikan = Math.max(row.dikembalikan, returned)
  const isWaiting = ['menunggu', 'diminta', 'belum pasti'].includes(row.status)
  await titipanRepository(tx).save(row.titipan_id, {
    transaction_status: verified.transaction_status,
    fraud_status: verified.fraud_status ?? null,
    dikembalikan,
    ...(isWaiting &&
      dikembalikan === row.jumlah && { status: 'dikembalikan', periksa_pada: null, keterangan: '', diubah: now }),
  })
}
