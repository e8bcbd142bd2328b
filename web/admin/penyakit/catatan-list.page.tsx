import { Pencil } from 'lucide-react'
import { KELAS } from '#content/kelas.ts'
import { type CatatanRow, listCatatanPenyakit } from '#contract/penyakit/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'

export const meta = () => adminMeta('Catatan Penyakit')

const COLUMNS: TableColumn<CatatanRow>[] = [
  { judul: 'Penyakit', isi: ({ nama }) => <span className="block font-medium first-letter:uppercase">{nama}</span> },
  { judul: 'Kelompok', isi: ({ kelas }) => KELAS[kelas] },
  {
    judul: 'Catatan dari toko',
    isi: ({ cuplikan, artikel }) => (
      <span className="wrap-anywhere">
        {cuplikan || '–'}
        {artikel > 0 && <span className="block text-sm text-tinta-2">{artikel} bacaan lanjutan</span>}
      </span>
    ),
    className: 'lg:min-w-64 lg:text-sm',
  },
  {
    judul: 'Ditulis',
    isi: ({ diubah, oleh }) =>
      diubah ? (
        <span className="wrap-anywhere">
          {formatTime(diubah)}
          {oleh && <span className="block text-sm text-tinta-2">{oleh}</span>}
        </span>
      ) : (
        'Belum ada'
      ),
  },
  {
    judul: 'Aksi',
    isi: ({ kode, nama }) => (
      <Actions>
        <ActionLink to={`/catatan-penyakit/${kode}`} label={`Tulis catatan ${nama}`} Icon={Pencil} />
      </Actions>
    ),
  },
]

const CATATAN = [
  { value: 'ada', label: 'Sudah ada catatan' },
  { value: 'kosong', label: 'Belum ada catatan' },
]

/** All diseases, with the shop's notes. */
export default function CatatanListPage() {
  const { hasil, ...list } = useList(listCatatanPenyakit)
  return (
    <>
      <Header judul="Catatan Penyakit" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Catatan toko yang tampil di bawah kartu penyakit. Isi kartu, takaran, dan masa henti berasal dari sumber yang
        sudah diperiksa, dan tidak bisa diubah di sini.
      </p>
      <ListBar>
        <Pencarian daftar={list} label="Cari penyakit atau isi catatan" />
        <Filter daftar={list} nama="catatan" label="Catatan" semua="Semua" pilihan={CATATAN} />
      </ListBar>
      <DataTable
        nama="Catatan penyakit"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ kode }) => kode}
        kosong="Tidak ada penyakit yang cocok"
        galat="Gagal memuat catatan penyakit"
      />
    </>
  )
}
