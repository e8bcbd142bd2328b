import { JUMLAH_MAX } from '#contract/jumlah.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'

/** Up to so many visitors are told how many there are. */
const SEDIKIT = 20

/**
 * Stock as pages carry it: the number while there is little, else as much as anybody orders. A sale that does not change it changes no
 * page; the trigger of `produk` goes by the same limit (`stok_terlihat`), and cart and checkout ask for the exact number.
 */
export const stokTerlihat = (stok: number): number => (stok > SEDIKIT ? JUMLAH_MAX : stok)

/** The same in words. */
export function kataStok(stok: number): string {
  if (stok === 0) return 'Stok habis'
  return stok > SEDIKIT ? 'Tersedia' : `Sisa ${formatAngka(stok)}`
}

/** How much was sold, in words; nothing of what never was, and of a medicine on prescription, which nothing may praise. */
export function kataTerjual({ terjual, resep }: { terjual: number; resep: boolean }): string | undefined {
  return terjual > 0 && !resep ? `Terjual ${formatAngka(terjual)}` : undefined
}
