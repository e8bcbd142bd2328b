import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Output, Parsed } from '#contract/endpoint.ts'
import { findPesanan, type listPesanan, TEMPAT_MAX } from '#contract/pesanan/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import type { Daftar } from '#web/admin/ui/use-list.ts'
import { JENIS } from './kata-pesanan.ts'

type Tempat = Output<typeof findPesanan>[number]
type Query = Parsed<typeof listPesanan>['query']

interface PesananTempatProps {
  daftar: Daftar<Query>
  hasil: { data?: { total: number }; error: unknown }
}

/** Where else a search finds something: the list shows one table, and of it what the filters leave. */
export function PesananTempat({ daftar, hasil }: PesananTempatProps) {
  const { q = '', jenis, lihat } = daftar.query
  const { data, isError } = useQuery({
    queryKey: ['kantor', findPesanan.name, q],
    queryFn: ({ signal }) => callAdmin(findPesanan, { query: { q } }, { signal }),
    enabled: q !== '',
  })
  // A list that cannot be loaded says so itself.
  if (q === '' || (hasil.error && !hasil.data)) return null
  if (isError) return <Baris>Daftar lain dan arsip tidak dapat dicari saat ini.</Baris>
  const total = hasil.data?.total
  if (!data || total === undefined) return <Baris>Mencari juga di daftar lain dan arsip…</Baris>

  const isHere = (tempat: Tempat) => tempat.jenis === jenis && tempat.arsip === (lihat === 'arsip')
  const lain = data.filter((tempat) => tempat.jumlah > (isHere(tempat) ? total : 0))
  if (lain.length === 0) return <Baris>Kedua daftar dan arsip sudah dicari; tidak ada yang lain.</Baris>
  return (
    <Baris>
      Ditemukan juga:{' '}
      {lain.map((tempat) => (
        <Link
          key={`${tempat.jenis} ${tempat.arsip}`}
          to={daftar.to({
            jenis: tempat.jenis,
            lihat: tempat.arsip ? 'arsip' : undefined,
            pembayaran: undefined,
            status: undefined,
            dari: undefined,
            sampai: undefined,
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

const Baris = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mb-3 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-tinta-2">
    {children}
  </p>
)

const namaJumlah = (jumlah: number) => (jumlah > TEMPAT_MAX ? `${TEMPAT_MAX}+` : `${jumlah}`)
