import { Link } from 'react-router'
import { BARIS_PER_HALAMAN } from '#contract/daftar.ts'
import { type KeluhanRingkas, listKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { HARAPAN, JENIS_KELUHAN } from '#contract/keluhan/kata.ts'
import { formatTanggal, formatWaktu } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { StatusKeluhanBadge } from '#web/shared/status-keluhan.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Keluhan')

const KOLOM: Kolom<KeluhanRingkas>[] = [
  {
    judul: 'Pesanan',
    isi: ({ keluhanId, pesanan }) => (
      <Link
        to={`/detail-keluhan/${keluhanId}`}
        className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
      >
        {pesanan.nomor}
      </Link>
    ),
    className: 'lg:min-w-40',
  },
  {
    judul: 'Pembeli',
    isi: ({ pesanan }) => <span className="[overflow-wrap:anywhere]">{pesanan.nama}</span>,
    className: 'lg:min-w-32',
  },
  { judul: 'Yang terjadi', isi: ({ jenis }) => JENIS_KELUHAN[jenis] },
  { judul: 'Harapan', isi: ({ harapan }) => HARAPAN[harapan] },
  { judul: 'Diajukan', isi: ({ dibuat }) => formatWaktu(dibuat), className: 'lg:text-sm' },
  {
    judul: 'Jawab sebelum',
    isi: ({ status, jawab_sebelum, lewat }) =>
      status === 'menunggu' ? (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {formatTanggal(jawab_sebelum)}
          {lewat && <Badge tone="merah">Lewat</Badge>}
        </span>
      ) : (
        '–'
      ),
    className: 'lg:text-sm',
  },
  { judul: 'Status', isi: (keluhan) => <StatusKeluhanBadge keluhan={keluhan} dari="toko" /> },
]

export default function KeluhanDaftarPage() {
  const { hasil, ...daftar } = useList(listKeluhanAdmin, { limit: String(BARIS_PER_HALAMAN) })
  return (
    <>
      <Kepala judul="Keluhan" />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nomor pesanan atau pembeli" />
        <Saringan
          daftar={daftar}
          nama="status"
          label="Status"
          semua="Semua keluhan"
          pilihan={[
            { value: 'menunggu', label: 'Menunggu jawaban' },
            { value: 'dijawab', label: 'Menunggu pembeli' },
            { value: 'selesai', label: 'Selesai' },
          ]}
        />
      </BilahDaftar>
      <Tabel
        nama="Keluhan"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ keluhanId }) => keluhanId}
        kosong="Tidak ada keluhan"
        galat={(error) => `Error: ${loadErrorText(error)}`}
      />
    </>
  )
}
