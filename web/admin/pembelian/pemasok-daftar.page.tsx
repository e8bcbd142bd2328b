import { Pencil, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { listPemasok, type PemasokKantor } from '#contract/pembelian/pemasok-office.ts'
import { formatTanggal } from '#contract/wib.ts'
import { Aksi, AksiLink } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => kantorMeta('Pemasok')

const KOLOM: Kolom<PemasokKantor>[] = [
  {
    judul: 'Nama',
    isi: ({ nama, aktif }) => (
      <span className="inline-grid justify-items-start gap-1 [overflow-wrap:anywhere] max-lg:justify-items-end">
        <span className="font-medium">{nama}</span>
        {!aktif && <Badge tone="abu">Tidak aktif</Badge>}
      </span>
    ),
    urut: 'nama',
    className: 'lg:min-w-40',
  },
  {
    judul: 'Kontak',
    isi: ({ kontak, no_hp }) => (
      <span className="[overflow-wrap:anywhere]">
        {kontak || (no_hp ? '' : '–')}
        {no_hp && <span className="block whitespace-nowrap text-sm text-tinta-2">{formatNoHp(no_hp)}</span>}
      </span>
    ),
  },
  { judul: 'Lama tunggu', isi: ({ hari_tunggu }) => `${hari_tunggu} hari` },
  { judul: 'Terakhir datang', isi: ({ terakhir }) => (terakhir ? formatTanggal(terakhir) : '–') },
  {
    judul: 'Ditunggu',
    isi: ({ pemasokId, ditunggu }) =>
      ditunggu > 0 ? (
        <Link to={`/pembelian?pemasokId=${pemasokId}`} className="tautan max-lg:min-h-11">
          {ditunggu} pembelian
        </Link>
      ) : (
        '–'
      ),
  },
  {
    judul: 'Aksi',
    isi: ({ pemasokId, nama }) => (
      <Aksi>
        <AksiLink to={`/edit-pemasok/${pemasokId}`} label={`Edit ${nama}`} Icon={Pencil} />
      </Aksi>
    ),
  },
]

export default function PemasokDaftarPage() {
  const { hasil, ...daftar } = useList(listPemasok)
  return (
    <>
      <Kepala judul="Pemasok">
        <ButtonLink to="/tambah-pemasok">
          <Plus aria-hidden className="size-5" />
          Tambah Pemasok
        </ButtonLink>
      </Kepala>
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Nama yang ditulis di Barang Masuk otomatis menjadi pemasok. Lengkapi nomor dan lama tunggunya di sini.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nama, kontak, atau nomor" />
        <Saringan
          daftar={daftar}
          nama="aktif"
          label="Tampilkan"
          semua="Semua pemasok"
          pilihan={[
            { value: 'ya', label: 'Aktif' },
            { value: 'tidak', label: 'Tidak aktif' },
          ]}
        />
      </BilahDaftar>
      <Tabel
        nama="Pemasok"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ pemasokId }) => pemasokId}
        kosong="Belum ada pemasok yang cocok"
        galat="Gagal memuat pemasok"
      />
    </>
  )
}
