import type { Ongkir } from '#contract/pengiriman/ongkir.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** 48 h: how long an order holds its stock while its shipping fee awaits confirmation. */
export const ONGKIR_HOLD_HOURS = 48
/** 24 h to pay after the confirmation, because the buyer does not wait at the screen. */
export const ONGKIR_PAYMENT_HOURS = 24

type Accepted = Exclude<Ongkir, { cara: 'ditolak' }>

/** Prices that were shown to the buyer. */
interface ShownPrices {
  /** Fee in rupiah; null if the shop confirms it later. Absent: the client knows only the method's flat fee. */
  ongkir?: number | null
  /** Total in rupiah. Absent: not compared. */
  total_harga?: number
}

type TotalOf = (biaya: number) => number

const CONFIRMATION: Accepted = { cara: 'konfirmasi', biaya: null, hari: null, rinci: null }

/**
 * Returns the fee of a new order. It must equal the fee that was shown. A client that was shown the flat fee only gets the
 * real fee if it is not higher. Otherwise, the order waits for a confirmed fee.
 * @param totalOf total for a fee: first the real one, then those that older clients compute
 * @param flatFee the method's flat fee, in rupiah
 * @throws HARGA_BERUBAH
 */
export function judgeOngkir(
  shown: ShownPrices,
  totalOf: readonly [TotalOf, ...TotalOf[]],
  flatFee: number,
  ongkir: Accepted,
): Accepted {
  const { biaya } = ongkir
  const wasShown = (biaya: number) => totalOf.some((of) => shown.total_harga === of(biaya))
  const isShownTotal = shown.total_harga === undefined || wasShown(biaya ?? 0)
  if (shown.ongkir === undefined) {
    if (isShownTotal) return ongkir
    if (wasShown(flatFee)) return biaya !== null && biaya <= flatFee ? ongkir : CONFIRMATION
  } else if (isShownTotal && shown.ongkir === biaya) return ongkir
  const [total] = totalOf
  throw new AppError('HARGA_BERUBAH', {
    rincian: { subtotal: total(0), ...(biaya !== null && { biaya }), total_harga: total(biaya ?? 0) },
  })
}
