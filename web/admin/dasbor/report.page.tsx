import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { PERIODS } from '#contract/dasbor/admin.ts'
import {
  exportReport,
  getReport,
  REPORT_LINES_MAX,
  type Report,
  ReportKode,
  type ReportRow,
  reportOf,
  type Subject,
} from '#contract/dasbor/reports-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin, download } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ChoiceLinks } from '#web/admin/ui/choice-links.tsx'
import { DownloadButton } from '#web/admin/ui/download-button.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'

export const meta = () => adminMeta('Laporan Toko')

const ADDRESSES: Record<Subject, string> = {
  produk: '/edit-produk',
  paket: '/edit-paket',
  pembeli: '/pelanggan',
  satuan: '/detail-pesanan-satuan',
  paketan: '/detail-pesanan-paketan',
  lot: '/lot',
  kata: '/tambah-kata',
  penyakit: '/kaitan-penyakit',
}

const addressOf = ({ subject, id }: ReportRow) =>
  subject === 'kata' ? `${ADDRESSES.kata}?kata=${encodeURIComponent(id)}` : `${ADDRESSES[subject]}/${id}`

/** Weekly reports of the owner, one at a time. */
export default function ReportPage() {
  const [params] = useSearchParams()
  const laporan = ReportKode.catch('terjual').parse(params.get('laporan'))
  const hari = PERIODS.find((days) => days === params.get('hari')) ?? '30'
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'laporan-toko', laporan, hari],
    queryFn: () => callAdmin(getReport, { query: { laporan, hari } }),
    placeholderData: keepPreviousData,
  })
  const { label, arti, isTimeless } = reportOf(laporan)
  return (
    <>
      <Header title="Laporan Toko">
        <DownloadButton
          load={() => download(exportReport, { query: { laporan, hari } })}
          failure="Gagal mengunduh laporan"
        />
      </Header>
      <ChoiceLinks
        label="Laporan"
        options={ReportKode.options.map((kode) => ({
          name: reportOf(kode).label,
          to: `?laporan=${kode}&hari=${hari}`,
          current: kode === laporan,
        }))}
      />
      {!isTimeless && (
        <ChoiceLinks
          label="Periode"
          options={PERIODS.map((days) => ({
            name: `${days} hari`,
            to: `?laporan=${laporan}&hari=${days}`,
            current: days === hari,
          }))}
        />
      )}
      {error && !data && (
        <LoadFailure onRetry={refetch}>{errorText(error, { answered: 'Gagal memuat laporan' })}</LoadFailure>
      )}
      {!error && !data && <LoadingKartu text="Memuat laporan…" sizes={['h-96']} />}
      {data && (
        <section aria-label={label} className="kartu min-w-0 p-4">
          <h2 className="text-lg">{label}</h2>
          <Rows laporan={laporan} hari={Number(hari)} report={data} />
          <p className="mt-4 max-w-prose text-sm text-tinta-2">{arti}</p>
        </section>
      )}
    </>
  )
}

/** The sentence, the rows with a bar each, and the next step. */
function Rows({ laporan, hari, report }: { laporan: ReportKode; hari: number; report: Report }) {
  const { sentence, emptyText, act, utama, kedua } = reportOf(laporan)
  const most = Math.max(...report.baris.map((row) => row.utama))
  const format = (value: number, unit: string) =>
    unit === 'rupiah'
      ? formatRupiah(value)
      : `${formatGrouped(value)} ${unit}`.replace(' %', '%').replace(/^0 hari lalu$/, 'hari ini')
  if (report.banyak === 0) return <p className="mt-2 text-tinta-2">{emptyText}.</p>
  return (
    <>
      <p className="mt-1 max-w-prose">{sentence(report, hari)}</p>
      <p className="mt-3">
        <ButtonLink to={act.to} variant="garis">
          {act.name}
        </ButtonLink>
      </p>
      <table className="mt-4 w-full">
        <thead>
          <tr className="text-sm text-tinta-2">
            <th scope="col" className="text-left font-semibold">
              Nama
            </th>
            <th scope="col" className="pl-3 text-right font-semibold">
              {utama.label}
            </th>
            <th scope="col" className="pl-3 text-right font-semibold max-sm:hidden">
              {kedua.label}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.baris.map((row) => (
            <tr key={`${row.subject} ${row.id} ${row.keterangan}`} className="border-garis border-t align-top">
              <th scope="row" className="w-full py-1 text-left font-normal">
                <Name row={row} />
                <span className="block text-sm text-tinta-2 sm:hidden">
                  {kedua.label} {format(row.kedua, kedua.unit)}
                </span>
                <progress
                  aria-hidden
                  value={row.utama}
                  max={most}
                  className="h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-laut [&::-webkit-progress-bar]:bg-laut-muda [&::-webkit-progress-value]:bg-laut"
                />
              </th>
              <td className="harga py-3 pl-3 text-right">{format(row.utama, utama.unit)}</td>
              <td className="harga py-3 pl-3 text-right max-sm:hidden">{format(row.kedua, kedua.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {report.banyak > REPORT_LINES_MAX && (
        <p className="mt-2 text-sm text-tinta-2">
          {REPORT_LINES_MAX} dari {formatGrouped(report.banyak)} baris. Semuanya ada di CSV.
        </p>
      )}
    </>
  )
}

function Name({ row }: { row: ReportRow }) {
  const { nama, keterangan } = row
  return (
    <>
      <Link to={addressOf(row)} className="tautan wrap-anywhere">
        {nama}
      </Link>
      {keterangan && <span className="block text-sm text-tinta-2">{keterangan}</span>}
    </>
  )
}
