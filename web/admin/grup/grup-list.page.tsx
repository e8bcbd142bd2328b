import { Link } from 'react-router'
import { deleteGrup, type GrupAdmin, listGrup } from '#contract/grup/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActiveBadge } from '#web/admin/ui/active-badge.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { RecordList } from '#web/admin/ui/daftar/record-list.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'

export const meta = () => adminMeta('Grup Pembeli')

const COLUMNS: TableColumn<GrupAdmin>[] = [
  { title: 'Nama', render: ({ nama }) => <span className="font-medium [overflow-wrap:anywhere]">{nama}</span> },
  { title: 'Potongan', phone: 'amount', render: ({ persen }) => (persen > 0 ? `${persen}%` : '–'), numeric: true },
  {
    title: 'Harga khusus',
    phone: 'none',
    render: ({ harga }) => (harga.length > 0 ? `${harga.length} produk` : '–'),
    numeric: true,
  },
  {
    title: 'Anggota',
    render: ({ grupId, nama, anggota }) => (
      <Link to={`/pelanggan?grup=${grupId}`} aria-label={`Anggota ${nama}`} className="tautan min-w-11 justify-end">
        {anggota}
      </Link>
    ),
    numeric: true,
  },
  { title: 'Status', render: ({ aktif }) => <ActiveBadge isActive={aktif} inactive="Diarsipkan" /> },
]

export default function GrupListPage() {
  return (
    <RecordList
      list={listGrup}
      title="Grup Pembeli"
      addLink={{ to: '/tambah-grup', text: 'Tambah Grup' }}
      searchLabel="Cari grup"
      name="Grup pembeli"
      columns={COLUMNS}
      emptyText="Belum ada grup pembeli"
      mention="grup"
      nameOf={({ nama }) => nama}
      editOf={({ grupId }) => `/edit-grup/${grupId}`}
      deleteOf={({ grupId, nama, versi }) => ({
        text: `${nama}. Grup yang punya anggota atau voucher hanya diarsipkan.`,
        work: () => callAdmin(deleteGrup, { params: { grupId }, query: { versi } }),
        failure: 'Gagal menghapus grup',
      })}
    />
  )
}
