import type { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import type { AttestBody, attestPembayaran } from '#contract/pesanan-admin/admin.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { outsideIdempotency, type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { markEnded } from '#server/features/pembayaran/bayar/apply-transaction.ts'
import { endSnap } from '#server/features/pembayaran/bayar/end-snap.ts'
import { closeQuestion, UNANSWERED } from '#server/features/pembayaran/bayar/open-question.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { awaitedError } from '#server/features/pembayaran/bayar/status-pembayaran.ts'
import { syncPembayaran } from '#server/features/pembayaran/bayar/sync-pembayaran.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { toEvent } from '#server/midtrans/status.ts'
import { MESSAGES } from './ask-provider.ts'

type Attest = z.output<typeof AttestBody>

/**
 * Records what a person reads in the provider's dashboard about an order that the API does not answer about. A payment is
 * never believed: its transaction id only leads to another query. Without a payment, the order ends and its stock returns.
 * Name and reason are kept in the history and the audit trail.
 * @throws PESANAN_TIDAK_ADA, PEMBAYARAN_SUDAH_JELAS, TRANSAKSI_TIDAK_COCOK, PEMBAYARAN_TIDAK_TERSEDIA
 */
export async function attest(
  deps: Deps,
  sesi: Sesi,
  pesananId: number,
  body: Attest,
): Promise<Output<typeof attestPembayaran>> {
  const order = await pesananAdminRepository(deps.db).find(pesananId)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  await outsideIdempotency(() => (body.transactionId ? confirm(deps, order, body.transactionId) : exclude(deps, order)))
  return transaction(deps.db, async (tx) => {
    const { status_pembayaran: before, ...known } = await pembayaranRepository(tx).lockPesanan(pesananId)
    const isOpen = (before === 'pending' && !awaitedError(known)) || known.perhatian.includes(UNANSWERED)
    if (!body.transactionId && !isOpen) throw new AppError('PEMBAYARAN_SUDAH_JELAS')
    const after = body.transactionId ? before : await endUnpaid(deps, tx, sesi, known, body)
    await recordTrail(tx, sesi, order, { status_pembayaran: after, ...body }, deps.clock())
    return { message: body.transactionId ? MESSAGES[after] : WITHOUT_PAYMENT, status_pembayaran: after }
  })
}

const WITHOUT_PAYMENT = 'Dicatat: tidak ada pembayaran di Midtrans.'

/** Queries the transaction and applies it to its attempt. @throws TRANSAKSI_TIDAK_COCOK, PEMBAYARAN_TIDAK_TERSEDIA */
async function confirm(deps: Deps, order: PesananRow, transactionId: string): Promise<void> {
  await syncPembayaran(deps, order, 'admin', transactionId).catch((error: unknown) => {
    if (!(error instanceof MidtransError)) throw error
    throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA', { cause: error })
  })
  const attempts = await pembayaranRepository(deps.db).listAttempts(order.pesanan_id)
  if (!attempts.some((attempt) => attempt.transaction_id === transactionId)) throw new AppError('TRANSAKSI_TIDAK_COCOK')
}

/**
 * Makes sure that the provider's API knows no payment, and closes pages without a chosen method. Its silence proves nothing
 * and does not matter: the person has looked.
 * @throws PEMBAYARAN_SUDAH_JELAS if a payment is known; the office then cancels it at the provider
 */
async function exclude(deps: Deps, order: PesananRow): Promise<void> {
  try {
    const { status } = await syncPembayaran(deps, order, 'admin')
    const attempts = await pembayaranRepository(deps.db).listAttempts(order.pesanan_id)
    const isPending = attempts.some(
      ({ transaction_status, fraud_status }) =>
        transaction_status !== null &&
        toEvent({ transaction_status, fraud_status: fraud_status ?? undefined }) === 'menunggu',
    )
    if (status === 'pending' ? isPending : status === 'success') throw new AppError('PEMBAYARAN_SUDAH_JELAS')
    if (status === 'pending') await endSnap(deps, order.pesanan_id)
  } catch (error) {
    if (!(error instanceof MidtransError)) throw error
    deps.log.warn({ orderId: order.midtrans_order_id, reason: error.message }, 'payment state taken from a person')
  }
}

/** Ends a pending order; answers the question about one that has ended. @returns the payment state afterwards */
async function endUnpaid(
  { clock, settings }: Deps,
  tx: Tx,
  { penggunaId }: Sesi,
  { pesanan_id, batas_bayar, perhatian }: Pick<PesananRow, 'pesanan_id' | 'batas_bayar' | 'perhatian'>,
  { alasan: reason }: Attest,
): Promise<PesananRow['status_pembayaran']> {
  const time = clock()
  const answer = { oleh: 'admin', penggunaId, keterangan: reason, waktu: time }
  await closeQuestion(tx, { pesanan_id, perhatian }, UNANSWERED, answer)
  const to = time < batas_bayar ? 'cancelled' : 'expired'
  return markEnded({ db: tx, clock, settings }, pesanan_id, to, 'admin', undefined, { penggunaId, alasan: reason })
}

const recordTrail = (tx: Tx, { penggunaId }: Sesi, order: PesananRow, after: object, time: Date) =>
  jejakRepository(tx).record(
    penggunaId,
    {
      tindakan: 'status',
      jenis: 'pesanan',
      rujukan: order.pesanan_id,
      judul: order.midtrans_order_id,
      sebelum: { status_pembayaran: order.status_pembayaran },
      sesudah: after,
    },
    time,
  )
