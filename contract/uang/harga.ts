/** Why something is cheaper than otherwise: a price struck through, so many at once, or a group of customers. */
export type SebabHarga = 'coret' | 'kuantitas' | 'grup'

/** From so many on, one costs less. */
export interface HargaGrosir {
  mulai: number
  /** Of one, in whole rupiah. */
  harga: number
}

/** What decides what one of a product costs; whole rupiah. An older version of the shop, or a device, may not know the rest. */
export interface DasarHarga {
  /** As everybody reads it now: the regular price, or the one of a promotion. */
  harga: number
  /** The regular price, while a promotion lowers it; else null. */
  harga_semula?: number | null
  harga_grosir?: readonly HargaGrosir[]
  /** Nothing lowers the price of what only a prescription releases. */
  resep: boolean
}

export interface HargaBerlaku {
  /** Of one, in whole rupiah. */
  harga: number
  /** The regular price, where that is more; else null. */
  semula: number | null
  /** Why it is less; null where it is not. */
  sebab: SebabHarga | null
}

/**
 * The one place that says what one of a product costs who buys so many: the least of what everybody pays, what so many cost, and
 * what the buyer's group pays. They are not added up.
 * @param grup what the buyer's group pays for one; null where he has none
 */
export function hargaUntuk(
  { harga, harga_semula, harga_grosir = [], resep }: DasarHarga,
  jumlah: number,
  grup: number | null = null,
): HargaBerlaku {
  const biasa = harga_semula ?? harga
  if (resep) return { harga: biasa, semula: null, sebab: null }
  let berlaku: HargaBerlaku =
    harga < biasa ? { harga, semula: biasa, sebab: 'coret' } : { harga, semula: null, sebab: null }
  for (const { mulai, harga: grosir } of harga_grosir)
    if (jumlah >= mulai && grosir < berlaku.harga) berlaku = { harga: grosir, semula: biasa, sebab: 'kuantitas' }
  if (grup !== null && grup < berlaku.harga) berlaku = { harga: grup, semula: biasa, sebab: 'grup' }
  return berlaku
}
