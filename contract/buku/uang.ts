import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'

/** Ledger sums of an order. */
export const Uang = z.object({
  /** Total of the payments. */
  dibayar: Rupiah,
  /** Total of the refunds, by any method. */
  dikembalikan: Rupiah,
})
export type Uang = z.infer<typeof Uang>

/** Returns payments less refunds; negative if more was refunded than paid. */
export const sisaUang = ({ dibayar, dikembalikan }: Uang) => dibayar - dikembalikan

/** True if the order was paid and fully refunded. */
export const isKembaliUtuh = (uang: Uang) => uang.dibayar > 0 && sisaUang(uang) <= 0

/** Formats the refund: 'Dikembalikan Rp 5.000 dari Rp 302.000'; undefined without a refund. */
export const teksKembali = ({ dibayar, dikembalikan }: Uang): string | undefined =>
  dikembalikan > 0 ? `Dikembalikan ${formatRupiah(dikembalikan)} dari ${formatRupiah(dibayar)}` : undefined
