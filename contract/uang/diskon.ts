import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'

/** Why an order costs less: a voucher of its buyer, or what the office grants. */
export const JenisDiskon = z.enum(['voucher', 'manual'])
export type JenisDiskon = z.infer<typeof JenisDiskon>

/** Something that lowered an order, as its buyer reads it: the code of a voucher, or why the office lowered it. */
export const Diskon = z.object({
  jenis: JenisDiskon,
  keterangan: z.string(),
  /** What it lowered: the goods, or their shipping. */
  atas: z.enum(['barang', 'ongkir']),
  /** Whole rupiah. */
  jumlah: Rupiah,
})
export type Diskon = z.infer<typeof Diskon>

interface BarisDibayar {
  harga: number
  jumlah: number
  /** Of the whole line, as is the tax that was added to it. */
  diskon: number
  ppn?: number | undefined
}

/**
 * What was paid for units of a line, in whole rupiah: discount and tax are shared out among them as they come back, so that all of them
 * together are worth what the line cost.
 * @param sudah how many came back before
 */
export function nilaiUnit({ harga, jumlah, diskon, ppn = 0 }: BarisDibayar, unit: number, sudah = 0): number {
  const bagian = (seluruh: number, banyak: number) => Math.floor((seluruh * banyak) / jumlah)
  const dibayar = (banyak: number) => harga * banyak - bagian(diskon, banyak) + bagian(ppn, banyak)
  return dibayar(sudah + unit) - dibayar(sudah)
}
