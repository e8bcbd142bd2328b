import type { Ongkir } from '#contract/pengiriman/ongkir.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** 48 h: how long an order holds its stock while its shipping fee awaits confirmation. */
export const TAHAN_ONGKIR_JAM = 48
/** 24 h to pay after the confirmation, because the buyer does not wait at the screen. */
export const BAYAR_ONGKIR_JAM = 24

type Pasti = Exclude<Ongkir, { cara: 'ditolak' }>

/** Prices that were shown to the buyer. */
interface Tampak {
  /** Fee in rupiah; null if the shop confirms it later. Absent: the client knows only the method's flat fee. */
  ongkir?: number | null
  /** Total in rupiah. Absent: not compared. */
  total_harga?: number
}

type TotalOf = (biaya: number) => number

const KONFIRMASI: Pasti = { cara: 'konfirmasi', biaya: null, hari: null, rinci: null }

/**
 * Returns the fee of a new order. It must equal the fee that was shown. A client that was shown the flat fee only gets the
 * real fee if it is not higher. Otherwise, the order waits for a confirmed fee.
 * @param totalOf total for a fee: first the real one, then those that older clients compute
 * @param biayaTetap the method's flat fee, in rupiah
 * @throws HARGA_BERUBAH
 */
export function judgeOngkir(
  tampak: Tampak,
  totalOf: readonly [TotalOf, ...TotalOf[]],
  biayaTetap: number,
  ongkir: Pasti,
): Pasti {
  const { biaya } = ongkir
  const isTampak = (biaya: number) => totalOf.some((of) => tampak.total_harga === of(biaya))
  const isSama = tampak.total_harga === undefined || isTampak(biaya ?? 0)
  if (tampak.ongkir === undefined) {
    if (isSama) return ongkir
    if (isTampak(biayaTetap)) return biaya !== null && biaya <= biayaTetap ? ongkir : KONFIRMASI
  } else if (isSama && tampak.ongkir === biaya) return ongkir
  const [total] = totalOf
  throw new AppError('HARGA_BERUBAH', {
    rincian: { subtotal: total(0), ...(biaya !== null && { biaya }), total_harga: total(biaya ?? 0) },
  })
}
