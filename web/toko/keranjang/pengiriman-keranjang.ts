import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { type Muatan, type Pembawa, refusals } from '#contract/pengiriman/muatan.ts'
import { teksTiba } from '#contract/pengiriman/tiba.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { useSession } from '#web/lib/session.tsx'
import { alamatQuery } from '#web/toko/alamat/alamat-query.ts'
import { type Ongkir, useOngkir } from '#web/toko/checkout/use-ongkir.ts'
import { pengirimanQuery } from '#web/toko/pesanan/pesanan-queries.ts'

/** Shipping method in the cart. The specification's fees do not say what their methods may carry, so `Pembawa` is partial. */
interface Metode extends Partial<Pembawa> {
  kode: string
  nama: string
  /** Arrival in words; empty if unknown. */
  waktu: string
  ongkir: Pick<Ongkir, 'cara' | 'biaya'>
}

const tetap = (biaya: number) => ({ cara: 'tetap' as const, biaya })

/** Fees of the specification, used while the server's list is missing. The checkout uses the server's. */
const CADANGAN: readonly Metode[] = [
  { kode: 'express', nama: 'Express', waktu: '', ongkir: tetap(20_000) },
  { kode: 'reguler', nama: 'Reguler', waktu: '', ongkir: tetap(12_000) },
  { kode: 'ekonomi', nama: 'Ekonomi', waktu: '', ongkir: tetap(8_000) },
]
const KODE_AWAL = 'reguler'

/** Returns fee and arrival of a method. The estimate of a method with rates refers to no destination, so it is left out. */
const hitungan = ({ estimasi, menurut_tujuan }: Pengiriman, ongkir: Ongkir) => ({
  ongkir,
  waktu: ongkir.tiba ? `${teksTiba(ongkir.tiba)}.` : estimasi && !menurut_tujuan ? `Tiba dalam ${estimasi}.` : '',
})

/**
 * Returns the shipping methods with their fees to the buyer's main address, and the reasons why some may not carry all goods.
 * `terpilih` is the chosen method, or the first suitable one; undefined if none may carry all goods.
 */
export function usePengirimanKeranjang(muatan: readonly Muatan[], items: readonly ItemPesanan[]) {
  const { data } = useQuery(pengirimanQuery())
  const [kode, setKode] = useState(KODE_AWAL)
  const { isLoggedIn } = useSession()
  // Most shops have flat fees, which do not need the address: load it only if a fee is computed.
  const isDihitung = data?.some(({ menurut_tujuan, gratis_mulai }) => menurut_tujuan || gratis_mulai !== null) ?? false
  const buku = useQuery({ ...alamatQuery(), enabled: isDihitung && isLoggedIn })
  const isTahu = isDihitung && (!isLoggedIn || !buku.isPending)
  const ongkirOf = useOngkir(isTahu ? items : [], buku.data?.[0] ?? { kode_wilayah: null, kode_pos: '' })
  const semua: readonly Metode[] =
    data && data.length > 0 ? data.map((metode) => ({ ...metode, ...hitungan(metode, ongkirOf(metode)) })) : CADANGAN
  const dinilai = semua.map(({ jalur, dingin = false, ...metode }) => ({
    ...metode,
    alasan: jalur ? refusals({ jalur, dingin }, muatan) : [],
  }))
  const metode = dinilai.map(({ alasan, ...satu }) => ({ ...satu, boleh: alasan.length === 0 }))
  const cocok = metode.filter(({ boleh }) => boleh)
  const terpilih = cocok.find((satu) => satu.kode === kode) ?? cocok[0]
  return { metode, terpilih, alasan: [...new Set(dinilai.flatMap(({ alasan }) => alasan))], setKode }
}
