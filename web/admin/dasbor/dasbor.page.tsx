import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Dasbor, getDasbor, PERIODS } from '#contract/dasbor/admin.ts'
import { allowed } from '#contract/peran.ts'
import { ReadyToSell, useReadiness } from '#web/admin/pengaturan/ready-to-sell.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ChoiceLinks } from '#web/admin/ui/choice-links.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton, SkeletonKartu } from '#web/ui/skeleton.tsx'
import { BestSellers } from './best-selling.tsx'
import { MoneyRingkasan } from './money-ringkasan.tsx'
import { LowSpace } from './space.tsx'
import { TugasList } from './tugas.tsx'

// Loaded separately: the chart is large, and the tasks come first.
const Chart = lazy(() => import('./chart.tsx'))

export const meta = () => adminMeta('Dasbor')

export default function DasborPage() {
  const isPemilik = allowed(usePeran())
  const [params] = useSearchParams()
  const hari = PERIODS.find((days) => days === params.get('hari')) ?? '30'
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'dasbor', hari],
    queryFn: () => callAdmin(getDasbor, { query: { hari } }),
    placeholderData: keepPreviousData,
    // The page stays open all day.
    refetchInterval: 60_000,
  })

  // Loading the setup list later would move what is below it.
  const ready = useReadiness(isPemilik)

  // The setup comes before the figures of a shop that has none yet.
  const isSelling = data?.harian.some(({ pesanan, bersih }) => pesanan > 0 || bersih !== 0)

  return (
    <>
      <Header title="Dasbor" />
      {error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
      {!error && (!data || ready.isLoading) && <DasborSkeleton />}
      {data && !ready.isLoading && (
        <>
          <LowSpace ruang={data.ruang} />
          <h2 className="mb-3 text-lg">Perlu dikerjakan</h2>
          <TugasList tugas={data.tugas} />
          {isPemilik && isSelling && <Sales hari={hari} dasbor={data} />}
          <div className="mt-8">
            <ReadyToSell readiness={ready.data} />
          </div>
          {isPemilik && !isSelling && <Sales hari={hari} dasbor={data} />}
        </>
      )}
    </>
  )
}

/** Sales figures, rendered only for the owner. */
function Sales({ hari, dasbor: { harian, periode, sebelum, terlaris } }: { hari: string; dasbor: Dasbor }) {
  return (
    <>
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">Penjualan</h2>
        <ChoiceLinks
          label="Periode"
          options={PERIODS.map((days) => ({ name: `${days} hari`, to: `?hari=${days}`, current: days === hari }))}
        />
      </div>
      {periode && sebelum && <MoneyRingkasan harian={harian} periode={periode} sebelum={sebelum} />}
      <p className="mb-4 flex flex-wrap gap-x-6">
        <Link to="/keuangan" className="tautan">
          Lihat laba kotor, biaya, dan setoran di Keuangan
        </Link>
        <Link to="/laporan-toko" className="tautan">
          Lihat laporan toko
        </Link>
      </p>
      <div className="grid gap-4 xl:grid-cols-2">
        <Suspense fallback={<ChartSkeleton />}>
          <Chart data={harian} value="bersih" />
          <Chart data={harian} value="pesanan" />
        </Suspense>
        <div className="xl:col-span-2">
          <BestSellers terlaris={terlaris} />
        </div>
      </div>
    </>
  )
}

function ChartSkeleton() {
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
        <ChartSkeleton />
        <SkeletonKartu className="h-84 xl:col-span-2" />
      </div>
    </div>
  )
}
