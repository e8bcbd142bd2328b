/** Days that a delivery must last, in addition to the supplier's lead time. */
export const ENOUGH_HARI = 28
/** Minimum age in days for the sales rate, so that a new product does not look like a fast seller. */
const AGE_MIN = 7

/** Sales and stock of a product. Counts are units. */
export interface ReorderInput {
  /** Units in paid orders of the last `hari` days. */
  terjual: number
  hari: number
  /** Days since the product was added to the catalog. */
  umur: number
  /** Units available for sale, without those held by orders. */
  stok: number
  /** Units owed to paid orders that no lot covers. */
  kurang: number
  /** Units ordered from suppliers and not delivered yet. */
  diJalan: number
  /** Lead time from order to delivery, in days. */
  hariTunggu: number
  /** Minimum stock set by the owner. */
  stokMinimum: number
}

export interface Reorder {
  /** Units sold per day. */
  perHari: number
  /** Whole days until the stock is used up, without pending deliveries; null without sales. */
  habisDalam: number | null
  /** Units to order now; 0 if the stock suffices. */
  usul: number
}

/**
 * Returns the units to order: demand during the lead time and four weeks after it, at least the owner's minimum. Stock and
 * pending deliveries are subtracted.
 */
export function computeReorder(input: ReorderInput): Reorder {
  const { terjual, hari, umur, stok, kurang, diJalan, hariTunggu, stokMinimum } = input
  const perHari = Math.max(0, terjual) / Math.min(hari, Math.max(AGE_MIN, umur))
  const available = stok - kurang
  // Reorder if the stock at the arrival of an order made today would be at or below the minimum.
  const remaining = available + diJalan - perHari * hariTunggu
  const target = Math.max(Math.ceil(perHari * (hariTunggu + ENOUGH_HARI)), stokMinimum)
  const isDue = remaining <= stokMinimum && (perHari > 0 || stokMinimum > 0 || kurang > 0)
  return {
    perHari,
    habisDalam: perHari > 0 ? Math.max(0, Math.floor(available / perHari)) : null,
    usul: isDue ? Math.max(0, target - available - diJalan) : 0,
  }
}
