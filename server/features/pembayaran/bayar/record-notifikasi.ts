import type { z } from 'zod'
import type { NotifikasiBody } from '#contract/pembayaran/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { hasValidSignature } from '#server/midtrans/signature.ts'
import { hasFittingCode } from '#server/midtrans/status.ts'
import { notifikasiRepository } from './notifikasi.repository.ts'

/** 30 s. Only a hint: Midtrans repeats a request after a 503 four times, over hours. */
const RETRY_AFTER = 30

/**
 * Stores a signed notification byte for byte. It is processed after the response (`applyNotifikasi`), so an acknowledged
 * notification is never lost, and Midtrans does not wait for its own status query. The signature does not cover the
 * transaction's state. A state that contradicts the signed code is rejected as a forged replay.
 * @param retryAt if it is processed at once: when it is due again in case of failure
 * @throws NOTIFIKASI_TIDAK_SAH; SERVICE_UNAVAILABLE (503: Midtrans retries) if it cannot be stored
 */
export async function recordNotifikasi(
  deps: Pick<Deps, 'db' | 'clock'> & { settings: Pick<Deps['settings'], 'midtransServerKey'> },
  body: z.output<typeof NotifikasiBody>,
  rawBody: string,
  retryAt?: Date,
) {
  if (!hasValidSignature(body, deps.settings.midtransServerKey) || !hasFittingCode(body))
    throw new AppError('NOTIFIKASI_TIDAK_SAH')
  return notifikasiRepository(deps.db)
    .insert(body.order_id, body.transaction_status, rawBody, deps.clock(), retryAt)
    .catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER, cause })
    })
}
