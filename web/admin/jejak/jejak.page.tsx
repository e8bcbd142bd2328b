import { type Jejak, listJejak, Tindakan } from '#contract/jejak/office.ts'
import { formatWaktu } from '#contract/wib.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/bilah-daftar.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/tabel.tsx'
import { useList } from '#web/admin/ui/use-list.ts'
import { JejakIsi } from './jejak-isi.tsx'
import { TINDAKAN } from './kata-jejak.ts'
import { useJenis } from './use-jenis.ts'

export const meta = () => kantorMeta('Jejak Perubahan')

const KOLOM: Kolom<Jejak>[] = [
  { judul: 'Waktu', isi: ({ waktu }) => formatWaktu(waktu), className: 'lg:whitespace-nowrap' },
  { judul: 'Oleh', isi: ({ oleh }) => oleh },
  { judul: 'Tindakan', isi: ({ tindakan }) => TINDAKAN[tindakan] },
  {
    judul: 'Data',
    isi: ({ jenis, judul }) => (
      <span>
        <span className="block text-sm text-tinta-2">
          <NamaJenis jenis={jenis} />
        </span>
        {judul}
      </span>
    ),
  },
  { judul: 'Perubahan', isi: ({ sebelum, sesudah }) => <JejakIsi sebelum={sebelum} sesudah={sesudah} /> },
]

/** Shows the name of a kind of record. */
function NamaJenis({ jenis }: { jenis: string }) {
  return useJenis()[jenis] ?? jenis
}

export default function JejakPage() {
  const kinds = useJenis()
  const { hasil, ...daftar } = useList(listJejak)
  return (
    <>
      <Kepala judul="Jejak Perubahan" />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nama data atau administrator" />
        <Saringan
          daftar={daftar}
          nama="jenis"
          label="Jenis data"
          semua="Semua jenis"
          pilihan={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        />
        <Saringan
          daftar={daftar}
          nama="tindakan"
          label="Tindakan"
          semua="Semua tindakan"
          pilihan={Tindakan.options.map((value) => ({ value, label: TINDAKAN[value] }))}
        />
      </BilahDaftar>
      <Tabel
        nama="Jejak perubahan"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ jejakId }) => jejakId}
        kosong="Belum ada perubahan yang cocok"
        galat="Gagal memuat jejak perubahan"
      />
    </>
  )
}
