import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { hitungOngkir, type OngkirMetode } from '#contract/checkout/ongkir.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { call } from '#web/lib/api.ts'

/** What a way of shipping costs, as far as it is known here. */
export interface Ongkir extends Pick<OngkirMetode, 'tiba'> {
  /** `hitung`: it is being asked for. */
  cara: OngkirMetode['cara'] | 'hitung'
  biaya: number | null
}

interface Tujuan {
  kode_wilayah: string | null
  kode_pos: string
}

/** Begins with what lists, cart and checkout share of it: prices that changed are asked for anew. */
export const ONGKIR_KEY = 'ongkir'

const TIDAK_TAHU: Ongkir = { cara: 'konfirmasi', biaya: null, tiba: null }

/**
 * What each way of shipping costs for these goods to that place, by the server. What nobody could ask is taken for what the shop will
 * say: the server knows better, and refuses an order that was shown less.
 * @param items what is sent; nothing is asked while there is none
 * @param tujuan undefined while nobody knows it
 */
export function useOngkir(items: readonly ItemPesanan[], tujuan: Tujuan | undefined) {
  const { kode_wilayah = null, kode_pos = '' } = tujuan ?? {}
  const body = { kode_wilayah, kode_pos: /^\d{5}$/.test(kode_pos) ? kode_pos : '', items: [...items] }
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [ONGKIR_KEY, body],
    queryFn: () => call(hitungOngkir, { body }).then((answer) => answer.data),
    enabled: items.length > 0 && tujuan !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return function ongkirOf({ shippingId, biaya, menurut_tujuan, gratis_mulai }: Pengiriman): Ongkir {
    const tahu = data?.find((satu) => satu.shippingId === shippingId)
    const isTetap = !menurut_tujuan && gratis_mulai === null
    // The days of before hold until the new ones are there; a fee that depends on what is sent does not.
    if (isTetap) return { cara: 'tetap', biaya, tiba: tahu?.tiba ?? null }
    if (isError) return menurut_tujuan ? TIDAK_TAHU : { cara: 'tetap', biaya, tiba: null }
    return tahu && !isPlaceholderData ? tahu : { cara: 'hitung', biaya: null, tiba: tahu?.tiba ?? null }
  }
}
