import { Link } from 'react-router'
import { listNotSettled, type NotSettled } from '#contract/keuangan/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { methodName } from '#web/admin/pesanan/pesanan-words.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'

export const meta = () => adminMeta('Belum Disetor')

const COLUMNS: TableColumn<NotSettled>[] = [
  {
    title: 'Nomor',
    render: ({ order_id, orderId }) => (
      <Link to={`/pesanan-semua?q=${encodeURIComponent(orderId)}`} className="tautan [overflow-wrap:anywhere]">
        {order_id}
      </Link>
    ),
  },
  { title: 'Cara bayar', render: ({ payment_type }) => methodName(payment_type) },
  timeColumn('Dibayar', ({ waktu }) => waktu),
  { title: 'Umur', render: ({ umur }) => `${formatGrouped(umur)} hari`, numeric: true },
  { title: 'Jumlah', phone: 'amount', render: ({ jumlah }) => formatRupiah(jumlah), numeric: true },
]

/** Payments through the provider that are in no settlement. */
export default function NotSettledPage() {
  return (
    <ListScreen
      endpoint={listNotSettled}
      title="Belum Disetor"
      search="Cari nomor"
      introduction="Pembayaran lewat Midtrans yang belum ada di setoran, dari yang terlama. Jika periode tidak dipilih, 30 hari terakhir."
      name="Pembayaran yang belum disetor"
      columns={COLUMNS}
      kunci={({ pembayaranId }) => pembayaranId}
      emptyText="Semua pembayaran sudah ada di setoran"
      failure="Gagal memuat pembayaran"
    />
  )
}
