import { deleteMetode, KODE, listMetode, type MetodePembayaran } from '#contract/pembayaran/metode-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActiveBadge } from '#web/admin/ui/active-badge.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { RecordList } from '#web/admin/ui/daftar/record-list.tsx'
import { NO_COLUMN, type TableColumn } from '#web/admin/ui/daftar/table.tsx'

export const meta = () => adminMeta('Metode Pembayaran')

const COLUMNS: TableColumn<MetodePembayaran>[] = [
  { ...NO_COLUMN, judul: 'No.' },
  {
    judul: 'Metode',
    isi: ({ method }) => <span className="font-medium">{method}</span>,
    className: 'wrap-anywhere lg:min-w-40',
  },
  { judul: 'Deskripsi', isi: ({ description }) => description || '–', className: 'wrap-anywhere lg:min-w-48' },
  { judul: 'Di Midtrans', isi: ({ kode }) => (kode ? KODE[kode] : '–') },
  { judul: 'Status', isi: ({ aktif }) => <ActiveBadge isActive={aktif} tidak="Tidak aktif" /> },
]

export default function MetodeListPage() {
  return (
    <RecordList
      list={listMetode}
      title="Metode Pembayaran"
      introduction="Pembeli hanya ditawari metode yang aktif. Selama daftar ini kosong, semua metode di akun Midtrans ditawarkan."
      addLink={{ to: '/tambah-metode', teks: 'Tambah Metode' }}
      cari="Cari metode pembayaran"
      name="Metode pembayaran"
      columns={COLUMNS}
      kosong="Tidak ada metode pembayaran"
      mention="metode pembayaran"
      nameOf={({ method }) => method}
      editOf={({ metodeId }) => `/edit-metode/${metodeId}`}
      deleteOf={({ metodeId, versi }) => ({
        work: () => callAdmin(deleteMetode, { params: { metodeId }, query: { versi } }),
        galat: 'Gagal menghapus metode pembayaran',
      })}
    />
  )
}
