import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getKeuangan, type Keuangan } from '#contract/keuangan/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { methodName } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { DownloadBookkeeping } from './download-bookkeeping.tsx'
import { FigureMeanings, FigureName, rowsAddress } from './figure.tsx'
import { FiguresTable } from './figures-table.tsx'
import { ChoosePeriod, usePeriod } from './period.tsx'

export const meta = () => adminMeta('Keuangan')

/** Finances of the shop: income, refunds, liabilities and the remainder. */
export default function KeuanganPage() {
  const period = usePeriod()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'keuangan', period],
    queryFn: () => callAdmin(getKeuangan, { query: period }),
    placeholderData: keepPreviousData,
  })
  const current = { dari: period.dari ?? data?.dari ?? '', sampai: period.sampai ?? data?.sampai ?? '' }
  return (
    <>
      <Header title="Keuangan">
        <ButtonLink to="/impor-setoran" variant="garis">
          Impor Setoran
        </ButtonLink>
      </Header>
      <ChoosePeriod current={current} />
      {error && <LoadFailure onRetry={refetch}>{errorText(error, { answered: 'Gagal memuat keuangan' })}</LoadFailure>}
      {!error && !data && <LoadingKartu text="Memuat keuangan…" sizes={['h-96']} />}
      {data && !error && <Content data={data} />}
    </>
  )
}

function Content({ data }: { data: Keuangan }) {
  const { dari, sampai, metode, menunggu, segera, disetor, belumDisetor } = data
  const period = { dari, sampai }
  return (
    <>
      <p className="mb-4 max-w-prose text-tinta-2">
        Periode: {formatDate(parseWib(dari))} sampai {formatDate(parseWib(sampai))}. Pembayaran dihitung pada tanggal
        bayar, pengembalian pada tanggal kembali (WIB). Ketuk nama angka untuk artinya, dan jumlahnya untuk rinciannya.
      </p>
      <FiguresTable {...data} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Kartu title="Menurut cara bayar">
          {metode.length === 0 && <p className="text-tinta-2">Belum ada pembayaran dalam periode ini.</p>}
          <dl>
            {metode.map(({ payment_type, ...content }) => (
              <CountAndAmount
                key={payment_type}
                name={methodName(payment_type)}
                to={rowsAddress('masuk', period, payment_type)}
                {...content}
                satuan="pembayaran"
              />
            ))}
          </dl>
        </Kartu>
        <Kartu title="Menunggu pembayaran">
          <dl>
            <CountAndAmount name="Semua" to="/pesanan-semua?pembayaran=pending" {...menunggu} satuan="pesanan" />
            <CountAndAmount name="Batas bayar kurang dari satu jam lagi" {...segera} satuan="pesanan" />
          </dl>
        </Kartu>
        <Kartu title="Setoran Midtrans">
          <dl>
            <CountAndAmount
              name={<FigureName kode="disetor" />}
              to={rowsAddress('disetor', period)}
              {...disetor}
              satuan="pembayaran"
            />
            <CountAndAmount
              name={<FigureName kode="belumDisetor" />}
              to={rowsAddress('belumDisetor', period)}
              {...belumDisetor}
              satuan="pembayaran"
            />
          </dl>
          <FigureMeanings of={['disetor', 'belumDisetor']} />
          {belumDisetor.tertua && (
            <p className="mt-2 text-sm text-tinta-2">Pembayaran terlama: {formatDate(belumDisetor.tertua)}.</p>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            <ButtonLink to={`/belum-disetor?dari=${dari}&sampai=${sampai}`} variant="garis">
              Belum Disetor
            </ButtonLink>
            <ButtonLink to="/setoran" variant="garis">
              Setoran Midtrans
            </ButtonLink>
          </div>
        </Kartu>
        <DownloadBookkeeping period={period} />
      </div>
    </>
  )
}

function Kartu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="kartu min-w-0 p-4">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  )
}

interface CountAndAmountProps {
  name: ReactNode
  banyak: number
  jumlah: number
  /** Noun of what is counted. */
  satuan: string
  /** Address of the rows that make the amount. */
  to?: string
}

function CountAndAmount({ name, banyak, jumlah, satuan, to }: CountAndAmountProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-garis border-t py-2">
      <dt>
        {name}
        <span className="block text-sm text-tinta-2">
          {formatGrouped(banyak)} {satuan}
        </span>
      </dt>
      <dd className="harga ml-auto font-semibold">
        {to && banyak > 0 ? (
          <Link to={to} className="inline-flex min-h-11 items-center underline decoration-garis-tua underline-offset-4">
            {formatRupiah(jumlah)}
          </Link>
        ) : (
          formatRupiah(jumlah)
        )}
      </dd>
    </div>
  )
}
