import { Link, useSearchParams } from 'react-router'
import { listTitipan, StatusTitipan, type TitipanSummary } from '#contract/pembayaran/titipan-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TitipanDialog } from './titipan-dialog.tsx'
import { paymentMethod, STATUS } from './titipan-words.ts'

export const meta = () => adminMeta('Uang Titipan')

export default function TitipanListPage() {
  const { result, ...list } = useList(listTitipan)
  const [params] = useSearchParams()
  const open = Number(params.get('titipan'))
  const { page } = list.query

  const columns: TableColumn<TitipanSummary>[] = [
    timeColumn('Dibayar', ({ dibayar, diterima }) => dibayar ?? diterima),
    {
      title: 'Jumlah',
      phone: 'amount',
      render: ({ jumlah }) => formatRupiah(jumlah),
      numeric: true,
      className: 'lg:whitespace-nowrap',
    },
    {
      title: 'Cara bayar',
      render: (titipan) => <span className="[overflow-wrap:anywhere]">{paymentMethod(titipan)}</span>,
    },
    {
      title: 'Pembayar',
      render: ({ nama, email, no_hp }) => (
        <span className="[overflow-wrap:anywhere]">{[nama, no_hp, email].filter(Boolean).join(', ') || '–'}</span>
      ),
    },
    {
      title: 'Nomor di Midtrans',
      phone: 'title',
      render: ({ titipanId, order_id }) => (
        <Link
          to={list.to({ titipan: titipanId, page })}
          preventScrollReset
          aria-label={`Buka uang titipan ${order_id}`}
          className="inline-flex min-h-11 items-center text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
        >
          {order_id}
        </Link>
      ),
    },
    { title: 'Status', render: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge> },
  ]

  return (
    <>
      <ListHead
        title="Uang Titipan"
        list={list}
        search="Cari nomor, pembayar, atau jumlah"
        filters={[
          {
            name: 'status',
            label: 'Status',
            allLabel: 'Semua',
            options: StatusTitipan.options.map((value) => ({ value, label: STATUS[value].nama })),
          },
        ]}
        introduction="Uang lewat Midtrans untuk pesanan yang tidak ada di toko ini. Pasangkan ke pesanannya, atau kembalikan."
      />
      <DataTable
        name="Uang titipan"
        list={list}
        result={result}
        columns={columns}
        kunci={({ titipanId }) => titipanId}
        emptyText="Tidak ada uang titipan"
        failure="Gagal memuat uang titipan"
      />
      {open > 0 && <TitipanDialog key={open} titipanId={open} onClose={() => list.set({ titipan: undefined, page })} />}
    </>
  )
}
