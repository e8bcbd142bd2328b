import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { type CocokHari, exportCocok, listCocok } from '#contract/keuangan/cocok-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ONLY_DIFFERENT, SUMS } from './cocok-words.tsx'

export const meta = () => adminMeta('Cocok Midtrans')

const COLUMNS: TableColumn<CocokHari>[] = [
  {
    title: 'Tanggal',
    render: ({ hari }) => (
      <Link to={`/cocok-midtrans/${hari}`} className="tautan inline-flex min-h-11 items-center">
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
  const { alert } = useAlerts()
  const { dari, sampai } = list.query
  const save = useMutation({
    mutationFn: () => download(exportCocok, { query: dari && sampai ? { dari, sampai } : {} }),
    onError: (error) => alert({ title: 'Gagal', text: errorText(error, { answered: 'Gagal mengunduh berkas' }) }),
  })
  return (
    <>
      <ListHead
        title="Cocok Midtrans"
        list={list}
        filters={[ONLY_DIFFERENT]}
        actions={
          <Button variant="garis" busy={save.isPending} onClick={() => save.mutate()}>
            {!save.isPending && <Download aria-hidden className="size-5" />}
            Unduh CSV
          </Button>
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
