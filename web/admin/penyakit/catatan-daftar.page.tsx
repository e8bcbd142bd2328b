import { Pencil } from 'lucide-react'
import { KELAS } from '#content/kelas.ts'
import { type CatatanBaris, listCatatanPenyakit } from '#contract/penyakit/admin.ts'
import { formatWaktu } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiLink } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'

export const meta = () => adminMeta('Catatan Penyakit')

const KOLOM: Kolom<CatatanBaris>[] = [
  { judul: 'Penyakit', isi: ({ nama }) => <span className="block font-medium first-letter:uppercase">{nama}</span> },
  { judul: 'Kelompok', isi: ({ kelas }) => KELAS[kelas] },
  {
    judul: 'Catatan dari toko',
    isi: ({ cuplikan, artikel }) => (
      <span className="wrap-anywhere">
        {cuplikan || '–'}
        {artikel > 0 && <span className="block text-sm text-tinta-2">{artikel} bacaan lanjutan</span>}
      </span>
    ),
    className: 'lg:min-w-64 lg:text-sm',
  },
  {
    judul: 'Ditulis',
    isi: ({ diubah, oleh }) =>
      diubah ? (
        <span className="wrap-anywhere">
          {formatWaktu(diubah)}
          {oleh && <span className="block text-sm text-tinta-2">{oleh}</span>}
        </span>
      ) : (
        'Belum ada'
      ),
  },
  {
    judul: 'Aksi',
    isi: ({ kode, nama }) => (
      <Aksi>
        <AksiLink to={`/catatan-penyakit/${kode}`} label={`Tulis catatan ${nama}`} Icon={Pencil} />
      </Aksi>
    ),
  },
]

const CATATAN = [
  { value: 'ada', label: 'Sudah ada catatan' },
  { value: 'kosong', label: 'Belum ada catatan' },
]

/** All diseases, with the shop's notes. */
export default function CatatanDaftarPage() {
  const { hasil, ...daftar } = useList(listCatatanPenyakit)
  return (
    <>
      <Kepala judul="Catatan Penyakit" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Catatan toko yang tampil di bawah kartu penyakit. Isi kartu, takaran, dan masa henti berasal dari sumber yang
        sudah diperiksa, dan tidak bisa diubah di sini.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari penyakit atau isi catatan" />
        <Saringan daftar={daftar} nama="catatan" label="Catatan" semua="Semua" pilihan={CATATAN} />
      </BilahDaftar>
      <Tabel
        nama="Catatan penyakit"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ kode }) => kode}
        kosong="Tidak ada penyakit yang cocok"
        galat="Gagal memuat catatan penyakit"
      />
    </>
  )
}
