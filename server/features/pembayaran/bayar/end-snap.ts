import type { Deps } from '#server/deps.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'

/** Midtrans' error text for a page on which a method was chosen meanwhile. */
const IN_PROGRESS = /progress/i

/**
 * Ends the payment pages of an order on which no method was chosen.
 * @returns false if a customer is paying on one of the pages
 * @throws MidtransError unreachable
 */
export async function endSnap(deps: Pick<Deps, 'db' | 'midtrans'>, pesananId: number): Promise<boolean> {
  for (const { snap_token: token } of await pembayaranRepository(deps.db).listAttempts(pesananId)) {
    if (!token) continue
    try {
      await deps.midtrans.cancelSnap(token)
    } catch (error) {
      // Refused in any other way means that the page is already gone: cancelled, expired or replaced.
      if (!(error instanceof MidtransError) || error.kind === 'unreachable') throw error
      if (IN_PROGRESS.test(error.message)) return false
    }
  }
  return true
}
