import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { listPrints } from '#contract/kemas/admin.ts'
import { listToPack } from '#contract/pemenuhan/kiriman-admin.ts'
import { toPrint } from '#web/admin/pemenuhan/print-address.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { PackingRound } from './packing-round.tsx'
import { PendingKemasan } from './pending-kemasan.tsx'
import { buildRound, currentOf, obstacleOf, type Round, saveRound, useRound } from './round.ts'

export const meta = () => adminMeta('Kemas dengan Pindai')

const LIST = '/kemas-pesanan'

/** Packs several orders one after another: each piece of goods is scanned into its parcel. */
export default function ScanPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  const round = useRound(id)
  return (
    <div className="mx-auto w-full max-w-2xl">
      <Header title="Kemas dengan Pindai" back={{ to: LIST, name: 'Kemas Pesanan' }} />
      <PendingKemasan />
      {round ? currentOf(round) ? <PackingRound round={round} /> : <Finished round={round} /> : <Start id={id} />}
    </div>
  )
}

/** Loads the orders and the lots to fetch, and names the orders that cannot be packed this way. */
function Start({ id }: { id: string }) {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'kemas', 'pindai', id],
    queryFn: async () => {
      const [{ userId }, pesanan, toPack] = await Promise.all([
        queries.ensureQueryData(adminQuery()),
        callAdmin(listPrints, { query: { id } }),
        callAdmin(listToPack, { query: { id } }),
      ])
      return { pesanan, round: buildRound(id, userId, pesanan, toPack) }
    },
    enabled: id !== '',
    gcTime: 0,
  })
  if (id === '')
    return (
      <div className="grid justify-items-start gap-4">
        <p>Centang dulu pesanannya di Kemas Pesanan.</p>
        <ButtonLink to={LIST} variant="utama">
          Pilih pesanan
        </ButtonLink>
      </div>
    )
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} list={LIST} failure="Gagal memuat pesanan" />
  if (!data) return <LoadingKartu text="Memuat pesanan…" sizes={['h-96']} />
  const { round } = data
  const skipped = data.pesanan.flatMap((pesanan) => {
    const reason = obstacleOf(pesanan)
    return reason ? [{ ...pesanan, reason }] : []
  })
  return (
    <div className="grid gap-4">
      {skipped.length > 0 && (
        <Notice kind="hati">
          {skipped.length} pesanan tidak ikut:
          <ul className="mt-1 grid gap-1">
            {skipped.map(({ orderId, midtrans_order_id, reason }) => (
              <li key={orderId} className="[overflow-wrap:anywhere]">
                <Link to={`${LIST}/${orderId}`} className="tautan block py-2.5">
                  {midtrans_order_id}
                </Link>
                {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {round.pesanan.length > 0 ? (
        <>
          <p className="text-lg">
            {round.pesanan.length} pesanan. Ambil dulu barangnya dari rak, lalu pindai satu per satu ke paketnya.
          </p>
          <ButtonLink variant="garis" to={`/perlu-dikemas?id=${id}`} className="min-h-14!">
            Daftar ambil
          </ButtonLink>
          <Button variant="utama" className="min-h-14! text-lg" onClick={() => saveRound(round)}>
            Mulai memindai
          </Button>
        </>
      ) : (
        <Notice kind="info">Tidak ada pesanan yang bisa dikemas di sini.</Notice>
      )}
    </div>
  )
}

function Finished({ round: { pesanan } }: { round: Round }) {
  const [ids] = useState(pesanan.map(({ orderId }) => orderId))
  return (
    <div className="grid gap-4">
      <Notice kind="berhasil" announce>
        {ids.length} pesanan dikemas. Cetak label dan surat jalannya, lalu serahkan ke kurir dari Kemas Pesanan.
      </Notice>
      <ButtonLink variant="utama" to={toPrint(ids, 'label')} className="min-h-14! text-lg">
        Cetak label
      </ButtonLink>
      <ButtonLink variant="garis" to={toPrint(ids, 'surat-jalan')} className="min-h-14!">
        Cetak surat jalan
      </ButtonLink>
      <ButtonLink variant="garis" to={LIST} onClick={() => saveRound(null)} className="min-h-14!">
        Kembali ke Kemas Pesanan
      </ButtonLink>
    </div>
  )
}
