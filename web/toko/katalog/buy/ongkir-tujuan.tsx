import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Wilayah } from '#contract/alamat/wilayah.ts'
import { computeOngkir, type OngkirMetode } from '#contract/checkout/ongkir.ts'
import { formatArrival } from '#contract/pengiriman/arrival.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { call } from '#web/lib/api.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'
import { ChooseWilayah } from '#web/shared/choose-wilayah.tsx'
import { alamatQuery } from '#web/toko/alamat/alamat-query.ts'
import { storedKecamatan } from './kecamatan.ts'
import { OngkirLines } from './ongkir-lines.tsx'
import type { OngkirWords } from './ongkir-words.ts'

export interface OngkirTujuanProps {
  item: ItemPesanan
  /** Shown while no destination is known. */
  everywhere: OngkirWords
  /** Allowed transport; null if the goods may travel any way. */
  method: string | null
  /** District that the visitor chose. */
  stored: Wilayah | null
  isAsking: boolean
  onChosen(): void
  /** Button that asks for the district; a buyer with a main address does not need it. */
  children: ReactNode
}

/** Shipping fee and arrival to the main address, or to the district that a visitor chose. */
export default function OngkirTujuan({
  item,
  everywhere,
  method,
  stored,
  isAsking,
  onChosen,
  children,
}: OngkirTujuanProps) {
  const isLoggedIn = useIsLoggedIn()
  const main = useQuery({ ...alamatQuery(), enabled: isLoggedIn }).data?.[0]
  const tujuan = main?.kode_wilayah ? { ...main, kode: main.kode_wilayah } : stored && { ...stored, kode_pos: '' }
  const kode_pos = tujuan && /^\d{5}$/.test(tujuan.kode_pos) ? tujuan.kode_pos : ''
  const body = { kode_wilayah: tujuan?.kode ?? null, kode_pos, items: [item] }
  const { data } = useQuery({
    queryKey: ['ongkir', body],
    queryFn: () => call(computeOngkir, { body }).then((answer) => answer.data),
    enabled: tujuan !== null && tujuan !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  function choose(wilayah: Wilayah | null) {
    storedKecamatan.write(wilayah)
    if (wilayah) onChosen()
  }

  if (isAsking) return <ChooseWilayah label="Kecamatan tujuan" value={stored} onChange={choose} />
  return (
    <OngkirLines words={tujuan && data ? quoteWords(data, tujuan.kecamatan) : everywhere} method={method}>
      {main?.kode_wilayah ? <p className="h-11 text-sm text-tinta-2">Ke alamat utama Anda.</p> : children}
    </OngkirLines>
  )
}

/** Returns the lowest fee to a district, and when the goods arrive by it. */
export function quoteWords(metode: readonly OngkirMetode[], kecamatan: string): OngkirWords {
  const known = metode.filter(({ biaya }) => biaya !== null).sort((a, b) => (a.biaya ?? 0) - (b.biaya ?? 0))
  const [cheapest] = known
  if (!cheapest)
    return { ongkir: `Ongkir ke ${kecamatan} dipastikan nanti`, time: 'Kami beri tahu sebelum Anda bayar.' }
  const harga =
    cheapest.biaya === 0
      ? 'Gratis ongkir'
      : `Ongkir ${known.length > 1 ? 'mulai ' : ''}${formatRupiah(cheapest.biaya ?? 0)}`
  return { ongkir: `${harga} ke ${kecamatan}`, time: cheapest.tiba ? `${formatArrival(cheapest.tiba)}.` : '' }
}
