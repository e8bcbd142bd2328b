import { deleteMetode, KODE, listMetode, type MetodePembayaran } from '#contract/pembayaran/metode-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActiveBadge } from '#web/admin/ui/active-badge.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { RecordList } from '#web/admin/ui/daftar/record-list.tsx'
import { NO_COLUMN, type TableColumn } from '#web/admin/ui/daftar/table.tsx'

export const meta = () => adminMeta('Metode Pembayaran')

const COLUMNS: TableColumn<MetodePembayaran>[] = [
  { ...NO_COLUMN, title: 'No.' },
  {
    title: 'Metode',
    render: ({ method }) => <span className="font-medium">{method}</span>,
    className: 'wrap-anywhere lg:min-w-40',
  },
  { title: 'Deskripsi', render: ({ description }) => description || '–', className: 'wrap-anywhere lg:min-w-48' },
  { title: 'Di Midtrans', render: ({ kode }) => (kode ? KODE[kode] : '–') },
  { title: 'Status', render: ({ aktif }) => <ActiveBadge isActive={aktif} inactive="Tidak aktif" /> },
]

export default function MetodeListPage() {
  return (
    <RecordList
      list={listMetode}
      title="Metode Pembayaran"
      introduction="Pembeli hanya ditawari metode yang aktif. Selama daftar ini kosong, semua metode di akun Midtrans ditawarkan."
      addLink={{ to: '/tambah-metode', text: 'Tambah Metode' }}
      searchLabel="Cari metode pembayaran"
      name="Metode pembayaran"
      columns={COLUMNS}
      emptyText="Tidak ada metode pembayaran"
      mention="metode pembayaran"
      nameOf={({ method }) => method}
      editOf={({ metodeId }) => `/edit-metode/${metodeId}`}
      deleteOf={({ metodeId, versi }) => ({
        work: () => callAdmin(deleteMetode, { params: { metodeId }, query: { versi } }),
        failure: 'Gagal menghapus metode pembayaran',
      })}
    />
  )
}
