import { Link } from 'react-router'
import { type CocokHari, exportCocok, listCocok } from '#contract/keuangan/cocok-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { DownloadButton } from '#web/admin/ui/download-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ONLY_DIFFERENT, SUMS } from './cocok-words.tsx'

export const meta = () => adminMeta('Cocok Midtrans')

const COLUMNS: TableColumn<CocokHari>[] = [
  {
    title: 'Tanggal',
    render: ({ hari }) => (
      <Link to={`/cocok-midtrans/${hari}`} className="tautan">
        {formatDate(parseWib(hari))}
      </Link>
    ),
  },
  { title: 'Pembayaran', render: ({ banyak }) => formatGrouped(banyak), numeric: true },
  ...SUMS,
  { title: 'Disetor', render: ({ disetor }) => formatRupiah(disetor), numeric: true },
  {
    title: 'Status',
    render: ({ beda, dijelaskan }) =>
      beda > 0 ? (
        <Badge tone="merah">{formatGrouped(beda)} berbeda</Badge>
      ) : dijelaskan > 0 ? (
        <Badge tone="abu">{formatGrouped(dijelaskan)} dijelaskan</Badge>
      ) : (
        <Badge tone="hijau">Cocok</Badge>
      ),
  },
]

/** Days with payments: sums of the shop and of the provider. */
export default function CocokListPage() {
  const { result, ...list } = useList(listCocok)
  const { dari, sampai } = list.query
  return (
    <>
      <ListHead
        title="Cocok Midtrans"
        list={list}
        filters={[ONLY_DIFFERENT]}
        actions={
          <DownloadButton
            load={() => download(exportCocok, { query: dari && sampai ? { dari, sampai } : {} })}
            failure="Gagal mengunduh berkas"
          />
        }
        introduction="Setiap malam pembayaran tujuh hari terakhir dicocokkan dengan Midtrans. Jika periode tidak dipilih, 30 hari terakhir."
      />
      <DataTable
        name="Pembayaran per hari menurut toko dan Midtrans"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ hari }) => hari}
        emptyText="Tidak ada hari dengan pembayaran"
        failure="Gagal memuat perbandingan"
      />
    </>
  )
}
