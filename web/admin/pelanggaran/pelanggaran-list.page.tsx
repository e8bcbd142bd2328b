import { listPelanggaran, type Pelanggaran } from '#contract/pelanggaran/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { ruleMeaning } from './pelanggaran-words.ts'

export const meta = () => adminMeta('Laporan Browser')

const COLUMNS: TableColumn<Pelanggaran>[] = [
  { title: 'Terakhir', render: ({ terakhir }) => formatTime(terakhir), className: 'lg:text-sm' },
  {
    title: 'Ditolak',
    phone: 'title',
    render: ({ aturan }) => (
      <span>
        {ruleMeaning(aturan)}
        <span className="block text-sm text-tinta-2">{aturan}</span>
      </span>
    ),
    className: 'lg:min-w-40',
  },
  {
    title: 'Asal',
    render: ({ asal, berkas }) => (
      <span className="[overflow-wrap:anywhere]">
        {asal || '–'}
        {berkas && <span className="block text-sm text-tinta-2">diminta oleh {berkas}</span>}
      </span>
    ),
    className: 'lg:min-w-52',
  },
  {
    title: 'Halaman',
    render: ({ halaman }) => <span className="[overflow-wrap:anywhere]">{halaman}</span>,
    className: 'lg:min-w-36 lg:text-sm',
  },
  {
    title: 'Jumlah',
    phone: 'amount',
    brief: ({ jumlah }) => `${jumlah} kali`,
    render: ({ jumlah }) => jumlah,
    numeric: true,
  },
  { title: 'Sejak', render: ({ pertama }) => formatTime(pertama), className: 'lg:text-sm' },
]

export default function PelanggaranListPage() {
  return (
    <ListScreen
      endpoint={listPelanggaran}
      title="Laporan Browser"
      search="Cari asal atau halaman"
      introduction="Isi asing yang ditolak browser pengunjung. Beri tahu pengelola server jika jumlahnya terus naik."
      name="Laporan Browser"
      columns={COLUMNS}
      kunci={({ aturan, asal }) => `${aturan} ${asal}`}
      emptyText="Tidak ada laporan dari browser"
      failure="Gagal memuat laporan browser"
    />
  )
}
