import pLimit from 'p-limit'
import type { Deps } from '#server/deps.ts'
import { signatureOf } from '#server/midtrans/signature.ts'
import { recordNotifikasi } from './record-notifikasi.ts'

const AT_ONCE = 4

/**
 * Queries the provider about attempts whose notifications may be lost after a database restore. Each transaction that the
 * provider knows is stored like a new notification. The running shop then applies it to its order, or keeps it as money
 * without an order.
 * @throws MidtransError if the provider is unreachable; the call can be repeated
 * @returns the number of attempts that the provider knows
 */
export async function requeryAttempts(
  {
    midtrans,
    ...deps
  }: Pick<Deps, 'db' | 'clock' | 'midtrans'> & { settings: Pick<Deps['settings'], 'midtransServerKey'> },
  orderIds: readonly string[],
): Promise<number> {
  let known = 0
  const queryAttempt = async (orderId: string) => {
    const answer = await midtrans.getStatus(orderId)
    if (answer?.order_id !== orderId) return
    const notification = { ...answer, signature_key: signatureOf(answer, deps.settings.midtransServerKey) }
    await recordNotifikasi(deps, notification, JSON.stringify(notification))
    known += 1
  }
  const limit = pLimit(AT_ONCE)
  await Promise.all(orderIds.map((orderId) => limit(queryAttempt, orderId)))
  return known
}
