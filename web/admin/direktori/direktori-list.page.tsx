import { Pencil } from 'lucide-react'
import { type DirektoriAdmin, listDirektoriAdmin } from '#contract/direktori/admin.ts'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'

export const meta = () => adminMeta('Direktori')

const COLUMNS: TableColumn<DirektoriAdmin>[] = [
  { judul: 'Kantor', isi: ({ nama }) => <span className="font-medium">{nama}</span> },
  { judul: 'Provinsi', isi: ({ provinsi }) => provinsi },
  { judul: 'Telepon', isi: ({ telepon }) => telepon || '–', className: 'lg:whitespace-nowrap' },
  { judul: 'Catatan', isi: ({ catatan }) => <span className="[overflow-wrap:anywhere]">{catatan || '–'}</span> },
  {
    judul: 'Aksi',
    isi: ({ kode, nama, provinsi }) => (
      <Actions>
        <ActionLink to={`/edit-direktori/${kode}`} label={`Edit ${nama} (${provinsi})`} Icon={Pencil} />
      </Actions>
    ),
  },
]

const NOMOR = [
  { value: 'ada', label: 'Sudah ada nomor' },
  { value: 'kosong', label: 'Belum ada nomor' },
]

export default function DirektoriListPage() {
  const { hasil, ...list } = useList(listDirektoriAdmin)
  return (
    <>
      <Header judul="Direktori" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Kantor yang bisa dihubungi pembudidaya saat ikan sakit. Nama kantor sudah tetap; isi nomor dan catatannya di
        sini. Coba dulu nomornya sebelum disimpan.
      </p>
      <ListBar>
        <Pencarian daftar={list} label="Cari kantor atau provinsi" />
        <Filter daftar={list} nama="nomor" label="Nomor" semua="Semua" pilihan={NOMOR} />
      </ListBar>
      <DataTable
        nama="Direktori"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ kode }) => kode}
        kosong="Tidak ada kantor yang cocok"
        galat="Gagal memuat direktori"
      />
    </>
  )
}
