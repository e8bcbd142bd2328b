import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import type { PesananSummary } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { PaymentNotes } from '#web/admin/pesanan/payment-notes.tsx'
import { progressOf } from '#web/admin/pesanan/pesanan-words.ts'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

/** Tight cells: eight columns must fit beside the menu. */
export const COMPACT = 'px-2! text-sm'

/** Columns of a list of orders. */
export const PESANAN_COLUMNS: TableColumn<PesananSummary>[] = [
  {
    title: 'Nomor',
    render: (pesanan) => <Nomor pesanan={pesanan} />,
    phone: 'title',
    brief: ({ nama }) => <span className="block truncate">{nama}</span>,
    className: COMPACT,
  },
  timeColumn('Tanggal', ({ created_at }) => created_at, { sort: 'dibuat', className: COMPACT, phone: 'none' }),
  {
    title: 'Pembeli',
    render: ({ nama, no_hp }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="block">{nama}</span>
        <span className="block whitespace-nowrap text-sm text-tinta-2">{formatNoHp(no_hp)}</span>
      </span>
    ),
    className: cx(COMPACT, 'min-w-28'),
    phone: 'none',
  },
  {
    title: 'Pesanan',
    render: ({ nama_produk, jumlah, penanda }) => (
      <span>
        {nama_produk} <span className="whitespace-nowrap text-sm text-tinta-2">× {jumlah}</span>
        <PenandaList penanda={penanda} />
      </span>
    ),
    brief: (pesanan) => <Goods pesanan={pesanan} />,
    className: cx(COMPACT, 'min-[88rem]:min-w-40'),
  },
  {
    title: 'Total',
    render: ({ total_harga }) => formatRupiah(total_harga),
    numeric: true,
    className: COMPACT,
    phone: 'amount',
  },
  {
    title: 'Pembayaran',
    render: ({ status_pembayaran, perhatian, dibayar, dikembalikan }) => (
      <span className="inline-grid justify-items-start gap-1">
        <PaymentNotes
          status={status_pembayaran}
          uang={{ dibayar, dikembalikan }}
          className="max-w-32 whitespace-normal! rounded-sm"
        />
        {perhatian.length > 0 && <Badge tone="merah">Perlu perhatian</Badge>}
      </span>
    ),
    className: COMPACT,
    phone: 'none',
  },
  {
    title: 'Status',
    render: (pesanan) => (
      <span>
        {progressOf(pesanan) ?? '–'}
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
    brief: (pesanan) => <StateOf pesanan={pesanan} />,
  },
]

/** Goods of an order, after a link to it: the end of its number. */
function Goods({
  pesanan: { midtrans_order_id: nomor, jenis, orderId, nama_produk, jumlah },
}: {
  pesanan: PesananSummary
}) {
  return (
    <>
      <Link
        to={`/detail-pesanan-${jenis}/${orderId}`}
        aria-label={`Detail ${nomor}`}
        className="text-laut underline-offset-4 hover:underline"
      >
        {nomor.slice(-4)}
      </Link>{' '}
      · {nama_produk} × {jumlah}
    </>
  )
}

/** The one state of an order, and whether it needs attention. */
function StateOf({ pesanan }: { pesanan: PesananSummary }) {
  const { status_pembayaran: payment, perhatian } = pesanan
  return (
    <span className="inline-flex items-center gap-1.5">
      {perhatian.length > 0 && <TriangleAlert role="img" aria-label="Perlu perhatian" className="size-5 text-merah" />}
      {payment === 'success' ? (
        <Badge tone={pesanan.status_pesanan === 'Pesanan Selesai' ? 'hijau' : 'laut'}>{progressOf(pesanan)}</Badge>
      ) : (
        <PaymentNotes status={payment} />
      )}
    </span>
  )
}

/** True for a tracking number as couriers give it; only longer texts break. */
const isUsual = (resi: string) => resi.length <= 20

/** Link to the order. On a narrow desk the number breaks before its random part. */
function Nomor({ pesanan: { midtrans_order_id: nomor, jenis, orderId } }: { pesanan: PesananSummary }) {
  const cut = nomor.lastIndexOf('-') + 1
  return (
    <Link
      to={`/detail-pesanan-${jenis}/${orderId}`}
      className="font-medium text-sm underline-offset-4 hover:text-laut hover:underline min-[88rem]:whitespace-nowrap"
    >
      <span className="whitespace-nowrap">{nomor.slice(0, cut)}</span>
      <span className="whitespace-nowrap">{nomor.slice(cut)}</span>
    </Link>
  )
}

/** Internal tags of an order. */
function PenandaList({ penanda }: { penanda: readonly string[] }) {
  if (penanda.length === 0) return null
  return (
    <span className="mt-0.5 flex flex-wrap gap-1">
      {penanda.map((text) => (
        <Badge key={text} tone="laut" className="whitespace-normal! px-2 text-xs [overflow-wrap:anywhere]">
          {text}
        </Badge>
      ))}
    </span>
  )
}
