import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useParams } from 'react-router'
import type { KeluhanPesanan } from '#contract/keluhan/endpoints.ts'
import { formatDate } from '#contract/wib.ts'
import { isMissing, loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { PesananNotFound } from '#web/toko/pesanan/pesanan-not-found.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/keluhan.page'
import { KeluhanForm } from './keluhan-form.tsx'
import { KeluhanKartu } from './keluhan-kartu.tsx'
import { keluhanQuery } from './keluhan-queries.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  seo(matches, {
    title: 'Keluhan Pesanan',
    description: 'Ajukan keluhan atas pesanan Anda, dan lihat jawaban toko.',
    path: `/riwayat-pembayaran/keluhan/${params.nomor}`,
    hidden: true,
  })

export default function KeluhanPage() {
  const { nomor = '' } = useParams()
  return (
    <div className="wadah max-w-3xl py-6 md:py-10">
      <ButtonLink variant="polos" compact to={`/riwayat-pembayaran/${nomor}`} className="-ml-3">
        <ChevronLeft aria-hidden className="size-5" />
        Detail pesanan
      </ButtonLink>
      <h1 className="mt-1">Keluhan Pesanan</h1>
      <p className="mt-1 text-tinta-2 [overflow-wrap:anywhere]">{nomor}</p>
      <div className="mt-5">
        <Guard skeleton={<Loading />}>
          <Content nomor={nomor} />
        </Guard>
      </div>
    </div>
  )
}

function Loading() {
  return <LoadingKartu text="Memuat keluhan…" sizes={['h-40', 'h-96']} className="grid gap-4" />
}

function Content({ nomor }: { nomor: string }) {
  const { data, error, refetch } = useQuery(keluhanQuery(nomor))
  if (isMissing(error)) return <PesananNotFound />
  if (error && !data) return <LoadFailure onRetry={() => void refetch()}>Gagal: {loadErrorText(error)}</LoadFailure>
  return data ? <KeluhanView pesanan={data} /> : <Loading />
}

function KeluhanView({ pesanan }: { pesanan: KeluhanPesanan }) {
  const { keluhan, jenis, sampai, sebab } = pesanan
  const isOpen = keluhan.some(({ status }) => status !== 'selesai')
  return (
    <div className="grid grid-cols-1 gap-5">
      {!isOpen && jenis.length === 0 && <Notice kind="info">{sebab}</Notice>}
      {!isOpen && jenis.length > 0 && (
        <>
          {sampai && <Notice kind="info">Keluhan bisa diajukan sampai {formatDate(sampai)}.</Notice>}
          <KeluhanForm pesanan={pesanan} />
        </>
      )}
      {keluhan.map((item) => (
        <KeluhanKartu key={item.keluhanId} keluhan={item} nomor={pesanan.nomor} />
      ))}
    </div>
  )
}
