/** Reason of a lower price: promotion, quantity, or customer group. */
export type HargaReason = 'coret' | 'kuantitas' | 'grup'

/** Unit price from a minimum quantity on. */
export interface HargaGrosir {
  mulai: number
  /** Unit price in whole rupiah. */
  harga: number
}

/** Inputs of a product's unit price, in whole rupiah. An older shop version or a stored copy may lack the optional fields. */
export interface HargaBasis {
  /** Current public price: the regular price or the promotion's price. */
  harga: number
  /** Regular price during a promotion; else null. */
  harga_semula?: number | null
  harga_grosir?: readonly HargaGrosir[]
  /** True for prescription products: their price is never lowered. */
  resep: boolean
}

export interface EffectiveHarga {
  /** Unit price in whole rupiah. */
  harga: number
  /** Regular price, if it is higher; else null. */
  semula: number | null
  /** Reason of the lower price; null for the regular price. */
  sebab: HargaReason | null
}

/**
 * Returns the unit price for a quantity: the lowest of public price, quantity price and group price. Discounts do not add up.
 * The only place that computes a unit price.
 * @param grup the unit price of the buyer's group; null without a group
 */
export function hargaFor(
  { harga, harga_semula, harga_grosir = [], resep }: HargaBasis,
  quantity: number,
  grup: number | null = null,
): EffectiveHarga {
  const regular = harga_semula ?? harga
  if (resep) return { harga: regular, semula: null, sebab: null }
  let valid: EffectiveHarga =
    harga < regular ? { harga, semula: regular, sebab: 'coret' } : { harga, semula: null, sebab: null }
  for (const { mulai, harga: grosir } of harga_grosir)
    if (quantity >= mulai && grosir < valid.harga) valid = { harga: grosir, semula: regular, sebab: 'kuantitas' }
  if (grup !== null && grup < valid.harga) valid = { harga: grup, semula: regular, sebab: 'grup' }
  return valid
}
