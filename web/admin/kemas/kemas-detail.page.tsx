import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { getKemas, type Kemas } from '#contract/kemas/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { DeliveryNote } from '#web/admin/pemenuhan/delivery-note.tsx'
import { KeepApartNotice } from '#web/admin/pemenuhan/keep-apart-notice.tsx'
import { PesananKemasan } from '#web/admin/pemenuhan/pesanan-kemasan.tsx'
import { PesananKiriman } from '#web/admin/pemenuhan/pesanan-kiriman.tsx'
import { toPrint } from '#web/admin/pemenuhan/print-address.ts'
import { ProsesForm } from '#web/admin/pemenuhan/proses-form.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/kemas-detail.page'
import { returnedText } from './returned-text.ts'

export const meta = () => adminMeta('Kemas Pesanan')

const LIST = '/kemas-pesanan'

/** One order for the packer: its lots, its packing slip, and buttons that mark it as packed or shipped. */
export default function KemasDetailPage({ params }: Route.ComponentProps) {
  const orderId = Number(params.orderId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'kemas', orderId],
    queryFn: () => callAdmin(getKemas, { params: { orderId } }),
  })
  return (
    <>
      <div className="print:hidden">
        <Header title={data?.midtrans_order_id ?? 'Kemas Pesanan'} back={{ to: LIST, name: 'Kemas Pesanan' }}>
          <ButtonLink variant="garis" to={toPrint([orderId], 'label')} className="min-h-12!">
            Cetak Label
          </ButtonLink>
          <Button className="min-h-12!" disabled={!data || data.dana_kembali === 'utuh'} onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            Cetak Surat Jalan
          </Button>
        </Header>
      </div>
      {isPending && <LoadingKartu text="Memuat pesanan…" sizes={['h-120']} />}
      {error && !data && <LoadFailed error={error} onRetry={refetch} list={LIST} failure="Gagal memuat pesanan" />}
      {data && <Content pesanan={data} />}
    </>
  )
}

function Content({ pesanan }: { pesanan: Kemas }) {
  const { dana_kembali, status_pesanan, created_at } = pesanan
  const isWhole = dana_kembali === 'utuh'
  const refundText = returnedText(pesanan)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Badge tone="laut">{status_pesanan}</Badge>
        <p className="text-tinta-2 max-sm:text-sm">{formatTime(created_at)}</p>
        {/* The slip, which has the address, is below the first screen of a phone. */}
        <p className="w-full wrap-anywhere sm:hidden">
          <strong>{pesanan.nama}</strong>, {pesanan.alamat}
        </p>
      </div>
      {pesanan.perhatian && !isWhole && (
        <div className="print:hidden">
          <Notice kind="hati">Jangan kemas dulu. Bagian pesanan masih memeriksa pesanan ini.</Notice>
        </div>
      )}
      {!isWhole && (
        <div className="empty:hidden print:hidden">
          <KeepApartNotice bagian={pesanan.bagian} />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
        <div className="grid grid-cols-1 gap-5">
          <div className="print:hidden">
            <PesananKemasan pesanan={pesanan} />
          </div>
          {!isWhole && <DeliveryNote pesanan={pesanan} dikembalikan={refundText} />}
          {!isWhole && (
            <div className="empty:hidden print:hidden">
              <PesananKiriman
                pesanan={pesanan}
                printTo={(kirimanId, kind) => toPrint([pesanan.orderId], kind, kirimanId)}
              />
            </div>
          )}
        </div>
        <div className="grid grid-cols-1 gap-5 xl:sticky xl:top-5 print:hidden">
          <ProsesForm
            key={pesanan.status_pembayaran}
            pesanan={pesanan}
            isWhole={isWhole}
            dikembalikan={refundText}
            back={LIST}
          />
        </div>
      </div>
    </div>
  )
}
