import { Link } from 'react-router'
import { LINES_PER_HALAMAN } from '#contract/list.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { listPercakapan, type PercakapanSummary } from '#contract/percakapan/admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { KINDS, nameOf } from './words.ts'

export const meta = () => adminMeta('Percakapan WhatsApp')

const COLUMNS: TableColumn<PercakapanSummary>[] = [
  {
    title: 'Pembeli',
    render: (row) => (
      <Link
        to={`/percakapan-whatsapp/${row.percakapanId}`}
        className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
      >
        {nameOf(row)}
      </Link>
    ),
    className: 'lg:min-w-36',
  },
  {
    title: 'Nomor',
    render: ({ no_hp }) => <span className="whitespace-nowrap">{no_hp ? formatNoHp(no_hp) : 'Disembunyikan'}</span>,
    className: 'lg:text-sm',
  },
  {
    title: 'Pesan terakhir',
    phone: 'body',
    render: ({ pesan: { dari, jenis, isi } }) => (
      <span className="line-clamp-2 [overflow-wrap:anywhere] lg:min-w-44 lg:text-sm">
        {[dari === 'toko' && 'Toko', KINDS[jenis], isi].filter(Boolean).join(': ')}
      </span>
    ),
  },
  timeColumn('Terakhir', ({ terakhir }) => terakhir),
  timeColumn(
    'Bisa dibalas sampai',
    ({ bisa_dibalas, bisa_dibalas_sampai }) => (bisa_dibalas ? bisa_dibalas_sampai : null),
    {
      phone: 'none',
    },
  ),
  {
    title: 'Status',
    render: ({ belum_dibaca, pesan }) => {
      if (pesan.status === 'gagal') return <Badge tone="merah">Gagal dikirim</Badge>
      return belum_dibaca ? <Badge tone="kuning">Belum dibaca</Badge> : <Badge tone="abu">Sudah dibaca</Badge>
    },
  },
]

export default function PercakapanListPage() {
  return (
    <ListScreen
      endpoint={listPercakapan}
      fixed={{ limit: String(LINES_PER_HALAMAN) }}
      title="Percakapan WhatsApp"
      search="Cari nama atau nomor WhatsApp"
      filters={[
        {
          name: 'status',
          label: 'Status',
          allLabel: 'Semua percakapan',
          options: [
            { value: 'belum', label: 'Belum dibaca' },
            { value: 'sudah', label: 'Sudah dibaca' },
          ],
        },
      ]}
      name="Percakapan WhatsApp"
      columns={COLUMNS}
      kunci={({ percakapanId }) => percakapanId}
      emptyText="Tidak ada percakapan"
      hint="Pesan WhatsApp dari pembeli masuk ke sini."
      next={{ to: '/email-midtrans', text: 'Hubungkan WhatsApp' }}
      failure="Gagal memuat percakapan"
    />
  )
}
