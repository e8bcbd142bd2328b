import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Pembelian } from '#contract/pembelian/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, formatTime } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/pembelian-detail.page'
import { LangkahPembelian } from './langkah-pembelian.tsx'
import { pembelianQuery } from './pembelian-query.ts'
import { StatusPembelianBadge } from './status-pembelian.tsx'
import { SuratPesanan } from './surat-pesanan.tsx'

export const meta = () => adminMeta('Pembelian')

export default function PembelianDetailPage({ params }: Route.ComponentProps) {
  const pembelianId = Number(params.pembelianId)
  const { data, error, isPending, refetch } = useQuery(pembelianQuery(pembelianId))
  return (
    <>
      <div className="print:hidden">
        <Header title={`Pembelian ${pembelianId}`} back={{ to: '/pembelian', name: 'Pembelian' }} />
      </div>
      {isPending && <LoadingKartu text="Memuat pembelian…" sizes={['h-120']} />}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list="/pembelian" failure="Gagal mengambil data pembelian" />
      )}
      {data && <Content pembelian={data} />}
    </>
  )
}

function Content({ pembelian }: { pembelian: Pembelian }) {
  const { pembelianId, status, alasan, dibuat, dipesan } = pembelian
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="kartu grid gap-3 p-4 xl:order-last xl:p-5 print:hidden">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusPembelianBadge status={status} />
          <span className="text-sm text-tinta-2">{formatTime(dipesan ?? dibuat)}</span>
        </p>
        {alasan && <p className="[overflow-wrap:anywhere]">Alasan: {alasan}</p>}
        <LangkahPembelian pembelian={pembelian} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 [&_article]:max-w-none">
        {status !== 'draf' && status !== 'batal' && <Arrival pembelian={pembelian} />}
        <SuratPesanan pembelian={pembelian} />
        <JejakOfRecord kind="pembelian" recordId={pembelianId} />
      </div>
    </div>
  )
}

/** Received quantities beside the ordered ones, and the resulting lots. */
function Arrival({ pembelian: { baris, lot } }: { pembelian: Pembelian }) {
  return (
    <section aria-labelledby="datang" className="kartu p-5 print:hidden">
      <h2 id="datang" className="mb-3 text-lg">
        Barang yang datang
      </h2>
      <ul className="divide-y divide-garis">
        {baris.map(({ produkId, nama, jumlah, datang }) => (
          <li key={produkId} className="py-3 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{nama}</span>
              <span className="tabular-nums">
                {formatGrouped(datang)} dari {formatGrouped(jumlah)}
              </span>
            </p>
            <ul className="text-sm text-tinta-2">
              {lot
                .filter((item) => item.produkId === produkId)
                .map((item) => (
                  <li key={item.lotId}>
                    <Link to={`/lot/${item.lotId}`} className="tautan">
                      Lot {item.nomor}
                    </Link>
                    : {formatGrouped(item.jumlah)}, diterima {formatDate(item.diterima)}
                    {item.kedaluwarsa && `, kedaluwarsa ${formatDate(item.kedaluwarsa)}`}
                    {item.harga_modal !== null && `, ${formatRupiah(item.harga_modal)} per satuan`}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
