/** Days for which a delivery is to last, besides those until the next one comes. */
export const CUKUP_HARI = 28
/** A product that is younger than this says little about its pace: it is not counted as if it sold for a day only. */
const UMUR_MIN = 7

/** What is known of a product. Counts are units. */
export interface BahanIsiUlang {
  /** Sold in the last `hari` days, by orders that are paid. */
  terjual: number
  hari: number
  /** Since when it is in the catalogue, in days. */
  umur: number
  /** Can be bought now: what orders hold is not in it. */
  stok: number
  /** Promised to paid orders, and in no lot. */
  kurang: number
  /** Ordered from suppliers, and not here yet. */
  diJalan: number
  /** Days from an order to its delivery. */
  hariTunggu: number
  /** Below which the owner does not want it to fall. */
  stokMinimum: number
}

export interface IsiUlang {
  /** Units a day. */
  perHari: number
  /** Whole days until nothing is left, without what is on its way; null where nothing sells. */
  habisDalam: number | null
  /** Units to order now; 0 where there is enough. */
  usul: number
}

/**
 * What to order of a product: enough for the time until it comes and four weeks after, and never less than the owner's minimum, less what is
 * here and on its way.
 */
export function hitungIsiUlang(bahan: BahanIsiUlang): IsiUlang {
  const { terjual, hari, umur, stok, kurang, diJalan, hariTunggu, stokMinimum } = bahan
  const perHari = Math.max(0, terjual) / Math.min(hari, Math.max(UMUR_MIN, umur))
  const ada = stok - kurang
  // What is left when an order made today comes: below the minimum, or nothing, it is time.
  const tersisa = ada + diJalan - perHari * hariTunggu
  const target = Math.max(Math.ceil(perHari * (hariTunggu + CUKUP_HARI)), stokMinimum)
  const isWaktunya = tersisa <= stokMinimum && (perHari > 0 || stokMinimum > 0 || kurang > 0)
  return {
    perHari,
    habisDalam: perHari > 0 ? Math.max(0, Math.floor(ada / perHari)) : null,
    usul: isWaktunya ? Math.max(0, target - ada - diJalan) : 0,
  }
}
