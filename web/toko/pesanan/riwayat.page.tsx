import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import type { Output } from '#contract/endpoint.ts'
import type { listRiwayat } from '#contract/pesanan/endpoints.ts'
import kosong from '#web/drawings/kosong-riwayat.svg'
import { toId } from '#web/lib/id.ts'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/guard.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/riwayat.page'
import { riwayatQuery } from './pesanan-queries.ts'
import { RiwayatKartu, RiwayatTabel } from './riwayat-daftar.tsx'
import { RiwayatDetail } from './riwayat-detail.tsx'
import { useDetailTerbuka } from './use-detail-terbuka.ts'
import type { PaymentSuccessState } from './use-pay.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Riwayat Pembayaran',
    description: 'Semua pesanan Anda dan status pembayarannya.',
    path: '/riwayat-pembayaran',
    hidden: true,
  })

export default function RiwayatPage() {
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Riwayat Pembayaran</h1>
      <Guard skeleton={<RiwayatSkeleton />}>
        <Riwayat />
      </Guard>
    </div>
  )
}

function RiwayatSkeleton() {
  return (
    <div role="status" className="mt-6 grid gap-3">
      <span className="sr-only">Memuat riwayat…</span>
      {['a', 'b', 'c', 'd', 'e'].map((place) => (
        <SkeletonKartu key={place} className="h-20 max-md:h-36" />
      ))}
    </div>
  )
}

function Riwayat() {
  const [search] = useSearchParams()
  const page = toId(search.get('page') ?? '') || 1
  const daftar = useQuery(riwayatQuery(page))
  const { nomor, open, close, leave } = useDetailTerbuka()
  return (
    <>
      <Daftar page={page} daftar={daftar} onDetail={open} />
      <RiwayatDetail
        nomor={nomor}
        awal={daftar.data?.data.find(({ midtrans_order_id }) => midtrans_order_id === nomor)}
        onClose={close}
        onLeave={leave}
      />
    </>
  )
}

interface DaftarProps {
  page: number
  daftar: UseQueryResult<Output<typeof listRiwayat>>
  onDetail(nomor: string): void
}

function Daftar({ page, daftar: { data, isPending, isError, refetch }, onDetail }: DaftarProps) {
  const lunas = useLocation().state as PaymentSuccessState | null
  const sorotan = lunas?.paymentSuccess ? lunas.orderId : null

  if (isPending) return <RiwayatSkeleton />
  if (isError) {
    return (
      <div className="mt-6">
        <LoadFailure onRetry={() => void refetch()}>Gagal: Tidak dapat mengambil riwayat pemesanan.</LoadFailure>
      </div>
    )
  }
  if (data.data.length === 0 && page === 1) {
    return (
      <Empty
        picture={kosong}
        title="Anda belum memiliki riwayat pemesanan"
        action={<ButtonLink to="/produk">Mulai belanja</ButtonLink>}
      >
        Setelah Anda memesan, status pembayarannya terlihat di sini.
      </Empty>
    )
  }
  return (
    <div className="mt-6">
      {sorotan && (
        <div className="mb-5">
          <Notice kind="berhasil" announce>
            Terima kasih! Pesanan Anda sudah kami terima.
          </Notice>
        </div>
      )}
      <RiwayatTabel items={data.data} sorotan={sorotan} onDetail={onDetail} />
      <RiwayatKartu items={data.data} sorotan={sorotan} onDetail={onDetail} />
      <Pagination page={page} totalPages={data.totalPages} to={(wanted) => `?page=${wanted}`} />
    </div>
  )
}
