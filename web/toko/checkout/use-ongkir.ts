import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { computeOngkir, type OngkirMetode } from '#contract/checkout/ongkir.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { call } from '#web/lib/api.ts'

/** Shipping fee of a method, as far as it is known. */
export interface Ongkir extends Pick<OngkirMetode, 'tiba'> {
  /** `hitung`: the request is pending. */
  cara: OngkirMetode['cara'] | 'hitung'
  biaya: number | null
}

interface Tujuan {
  kode_wilayah: string | null
  kode_pos: string
}

/** Query key prefix of lists, cart and checkout; invalidated when prices have changed. */
export const ONGKIR_KEY = 'ongkir'

const UNKNOWN: Ongkir = { cara: 'konfirmasi', biaya: null, tiba: null }

/**
 * Returns a function for the fee of each shipping method, as computed by the server. If the request fails, a fee by destination
 * counts as unconfirmed, and other methods show their base fee. The server rejects an order whose displayed fee was too low.
 * @param items goods to ship; no request without any
 * @param tujuan undefined while unknown
 */
export function useOngkir(items: readonly ItemPesanan[], tujuan: Tujuan | undefined) {
  const { kode_wilayah = null, kode_pos = '' } = tujuan ?? {}
  const body = { kode_wilayah, kode_pos: /^\d{5}$/.test(kode_pos) ? kode_pos : '', items: [...items] }
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [ONGKIR_KEY, body],
    queryFn: () => call(computeOngkir, { body }).then((answer) => answer.data),
    enabled: items.length > 0 && tujuan !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return function ongkirOf({ shippingId, biaya, menurut_tujuan, gratis_mulai }: Pengiriman): Ongkir {
    const known = data?.find((item) => item.shippingId === shippingId)
    const isFixed = !menurut_tujuan && gratis_mulai === null
    // The previous arrival date is kept until the new one arrives; a fee that depends on the goods is not.
    if (isFixed) return { cara: 'tetap', biaya, tiba: known?.tiba ?? null }
    if (isError) return menurut_tujuan ? UNKNOWN : { cara: 'tetap', biaya, tiba: null }
    return known && !isPlaceholderData ? known : { cara: 'hitung', biaya: null, tiba: known?.tiba ?? null }
  }
}
