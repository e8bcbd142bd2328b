import { Link } from 'react-router'
import { LINES_PER_HALAMAN } from '#contract/list.ts'
import { listResepAdmin, type ResepSummary } from '#contract/resep/admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { StatusResepBadge } from '#web/shared/status-resep.tsx'

export const meta = () => adminMeta('Resep')

const COLUMNS: TableColumn<ResepSummary>[] = [
  {
    title: 'Pembeli',
    render: ({ resepId, nama }) => (
      <Link
        to={`/detail-resep/${resepId}`}
        className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
      >
        {nama}
      </Link>
    ),
    className: 'lg:min-w-36',
  },
  { title: 'Nomor', phone: 'none', render: ({ resepId }) => resepId, className: 'lg:w-20' },
  {
    title: 'Untuk',
    render: ({ produk }) => <span className="[overflow-wrap:anywhere]">{produk.join(', ') || 'Lihat di resep'}</span>,
    className: 'lg:min-w-44',
  },
  {
    title: 'Dokter hewan',
    phone: 'none',
    render: ({ dokter }) => <span className="[overflow-wrap:anywhere]">{dokter}</span>,
    className: 'lg:min-w-32',
  },
  timeColumn('Diajukan', ({ dibuat }) => dibuat),
  { title: 'Status', render: (resep) => <StatusResepBadge resep={resep} /> },
]

export default function ResepListPage() {
  return (
    <ListScreen
      endpoint={listResepAdmin}
      fixed={{ limit: String(LINES_PER_HALAMAN) }}
      title="Resep"
      search="Cari pembeli, dokter, SIP, atau nomor"
      filters={[
        {
          name: 'status',
          label: 'Status',
          allLabel: 'Semua resep',
          options: [
            { value: 'menunggu', label: 'Menunggu diperiksa' },
            { value: 'disetujui', label: 'Disetujui' },
            { value: 'ditolak', label: 'Ditolak' },
          ],
        },
      ]}
      name="Resep"
      columns={COLUMNS}
      kunci={({ resepId }) => resepId}
      emptyText="Tidak ada resep"
      hint="Resep yang diajukan pembeli masuk ke sini."
      failure="Gagal memuat resep"
    />
  )
}
