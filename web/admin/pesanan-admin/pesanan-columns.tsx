import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { stageOf } from '#contract/pesanan/pesanan-stages.ts'
import type { PesananSummary } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatClock, formatDate } from '#contract/wib.ts'
import { PaymentNotes } from '#web/admin/pesanan/payment-notes.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

/** Tight cells: eight columns must fit beside the menu. */
export const COMPACT = 'lg:px-2 lg:text-sm'

/** Columns of a list of orders. */
export const PESANAN_COLUMNS: TableColumn<PesananSummary>[] = [
  {
    title: 'Nomor',
    render: (pesanan) => <Nomor pesanan={pesanan} />,
    className: COMPACT,
  },
  {
    title: 'Tanggal',
    render: ({ created_at }) => (
      <span className="whitespace-nowrap text-sm">
        {formatDate(created_at)}
        <span className="block text-tinta-2">{formatClock(created_at)}</span>
      </span>
    ),
    sort: 'dibuat',
    className: COMPACT,
  },
  {
    title: 'Pembeli',
    render: ({ nama, no_hp }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="block">{nama}</span>
        <span className="block whitespace-nowrap text-sm text-tinta-2">{formatNoHp(no_hp)}</span>
      </span>
    ),
    className: cx(COMPACT, 'lg:min-w-28'),
  },
  {
    title: 'Pesanan',
    render: ({ nama_produk, jumlah, penanda }) => (
      <span>
        {nama_produk} <span className="whitespace-nowrap text-sm text-tinta-2">× {jumlah}</span>
        <PenandaList penanda={penanda} />
      </span>
    ),
    className: COMPACT,
  },
  { title: 'Total', render: ({ total_harga }) => formatRupiah(total_harga), numeric: true, className: COMPACT },
  {
    title: 'Pembayaran',
    render: ({ status_pembayaran, perhatian, dibayar, dikembalikan }) => (
      <span className="inline-grid justify-items-start gap-1 max-lg:justify-items-end">
        <PaymentNotes
          status={status_pembayaran}
          uang={{ dibayar, dikembalikan }}
          className="lg:whitespace-normal lg:rounded-sm"
        />
        {perhatian.length > 0 && <Badge tone="merah">Perlu perhatian</Badge>}
      </span>
    ),
    className: COMPACT,
  },
  {
    title: 'Status',
    render: (pesanan) => (
      <span>
        {statusOf(pesanan)}
        {pesanan.resi && (
          <span
            className={cx('block text-sm text-tinta-2', isUsual(pesanan.resi) ? 'whitespace-nowrap' : 'wrap-anywhere')}
          >
            {pesanan.resi}
          </span>
        )}
      </span>
    ),
    className: COMPACT,
  },
]

/** True for a tracking number as couriers give it; only longer texts break. */
const isUsual = (resi: string) => resi.length <= 20

/** Returns the status of the processing. An order that ended without goods has one status, that of its payment. */
function statusOf(pesanan: PesananSummary): string {
  const stage = stageOf(pesanan)
  if (stage === 'dikirim') return 'Di jalan'
  return stage === null && pesanan.status_pesanan === 'Menunggu Respon' ? '–' : pesanan.status_pesanan
}

/** Link to the order; on a phone the whole card opens it. On a narrow desk the number breaks before its random part. */
function Nomor({ pesanan: { midtrans_order_id: nomor, jenis, orderId } }: { pesanan: PesananSummary }) {
  const cut = nomor.lastIndexOf('-') + 1
  return (
    <Link
      to={`/detail-pesanan-${jenis}/${orderId}`}
      className="font-medium text-sm underline-offset-4 hover:text-laut hover:underline max-lg:py-3"
    >
      {nomor.slice(0, cut)}
      <wbr className="max-lg:hidden xl:hidden" />
      {nomor.slice(cut)}
    </Link>
  )
}

/** Internal tags of an order. */
function PenandaList({ penanda }: { penanda: readonly string[] }) {
  if (penanda.length === 0) return null
  return (
    <span className="mt-0.5 flex flex-wrap gap-1 max-lg:justify-end">
      {penanda.map((text) => (
        <Badge key={text} tone="laut" className="whitespace-normal! px-2 text-xs [overflow-wrap:anywhere]">
          {text}
        </Badge>
      ))}
    </span>
  )
}
