import { Link } from 'react-router'
import { LINES_PER_HALAMAN } from '#contract/list.ts'
import { listResepAdmin, type ResepSummary } from '#contract/resep/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { StatusResepBadge } from '#web/shared/status-resep.tsx'

export const meta = () => adminMeta('Resep')

const COLUMNS: TableColumn<ResepSummary>[] = [
  {
    judul: 'Pembeli',
    isi: ({ resepId, nama }) => (
      <Link
        to={`/detail-resep/${resepId}`}
        className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
      >
        {nama}
      </Link>
    ),
    className: 'lg:min-w-36',
  },
  { judul: 'Nomor', isi: ({ resepId }) => resepId, className: 'lg:w-20' },
  {
    judul: 'Untuk',
    isi: ({ produk }) => <span className="[overflow-wrap:anywhere]">{produk.join(', ') || 'Lihat di resep'}</span>,
    className: 'lg:min-w-44',
  },
  {
    judul: 'Dokter hewan',
    isi: ({ dokter }) => <span className="[overflow-wrap:anywhere]">{dokter}</span>,
    className: 'lg:min-w-32',
  },
  { judul: 'Diajukan', isi: ({ dibuat }) => formatTime(dibuat), className: 'lg:text-sm' },
  { judul: 'Status', isi: (resep) => <StatusResepBadge resep={resep} /> },
]

export default function ResepListPage() {
  const { hasil, ...list } = useList(listResepAdmin, { limit: String(LINES_PER_HALAMAN) })
  return (
    <>
      <Header judul="Resep" />
      <ListBar>
        <Pencarian daftar={list} label="Cari pembeli, dokter, SIP, atau nomor" />
        <Filter
          daftar={list}
          nama="status"
          label="Status"
          semua="Semua resep"
          pilihan={[
            { value: 'menunggu', label: 'Menunggu diperiksa' },
            { value: 'disetujui', label: 'Disetujui' },
            { value: 'ditolak', label: 'Ditolak' },
          ]}
        />
      </ListBar>
      <DataTable
        nama="Resep"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ resepId }) => resepId}
        kosong="Tidak ada resep"
        galat={(error) => `Error: ${loadErrorText(error)}`}
      />
    </>
  )
}
