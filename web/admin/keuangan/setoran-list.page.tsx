import { Link } from 'react-router'
import { listSetoran, type Setoran, StatusSetoran } from '#contract/keuangan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { STATUS } from './setoran-words.ts'

export const meta = () => adminMeta('Setoran Midtrans')

const COLUMNS: TableColumn<Setoran>[] = [
  {
    title: 'Nomor',
    render: ({ setoranId, order_id }) => (
      <Link to={`/setoran/${setoranId}`} className="tautan [overflow-wrap:anywhere]">
        {order_id}
      </Link>
    ),
  },
  { title: 'Jumlah', phone: 'amount', render: ({ jumlah }) => formatRupiah(jumlah), numeric: true },
  {
    title: 'Di toko',
    render: ({ seharusnya }) => (seharusnya === null ? '–' : formatRupiah(seharusnya)),
    numeric: true,
  },
  {
    title: 'Biaya',
    phone: 'none',
    render: ({ biaya }) => (biaya === null ? '–' : formatRupiah(biaya)),
    numeric: true,
  },
  {
    title: 'Bersih',
    phone: 'none',
    render: ({ jumlah, biaya }) => (biaya === null ? '–' : formatRupiah(jumlah - biaya)),
    numeric: true,
  },
  {
    title: 'Tanggal',
    render: ({ tanggal }) => (tanggal ? formatDate(parseWib(tanggal)) : '–'),
    className: 'lg:text-sm',
  },
  {
    title: 'Status',
    render: ({ status, diperiksa }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge>
        {diperiksa && <Badge tone="abu">Diperiksa</Badge>}
      </span>
    ),
  },
]

const CHECK_CHOICES = [
  { value: 'belum', label: 'Berbeda, belum diperiksa' },
  { value: 'sudah', label: 'Sudah diperiksa' },
]

/** Lines of the imported settlements. */
export default function SetoranListPage() {
  return (
    <ListScreen
      endpoint={listSetoran}
      title="Setoran Midtrans"
      search="Cari nomor"
      filters={[
        {
          name: 'status',
          label: 'Status',
          allLabel: 'Semua',
          options: StatusSetoran.options.map((value) => ({ value, label: STATUS[value].nama })),
        },
        { name: 'periksa', label: 'Diperiksa', allLabel: 'Semua', options: CHECK_CHOICES },
      ]}
      actions={
        <ButtonLink to="/impor-setoran" variant="garis">
          Impor Setoran
        </ButtonLink>
      }
      name="Baris setoran Midtrans"
      columns={COLUMNS}
      kunci={({ setoranId }) => setoranId}
      emptyText="Tidak ada setoran"
      next={{ to: '/impor-setoran', text: 'Impor setoran' }}
      failure="Gagal memuat setoran"
    />
  )
}
