import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Navigate } from 'react-router'
import { formatReturned, isFullyReturned } from '#contract/buku/money.ts'
import { getPesananAdmin, type PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { OngkirForm } from '#web/admin/checkout/ongkir-form.tsx'
import { PesananPengganti } from '#web/admin/checkout/pesanan-pengganti.tsx'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { PesananKemasan } from '#web/admin/pemenuhan/pesanan-kemasan.tsx'
import { PesananKiriman } from '#web/admin/pemenuhan/pesanan-kiriman.tsx'
import { ProsesForm } from '#web/admin/pemenuhan/proses-form.tsx'
import { PaymentNotes } from '#web/admin/pesanan/payment-notes.tsx'
import { pesananList } from '#web/admin/pesanan/pesanan-list.ts'
import { PesananRetur } from '#web/admin/pesanan/pesanan-retur.tsx'
import { progressOf, SUMBER } from '#web/admin/pesanan/pesanan-words.ts'
import { UsedUpLine } from '#web/admin/pesanan/used-up-baris.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton, SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/pesanan-detail.page'
import { PesananCatatan } from './pesanan-catatan.tsx'
import { PesananContents } from './pesanan-isi.tsx'
import { PesananPembayaran } from './pesanan-pembayaran.tsx'
import { PesananPembeli } from './pesanan-pembeli.tsx'
import { PesananPerhatian } from './pesanan-perhatian.tsx'
import { PesananPerjalanan } from './pesanan-perjalanan.tsx'

export const meta = () => adminMeta('Detail Pesanan')

/** Detail of one order, single or package. An address without a number redirects to the list. */
export default function PesananDetailPage({ params }: Route.ComponentProps) {
  if (!params.orderId) return <Navigate replace to="/daftar-pesanan" />
  return <PesananDetail orderId={Number(params.orderId)} />
}

function PesananDetail({ orderId }: { orderId: number }) {
  const returnTo = pesananList()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'pesanan', orderId],
    queryFn: () => callAdmin(getPesananAdmin, { params: { orderId } }),
  })
  return (
    <>
      <Header title="Detail Pesanan" back={{ to: returnTo, name: 'Daftar Pesanan' }}>
        <Print orderId={orderId} isWhole={data !== undefined && isFullyReturned(data)} />
      </Header>
      {isPending && <PesananSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={refetch} list={returnTo} failure="Gagal memuat pesanan" />}
      {data && <Pesanan pesanan={data} returnTo={returnTo} />}
    </>
  )
}

function Print({ orderId, isWhole }: { orderId: number; isWhole: boolean }) {
  return (
    <>
      {!isWhole && (
        <ButtonLink variant="garis" to={`/cetak-pesanan/${orderId}?jenis=surat-jalan`}>
          <Printer aria-hidden className="size-5" />
          Surat Jalan
        </ButtonLink>
      )}
      <ButtonLink variant="garis" to={`/cetak-pesanan/${orderId}?jenis=nota`}>
        <Printer aria-hidden className="size-5" />
        Nota
      </ButtonLink>
    </>
  )
}

function PesananSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      <span className="sr-only">Memuat pesanan…</span>
      <Skeleton className="h-7 max-w-2xl" />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-5">
          <SkeletonKartu className="h-56" />
          <SkeletonKartu className="h-84" />
          <SkeletonKartu className="h-48" />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <SkeletonKartu className="h-104" />
          <SkeletonKartu className="h-72" />
        </div>
      </div>
    </div>
  )
}

function Pesanan({ pesanan, returnTo }: { pesanan: PesananAdmin; returnTo: string }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold text-lg [overflow-wrap:anywhere]">{pesanan.midtrans_order_id}</p>
        <span>
          <PaymentNotes status={pesanan.status_pembayaran} uang={pesanan} />
        </span>
        {pesanan.menunggu_resep && pesanan.status_pembayaran === 'pending' && (
          <Badge tone="kuning">Menunggu Resep</Badge>
        )}
        {pesanan.menunggu_ongkir && pesanan.status_pembayaran === 'pending' && (
          <Badge tone="kuning">Menunggu Ongkir</Badge>
        )}
        {pesanan.status_pembayaran === 'success' && <Badge tone="laut">{progressOf(pesanan)}</Badge>}
        {pesanan.sumber !== 'situs' && <Badge tone="abu">{SUMBER[pesanan.sumber]}</Badge>}
        {pesanan.asal && <Badge tone="abu">Pengganti</Badge>}
        {pesanan.diarsipkan && <Badge tone="abu">Arsip</Badge>}
        <p className="text-tinta-2">{formatTime(pesanan.created_at)}</p>
        {pesanan.nota && <p className="text-tinta-2">Nota {pesanan.nota.nomor}</p>}
      </div>
      <PesananPerhatian pesanan={pesanan} />
      {/* Goods and address come first, then the forms. On a desk the forms stand beside everything else. */}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-5">
          <PesananContents pesanan={pesanan} />
          <PesananPembeli pesanan={pesanan} />
        </div>
        <div className="grid grid-cols-1 gap-5 xl:sticky xl:top-5 xl:row-span-2">
          {pesanan.menunggu_ongkir && pesanan.status_pembayaran === 'pending' && <OngkirForm pesanan={pesanan} />}
          {/* The form restarts only when the payment status changes, so that input is kept until then. */}
          <ProsesForm
            key={pesanan.status_pembayaran}
            pesanan={pesanan}
            isWhole={isFullyReturned(pesanan)}
            dikembalikan={formatReturned(pesanan)}
            back={returnTo}
          />
          <PesananCatatan pesanan={pesanan} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <PesananKemasan pesanan={pesanan} />
          <PesananKiriman
            pesanan={pesanan}
            printTo={(kirimanId, kind) => `/cetak-pesanan/${pesanan.orderId}?jenis=${kind}&kiriman=${kirimanId}`}
            usedUp={(line) => <UsedUpLine pesanan={pesanan} line={line} />}
          />
          <PesananPembayaran pesanan={pesanan} />
          <PesananRetur pesanan={pesanan} />
          <PesananPengganti pesanan={pesanan} />
          <PesananPerjalanan pesanan={pesanan}>
            <JejakOfRecord kind="pesanan" recordId={pesanan.orderId} isFolded />
          </PesananPerjalanan>
        </div>
      </div>
    </div>
  )
}
