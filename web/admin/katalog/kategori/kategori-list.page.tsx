import { deleteKategori, type KategoriRow, listKategoriAdmin } from '#contract/katalog/kategori-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { RecordList } from '#web/admin/ui/daftar/record-list.tsx'
import { NO_COLUMN, type TableColumn } from '#web/admin/ui/daftar/table.tsx'

export const meta = () => adminMeta('Kategori Produk')

const COLUMNS: TableColumn<KategoriRow>[] = [
  NO_COLUMN,
  {
    title: 'Nama',
    render: ({ nama }) => <span className="font-medium">{nama}</span>,
    sort: 'nama',
    className: 'wrap-anywhere lg:min-w-40',
  },
  { title: 'Deskripsi', render: ({ deskripsi }) => deskripsi || '–', className: 'wrap-anywhere lg:min-w-48' },
  {
    title: 'Produk',
    phone: 'amount',
    brief: ({ count }) => `${count} produk`,
    render: ({ count }) => count,
    sort: 'count',
    numeric: true,
  },
]

export default function KategoriListPage() {
  return (
    <RecordList
      list={listKategoriAdmin}
      title="Kategori Produk"
      addLink={{ to: '/tambah-kategori', text: 'Tambah Kategori' }}
      searchLabel="Cari kategori"
      name="Kategori"
      columns={COLUMNS}
      emptyText="Tidak ada data kategori"
      failure="Gagal memuat kategori"
      mention="kategori"
      nameOf={({ nama }) => nama}
      editOf={({ kategoriId }) => `/edit-kategori/${kategoriId}`}
      // A category with products cannot be deleted. An older server does not send `dipakai`.
      deleteOf={({ kategoriId, versi, dipakai }) =>
        dipakai
          ? undefined
          : {
              work: () => callAdmin(deleteKategori, { params: { kategoriId }, query: { versi } }),
              failure: 'Gagal menghapus kategori',
              success: 'Kategori berhasil dihapus',
            }
      }
    />
  )
}
