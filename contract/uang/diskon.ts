import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'

/** Kind of a discount: a voucher of the buyer, or a discount from the office. */
export const DiskonKind = z.enum(['voucher', 'manual'])
export type DiskonKind = z.infer<typeof DiskonKind>

/** A discount of an order, as displayed to the buyer: `keterangan` is the voucher code or the office's reason. */
export const Diskon = z.object({
  jenis: DiskonKind,
  keterangan: z.string(),
  /** Discounted part of the order: goods or shipping. */
  atas: z.enum(['barang', 'ongkir']),
  /** Amount in whole rupiah. */
  jumlah: Rupiah,
})
export type Diskon = z.infer<typeof Diskon>

interface PaidLine {
  harga: number
  jumlah: number
  /** Discount of the whole line; `ppn` too is for the whole line. */
  diskon: number
  ppn?: number | undefined
}

/**
 * Returns the amount paid for units of a line, in whole rupiah. Discount and tax are allocated cumulatively, so that the parts
 * of all units add up to the price of the line.
 * @param already number of units refunded before
 */
export function unitValue({ harga, jumlah, diskon, ppn = 0 }: PaidLine, unit: number, already = 0): number {
  const share = (whole: number, units: number) => Math.floor((whole * units) / jumlah)
  const paid = (units: number) => harga * units - share(diskon, units) + share(ppn, units)
  return paid(already + unit) - paid(already)
}
