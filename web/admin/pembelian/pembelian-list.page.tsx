import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { listPembelian, type PembelianSummary, STATUS_PEMBELIAN, StatusPembelian } from '#contract/pembelian/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { pemasokQuery } from './pemasok-query.ts'
import { StatusPembelianBadge } from './status-pembelian.tsx'

export const meta = () => adminMeta('Pembelian')

const COLUMNS: TableColumn<PembelianSummary>[] = [
  {
    title: 'Pemasok',
    render: ({ pemasok, pembelianId }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="block font-medium">{pemasok}</span>
        <span className="block text-sm text-tinta-2">Nomor {pembelianId}</span>
      </span>
    ),
    className: 'lg:min-w-40',
  },
  {
    title: 'Dipesan',
    render: ({ dibuat, dipesan }) => (dipesan ? formatDate(dipesan) : `Draf ${formatDate(dibuat)}`),
    className: 'lg:text-sm',
  },
  { title: 'Barang', render: ({ jenis }) => `${formatGrouped(jenis)} jenis` },
  { title: 'Datang', render: ({ jumlah, datang }) => `${formatGrouped(datang)} dari ${formatGrouped(jumlah)}` },
  { title: 'Nilai', phone: 'amount', render: ({ nilai }) => (nilai > 0 ? formatRupiah(nilai) : '–'), numeric: true },
  { title: 'Status', render: ({ status }) => <StatusPembelianBadge status={status} /> },
  {
    title: 'Aksi',
    render: ({ pembelianId }) => (
      <Actions>
        <ActionLink to={`/pembelian/${pembelianId}`} label={`Buka pembelian ${pembelianId}`} Icon={FileText} />
      </Actions>
    ),
  },
]

export default function PembelianListPage() {
  const { result, ...list } = useList(listPembelian)
  const { data: pemasok = [] } = useQuery(pemasokQuery())
  return (
    <>
      <ListHead
        title="Pembelian"
        list={list}
        search="Cari pemasok atau produk"
        filters={[
          {
            name: 'status',
            label: 'Status',
            allLabel: 'Semua status',
            options: StatusPembelian.options.map((value) => ({ value, label: STATUS_PEMBELIAN[value] })),
          },
          {
            name: 'pemasokId',
            label: 'Pemasok',
            allLabel: 'Semua pemasok',
            options: pemasok.map(({ pemasokId, nama }) => ({ value: String(pemasokId), label: nama })),
          },
        ]}
        add={{ to: '/tambah-pembelian', text: 'Tambah Pembelian' }}
      />
      <DataTable
        name="Pembelian"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ pembelianId }) => pembelianId}
        emptyText="Belum ada pembelian yang cocok"
        failure="Gagal memuat pembelian"
      />
    </>
  )
}
