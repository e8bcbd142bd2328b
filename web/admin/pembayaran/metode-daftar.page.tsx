import { deleteMetode, KODE, listMetode, type MetodePembayaran } from '#contract/pembayaran/metode-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { AktifBadge } from '#web/admin/ui/aktif-badge.tsx'
import { DaftarRekaman } from '#web/admin/ui/daftar/daftar-rekaman.tsx'
import { KOLOM_NO, type Kolom } from '#web/admin/ui/daftar/tabel.tsx'

export const meta = () => adminMeta('Metode Pembayaran')

const KOLOM: Kolom<MetodePembayaran>[] = [
  { ...KOLOM_NO, judul: 'No.' },
  {
    judul: 'Metode',
    isi: ({ method }) => <span className="font-medium">{method}</span>,
    className: 'wrap-anywhere lg:min-w-40',
  },
  { judul: 'Deskripsi', isi: ({ description }) => description || '–', className: 'wrap-anywhere lg:min-w-48' },
  { judul: 'Di Midtrans', isi: ({ kode }) => (kode ? KODE[kode] : '–') },
  { judul: 'Status', isi: ({ aktif }) => <AktifBadge aktif={aktif} tidak="Tidak aktif" /> },
]

export default function MetodeDaftarPage() {
  return (
    <DaftarRekaman
      list={listMetode}
      judul="Metode Pembayaran"
      pengantar="Pembeli hanya ditawari metode yang aktif. Selama daftar ini kosong, semua metode di akun Midtrans ditawarkan."
      tambah={{ to: '/tambah-metode', teks: 'Tambah Metode' }}
      cari="Cari metode pembayaran"
      nama="Metode pembayaran"
      kolom={KOLOM}
      kosong="Tidak ada metode pembayaran"
      sebutan="metode pembayaran"
      namaOf={({ method }) => method}
      editOf={({ metodeId }) => `/edit-metode/${metodeId}`}
      hapusOf={({ metodeId, versi }) => ({
        work: () => callAdmin(deleteMetode, { params: { metodeId }, query: { versi } }),
        galat: 'Gagal menghapus metode pembayaran',
      })}
    />
  )
}
