import type { Ongkir } from '#contract/pengiriman/ongkir.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** 48 h: how long an order holds its stock while its shipping fee awaits confirmation. */
export const ONGKIR_HOLD_HOURS = 48
/** 24 h to pay after the confirmation, because the buyer does not wait at the screen. */
export const ONGKIR_PAYMENT_HOURS = 24

type Fixed = Exclude<Ongkir, { cara: 'ditolak' }>

/** Prices that were shown to the buyer. */
interface Visible {
  /** Fee in rupiah; null if the shop confirms it later. Absent: the client knows only the method's flat fee. */
  ongkir?: number | null
  /** Total in rupiah. Absent: not compared. */
  total_harga?: number
}

type TotalOf = (biaya: number) => number

const CONFIRMATION: Fixed = { cara: 'konfirmasi', biaya: null, hari: null, rinci: null }

/**
 * Returns the fee of a new order. It must equal the fee that was shown. A client that was shown the flat fee only gets the
 * real fee if it is not higher. Otherwise, the order waits for a confirmed fee.
 * @param totalOf total for a fee: first the real one, then those that older clients compute
 * @param fixedBiaya the method's flat fee, in rupiah
 * @throws HARGA_BERUBAH
 */
export function judgeOngkir(
  visible: Visible,
  totalOf: readonly [TotalOf, ...TotalOf[]],
  fixedBiaya: number,
  ongkir: Fixed,
): Fixed {
  const { biaya } = ongkir
  const isVisible = (biaya: number) => totalOf.some((of) => visible.total_harga === of(biaya))
  const isSame = visible.total_harga === undefined || isVisible(biaya ?? 0)
  if (visible.ongkir === undefined) {
    if (isSame) return ongkir
    if (isVisible(fixedBiaya)) return biaya !== null && biaya <= fixedBiaya ? ongkir : CONFIRMATION
  } else if (isSame && visible.ongkir === biaya) return ongkir
  const [total] = totalOf
  throw new AppError('HARGA_BERUBAH', {
    rincian: { subtotal: total(0), ...(biaya !== null && { biaya }), total_harga: total(biaya ?? 0) },
  })
}
