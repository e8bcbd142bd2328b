import { Pencil } from 'lucide-react'
import { type DirektoriAdmin, listDirektoriAdmin } from '#contract/direktori/admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiLink } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'

export const meta = () => adminMeta('Direktori')

const KOLOM: Kolom<DirektoriAdmin>[] = [
  { judul: 'Kantor', isi: ({ nama }) => <span className="font-medium">{nama}</span> },
  { judul: 'Provinsi', isi: ({ provinsi }) => provinsi },
  { judul: 'Telepon', isi: ({ telepon }) => telepon || '–', className: 'lg:whitespace-nowrap' },
  { judul: 'Catatan', isi: ({ catatan }) => <span className="[overflow-wrap:anywhere]">{catatan || '–'}</span> },
  {
    judul: 'Aksi',
    isi: ({ kode, nama, provinsi }) => (
      <Aksi>
        <AksiLink to={`/edit-direktori/${kode}`} label={`Edit ${nama} (${provinsi})`} Icon={Pencil} />
      </Aksi>
    ),
  },
]

const NOMOR = [
  { value: 'ada', label: 'Sudah ada nomor' },
  { value: 'kosong', label: 'Belum ada nomor' },
]

export default function DirektoriDaftarPage() {
  const { hasil, ...daftar } = useList(listDirektoriAdmin)
  return (
    <>
      <Kepala judul="Direktori" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Kantor yang bisa dihubungi pembudidaya saat ikan sakit. Nama kantor sudah tetap; isi nomor dan catatannya di
        sini. Coba dulu nomornya sebelum disimpan.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari kantor atau provinsi" />
        <Saringan daftar={daftar} nama="nomor" label="Nomor" semua="Semua" pilihan={NOMOR} />
      </BilahDaftar>
      <Tabel
        nama="Direktori"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ kode }) => kode}
        kosong="Tidak ada kantor yang cocok"
        galat="Gagal memuat direktori"
      />
    </>
  )
}
