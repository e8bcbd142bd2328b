import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Output, Parsed } from '#contract/endpoint.ts'
import { findPesanan, type ListKind, type listPesanan, PLACES_MAX } from '#contract/pesanan-admin/admin.ts'
import { JENIS } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import type { List } from '#web/admin/ui/daftar/use-list.ts'
import { toKind } from './pesanan-kinds.tsx'

type Place = Omit<Output<typeof findPesanan>[number], 'jenis'> & { jenis: ListKind }
type Query = Parsed<typeof listPesanan>['query']

interface PesananPlaceProps {
  daftar: List<Query>
  hasil: { data?: { total: number }; error: unknown }
}

/** Links to matches elsewhere: the list shows only one table, reduced by its filters. */
export function PesananPlace({ daftar, hasil }: PesananPlaceProps) {
  const { q = '', jenis, lihat } = daftar.query
  const { data, isError } = useQuery({
    queryKey: ['admin', findPesanan.name, q],
    queryFn: ({ signal }) => callAdmin(findPesanan, { query: { q } }, { signal }),
    enabled: q !== '',
  })
  // The list shows its own load error.
  if (q === '' || (hasil.error && !hasil.data)) return null
  if (isError) return <Baris>Pencarian di daftar lain dan arsip gagal. Coba lagi nanti.</Baris>
  const total = hasil.data?.total
  if (!data || total === undefined) return <Baris>Mencari juga di daftar lain dan arsip…</Baris>

  const isHere = (tempat: Place) => tempat.jenis === jenis && tempat.arsip === (lihat === 'arsip')
  const lain = (jenis === 'semua' ? merge(data) : data).filter((tempat) => tempat.jumlah > (isHere(tempat) ? total : 0))
  if (lain.length === 0)
    return (
      <Baris>
        {jenis === 'semua' ? 'Arsip juga sudah dicari' : 'Kedua daftar dan arsip sudah dicari'}; tidak ada yang lain.
      </Baris>
    )
  return (
    <Baris>
      Ditemukan juga:{' '}
      {lain.map((tempat) => (
        <Link
          key={`${tempat.jenis} ${tempat.arsip}`}
          to={toKind(daftar, tempat.jenis, {
            lihat: tempat.arsip ? 'arsip' : undefined,
            pembayaran: undefined,
            status: undefined,
            dari: undefined,
            sampai: undefined,
            penanda: undefined,
          })}
          className="mr-4 inline-flex min-h-11 items-center tautan"
        >
          {namaJumlah(tempat.jumlah)} di {JENIS[tempat.jenis]}
          {tempat.arsip && ', arsip'}
          {isHere(tempat) && ' tanpa saringan'}
        </Link>
      ))}
    </Baris>
  )
}

/** Merges the counts for the list of all orders: one entry for the list and one for the archive. */
const merge = (tempat: readonly Place[]): Place[] =>
  [false, true].map((arsip) => ({
    jenis: 'semua',
    arsip,
    jumlah: tempat.reduce((sum, satu) => (satu.arsip === arsip ? sum + satu.jumlah : sum), 0),
  }))

const Baris = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mb-3 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-tinta-2">
    {children}
  </p>
)

const namaJumlah = (jumlah: number) => (jumlah > PLACES_MAX ? `${PLACES_MAX}+` : `${jumlah}`)
