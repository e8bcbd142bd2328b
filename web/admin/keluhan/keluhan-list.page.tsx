import { Link } from 'react-router'
import { type KeluhanSummary, listKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { KELUHAN_KINDS, REQUESTED_OUTCOMES } from '#contract/keluhan/words.ts'
import { LINES_PER_HALAMAN } from '#contract/list.ts'
import { formatDate } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { StatusKeluhanBadge } from '#web/shared/status-keluhan.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Keluhan')

const COLUMNS: TableColumn<KeluhanSummary>[] = [
  {
    title: 'Pesanan',
    render: ({ keluhanId, pesanan }) => (
      <Link
        to={`/detail-keluhan/${keluhanId}`}
        className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
      >
        {pesanan.nomor}
      </Link>
    ),
    className: 'lg:min-w-40 min-[88rem]:whitespace-nowrap',
  },
  {
    title: 'Pembeli',
    render: ({ pesanan }) => <span className="[overflow-wrap:anywhere]">{pesanan.nama}</span>,
    className: 'lg:min-w-32',
  },
  { title: 'Yang terjadi', render: ({ jenis }) => KELUHAN_KINDS[jenis] },
  { title: 'Harapan', render: ({ harapan }) => REQUESTED_OUTCOMES[harapan] },
  timeColumn('Diajukan', ({ dibuat }) => dibuat),
  {
    title: 'Jawab sebelum',
    render: ({ status, jawab_sebelum, lewat }) =>
      status === 'menunggu' ? (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {formatDate(jawab_sebelum)}
          {lewat && <Badge tone="merah">Lewat</Badge>}
        </span>
      ) : (
        '–'
      ),
    className: 'lg:text-sm',
  },
  { title: 'Status', render: (keluhan) => <StatusKeluhanBadge keluhan={keluhan} from="toko" /> },
]

export default function KeluhanListPage() {
  return (
    <ListScreen
      endpoint={listKeluhanAdmin}
      fixed={{ limit: String(LINES_PER_HALAMAN) }}
      title="Keluhan"
      search="Cari nomor pesanan atau pembeli"
      filters={[
        {
          name: 'status',
          label: 'Status',
          allLabel: 'Semua keluhan',
          options: [
            { value: 'menunggu', label: 'Menunggu jawaban' },
            { value: 'dijawab', label: 'Menunggu pembeli' },
            { value: 'selesai', label: 'Selesai' },
          ],
        },
      ]}
      name="Keluhan"
      columns={COLUMNS}
      kunci={({ keluhanId }) => keluhanId}
      emptyText="Tidak ada keluhan"
      failure="Gagal memuat keluhan"
    />
  )
}
