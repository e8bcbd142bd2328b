import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { listPelanggan, type PelangganSummary } from '#contract/pelanggan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { grupQuery } from '#web/admin/grup/grup-query.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Pembeli')

const COLUMNS: TableColumn<PelangganSummary>[] = [
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
  { judul: 'Terakhir', isi: ({ terakhir }) => (terakhir ? formatDate(terakhir) : '–') },
]

export default function PelangganListPage() {
  const { hasil, ...list } = useList(listPelanggan)
  const { data: grup = [] } = useQuery(grupQuery())
  return (
    <>
      <Header judul="Pembeli" />
      <ListBar>
        <Pencarian daftar={list} label="Cari nama, email, atau nomor HP" />
        <Filter
          daftar={list}
          nama="grup"
          label="Grup"
          semua="Semua grup"
          pilihan={grup.map(({ grupId, nama }) => ({ value: String(grupId), label: nama }))}
        />
        <Filter
          daftar={list}
          nama="lihat"
          label="Tampilkan"
          semua="Semua pembeli"
          pilihan={[{ value: 'hapus', label: 'Minta akun dihapus' }]}
        />
      </ListBar>
      <DataTable
        nama="Pembeli"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ penggunaId }) => penggunaId}
        kosong="Tidak ada pembeli"
        galat="Gagal memuat pembeli"
      />
    </>
  )
}
