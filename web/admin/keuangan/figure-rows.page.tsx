import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type FigureRow, getKeuangan, type Keuangan, listFigureRows } from '#contract/keuangan/admin.ts'
import { FIGURES, type FigureKode, figureValue } from '#contract/keuangan/figures-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, formatTime, parseWib } from '#contract/wib.ts'
import { methodName } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListBar } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'

export const meta = () => adminMeta('Rincian Keuangan')

const COLUMNS: TableColumn<FigureRow>[] = [
  {
    title: 'Pesanan',
    render: ({ orderId, pesananId, jenis, waktu }) => (
      <span>
        <Link to={`/detail-pesanan-${jenis}/${pesananId}`} className="tautan">
          {orderId}
        </Link>
        <span className="block text-sm text-tinta-2">{formatTime(waktu)}</span>
      </span>
    ),
  },
  {
    title: 'Pembeli',
    render: ({ pembeli, payment_type }) => (
      <span>
        {pembeli}
        <span className="block text-sm text-tinta-2">{methodName(payment_type)}</span>
      </span>
    ),
    brief: ({ pembeli, payment_type }) => `${pembeli} · ${methodName(payment_type)}`,
  },
]
const AMOUNT: TableColumn<FigureRow> = {
  title: 'Jumlah',
  phone: 'amount',
  render: ({ jumlah }) => formatRupiah(jumlah),
  numeric: true,
}

/** Rows that make one figure of a period. */
export default function FigureRowsPage() {
  const { result, ...list } = useList(listFigureRows)
  const { angka, dari, sampai, payment_type, q } = list.query
  const { data } = useQuery({
    queryKey: ['admin', 'keuangan', dari && sampai ? { dari, sampai } : {}],
    queryFn: () => callAdmin(getKeuangan, { query: dari && sampai ? { dari, sampai } : {} }),
  })
  const { label, arti } = FIGURES[angka]
  const period = data && `${formatDate(parseWib(data.dari))} sampai ${formatDate(parseWib(data.sampai))}`
  const isWhole = payment_type === undefined && !q
  return (
    <>
      <Header
        title={payment_type === undefined ? label : `${label}: ${methodName(payment_type || null)}`}
        back={{ to: data ? `/keuangan?dari=${data.dari}&sampai=${data.sampai}` : '/keuangan', name: 'Keuangan' }}
      />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">{arti}</p>
      {/* Both lines keep their height while the figure loads. */}
      <p className="mb-4">
        {isWhole && <strong className="harga block min-h-7">{data && sumText(angka, data)}</strong>}
        <span className="block min-h-5 text-sm text-tinta-2">{period}</span>
      </p>
      <ListBar list={list} search="Cari pesanan" />
      <DataTable
        name={label}
        list={list}
        result={result}
        columns={angka === 'pesanan' ? COLUMNS : [...COLUMNS, AMOUNT]}
        kunci={({ kunci }) => kunci}
        emptyText="Tidak ada yang tercatat dalam periode ini"
        failure="Gagal memuat rincian"
      />
    </>
  )
}

/** Formats the figure that the rows add up to. */
function sumText(kode: FigureKode, { periode, disetor, belumDisetor }: Keuangan): string {
  if (kode === 'disetor') return formatRupiah(disetor.jumlah)
  if (kode === 'belumDisetor') return formatRupiah(belumDisetor.jumlah)
  const value = figureValue(kode, periode)
  return kode === 'pesanan' ? `${formatGrouped(value)} pesanan` : formatRupiah(value)
}
