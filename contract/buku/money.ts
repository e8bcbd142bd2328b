import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'

/** Ledger sums of an order. */
export const Money = z.object({
  /** Total of the payments. */
  dibayar: Rupiah,
  /** Total of the refunds, by any method. */
  dikembalikan: Rupiah,
})
export type Money = z.infer<typeof Money>

/** Returns payments less refunds; negative if more was refunded than paid. */
export const remainingMoney = ({ dibayar, dikembalikan }: Money) => dibayar - dikembalikan

/** True if the order was paid and fully refunded. */
export const isFullyReturned = (money: Money) => money.dibayar > 0 && remainingMoney(money) <= 0

/** Formats the refund: 'Dikembalikan Rp 5.000 dari Rp 302.000'; undefined without a refund. */
export const formatReturned = ({ dibayar, dikembalikan }: Money): string | undefined =>
  dikembalikan > 0 ? `Dikembalikan ${formatRupiah(dikembalikan)} dari ${formatRupiah(dibayar)}` : undefined
