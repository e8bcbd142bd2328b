import type { z } from 'zod'
import type { NotifikasiBody } from '#contract/pembayaran.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { hasValidSignature } from '#server/midtrans/signature.ts'
import { toRupiah } from '#server/midtrans/status.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { syncAttempt } from './sync-pembayaran.ts'

/** Midtrans repeats a 503 four times, over hours; this is only a courtesy. */
const RETRY_AFTER = 30

/**
 * A notification is a signed reason to ask: what it claims is never applied. The signature leaves out the transaction's
 * state, so a replayed message with another state would verify; the status query is what counts.
 * @returns what was done with it, for the record
 * @throws NOTIFIKASI_TIDAK_SAH, and PEMBAYARAN_TIDAK_TERSEDIA (503: Midtrans tries again) when the query fails
 */
export async function receiveNotifikasi(
  deps: Deps,
  body: z.output<typeof NotifikasiBody>,
  rawBody: string,
): Promise<string> {
  if (!hasValidSignature(body, deps.settings.midtransServerKey)) throw new AppError('NOTIFIKASI_TIDAK_SAH')

  const pembayaran = pembayaranRepository(deps.db)
  const id = await pembayaran.insertNotifikasi(body.order_id, body.transaction_status, rawBody, deps.clock())
  const hasil = await applyNotifikasi(deps, body)
  await pembayaran.saveHasil(id, hasil)
  return hasil
}

async function applyNotifikasi(deps: Deps, body: z.output<typeof NotifikasiBody>): Promise<string> {
  const pembayaran = pembayaranRepository(deps.db)
  const attempt = await pembayaran.findAttempt(body.order_id)
  if (!attempt) {
    // The dashboard's test message, or another shop on the same account: nothing of ours, and no reason to repeat it.
    deps.log.warn({ orderId: body.order_id }, 'notification for an unknown order')
    return 'pesanan tidak dikenal'
  }
  if (toRupiah(body.gross_amount) !== attempt.jumlah) {
    deps.log.error({ orderId: body.order_id }, 'notification with an amount that does not fit')
    await pembayaran.flag(attempt.pemesanan_id, 'jumlah pembayaran tidak cocok')
    return 'jumlah tidak cocok'
  }
  const status = await syncAttempt(deps, attempt, 'notifikasi', body.transaction_id).catch((error: unknown) => {
    throw error instanceof MidtransError ? unverified(error) : error
  })
  if (!status) throw unverified()
  return status
}

const unverified = (cause?: MidtransError) =>
  new AppError('PEMBAYARAN_TIDAK_TERSEDIA', { retryAfter: RETRY_AFTER, cause })
