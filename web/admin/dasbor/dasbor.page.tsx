import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Dasbor, getDasbor, PERIODE } from '#contract/dasbor/admin.ts'
import { boleh } from '#contract/peran.ts'
import { SiapBerjualan, useSiap } from '#web/admin/pengaturan/siap-berjualan.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { cx } from '#web/ui/cx.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton, SkeletonKartu } from '#web/ui/skeleton.tsx'
import { RingkasanUang } from './ringkasan-uang.tsx'
import { RuangMenipis } from './ruang.tsx'
import { Terlaris } from './terlaris.tsx'
import { TugasDaftar } from './tugas.tsx'

// Loaded separately: the charts need a library of their own, and the tasks come first.
const Grafik = lazy(() => import('./grafik.tsx'))

export const meta = () => adminMeta('Dasbor')

export default function DasborPage() {
  const isPemilik = boleh(usePeran())
  const [params] = useSearchParams()
  const hari = PERIODE.find((days) => days === params.get('hari')) ?? '30'
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'dasbor', hari],
    queryFn: () => callAdmin(getDasbor, { query: { hari } }),
    placeholderData: keepPreviousData,
    // The page stays open all day.
    refetchInterval: 60_000,
  })

  // The setup list is at the top: loading it later would move everything below.
  const siap = useSiap(isPemilik)

  return (
    <>
      <Kepala judul="Dasbor" />
      {error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
      {!error && (!data || siap.isLoading) && <DasborSkeleton />}
      {data && !siap.isLoading && (
        <>
          <RuangMenipis ruang={data.ruang} />
          <SiapBerjualan siap={siap.data} />
          <h2 className="mb-3 text-lg">Perlu dikerjakan</h2>
          <TugasDaftar tugas={data.tugas} />
          {isPemilik && <Penjualan hari={hari} dasbor={data} />}
        </>
      )}
    </>
  )
}

/** Sales figures, rendered only for the owner. */
function Penjualan({ hari, dasbor: { harian, terlaris } }: { hari: string; dasbor: Dasbor }) {
  return (
    <>
      <div className="mt-8 mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Penjualan</h2>
        <Periode hari={hari} />
      </div>
      <RingkasanUang harian={harian} />
      <p className="mb-4">
        <Link to="/keuangan" className="tautan inline-flex min-h-11 items-center">
          Lihat margin, biaya, dan setoran di Keuangan
        </Link>
      </p>
      <div className="grid gap-4 xl:grid-cols-2">
        <Suspense fallback={<GrafikSkeleton />}>
          <Grafik judul="Pendapatan bersih" data={harian} nilai="bersih" />
          <Grafik judul="Pesanan lunas" data={harian} nilai="pesanan" />
        </Suspense>
        <div className="xl:col-span-2">
          <Terlaris terlaris={terlaris} />
        </div>
      </div>
    </>
  )
}

function Periode({ hari }: { hari: string }) {
  return (
    <nav aria-label="Periode" className="flex gap-1">
      {PERIODE.map((days) => (
        <Link
          key={days}
          to={`?hari=${days}`}
          replace
          preventScrollReset
          aria-current={days === hari ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center rounded px-3 font-medium hover:bg-laut-muda',
            days === hari ? 'bg-laut-muda text-laut' : 'text-tinta-2',
          )}
        >
          {days} hari
        </Link>
      ))}
    </nav>
  )
}

function GrafikSkeleton() {
  return (
    <>
      <SkeletonKartu className="h-84" />
      <SkeletonKartu className="h-84" />
    </>
  )
}

function DasborSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Memuat dasbor…</span>
      <Skeleton className="mb-3 h-7 w-40" />
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        <SkeletonKartu className="h-36" />
        <SkeletonKartu className="h-36" />
        <SkeletonKartu className="h-36" />
      </div>
      <Skeleton className="mt-8 mb-3 h-11 w-40" />
      <SkeletonKartu className="mb-4 h-28" />
      <div className="grid gap-4 xl:grid-cols-2">
        <GrafikSkeleton />
        <SkeletonKartu className="h-84 xl:col-span-2" />
      </div>
    </div>
  )
}
