import pLimit from 'p-limit'
import type { Deps } from '#server/deps.ts'
import { signatureOf } from '#server/midtrans/signature.ts'
import { recordNotifikasi } from './record-notifikasi.ts'

const AT_ONCE = 4

/**
 * Asks the provider about attempts to pay whose notifications may have been answered and then lost, with a database that was
 * brought back from before. What it knows of them is written down as if it had told of it once more, so the running shop
 * applies it as it applies everything: to the order, or as money without one.
 * @throws MidtransError when the provider cannot be asked; it may simply be done again
 * @returns how many of them the provider knows
 */
export async function askAgain(
  {
    midtrans,
    ...deps
  }: Pick<Deps, 'db' | 'clock' | 'midtrans'> & { settings: Pick<Deps['settings'], 'midtransServerKey'> },
  orderIds: readonly string[],
): Promise<number> {
  let known = 0
  const ask = async (orderId: string) => {
    const answer = await midtrans.getStatus(orderId)
    if (answer?.order_id !== orderId) return
    const told = { ...answer, signature_key: signatureOf(answer, deps.settings.midtransServerKey) }
    await recordNotifikasi(deps, told, JSON.stringify(told))
    known += 1
  }
  const inTurn = pLimit(AT_ONCE)
  await Promise.all(orderIds.map((orderId) => inTurn(ask, orderId)))
  return known
}
