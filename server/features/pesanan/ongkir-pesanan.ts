import type { Ongkir } from '#contract/pengiriman/ongkir.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** So many hours an order holds its stock while nobody has said what its shipping costs. */
export const TAHAN_ONGKIR_JAM = 48
/** So many hours there are to pay once it is said: nobody waits at the screen for that. */
export const BAYAR_ONGKIR_JAM = 24

type Pasti = Exclude<Ongkir, { cara: 'ditolak' }>

/** What the buyer was shown. */
interface Tampak {
  /** Null: that the shop will say it. Absent: who knows the flat fee of the method only. */
  ongkir?: number | null
  /** Absent: the shop's own counts. */
  total_harga?: number
}

type TotalOf = (biaya: number) => number

const KONFIRMASI: Pasti = { cara: 'konfirmasi', biaya: null, hari: null, rinci: null }

/**
 * At which fee an order is made: at the one that its buyer was shown, or not at all. Who was shown the flat fee and knows no
 * other pays what it really is where that is no more; else the order waits, and is paid once its buyer was told.
 * @param totalOf what the order costs with a fee; the first is what is paid, the others what clients compute that know less
 * @param biayaTetap the method's flat fee
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
