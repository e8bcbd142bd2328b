import { Plus } from 'lucide-react'
import { type EmptySearch, listEmptySearches } from '#contract/pencarian/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'

export const meta = () => adminMeta('Pencarian Tanpa Hasil')

const COLUMNS: TableColumn<EmptySearch>[] = [
  {
    title: 'Dicari',
    render: ({ kata }) => <span className="font-medium [overflow-wrap:anywhere]">{kata}</span>,
    sort: 'kata',
  },
  {
    title: 'Jumlah',
    phone: 'amount',
    brief: ({ jumlah }) => `${jumlah} kali`,
    render: ({ jumlah }) => jumlah,
    sort: 'jumlah',
    numeric: true,
  },
  { title: 'Terakhir', render: ({ terakhir }) => formatTime(terakhir), sort: 'terakhir' },
  {
    title: 'Aksi',
    render: ({ kata }) => (
      <Actions>
        <ActionLink
          to={`/tambah-kata?kata=${encodeURIComponent(kata)}`}
          label={`Tambah ke kamus: ${kata}`}
          Icon={Plus}
        />
      </Actions>
    ),
  },
]

export default function EmptySearchListPage() {
  return (
    <ListScreen
      endpoint={listEmptySearches}
      title="Pencarian Tanpa Hasil"
      search="Cari kata"
      introduction="Kata yang dicari pengunjung tetapi tidak ditemukan. Tambahkan ke kamus, atau tulis artikelnya."
      name="Pencarian tanpa hasil"
      columns={COLUMNS}
      kunci={({ kata }) => kata}
      emptyText="Tidak ada pencarian tanpa hasil"
      failure="Gagal memuat pencarian tanpa hasil"
    />
  )
}
