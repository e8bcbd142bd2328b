import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'

/**
 * Maximum products of which a buyer's unpaid orders may hold the larger part. A buyer is an account, or all never-paid
 * accounts of one network.
 */
export const BULK_MAX = 10

/** Unpaid orders of a buyer, and the stock that they hold together with the new order. */
export interface Holds {
  /** Unpaid orders of the network's never-paid accounts; 0 for an account that paid before. */
  waiting: number
  /** Earliest payment deadline of the orders in `waiting`. */
  freeAt: Date | null
  /** All unpaid orders of the buyer. */
  open: number
  /** Products of which the buyer holds more than remains, including the new order. */
  borongan: number
  /** Products of `borongan` that the new order contains. */
  requested: number
  /**
   * True if the buyer holds a visible share (over 5%) of a product. Orders of the same network are then checked one after
   * another.
   */
  isLarge: boolean
  /** Products on sale. */
  sold: number
}

type Limit = Pick<Deps['settings'], 'unpaidPerAccount' | 'unpaidPerAddress'>

/** @throws PESANAN_BELUM_DIBAYAR */
export function checkAkun(unpaid: number, { unpaidPerAccount }: Limit): void {
  if (unpaid >= unpaidPerAccount) throw new AppError('PESANAN_BELUM_DIBAYAR', { rincian: { jumlah: unpaid } })
}

/**
 * Rejects an order that holds too much stock. The first unpaid order may take all of up to ten products. From the second
 * on, a buyer may hold the larger part of at most half of the products on sale, and of ten
 * (docs/decisions/0036-who-holds-stock.md).
 * @throws PESANAN_TERLALU_SERING, BORONGAN_BELUM_DIBAYAR
 */
export function checkHolds(holds: Holds, { unpaidPerAddress }: Limit, now: Date): void {
  const { waiting, freeAt, open, borongan, requested, sold } = holds
  if (waiting >= unpaidPerAddress) {
    const minutes = minutesUntil(freeAt, now)
    throw new AppError('PESANAN_TERLALU_SERING', { rincian: { menit: minutes }, retryAfter: minutes * 60 })
  }
  const most = open === 0 ? BULK_MAX : Math.min(BULK_MAX, Math.max(1, Math.floor(sold / 2)))
  if (requested > 0 && borongan > most) throw new AppError('BORONGAN_BELUM_DIBAYAR', { rincian: { batas: most } })
}

/** Whole minutes, at least one. */
const minutesUntil = (time: Date | null, now: Date): number =>
  Math.max(1, Math.ceil(((time ?? now).getTime() - now.getTime()) / 60_000))
