import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listPembelian, type PembelianSummary, STATUS_PEMBELIAN, StatusPembelian } from '#contract/pembelian/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { pemasokQuery } from './pemasok-query.ts'
import { StatusPembelianBadge } from './status-pembelian.tsx'

export const meta = () => adminMeta('Pembelian')

const COLUMNS: TableColumn<PembelianSummary>[] = [
  {
    title: 'Pemasok',
    render: ({ pemasok, pembelianId }) => (
      <Link
        to={`/pembelian/${pembelianId}`}
        aria-label={`Buka pembelian ${pembelianId}`}
        className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline"
      >
        {pemasok}
      </Link>
    ),
    className: 'lg:min-w-40',
  },
  { title: 'Nomor', phone: 'none', render: ({ pembelianId }) => pembelianId, numeric: true },
  {
    title: 'Tanggal',
    render: ({ dibuat, dipesan }) => formatDate(dipesan ?? dibuat),
    className: 'lg:whitespace-nowrap',
  },
  { title: 'Barang', phone: 'none', render: ({ jenis }) => `${formatGrouped(jenis)} jenis` },
  { title: 'Datang', render: ({ jumlah, datang }) => `${formatGrouped(datang)} dari ${formatGrouped(jumlah)}` },
  { title: 'Nilai', phone: 'amount', render: ({ nilai }) => (nilai > 0 ? formatRupiah(nilai) : '–'), numeric: true },
  { title: 'Status', render: ({ status }) => <StatusPembelianBadge status={status} /> },
]

export default function PembelianListPage() {
  const { data: pemasok = [] } = useQuery(pemasokQuery())
  return (
    <ListScreen
      endpoint={listPembelian}
      title="Pembelian"
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
      name="Pembelian"
      columns={COLUMNS}
      kunci={({ pembelianId }) => pembelianId}
      emptyText="Tidak ada pembelian"
      failure="Gagal memuat pembelian"
    />
  )
}
