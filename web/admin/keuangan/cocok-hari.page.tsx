import { Link, useParams } from 'react-router'
import { type CocokRow, listCocokRows } from '#contract/keuangan/cocok-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListBar } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { differenceOf, ONLY_DIFFERENT, SUMS } from './cocok-words.tsx'

export const meta = () => adminMeta('Cocok Midtrans')

const COLUMNS: TableColumn<CocokRow>[] = [
  {
    title: 'Nomor',
    render: ({ order_id, jenis, pesananId }) => (
      <Link
        to={`/detail-pesanan-${jenis}/${pesananId}`}
        className="tautan inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
      >
        {order_id}
      </Link>
    ),
  },
  ...SUMS,
  { title: 'Disetor', render: ({ disetor }) => (disetor > 0 ? formatRupiah(disetor) : '–'), numeric: true },
  {
    title: 'Status',
    render: (row) => <Badge tone={row.beda ? 'merah' : 'hijau'}>{differenceOf(row)}</Badge>,
  },
  timeColumn('Ditanyakan', ({ diperiksa }) => diperiksa),
]

/** Payments of one day, those that differ first. */
export default function CocokHariPage() {
  const { hari: address = '' } = useParams()
  const { result, ...list } = useList(listCocokRows, { hari: address })
  const { hari } = list.query
  return (
    <>
      <Header
        title={hari ? `Pembayaran ${formatDate(parseWib(hari))}` : 'Semua pembayaran'}
        back={{ to: '/cocok-midtrans', name: 'Cocok Midtrans' }}
      />
      <ListBar list={list} search="Cari nomor" filters={[ONLY_DIFFERENT]} />
      <DataTable
        name="Pembayaran menurut toko dan Midtrans"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ pembayaranId }) => pembayaranId}
        emptyText="Tidak ada pembayaran pada hari ini"
        failure="Gagal memuat pembayaran"
      />
    </>
  )
}
