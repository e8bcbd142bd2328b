import { Plus } from 'lucide-react'
import { type EmptySearch, listEmptySearches } from '#contract/pencarian/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'

export const meta = () => adminMeta('Pencarian Tanpa Hasil')

const COLUMNS: TableColumn<EmptySearch>[] = [
  {
    judul: 'Dicari',
    isi: ({ kata }) => <span className="font-medium [overflow-wrap:anywhere]">{kata}</span>,
    urut: 'kata',
  },
  { judul: 'Jumlah', isi: ({ jumlah }) => jumlah, urut: 'jumlah', angka: true },
  { judul: 'Terakhir', isi: ({ terakhir }) => formatTime(terakhir), urut: 'terakhir' },
  {
    judul: 'Aksi',
    isi: ({ kata }) => (
      <Actions>
        <ActionLink
          to={`/tambah-kata?kata=${encodeURIComponent(kata)}`}
          label={`Tambah ke kamus: ${kata}`}
          Icon={Plus}
        />
      </Actions>
    ),
  },
]

export default function EmptySearchListPage() {
  const { hasil, ...list } = useList(listEmptySearches)
  return (
    <>
      <Header judul="Pencarian Tanpa Hasil" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Kata yang dicari pengunjung tetapi tidak ditemukan, tanpa nama pengunjungnya. Jika barangnya ada di toko, tambah
        kata itu ke kamus; jika tidak, tulis artikelnya. Kata yang tidak dicari lagi dihapus setelah 90 hari.
      </p>
      <ListBar>
        <Pencarian daftar={list} label="Cari kata" />
      </ListBar>
      <DataTable
        nama="Pencarian tanpa hasil"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ kata }) => kata}
        kosong="Tidak ada pencarian tanpa hasil"
        galat="Gagal memuat pencarian tanpa hasil"
      />
    </>
  )
}
