import { type EffectiveHarga, hargaFor } from '#contract/uang/harga.ts'
import type { ProdukAdmin } from './produk-admin.ts'

type Promo = Pick<ProdukAdmin, 'harga' | 'harga_promo' | 'promo_mulai' | 'promo_sampai' | 'golongan'>

/**
 * Returns the unit price in whole rupiah that every visitor sees on a day, by the same rule as `applyPromo`.
 * @param day calendar day in WIB
 */
export function hargaOn(
  day: string,
  { harga, harga_promo, promo_mulai, promo_sampai, golongan }: Promo,
): EffectiveHarga {
  const isRunning =
    harga_promo !== null &&
    harga_promo < harga &&
    (promo_mulai === null || promo_mulai <= day) &&
    (promo_sampai === null || promo_sampai >= day)
  return hargaFor({ harga: isRunning ? harga_promo : harga, harga_semula: harga, resep: golongan === 'obat_keras' }, 1)
}

/** Returns the gross profit per unit in rupiah, and its share of the price in percent, rounded down. */
export function grossProfit(netHarga: number, modal: number): { laba: number; persen: number } {
  const laba = netHarga - modal
  return { laba, persen: netHarga === 0 ? 0 : Math.floor((laba * 100) / netHarga) }
}
