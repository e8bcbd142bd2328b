import { listNotSettled, type NotSettled } from '#contract/keuangan/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { methodName } from '#web/admin/pesanan/pesanan-words.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'

export const meta = () => adminMeta('Belum Disetor')

const COLUMNS: TableColumn<NotSettled>[] = [
  { title: 'Nomor', render: ({ order_id }) => <span className="[overflow-wrap:anywhere]">{order_id}</span> },
  { title: 'Cara bayar', render: ({ payment_type }) => methodName(payment_type) },
  timeColumn('Dibayar', ({ waktu }) => waktu),
  { title: 'Umur', render: ({ umur }) => `${formatGrouped(umur)} hari`, numeric: true },
  { title: 'Jumlah', phone: 'amount', render: ({ jumlah }) => formatRupiah(jumlah), numeric: true },
]

/** Payments through the provider that are in no settlement. */
export default function NotSettledPage() {
  const { result, ...list } = useList(listNotSettled)
  return (
    <>
      <ListHead
        title="Belum Disetor"
        list={list}
        search="Cari nomor"
        introduction="Pembayaran lewat Midtrans yang belum ada di setoran, dari yang terlama. Jika periode tidak dipilih, 30 hari terakhir."
      />
      <DataTable
        name="Pembayaran yang belum disetor"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ pembayaranId }) => pembayaranId}
        emptyText="Semua pembayaran sudah ada di setoran"
        failure="Gagal memuat pembayaran"
      />
    </>
  )
}
