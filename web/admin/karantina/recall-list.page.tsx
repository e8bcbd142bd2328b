import { Link } from 'react-router'
import { listNumberedLot, type NumberedLot } from '#contract/karantina/recall-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Penarikan Lot')

const COLUMNS: TableColumn<NumberedLot>[] = [
  {
    title: 'Nomor lot',
    render: ({ lotId, nomor }) => (
      <Link
        to={`/tarik-lot/${lotId}`}
        className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline"
      >
        {nomor}
      </Link>
    ),
  },
  { title: 'Produk', render: ({ nama }) => nama, className: 'lg:min-w-56' },
  { title: 'Kedaluwarsa', render: ({ kedaluwarsa }) => (kedaluwarsa ? formatDate(kedaluwarsa) : '–') },
  { title: 'Di rak', render: ({ sisa }) => formatGrouped(sisa), numeric: true },
  { title: 'Karantina', render: ({ sisih }) => formatGrouped(sisih), numeric: true },
  {
    title: 'Status',
    render: ({ ditarik }) =>
      ditarik ? (
        <Badge tone="merah">Ditarik {formatDate(ditarik)}</Badge>
      ) : (
        <span className="text-tinta-2">Belum ditarik</span>
      ),
  },
]

/** Search for a lot by its number. Without a search it lists the recalled lots. */
export default function RecallListPage() {
  const { result, ...list } = useList(listNumberedLot)
  return (
    <>
      <ListHead
        title="Penarikan Lot"
        list={list}
        search="Cari nomor lot"
        introduction="Cari nomor lot untuk melihat pembelinya, lalu tarik lot itu dan kabari mereka."
      />
      <DataTable
        name="Lot"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ lotId }) => lotId}
        next={{ to: '/lot', text: 'Lihat lot stok' }}
        emptyText={list.query.q ? 'Tidak ada lot dengan nomor itu' : 'Belum ada lot yang ditarik'}
        failure="Gagal memuat lot"
      />
    </>
  )
}
