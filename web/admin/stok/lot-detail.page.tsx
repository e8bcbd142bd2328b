import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getLot, type LotAdmin } from '#contract/stok/lot-list-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatHari } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/lot-detail.page'
import { KoreksiLot } from './koreksi-lot.tsx'
import { LotBadge } from './lot-badge.tsx'
import { LotForm } from './lot-form.tsx'
import { lotName } from './lot-words.ts'
import { MutasiLot } from './mutasi-lot.tsx'
import { SplitLot } from './split-lot.tsx'

export const meta = () => adminMeta('Lot')

export default function LotDetailPage({ params }: Route.ComponentProps) {
  const lotId = Number(params.lotId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'lot', lotId],
    queryFn: () => callAdmin(getLot, { params: { lotId } }),
  })
  return (
    <>
      <Header title={data ? `Lot ${lotName(data)}` : 'Lot'} back={{ to: '/lot', name: 'Lot Stok' }} />
      {isPending && <FormSkeleton input={4}>Memuat lot…</FormSkeleton>}
      {error && !data && <LoadFailed error={error} onRetry={refetch} list="/lot" failure="Gagal memuat lot" />}
      {data && (
        <>
          <div className="grid max-w-2xl gap-4 xl:max-w-none xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] xl:items-start">
            <div className="grid gap-4 xl:order-2">
              <Content lot={data} />
            </div>
            <LotForm key={lotId} initial={data} />
          </div>
          <MutasiLot lotId={lotId} />
          <JejakOfRecord kind="lot" recordId={lotId} />
        </>
      )}
    </>
  )
}

/** Quantities of a lot and the actions for it. */
function Content({ lot }: { lot: LotAdmin }) {
  const { produkId, produkNama, nomor, sisa, sisih, diterima, ditarik } = lot
  return (
    <>
      {nomor === '' && sisa > 0 && (
        <Notice kind="info">
          Nomor lot dan kedaluwarsa barang ini belum dicatat. Baca dari kemasannya, lalu pisahkan menjadi lot bernomor.
        </Notice>
      )}
      <section className="kartu grid gap-3 p-5 sm:p-6">
        <p>
          <Link to={`/edit-produk/${produkId}`} className="font-medium tautan">
            {produkNama}
          </Link>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 className="flex flex-wrap items-center gap-3 text-lg">
              Isi: {formatGrouped(sisa)}
              <LotBadge {...lot} />
            </h2>
            <p className="text-sm text-tinta-2">
              {sisih > 0 && `${formatGrouped(sisih)} disisihkan. `}
              Diterima {formatHari(diterima)}.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            {nomor === '' && sisa > 0 && <SplitLot lot={lot} />}
            {!ditarik && <KoreksiLot lot={lot} />}
          </div>
        </div>
      </section>
    </>
  )
}
