import type { z } from 'zod'
import type { NotifikasiBody } from '#contract/pembayaran/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { hasValidSignature } from '#server/midtrans/signature.ts'
import { hasFittingCode } from '#server/midtrans/status.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'

/** Midtrans repeats a 503 four times, over hours; this is only a courtesy. */
const RETRY_AFTER = 30

/**
 * Writes a signed notification down, byte for byte. What it means is found out after the answer (`terapkanNotifikasi`),
 * so an answered notification is never lost, and Midtrans never waits for its own status query. The signature leaves out
 * the transaction's state; a state that does not go with the signed code is a replay in another dress.
 * @param retryAt where it is taken at once: when it is due again, should nothing come of that
 * @throws NOTIFIKASI_TIDAK_SAH, and SERVICE_UNAVAILABLE (503: Midtrans tries again) where it cannot be written
 */
export async function recordNotifikasi(
  deps: Pick<Deps, 'db' | 'clock'> & { settings: Pick<Deps['settings'], 'midtransServerKey'> },
  body: z.output<typeof NotifikasiBody>,
  rawBody: string,
  retryAt?: Date,
) {
  if (!hasValidSignature(body, deps.settings.midtransServerKey) || !hasFittingCode(body))
    throw new AppError('NOTIFIKASI_TIDAK_SAH')
  return pembayaranRepository(deps.db)
    .insertNotifikasi(body.order_id, body.transaction_status, rawBody, deps.clock(), retryAt)
    .catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER, cause })
    })
}
