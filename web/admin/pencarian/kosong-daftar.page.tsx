import { Plus } from 'lucide-react'
import { type CariKosong, listCariKosong } from '#contract/pencarian/office.ts'
import { formatWaktu } from '#contract/wib.ts'
import { Aksi, AksiLink } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'

export const meta = () => kantorMeta('Pencarian Kosong')

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
        <AksiLink to={`/tambah-kata?kata=${encodeURIComponent(kata)}`} label={`Beri arti: ${kata}`} Icon={Plus} />
      </Aksi>
    ),
  },
]

export default function KosongDaftarPage() {
  const { hasil, ...daftar } = useList(listCariKosong)
  return (
    <>
      <Kepala judul="Pencarian Kosong" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Yang dicari orang dan tidak ditemukan, tanpa nama siapa pun. Beri arti pada kata yang sebenarnya ada di toko,
        atau tulis artikelnya. Pencarian yang sama dalam waktu singkat dihitung sekali; yang tidak dicari lagi hilang
        setelah 90 hari.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari kata" />
      </BilahDaftar>
      <Tabel
        nama="Pencarian kosong"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ kata }) => kata}
        kosong="Semua pencarian menemukan sesuatu"
        galat="Gagal memuat pencarian kosong"
      />
    </>
  )
}
