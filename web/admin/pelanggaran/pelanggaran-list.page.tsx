import { listPelanggaran, type Pelanggaran } from '#contract/pelanggaran/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { ruleMeaning } from './pelanggaran-words.ts'

export const meta = () => adminMeta('Laporan Browser')

const COLUMNS: TableColumn<Pelanggaran>[] = [
  { title: 'Terakhir', render: ({ terakhir }) => formatTime(terakhir), className: 'lg:text-sm' },
  {
    title: 'Ditolak',
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
  { title: 'Jumlah', render: ({ jumlah }) => jumlah, numeric: true },
  { title: 'Sejak', render: ({ pertama }) => formatTime(pertama), className: 'lg:text-sm' },
]

export default function PelanggaranListPage() {
  const { result, ...list } = useList(listPelanggaran)
  return (
    <>
      <Header title="Laporan Browser" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Isi asing yang ditolak browser pengunjung di halaman toko. Satu dua laporan biasanya berasal dari perangkat
        pengunjung sendiri. Beri tahu pengelola server jika jumlahnya terus naik. Laporan lama otomatis dihapus setelah
        30 hari.
      </p>
      <ListBar>
        <Pencarian list={list} label="Cari asal atau halaman" />
      </ListBar>
      <DataTable
        name="Laporan Browser"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ aturan, asal }) => `${aturan} ${asal}`}
        emptyText="Tidak ada laporan dari browser"
        failure="Gagal memuat laporan browser"
      />
    </>
  )
}
