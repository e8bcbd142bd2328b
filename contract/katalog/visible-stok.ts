import { QUANTITY_MAX } from '#contract/jumlah.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'

/** Up to this stock, visitors see the exact number. */
const EXACT_MAX = 20

/**
 * Returns the stock for public pages: exact while low, else QUANTITY_MAX. Most sales then invalidate no cached page. The trigger
 * of `produk` uses the same limit (`stok_terlihat`). Cart and checkout request the exact number.
 */
export const visibleStok = (stok: number): number => (stok > EXACT_MAX ? QUANTITY_MAX : stok)

/** Formats the stock for display. */
export function stokWords(stok: number): string {
  return stok === 0 ? 'Stok habis' : (remainingWords(stok) ?? 'Tersedia')
}

/** Formats a low stock; undefined for 0 and for plenty. */
export function remainingWords(stok: number): string | undefined {
  return stok > 0 && stok <= EXACT_MAX ? `Sisa ${formatGrouped(stok)}` : undefined
}

/** Formats the number of units sold. Undefined for 0, and for prescription products, which must not be promoted. */
export function soldWords({ terjual, resep }: { terjual: number; resep: boolean }): string | undefined {
  return terjual > 0 && !resep ? `Terjual ${formatGrouped(terjual)}` : undefined
}
