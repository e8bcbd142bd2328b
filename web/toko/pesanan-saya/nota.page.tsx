import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Printer } from 'lucide-react'
import { useParams } from 'react-router'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { isMissing, loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { useSettings } from '#web/lib/settings.ts'
import { Nota } from '#web/shared/nota.tsx'
import { StatusBadge } from '#web/shared/status-badge.tsx'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { PesananNotFound } from '#web/toko/pesanan/pesanan-not-found.tsx'
import { pesananQuery } from '#web/toko/pesanan/pesanan-queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/nota.page'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  seo(matches, {
    // The browser also proposes the title as the file name of a printed PDF.
    title: `Nota ${params.nomor}`,
    description: 'Nota pesanan untuk dicetak.',
    path: `/riwayat-pembayaran/nota/${params.nomor}`,
    hidden: true,
  })

export default function NotaPage() {
  return (
    <div className="wadah max-w-3xl py-6 md:py-10 print:max-w-none print:p-0">
      <Guard skeleton={<NotaSkeleton />}>
        <NotaPesanan />
      </Guard>
    </div>
  )
}

function NotaPesanan() {
  const { nomor = '' } = useParams()
  const { data, error, refetch } = useQuery(pesananQuery(nomor))
  if (isMissing(error)) return <PesananNotFound />
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink variant="polos" compact to={`/riwayat-pembayaran/${nomor}`}>
          <ChevronLeft aria-hidden className="size-5" />
          Detail pesanan
        </ButtonLink>
        <Button disabled={!data} onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Cetak
        </Button>
      </div>
      {data && <NotaPembeli pesanan={data} />}
      {!data && !error && <NotaSkeleton />}
      {!data && error && <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>}
    </>
  )
}

function NotaPembeli({ pesanan }: { pesanan: RincianPesanan }) {
  const settings = useSettings()
  return (
    <Nota
      {...pesanan}
      level="h1"
      nomor={pesanan.midtrans_order_id}
      date={pesanan.created_at}
      pembeli={pesanan}
      pembayaran={
        <>
          <StatusBadge
            status={pesanan.status_pembayaran}
            awaitsResep={pesanan.menunggu_resep}
            awaitsOngkir={pesanan.menunggu_ongkir}
            other="abu"
          />
          <span className="mt-1 block">{pesanan.cara_bayar?.nama ?? 'Metode belum dipilih'}</span>
        </>
      }
      lunas={pesanan.status_pembayaran === 'success'}
      simulated={settings?.simulated ?? false}
    />
  )
}

function NotaSkeleton() {
  return <LoadingKartu text="Memuat nota…" sizes={['h-[70dvh]']} />
}
