import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { type ArtikelRow, deleteArtikel, listArtikelAdmin } from '#contract/konten/admin.ts'
import { formatDate } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActionButton, ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import { NO_COLUMN, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { errorText } from '#web/lib/api-error.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { StatusArtikel } from './status-artikel.tsx'

export const meta = () => adminMeta('Artikel')

const TEXTS = {
  answered: 'Gagal mengambil data artikel',
  silent: 'Tidak dapat terhubung ke server',
  other: 'Terjadi kesalahan saat memuat artikel',
}

const COLUMNS: TableColumn<ArtikelRow>[] = [
  NO_COLUMN,
  {
    title: 'Judul',
    render: ({ judul }) => <span className="font-medium">{judul}</span>,
    brief: ({ artikelId, judul }) => (
      <Link to={`/edit-artikel/${artikelId}`} aria-label={`Edit ${judul}`}>
        {judul}
      </Link>
    ),
    className: 'wrap-anywhere lg:min-w-40',
  },
  {
    title: 'Konten',
    phone: 'none',
    render: ({ cuplikan }) => cuplikan,
    className: 'wrap-anywhere lg:min-w-48 lg:text-sm',
  },
  {
    title: 'Gambar',
    render: ({ gambar }) => (
      <div className="w-18">
        <GambarKatalog kind="auth/artikel" gambar={gambar} alt="" sizes="72px" />
      </div>
    ),
  },
  { title: 'Status', render: (artikel) => <StatusArtikel {...artikel} /> },
  {
    title: 'Tanggal',
    render: ({ created_at }) => formatDate(created_at),
    sort: 'tanggal',
    className: 'lg:whitespace-nowrap',
  },
  {
    title: 'Aksi',
    render: (artikel) => <ArtikelActions artikel={artikel} />,
    brief: (artikel) => <ArtikelActions artikel={artikel} isLinked />,
  },
]

export default function ArtikelListPage() {
  return (
    <ListScreen
      endpoint={listArtikelAdmin}
      title="Artikel"
      search="Cari artikel"
      filters={[
        {
          name: 'status',
          label: 'Status',
          allLabel: 'Semua status',
          options: [
            { value: 'draft', label: 'Draf' },
            { value: 'terbit', label: 'Terbit' },
            { value: 'terjadwal', label: 'Terjadwal' },
          ],
        },
      ]}
      add={{ to: '/tambah-artikel', text: 'Tambah Artikel' }}
      name="Artikel"
      columns={COLUMNS}
      kunci={({ artikelId }) => artikelId}
      emptyText="Tidak ada artikel ditemukan"
      failure={(error) => errorText(error, TEXTS)}
      loading="Memuat artikel…"
    />
  )
}

interface ArtikelActionsProps {
  artikel: ArtikelRow
  /** True if the row already links to the article's form. */
  isLinked?: boolean
}

function ArtikelActions({ artikel: { artikelId, judul, versi }, isLinked = false }: ArtikelActionsProps) {
  const remove = useDelete()
  return (
    <Actions>
      {!isLinked && <ActionLink to={`/edit-artikel/${artikelId}`} label={`Edit ${judul}`} Icon={Pencil} />}
      <ActionButton
        label={`Hapus ${judul}`}
        Icon={Trash2}
        onClick={() =>
          remove({
            title: 'Yakin hapus artikel ini?',
            text: judul,
            confirm: 'Ya, Hapus',
            work: () => callAdmin(deleteArtikel, { params: { id: artikelId }, query: { versi } }),
            success: 'Artikel berhasil dihapus',
            failure: 'Gagal menghapus artikel',
          })
        }
      />
    </Actions>
  )
}
