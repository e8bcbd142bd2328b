import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatArrival } from '#contract/pengiriman/arrival.ts'
import { type Cargo, type Carrier, refusals } from '#contract/pengiriman/cargo.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'
import { alamatQuery } from '#web/toko/alamat/alamat-query.ts'
import { type Ongkir, useOngkir } from '#web/toko/checkout/use-ongkir.ts'
import { pengirimanQuery } from '#web/toko/katalog/buy/pengiriman-query.ts'

/** Shipping method in the cart. The specification's fees do not say what their methods may carry, so `Carrier` is partial. */
interface Metode extends Partial<Carrier> {
  kode: string
  nama: string
  /** Arrival in words; empty if unknown. */
  waktu: string
  ongkir: Pick<Ongkir, 'cara' | 'biaya'>
}

const fixed = (biaya: number) => ({ cara: 'tetap' as const, biaya })

/** Fees of the specification, used while the server's list is missing. The checkout uses the server's. */
const FALLBACK: readonly Metode[] = [
  { kode: 'express', nama: 'Express', waktu: '', ongkir: fixed(20_000) },
  { kode: 'reguler', nama: 'Reguler', waktu: '', ongkir: fixed(12_000) },
  { kode: 'ekonomi', nama: 'Ekonomi', waktu: '', ongkir: fixed(8_000) },
]
const INITIAL_KODE = 'reguler'

/** Returns fee and arrival of a method. The estimate of a method with rates refers to no destination, so it is left out. */
const feeAndArrival = ({ estimasi, menurut_tujuan }: Pengiriman, ongkir: Ongkir) => ({
  ongkir,
  waktu: ongkir.tiba ? `${formatArrival(ongkir.tiba)}.` : estimasi && !menurut_tujuan ? `Tiba dalam ${estimasi}.` : '',
})

/**
 * Returns the shipping methods with their fees to the buyer's main address, and the reasons why some may not carry all goods.
 * `chosen` is the chosen method, or the first suitable one; undefined if none may carry all goods.
 */
export function usePengirimanKeranjang(cargo: readonly Cargo[], items: readonly ItemPesanan[]) {
  const { data } = useQuery(pengirimanQuery())
  const [kode, setKode] = useState(INITIAL_KODE)
  const isLoggedIn = useIsLoggedIn()
  // Most shops have flat fees, which do not need the address: load it only if a fee is computed.
  const isComputed = data?.some(({ menurut_tujuan, gratis_mulai }) => menurut_tujuan || gratis_mulai !== null) ?? false
  const buku = useQuery({ ...alamatQuery(), enabled: isComputed && isLoggedIn })
  const isKnown = isComputed && (!isLoggedIn || !buku.isPending)
  const ongkirOf = useOngkir(isKnown ? items : [], buku.data?.[0] ?? { kode_wilayah: null, kode_pos: '' })
  const all: readonly Metode[] =
    data && data.length > 0
      ? data.map((metode) => ({ ...metode, ...feeAndArrival(metode, ongkirOf(metode)) }))
      : FALLBACK
  const withReasons = all.map(({ jalur, dingin = false, ...metode }) => ({
    ...metode,
    reason: jalur ? refusals({ jalur, dingin }, cargo) : [],
  }))
  const metode = withReasons.map(({ reason, ...one }) => ({ ...one, isAllowed: reason.length === 0 }))
  const matches = metode.filter(({ isAllowed }) => isAllowed)
  const chosen = matches.find((item) => item.kode === kode) ?? matches[0]
  return { metode, chosen, reason: [...new Set(withReasons.flatMap(({ reason }) => reason))], setKode }
}
