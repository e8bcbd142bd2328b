import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'

/** Kind of a discount: a voucher of the buyer, or a discount from the office. */
export const JenisDiskon = z.enum(['voucher', 'manual'])
export type JenisDiskon = z.infer<typeof JenisDiskon>

/** A discount of an order, as displayed to the buyer: `keterangan` is the voucher code or the office's reason. */
export const Diskon = z.object({
  jenis: JenisDiskon,
  keterangan: z.string(),
  /** Discounted part of the order: goods or shipping. */
  atas: z.enum(['barang', 'ongkir']),
  /** Amount in whole rupiah. */
  jumlah: Rupiah,
})
export type Diskon = z.infer<typeof Diskon>

interface BarisDibayar {
  harga: number
  jumlah: number
  /** Discount of the whole line; `ppn` too is for the whole line. */
  diskon: number
  ppn?: number | undefined
}

/**
 * Returns the amount paid for units of a line, in whole rupiah. Discount and tax are allocated cumulatively, so that the parts
 * of all units add up to the price of the line.
 * @param sudah number of units refunded before
 */
export function nilaiUnit({ harga, jumlah, diskon, ppn = 0 }: BarisDibayar, unit: number, sudah = 0): number {
  const bagian = (seluruh: number, banyak: number) => Math.floor((seluruh * banyak) / jumlah)
  const dibayar = (banyak: number) => harga * banyak - bagian(diskon, banyak) + bagian(ppn, banyak)
  return dibayar(sudah + unit) - dibayar(sudah)
}
