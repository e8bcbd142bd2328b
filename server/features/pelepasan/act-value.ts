/*
 * Value in rupiah of each kind of act by which goods or money leave the shop. Refunds have the value of their money. Goods count
 * at the public price, because those who write them off must not see their cost.
 */

/** Returns the value of goods that are sent for free, or cheaper than the public price. @param paid rupiah charged for them */
export const potonganValue = (publicPrice: number, paid: number): number => Math.max(0, publicPrice - paid)

/** A change of the stock of one product or lot, with the unit price. */
export interface StokChange {
  produkId: number
  perubahan: number
  harga: number
}

/** Returns the value of the units that are missing afterwards. Lots of one product are added up, because counts mix them up. */
export function stokValue(changes: readonly StokChange[]): number {
  const perProduk = Map.groupBy(changes, ({ produkId }) => produkId)
  return [...perProduk.values()].reduce((total, rows) => {
    const difference = rows.reduce((sum, { perubahan }) => sum + perubahan, 0)
    return total + Math.max(0, -difference) * Math.max(...rows.map(({ harga }) => harga))
  }, 0)
}

/** Prices of a product or a package. */
export interface Prices {
  harga: number
  harga_promo?: number | null
  harga_grosir?: readonly { harga: number }[]
}

/** Returns the value of a price cut: the fall of the lowest price, for all units in stock, and for one unit at least. */
export const hargaValue = (before: Prices, after: Prices, stok: number): number =>
  Math.max(0, lowest(before) - lowest(after)) * Math.max(1, stok)

/** Returns the lowest unit price at which the product or package is sold to everybody. */
export const lowest = ({ harga, harga_promo, harga_grosir = [] }: Prices) =>
  Math.min(harga, harga_promo ?? harga, ...harga_grosir.map((grosir) => grosir.harga))

/** Look that an act needs: none, fresh proof, or proof with a second person. */
export type Look = 'tidak' | 'bukti' | 'orang-kedua'

/**
 * Returns the look that acts need. Each limit applies to them alone, and to all acts of the person on that day.
 * @param today rupiah of the acts of that day that no second person saw
 */
export function lookOf(
  value: number,
  today: number,
  { batas_bukti, batas_orang_kedua }: { batas_bukti: number; batas_orang_kedua: number },
): Look {
  const total = value + today
  if (total >= batas_orang_kedua) return 'orang-kedua'
  return total >= batas_bukti ? 'bukti' : 'tidak'
}
