import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useParams } from 'react-router'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { isMissing, loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { PesananNotFound } from '#web/toko/pesanan/pesanan-not-found.tsx'
import { pesananQuery } from '#web/toko/pesanan/pesanan-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/pesanan.page'
import { PesananActions } from './pesanan-actions.tsx'
import { PesananNow } from './pesanan-now.tsx'
import { AlamatPesanan, Pengiriman, Perjalanan, PesananContents } from './riwayat-rincian.tsx'
import { SusulanPesanan } from './susulan.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  seo(matches, {
    title: `Pesanan ${params.nomor}`,
    description: 'Keadaan pesanan Anda, dan langkah berikutnya.',
    path: `/riwayat-pembayaran/${params.nomor}`,
    hidden: true,
  })

export default function PesananPage() {
  const { nomor = '' } = useParams()
  return (
    <div className="wadah break-words py-4 md:py-8">
      <ButtonLink variant="polos" compact to="/riwayat-pembayaran" className="-ml-3">
        <ChevronLeft aria-hidden className="size-5" />
        Riwayat Pembayaran
      </ButtonLink>
      <h1 className="text-xl [overflow-wrap:anywhere] md:text-2xl">
        Pesanan <span className="inline-block">{nomor}</span>
      </h1>
      <Guard skeleton={<Loading />}>
        <Pesanan nomor={nomor} />
      </Guard>
    </div>
  )
}

function Loading() {
  return <LoadingKartu text="Memuat pesanan…" sizes={['h-60', 'h-96']} className="mt-4 grid gap-4" />
}

function Pesanan({ nomor }: { nomor: string }) {
  const { data, error, refetch } = useQuery(pesananQuery(nomor))
  if (isMissing(error)) return <PesananNotFound />
  if (data) return <Content pesanan={data} />
  if (!error) return <Loading />
  return (
    <div className="mt-4">
      <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
    </div>
  )
}

function Content({ pesanan }: { pesanan: RincianPesanan }) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-x-6">
      <div className="grid h-fit grid-cols-1 gap-3">
        <PesananNow pesanan={pesanan} />
        {pesanan.status_pembayaran === 'success' && <Pengiriman pesanan={pesanan} />}
        <Perjalanan pesanan={pesanan} />
      </div>
      <div className="grid h-fit grid-cols-1 gap-3">
        <PesananContents pesanan={pesanan} />
        <SusulanPesanan {...pesanan} />
        <AlamatPesanan pesanan={pesanan} />
        <PesananActions pesanan={pesanan} />
      </div>
    </div>
  )
}
