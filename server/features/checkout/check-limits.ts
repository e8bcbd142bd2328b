import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { resolveContents } from '#server/features/pesanan/isi-pesanan.ts'
import { newPesananRepository } from '#server/features/pesanan/new-pesanan.repository.ts'
import { BULK_MAX, checkAkun, checkHolds } from '#server/features/pesanan/pesanan-limits.ts'
import type { Bagian } from '#server/features/stok/stok.repository.ts'
import { answerOf } from '#server/http/error-handler.ts'
import { AppError } from '#server/kernel/app-error.ts'

interface Pembeli {
  penggunaId: number
  /** Network of the request. It limits accounts that never paid. */
  network: string
  hasPaidBefore: boolean
  unpaid: number
}

/**
 * Checks the limits of unpaid orders before an order is written. The caller holds the buyer's row lock. If an order takes a
 * visible share of a product, orders of never-paid accounts of one network are checked one after another.
 * @throws PESANAN_BELUM_DIBAYAR, PESANAN_TERLALU_SERING, BORONGAN_BELUM_DIBAYAR
 */
export async function requireWithinLimit(
  tx: Tx,
  pembeli: Pembeli,
  bagian: readonly Bagian[],
  settings: Deps['settings'],
  now: Date,
): Promise<void> {
  await checkLimits(tx, pembeli, bagian, settings, now, (network) => newPesananRepository(tx).lockNetwork(network))
}

/** Returns the message that an order of these goods would be rejected with, or null if no limit is reached. */
export async function readHalangan(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  penggunaId: number,
  network: string,
  items: readonly ItemPesanan[],
): Promise<string | null> {
  const produkIds = items.flatMap((item) => ('produkId' in item ? [item.produkId] : []))
  const { produk, hasPaidBefore, unpaid } = await newPesananRepository(db).readVoucherInput(penggunaId, produkIds)
  const { bagian } = await resolveContents(db, items, produk, true)
  try {
    await checkLimits(db, { penggunaId, network, hasPaidBefore, unpaid }, bagian, settings, clock())
    return null
  } catch (error) {
    if (error instanceof AppError) return answerOf(error).body.message
    throw error
  }
}

async function checkLimits(
  db: Deps['db'] | Tx,
  { penggunaId, network, hasPaidBefore, unpaid }: Pembeli,
  bagian: readonly Bagian[],
  settings: Deps['settings'],
  now: Date,
  lock?: (network: string) => Promise<unknown>,
): Promise<void> {
  checkAkun(unpaid, settings)
  // Without another unpaid order, an account that paid before reaches no limit.
  if (hasPaidBefore && unpaid === 0 && bagian.length <= BULK_MAX) return
  const read = () => newPesananRepository(db).readHolds(penggunaId, hasPaidBefore ? null : network, bagian)
  let holds = await read()
  if (!hasPaidBefore && lock && holds.isLarge) {
    await lock(network)
    holds = await read()
  }
  checkHolds(holds, settings, now)
}
