import { Link } from 'react-router'
import { KELAS } from '#content/kelas.ts'
import { type CatatanRow, listCatatanPenyakit } from '#contract/penyakit/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'

export const meta = () => adminMeta('Catatan Penyakit')

const COLUMNS: TableColumn<CatatanRow>[] = [
  {
    title: 'Penyakit',
    render: ({ kode, nama }) => (
      <Link
        to={`/catatan-penyakit/${kode}`}
        aria-label={`Tulis catatan ${nama}`}
        className="inline-block min-h-11 content-center font-medium text-laut underline-offset-4 hover:underline"
      >
        <span className="block first-letter:uppercase">{nama}</span>
      </Link>
    ),
  },
  { title: 'Kelompok', render: ({ kelas }) => KELAS[kelas] },
  {
    title: 'Catatan dari toko',
    render: ({ cuplikan, artikel }) =>
      (cuplikan || artikel > 0) && (
        <span className="wrap-anywhere">
          {cuplikan}
          {artikel > 0 && <span className="block text-sm text-tinta-2">{artikel} bacaan lanjutan</span>}
        </span>
      ),
    className: 'lg:min-w-64 lg:text-sm',
  },
  {
    title: 'Ditulis',
    render: ({ diubah, oleh }) =>
      diubah ? (
        <span className="wrap-anywhere">
          {formatTime(diubah)}
          {oleh && <span className="block text-sm text-tinta-2">{oleh}</span>}
        </span>
      ) : (
        'Belum ada'
      ),
  },
]

const CATATAN = [
  { value: 'ada', label: 'Sudah ada catatan' },
  { value: 'kosong', label: 'Belum ada catatan' },
]

/** All diseases, with the shop's notes. */
export default function CatatanListPage() {
  return (
    <ListScreen
      endpoint={listCatatanPenyakit}
      title="Catatan Penyakit"
      search="Cari penyakit atau isi catatan"
      filters={[{ name: 'catatan', label: 'Catatan', allLabel: 'Semua', options: CATATAN }]}
      introduction="Tampil di bawah kartu penyakit. Isi kartunya tidak bisa diubah di sini."
      name="Catatan penyakit"
      columns={COLUMNS}
      kunci={({ kode }) => kode}
      emptyText="Tidak ada penyakit yang cocok"
      failure="Gagal memuat catatan penyakit"
    />
  )
}
