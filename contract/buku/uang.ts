import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'

/** Money of an order, as its ledger adds it up. */
export const Uang = z.object({
  /** All that came for it. */
  dibayar: Rupiah,
  /** All that went back of that, in whatever way. */
  dikembalikan: Rupiah,
})
export type Uang = z.infer<typeof Uang>

/** What is left of it; less than nothing where more went back than came. */
export const sisaUang = ({ dibayar, dikembalikan }: Uang) => dibayar - dikembalikan

/** Money came, and nothing is left of it. */
export const isKembaliUtuh = (uang: Uang) => uang.dibayar > 0 && sisaUang(uang) <= 0

/** 'Dikembalikan Rp 5.000 dari Rp 302.000'; undefined where nothing went back. */
export const teksKembali = ({ dibayar, dikembalikan }: Uang): string | undefined =>
  dikembalikan > 0 ? `Dikembalikan ${formatRupiah(dikembalikan)} dari ${formatRupiah(dibayar)}` : undefined
