import { ArchiveRestore, ArrowDownUp, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { archivePaket, listPaketAdmin, type PaketAdmin, restorePaket } from '#contract/katalog/paket-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActionButton, ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import { NO_COLUMN, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { halanganOf, notBound } from './paket-halangan.ts'
import { PaketSifat } from './paket-sifat.tsx'

export const meta = () => adminMeta('Paket')

const COLUMNS: TableColumn<PaketAdmin>[] = [
  NO_COLUMN,
  {
    title: 'Gambar',
    render: ({ gambar }) => (
      <div className="w-14 lg:w-10">
        <GambarKatalog kind="paket" gambar={gambar} alt="" sizes="(min-width: 64rem) 40px, 56px" />
      </div>
    ),
  },
  {
    title: 'Nama Paket',
    render: (paket) => (
      <div>
        <span className="font-medium">{paket.title}</span>
        <PaketSifat paket={paket} />
      </div>
    ),
    sort: 'title',
    brief: ({ paketId, title }) => (
      <Link to={`/edit-paket/${paketId}`} aria-label={`Edit ${title}`}>
        {title}
      </Link>
    ),
    className: 'wrap-anywhere lg:min-w-40',
  },
  {
    title: 'Isi',
    phone: 'none',
    render: ({ items }) => <span className="line-clamp-2">{items.length > 0 ? items.join(', ') : '–'}</span>,
    className: 'wrap-anywhere lg:min-w-40 lg:max-w-80 lg:text-sm',
  },
  { title: 'Harga', phone: 'body', render: ({ harga }) => formatRupiah(harga), sort: 'harga', numeric: true },
  {
    title: 'Tersedia',
    phone: 'body',
    render: (paket) => <AvailableCount paket={paket} />,
  },
  {
    title: 'Aksi',
    render: (paket) => <PaketActions paket={paket} />,
    brief: (paket) => <PaketActions paket={paket} isLinked />,
  },
]

export default function PaketListPage() {
  return (
    <ListScreen
      endpoint={listPaketAdmin}
      title="Paket"
      search="Cari paket"
      filters={[
        {
          name: 'status',
          label: 'Status',
          allLabel: 'Dijual',
          options: [
            { value: 'periksa', label: 'Perlu diperiksa' },
            { value: 'arsip', label: 'Diarsipkan' },
          ],
        },
      ]}
      add={{ to: '/tambah-paket', text: 'Tambah Paket' }}
      actions={
        <ButtonLink to="/urutan-paket" variant="garis">
          <ArrowDownUp aria-hidden className="size-5" />
          Atur Urutan
        </ButtonLink>
      }
      name="Paket"
      columns={COLUMNS}
      kunci={({ paketId }) => paketId}
      emptyText="Tidak ada paket ditemukan"
      failure={() => 'Gagal mengambil data paket'}
    />
  )
}

function AvailableCount({ paket }: { paket: PaketAdmin }) {
  const unused = notBound(paket)
  return (
    <>
      <Available paket={paket} />
      {unused.length > 0 && (
        <span className="mt-1 block">
          <Badge tone="kuning">Periksa isi</Badge>
          <span className="mt-1 block text-sm text-tinta-2">{unused.join('; ')}</span>
        </span>
      )}
    </>
  )
}

function Available({ paket }: { paket: PaketAdmin }) {
  const halangan = halanganOf(paket)
  if (halangan.length > 0) {
    return (
      <span>
        <Badge tone="merah">Tidak tersedia</Badge>
        <span className="mt-1 block text-sm text-tinta-2">{halangan.join(', ')}</span>
      </span>
    )
  }
  if (paket.perlu_diperiksa) return <Badge tone="merah">Tidak tersedia</Badge>
  if (paket.tersedia === null) return <span className="text-tinta-2">Tidak dibatasi</span>
  if (paket.tersedia === 0) return <Badge tone="kuning">Stok habis</Badge>
  return <span className="harga">{formatGrouped(paket.tersedia)} paket</span>
}

interface PaketActionsProps {
  paket: PaketAdmin
  /** True if the row already links to the package's form. */
  isLinked?: boolean
}

function PaketActions({ paket, isLinked = false }: PaketActionsProps) {
  const { paketId, title, aktif, versi, beranda, beranda_dipilih } = paket
  const ask = useDelete()
  return (
    <Actions>
      {!isLinked && <ActionLink to={`/edit-paket/${paketId}`} label={`Edit ${title}`} Icon={Pencil} />}
      {aktif ? (
        <ActionButton
          label={`Hapus ${title}`}
          Icon={Trash2}
          onClick={() =>
            ask({
              title: 'Yakin hapus paket ini?',
              text: (
                <>
                  {title} tidak dijual lagi. Paket masuk arsip dan bisa dipulihkan.
                  {beranda && (
                    <strong className="mt-3 block font-medium text-kuning">
                      {beranda_dipilih
                        ? 'Paket ini dipilih untuk beranda dan tidak akan tampil lagi di sana. Pilih gantinya di menu Beranda.'
                        : 'Paket ini tampil di beranda dan akan diganti paket berikutnya dalam urutan.'}
                    </strong>
                  )}
                </>
              ),
              confirm: 'Ya, Hapus',
              work: () => callAdmin(archivePaket, { params: { paketId }, query: { versi } }),
              success: 'Paket dipindahkan ke arsip',
              failure: () => 'Tidak dapat menghapus paket',
            })
          }
        />
      ) : (
        <ActionButton
          label={`Pulihkan ${title}`}
          Icon={ArchiveRestore}
          onClick={() =>
            ask({
              title: 'Jual lagi paket ini?',
              text: title,
              confirm: 'Ya, Pulihkan',
              work: () => callAdmin(restorePaket, { params: { paketId } }),
              success: 'Paket dijual lagi',
              failure: 'Gagal memulihkan paket',
            })
          }
        />
      )}
    </Actions>
  )
}
