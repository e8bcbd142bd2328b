import { Plus } from 'lucide-react'
import { type CariKosong, listCariKosong } from '#contract/pencarian/admin.ts'
import { formatWaktu } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiLink } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'

export const meta = () => adminMeta('Pencarian Tanpa Hasil')

const KOLOM: Kolom<CariKosong>[] = [
  {
    judul: 'Dicari',
    isi: ({ kata }) => <span className="font-medium [overflow-wrap:anywhere]">{kata}</span>,
    urut: 'kata',
  },
  { judul: 'Jumlah', isi: ({ jumlah }) => jumlah, urut: 'jumlah', angka: true },
  { judul: 'Terakhir', isi: ({ terakhir }) => formatWaktu(terakhir), urut: 'terakhir' },
  {
    judul: 'Aksi',
    isi: ({ kata }) => (
      <Aksi>
        <AksiLink to={`/tambah-kata?kata=${encodeURIComponent(kata)}`} label={`Tambah ke kamus: ${kata}`} Icon={Plus} />
      </Aksi>
    ),
  },
]

export default function KosongDaftarPage() {
  const { hasil, ...daftar } = useList(listCariKosong)
  return (
    <>
      <Kepala judul="Pencarian Tanpa Hasil" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Kata yang dicari pengunjung tetapi tidak ditemukan, tanpa nama pengunjungnya. Jika barangnya ada di toko, tambah
        kata itu ke kamus; jika tidak, tulis artikelnya. Kata yang tidak dicari lagi dihapus setelah 90 hari.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari kata" />
      </BilahDaftar>
      <Tabel
        nama="Pencarian tanpa hasil"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ kata }) => kata}
        kosong="Tidak ada pencarian tanpa hasil"
        galat="Gagal memuat pencarian tanpa hasil"
      />
    </>
  )
}
