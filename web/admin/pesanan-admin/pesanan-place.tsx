import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Output, Parsed } from '#contract/endpoint.ts'
import { findPesanan, type ListKind, type listPesanan, PLACES_MAX } from '#contract/pesanan-admin/admin.ts'
import { KIND } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import type { List } from '#web/admin/ui/daftar/use-list.ts'
import { toKind } from './pesanan-kinds.tsx'

type Place = Omit<Output<typeof findPesanan>[number], 'jenis'> & { jenis: ListKind }
type Query = Parsed<typeof listPesanan>['query']

interface PesananPlaceProps {
  list: List<Query>
  result: { data?: { total: number }; error: unknown }
}

/** Links to matches elsewhere: the list shows only one table, reduced by its filters. */
export function MatchesElsewhere({ list, result }: PesananPlaceProps) {
  const { q = '', jenis, lihat } = list.query
  const { data, isError } = useQuery({
    queryKey: ['admin', findPesanan.name, q],
    queryFn: ({ signal }) => callAdmin(findPesanan, { query: { q } }, { signal }),
    enabled: q !== '',
  })
  // The list shows its own load error.
  if (q === '' || (result.error && !result.data)) return null
  if (isError) return <Line>Pencarian di daftar lain dan arsip gagal. Coba lagi nanti.</Line>
  const total = result.data?.total
  if (!data || total === undefined) return <Line>Mencari juga di daftar lain dan arsip…</Line>

  const isHere = (place: Place) => place.jenis === jenis && place.arsip === (lihat === 'arsip')
  const others = (jenis === 'semua' ? merge(data) : data).filter((place) => place.jumlah > (isHere(place) ? total : 0))
  if (others.length === 0)
    return (
      <Line>
        {jenis === 'semua' ? 'Arsip juga sudah dicari' : 'Kedua daftar dan arsip sudah dicari'}; tidak ada yang lain.
      </Line>
    )
  return (
    <Line>
      Ditemukan juga:{' '}
      {others.map((place) => (
        <Link
          key={`${place.jenis} ${place.arsip}`}
          to={toKind(list, place.jenis, {
            lihat: place.arsip ? 'arsip' : undefined,
            pembayaran: undefined,
            status: undefined,
            dari: undefined,
            sampai: undefined,
            penanda: undefined,
          })}
          className="mr-4 tautan"
        >
          {quantityName(place.jumlah)} di {KIND[place.jenis]}
          {place.arsip && ', arsip'}
          {isHere(place) && ' tanpa saringan'}
        </Link>
      ))}
    </Line>
  )
}

/** Merges the counts for the list of all orders: one entry for the list and one for the archive. */
const merge = (places: readonly Place[]): Place[] =>
  [false, true].map((isArchived) => ({
    jenis: 'semua',
    arsip: isArchived,
    jumlah: places.reduce((sum, item) => (item.arsip === isArchived ? sum + item.jumlah : sum), 0),
  }))

const Line = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mb-3 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-tinta-2">
    {children}
  </p>
)

const quantityName = (count: number) => (count > PLACES_MAX ? `${PLACES_MAX}+` : `${count}`)
