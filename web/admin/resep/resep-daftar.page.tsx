import { Link } from 'react-router'
import { BARIS_PER_HALAMAN } from '#contract/daftar.ts'
import { listResepAdmin, type ResepRingkas } from '#contract/resep/admin.ts'
import { formatWaktu } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { StatusResepBadge } from '#web/shared/status-resep.tsx'

export const meta = () => adminMeta('Resep')

const KOLOM: Kolom<ResepRingkas>[] = [
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
  { judul: 'Diajukan', isi: ({ dibuat }) => formatWaktu(dibuat), className: 'lg:text-sm' },
  { judul: 'Status', isi: (resep) => <StatusResepBadge resep={resep} /> },
]

export default function ResepDaftarPage() {
  const { hasil, ...daftar } = useList(listResepAdmin, { limit: String(BARIS_PER_HALAMAN) })
  return (
    <>
      <Kepala judul="Resep" />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari pembeli, dokter, SIP, atau nomor" />
        <Saringan
          daftar={daftar}
          nama="status"
          label="Status"
          semua="Semua resep"
          pilihan={[
            { value: 'menunggu', label: 'Menunggu diperiksa' },
            { value: 'disetujui', label: 'Disetujui' },
            { value: 'ditolak', label: 'Ditolak' },
          ]}
        />
      </BilahDaftar>
      <Tabel
        nama="Resep"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ resepId }) => resepId}
        kosong="Tidak ada resep"
        galat={(error) => `Error: ${loadErrorText(error)}`}
      />
    </>
  )
}
