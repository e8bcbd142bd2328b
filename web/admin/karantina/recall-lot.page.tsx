import { useQuery } from '@tanstack/react-query'
import { getPenarikan, type Penarikan } from '#contract/karantina/recall-admin.ts'
import { allowed } from '#contract/peran.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatDate, formatTime } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/recall-lot.page'
import { NotifyPenerima } from './notify-penerima.tsx'
import { PenerimaList } from './penerima-list.tsx'
import { CancelRecall, RecallLot } from './recall-dialog.tsx'
import { RepackLot } from './repack-lot.tsx'

export const meta = () => adminMeta('Penarikan Lot')

/** One lot: its stock, its recipients and the state of their notification. */
export default function RecallLotPage({ params }: Route.ComponentProps) {
  const lotId = Number(params.lotId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'penarikan', lotId],
    queryFn: () => callAdmin(getPenarikan, { params: { lotId } }),
  })
  return (
    <>
      <Header
        title={data ? `Lot ${data.nomor || 'tanpa nomor'}` : 'Penarikan Lot'}
        back={{ to: '/tarik-lot', name: 'Penarikan Lot' }}
      />
      {isPending && <LoadingKartu text="Memuat lot…" sizes={['h-40', 'h-96']} className="grid gap-5" />}
      {error && !data && <LoadFailed error={error} onRetry={refetch} list="/tarik-lot" failure="Gagal memuat lot" />}
      {data && <Lot lot={data} />}
    </>
  )
}

function Lot({ lot }: { lot: Penarikan }) {
  const { lotId, nama, nomor, kedaluwarsa, ditarik, alasan_tarik, dikemas } = lot
  const has = usePeran()
  // Names and phone numbers of the buyers are for the role that calls them, the trail of a lot for the warehouse.
  const seesPembeli = allowed(has, ['pesanan'])
  const jejak = allowed(has, ['gudang']) && <JejakOfRecord kind="lot" recordId={lotId} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold text-lg [overflow-wrap:anywhere]">{nama}</p>
        {ditarik && <Badge tone="merah">Ditarik</Badge>}
        {kedaluwarsa && <p className="text-tinta-2">Kedaluwarsa {formatDate(kedaluwarsa)}</p>}
      </div>
      {ditarik ? (
        <Notice kind="hati" action={<CancelRecall lot={lot} />}>
          <strong className="block">Ditarik {formatTime(ditarik)}</strong>
          {alasan_tarik}
        </Notice>
      ) : (
        <Notice kind="info" action={nomor !== '' && <RecallLot lot={lot} />}>
          {nomor
            ? 'Lot ini belum ditarik. Setelah ditarik, sisanya disisihkan dan tidak bisa dijual, dikemas, atau dikirim lagi.'
            : 'Barang tanpa nomor lot tidak bisa ditarik. Beri dulu nomornya di menu Lot Stok.'}
        </Notice>
      )}
      <LotCounts lot={lot} />
      {ditarik && dikemas.pesanan > 0 && (
        <RepackLot lotId={lotId} count={dikemas.pesanan}>
          {seesPembeli && (
            <ButtonLink variant="garis" to="?keadaan=dikemas">
              Lihat pesanannya
            </ButtonLink>
          )}
        </RepackLot>
      )}
      {ditarik && seesPembeli && <NotifyPenerima lot={lot} />}
      {seesPembeli ? (
        <PenerimaList lot={lot}>{jejak}</PenerimaList>
      ) : (
        <>
          <p className="text-tinta-2">Pembeli yang sudah menerima lot ini dikabari oleh bagian pesanan.</p>
          {jejak}
        </>
      )}
    </div>
  )
}

function LotCounts({ lot: { sisa, sisih, dikirim, dikemas } }: { lot: Penarikan }) {
  const number = [
    { name: 'Di rak', value: sisa },
    { name: 'Di karantina', value: sisih },
    { name: 'Dikemas, masih di toko', value: dikemas.jumlah, times: `${formatGrouped(dikemas.pesanan)} pesanan` },
    { name: 'Sudah dikirim', value: dikirim.jumlah, times: `${formatGrouped(dikirim.orang)} pembeli` },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {number.map(({ name, value, times }) => (
        <div key={name} className="kartu p-4">
          <dt className="text-sm text-tinta-2">{name}</dt>
          <dd className="harga mt-1 font-bold text-2xl">{formatGrouped(value)}</dd>
          {times && <dd className="text-sm text-tinta-2">{times}</dd>}
        </div>
      ))}
    </dl>
  )
}
