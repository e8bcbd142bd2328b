import { useQuery } from '@tanstack/react-query'
import { ClipboardPlus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { Resep } from '#contract/resep/endpoints.ts'
import { formatHari } from '#contract/wib.ts'
import empty from '#web/drawings/needs-resep.svg'
import { seo } from '#web/lib/seo.ts'
import { StatusResepBadge } from '#web/shared/status-resep.tsx'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/resep-list.page'
import { RESEP_PER_HALAMAN, resepListQuery } from './resep-queries.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Resep Saya',
    description: 'Resep dokter hewan yang Anda ajukan dan sisa jatah beli.',
    path: '/resep-saya',
    hidden: true,
  })

export default function ResepListPage() {
  return (
    <div className="wadah max-w-3xl py-6 md:py-10">
      <h1>Resep Saya</h1>
      <Guard skeleton={<ListSkeleton />}>
        <List />
      </Guard>
    </div>
  )
}

function ListSkeleton() {
  return (
    <div role="status" className="mt-6 grid gap-3">
      <span className="sr-only">Memuat resep…</span>
      {['a', 'b', 'c'].map((place) => (
        <SkeletonKartu key={place} className="h-36" />
      ))}
    </div>
  )
}

function List() {
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const { data, isPending, isError, refetch } = useQuery(resepListQuery(page))
  if (isPending) return <ListSkeleton />
  if (isError)
    return (
      <div className="mt-6">
        <LoadFailure onRetry={() => void refetch()}>Gagal memuat resep Anda.</LoadFailure>
      </div>
    )
  if (data.total === 0)
    return (
      <Empty
        picture={empty}
        title="Anda belum mengajukan resep"
        action={
          <ButtonLink to="/ajukan-resep" variant="utama">
            Ajukan resep
          </ButtonLink>
        }
      >
        Obat keras hanya dijual dengan resep dokter hewan. Kirim foto atau PDF resepnya, kami periksa, lalu obatnya bisa
        Anda beli.
      </Empty>
    )
  return (
    <div className="mt-6 grid gap-4">
      <ButtonLink to="/ajukan-resep" variant="utama" className="justify-self-start max-sm:justify-self-stretch">
        <ClipboardPlus aria-hidden className="size-5" />
        Ajukan resep
      </ButtonLink>
      <ul className="grid gap-3">
        {data.items.map((resep) => (
          <Kartu key={resep.resepId} resep={resep} />
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={Math.ceil(data.total / RESEP_PER_HALAMAN)}
        to={(wanted) => `?page=${wanted}`}
      />
    </div>
  )
}

function Kartu({ resep }: { resep: Resep }) {
  const { resepId, dokter, tanggal, berlaku, berlaku_sampai, produk } = resep
  return (
    <li className="kartu p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={`/resep-saya/${resepId}`} className="tautan font-semibold">
          Resep {resepId}
        </Link>
        <StatusResepBadge resep={resep} />
      </div>
      <p className="text-sm text-tinta-2 [overflow-wrap:anywhere]">
        {dokter}, {formatHari(tanggal)}
      </p>
      {produk.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {produk.map(({ produkId, nama, sisa }) => (
            <li key={produkId} className="[overflow-wrap:anywhere]">
              {nama}
              {berlaku && <span className="text-tinta-2">, tersisa {sisa}</span>}
            </li>
          ))}
        </ul>
      )}
      {berlaku && berlaku_sampai && (
        <p className="mt-2 text-sm text-tinta-2">Berlaku sampai {formatHari(berlaku_sampai)}</p>
      )}
    </li>
  )
}
