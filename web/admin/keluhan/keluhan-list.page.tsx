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

const DetailLink = ({ keluhan, children }: { keluhan: KeluhanSummary; children: string }) => (
  <Link
    to={`/detail-keluhan/${keluhan.keluhanId}`}
    className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
  >
    {children}
  </Link>
)

const Deadline = ({ keluhan: { jawab_sebelum, lewat }, before = '' }: { keluhan: KeluhanSummary; before?: string }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <span className="whitespace-nowrap">
      {before}
      {formatDate(jawab_sebelum)}
    </span>
    {lewat && <Badge tone="merah">Lewat</Badge>}
  </span>
)

const COLUMNS: TableColumn<KeluhanSummary>[] = [
  {
    title: 'Pesanan',
    phone: 'none',
    render: (keluhan) => <DetailLink keluhan={keluhan}>{keluhan.pesanan.nomor}</DetailLink>,
    className: 'lg:min-w-40 min-[88rem]:whitespace-nowrap',
  },
  {
    title: 'Pembeli',
    phone: 'title',
    brief: (keluhan) => <DetailLink keluhan={keluhan}>{keluhan.pesanan.nama}</DetailLink>,
    render: ({ pesanan }) => <span className="[overflow-wrap:anywhere]">{pesanan.nama}</span>,
    className: 'lg:min-w-32',
  },
  { title: 'Yang terjadi', render: ({ jenis }) => KELUHAN_KINDS[jenis] },
  { title: 'Harapan', phone: 'none', render: ({ harapan }) => REQUESTED_OUTCOMES[harapan] },
  timeColumn('Diajukan', ({ dibuat }) => dibuat, { phone: 'none' }),
  {
    title: 'Jawab sebelum',
    phone: 'body',
    render: (keluhan) => (keluhan.status === 'menunggu' ? <Deadline keluhan={keluhan} /> : '–'),
    brief: (keluhan) => keluhan.status === 'menunggu' && <Deadline keluhan={keluhan} before="Jawab sebelum " />,
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
      hint="Keluhan pembeli tentang pesanannya masuk ke sini."
      failure="Gagal memuat keluhan"
    />
  )
}
