import { deleteKategori, type KategoriRow, listKategoriAdmin } from '#contract/katalog/kategori-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { RecordList } from '#web/admin/ui/daftar/record-list.tsx'
import { NO_COLUMN, type TableColumn } from '#web/admin/ui/daftar/table.tsx'

export const meta = () => adminMeta('Kategori Produk')

const COLUMNS: TableColumn<KategoriRow>[] = [
  NO_COLUMN,
  {
    judul: 'Nama',
    isi: ({ nama }) => <span className="font-medium">{nama}</span>,
    urut: 'nama',
    className: 'wrap-anywhere lg:min-w-40',
  },
  { judul: 'Deskripsi', isi: ({ deskripsi }) => deskripsi || '–', className: 'wrap-anywhere lg:min-w-48' },
  { judul: 'Produk', isi: ({ count }) => count, urut: 'count', angka: true },
]

export default function KategoriListPage() {
  return (
    <RecordList
      list={listKategoriAdmin}
      title="Kategori Produk"
      addLink={{ to: '/tambah-kategori', teks: 'Tambah Kategori' }}
      cari="Cari kategori"
      name="Kategori"
      columns={COLUMNS}
      kosong="Tidak ada data kategori"
      galat="Gagal memuat kategori"
      mention="kategori"
      nameOf={({ nama }) => nama}
      editOf={({ kategoriId }) => `/edit-kategori/${kategoriId}`}
      // A category with products cannot be deleted. An older server does not send `dipakai`.
      deleteOf={({ kategoriId, versi, dipakai }) =>
        dipakai
          ? undefined
          : {
              work: () => callAdmin(deleteKategori, { params: { kategoriId }, query: { versi } }),
              galat: 'Gagal menghapus kategori',
              berhasil: 'Kategori berhasil dihapus',
            }
      }
    />
  )
}
