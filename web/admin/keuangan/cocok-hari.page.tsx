import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { type CocokRow, explainCocok, listCocokRows } from '#contract/keuangan/cocok-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { ExplainDialog, PenjelasanNote } from '#web/admin/kesehatan/penjelasan.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListBar } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { differenceOf, ONLY_DIFFERENT, SUMS } from './cocok-words.tsx'

export const meta = () => adminMeta('Cocok Midtrans')

const columnsOf = (onExplain: (row: CocokRow) => void): TableColumn<CocokRow>[] => [
  {
    title: 'Nomor',
    render: ({ order_id, jenis, pesananId }) => (
      <Link to={`/detail-pesanan-${jenis}/${pesananId}`} className="tautan [overflow-wrap:anywhere]">
        {order_id}
      </Link>
    ),
  },
  ...SUMS,
  { title: 'Disetor', render: ({ disetor }) => (disetor > 0 ? formatRupiah(disetor) : '–'), numeric: true },
  {
    title: 'Status',
    render: (row) => <Badge tone={toneOf(row)}>{differenceOf(row)}</Badge>,
  },
  {
    title: 'Penjelasan',
    phone: 'body',
    render: (row) =>
      row.penjelasan ? (
        <PenjelasanNote penjelasan={row.penjelasan} />
      ) : (
        row.beda && (
          <Button variant="garis" compact onClick={() => onExplain(row)}>
            Jelaskan
          </Button>
        )
      ),
    className: 'lg:min-w-40 lg:text-sm',
  },
  timeColumn('Ditanyakan', ({ diperiksa }) => diperiksa),
]

const toneOf = ({ beda, penjelasan }: CocokRow) => (penjelasan ? 'abu' : beda ? 'merah' : 'hijau')

/** Payments of one day, those that differ first. */
export default function CocokHariPage() {
  const { hari: address = '' } = useParams()
  const { result, ...list } = useList(listCocokRows, { hari: address })
  const { hari } = list.query
  const [explained, setExplained] = useState<CocokRow>()
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
        columns={columnsOf(setExplained)}
        kunci={({ pembayaranId }) => pembayaranId}
        emptyText="Tidak ada pembayaran pada hari ini"
        failure="Gagal memuat pembayaran"
      />
      {explained && (
        <ExplainDialog
          temuan={`${explained.order_id}: ${differenceOf(explained)}`}
          work={({ alasan }) => explain(explained, alasan)}
          onClose={() => setExplained(undefined)}
        />
      )}
    </>
  )
}

function explain({ pembayaranId, toko, tokoKembali, midtrans, midtransKembali }: CocokRow, reason: string) {
  const body = { alasan: reason, toko, tokoKembali, midtrans, midtransKembali }
  return callAdmin(explainCocok, { params: { pembayaranId }, body })
}
