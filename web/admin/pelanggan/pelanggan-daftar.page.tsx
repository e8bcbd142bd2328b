import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { listPelanggan, type PelangganRingkas } from '#contract/pelanggan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTanggal } from '#contract/wib.ts'
import { grupQuery } from '#web/admin/grup/grup-query.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Pembeli')

const KOLOM: Kolom<PelangganRingkas>[] = [
  {
    judul: 'Nama',
    isi: ({ penggunaId, nama, grup, minta_hapus }) => (
      <span>
        <Link
          to={`/pelanggan/${penggunaId}`}
          className="tautan inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
        >
          {nama}
        </Link>
        {grup && (
          <Badge tone="laut" className="ml-2 whitespace-normal! wrap-anywhere">
            {grup}
          </Badge>
        )}
        {minta_hapus && (
          <Badge tone="kuning" className="ml-2">
            Minta dihapus
          </Badge>
        )}
      </span>
    ),
    urut: 'nama',
    className: 'lg:min-w-40',
  },
  { judul: 'Email', isi: ({ email }) => <Email>{email}</Email> },
  { judul: 'No. HP', isi: ({ no_hp }) => formatNoHp(no_hp) || '–', className: 'lg:whitespace-nowrap' },
  { judul: 'Pesanan', isi: ({ pesanan }) => pesanan, angka: true },
  { judul: 'Belanja', isi: ({ belanja }) => formatRupiah(belanja), angka: true },
  { judul: 'Terakhir', isi: ({ terakhir }) => (terakhir ? formatTanggal(terakhir) : '–') },
]

export default function PelangganDaftarPage() {
  const { hasil, ...daftar } = useList(listPelanggan)
  const { data: grup = [] } = useQuery(grupQuery())
  return (
    <>
      <Kepala judul="Pembeli" />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nama, email, atau nomor HP" />
        <Saringan
          daftar={daftar}
          nama="grup"
          label="Grup"
          semua="Semua grup"
          pilihan={grup.map(({ grupId, nama }) => ({ value: String(grupId), label: nama }))}
        />
        <Saringan
          daftar={daftar}
          nama="lihat"
          label="Tampilkan"
          semua="Semua pembeli"
          pilihan={[{ value: 'hapus', label: 'Minta akun dihapus' }]}
        />
      </BilahDaftar>
      <Tabel
        nama="Pembeli"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ penggunaId }) => penggunaId}
        kosong="Tidak ada pembeli"
        galat="Gagal memuat pembeli"
      />
    </>
  )
}
