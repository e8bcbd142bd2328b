import { Link } from 'react-router'
import { listNumberedLot, type NumberedLot } from '#contract/karantina/recall-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Penarikan Lot')

const COLUMNS: TableColumn<NumberedLot>[] = [
  {
    judul: 'Nomor lot',
    isi: ({ lotId, nomor }) => (
      <Link
        to={`/tarik-lot/${lotId}`}
        className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline"
      >
        {nomor}
      </Link>
    ),
  },
  { judul: 'Produk', isi: ({ nama }) => nama, className: 'lg:min-w-56' },
  { judul: 'Kedaluwarsa', isi: ({ kedaluwarsa }) => (kedaluwarsa ? formatDate(kedaluwarsa) : '–') },
  { judul: 'Di rak', isi: ({ sisa }) => formatGrouped(sisa), angka: true },
  { judul: 'Karantina', isi: ({ sisih }) => formatGrouped(sisih), angka: true },
  {
    judul: 'Status',
    isi: ({ ditarik }) =>
      ditarik ? (
        <Badge tone="merah">Ditarik {formatDate(ditarik)}</Badge>
      ) : (
        <span className="text-tinta-2">Belum ditarik</span>
      ),
  },
]

/** Search for a lot by its number. Without a search it lists the recalled lots. */
export default function RecallListPage() {
  const { hasil, ...list } = useList(listNumberedLot)
  return (
    <>
      <Header judul="Penarikan Lot" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Cari nomor lot untuk melihat pembelinya, lalu tarik lot itu dan kabari mereka. Tanpa pencarian, yang tampil
        adalah lot yang sudah ditarik.
      </p>
      <ListBar>
        <Pencarian daftar={list} label="Cari nomor lot" />
      </ListBar>
      <DataTable
        nama="Lot"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ lotId }) => lotId}
        kosong={list.query.q ? 'Tidak ada lot dengan nomor itu' : 'Belum ada lot yang ditarik'}
        galat="Gagal memuat lot"
      />
    </>
  )
}
