import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import type { Output } from '#contract/endpoint.ts'
import type { listRiwayat } from '#contract/pesanan/endpoints.ts'
import type { RiwayatGroup } from '#contract/pesanan/pesanan-stages.ts'
import empty from '#web/drawings/empty-riwayat.svg'
import { toId } from '#web/lib/id.ts'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import type { PaymentSuccessState } from '#web/toko/pembayaran/use-pay.ts'
import { riwayatQuery } from '#web/toko/pesanan/pesanan-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/riwayat.page'
import { RiwayatDetail } from './riwayat-detail.tsx'
import { RiwayatKartu, RiwayatTable } from './riwayat-list.tsx'
import { alamatRiwayat, RiwayatTab, readGroup } from './riwayat-tab.tsx'
import { useOpenDetail } from './use-open-detail.ts'
import { useReceive } from './use-receive.ts'

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
  const group = readGroup(search)
  const list = useQuery(riwayatQuery(page, group))
  const { nomor, open, close } = useOpenDetail()
  return (
    <>
      <RiwayatTab current={group} />
      <List page={page} group={group} list={list} onDetail={open} />
      <RiwayatDetail
        nomor={nomor}
        initial={list.data?.data.find(({ midtrans_order_id }) => midtrans_order_id === nomor)}
        onClose={close}
      />
    </>
  )
}

interface ListProps {
  page: number
  group: RiwayatGroup | undefined
  list: UseQueryResult<Output<typeof listRiwayat>>
  onDetail(nomor: string): void
}

function List({ page, group, list: { data, isPending, isError, refetch }, onDetail }: ListProps) {
  const paymentState = useLocation().state as PaymentSuccessState | null
  const highlight = paymentState?.paymentSuccess ? paymentState.orderId : null
  const { receive, receivedNomor } = useReceive()

  if (isPending) return <RiwayatSkeleton />
  if (isError) {
    return (
      <div className="mt-6">
        <LoadFailure onRetry={() => void refetch()}>Gagal: Tidak dapat mengambil riwayat pemesanan.</LoadFailure>
      </div>
    )
  }
  // Orders move to other tabs, and links may be old: redirect to the last page.
  if (data.data.length === 0 && page > 1)
    return <Navigate replace to={alamatRiwayat(group, Math.min(data.totalPages, page - 1))} />
  if (data.data.length === 0) return <EmptyState group={group} />
  const listProps = { items: data.data, highlight, onDetail, onReceive: receive, receivedNomor }
  return (
    <div className="mt-5">
      {highlight && (
        <div className="mb-5">
          <Notice kind="berhasil" announce>
            Terima kasih! Pesanan Anda sudah kami terima.
          </Notice>
        </div>
      )}
      <RiwayatTable {...listProps} />
      <RiwayatKartu {...listProps} />
      <Pagination page={page} totalPages={data.totalPages} to={(wanted) => alamatRiwayat(group, wanted)} />
    </div>
  )
}

function EmptyState({ group }: { group: RiwayatGroup | undefined }) {
  if (group)
    return (
      <Empty
        picture={empty}
        title="Tidak ada pesanan di sini"
        action={
          <ButtonLink variant="garis" to={alamatRiwayat(undefined)}>
            Lihat semua pesanan
          </ButtonLink>
        }
      />
    )
  return (
    <Empty
      picture={empty}
      title="Anda belum memiliki riwayat pemesanan"
      action={
        <ButtonLink to="/produk" variant="utama">
          Mulai belanja
        </ButtonLink>
      }
    >
      Setelah Anda memesan, pesanan dan status pembayarannya muncul di sini.
    </Empty>
  )
}
