import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Output } from '#contract/endpoint.ts'
import { getTagihan, openTagihan } from '#contract/pesanan-saya/tautan-bayar.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText, isMissing, loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { useSettings } from '#web/lib/settings.ts'
import { NeedsScript } from '#web/toko/frame/needs-script.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/pay.page'
import { loadSnap, pay } from './snap.ts'

type Tagihan = Output<typeof getTagihan>

/** Poll interval: the provider reports a payment within seconds. */
const EVERY_MS = 5000

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Bayar Pesanan',
    description: 'Bayar pesanan Anda lewat tautan dari toko.',
    path: '/bayar',
    hidden: true,
  })

/** Payment of an order by link, without an account. */
export default function PayPage({ params: { token } }: Route.ComponentProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['tagihan', token],
    queryFn: () => call(getTagihan, { params: { token } }),
    refetchInterval: ({ state }) => (state.data?.dapat_dibayar ? EVERY_MS : false),
  })
  const isInvalid = isMissing(error)
  return (
    <div className="wadah max-w-xl py-6 md:py-10">
      <h1>Bayar Pesanan</h1>
      <NeedsScript />
      <div className="mt-6 grid gap-5">
        {!data && !error && <LoadingKartu text="Memuat pesanan…" sizes={['h-72']} />}
        {!data && isInvalid && (
          <Notice kind="hati" action={<ButtonLink to="/kontak">Hubungi toko</ButtonLink>}>
            Tautan pembayaran ini sudah tidak berlaku. Minta tautan baru kepada toko.
          </Notice>
        )}
        {!data && error && !isInvalid && (
          <LoadFailure onRetry={() => void refetch()}>{loadErrorText(error)}</LoadFailure>
        )}
        {data && <Content tagihan={data} token={token} />}
      </div>
    </div>
  )
}

function Content({ tagihan, token }: { tagihan: Tagihan; token: string }) {
  const { nomor, items, nama_shipping, biaya_kirim, diskon, ppn_ditambah, total_harga, batas_bayar, dapat_dibayar } =
    tagihan
  return (
    <>
      <TagihanState tagihan={tagihan} />
      <section aria-labelledby="isi-tagihan" className="kartu p-5">
        <h2 id="isi-tagihan" className="text-lg [overflow-wrap:anywhere]">
          Pesanan {nomor}
        </h2>
        <ul className="mt-3 divide-y divide-garis">
          {items.map(({ nama, jumlah, harga }) => (
            <li key={nama} className="flex justify-between gap-4 py-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {jumlah} × {nama}
              </span>
              <span className="harga">{formatRupiah(harga * jumlah)}</span>
            </li>
          ))}
        </ul>
        <dl className="grid gap-1.5 border-garis border-t pt-3">
          <Amount name={nama_shipping} value={biaya_kirim} />
          {diskon > 0 && <Amount name="Potongan" value={-diskon} />}
          {ppn_ditambah > 0 && <Amount name="PPN" value={ppn_ditambah} />}
          <div className="flex justify-between gap-4 font-bold text-lg">
            <dt>Total</dt>
            <dd className="harga">{formatRupiah(total_harga)}</dd>
          </div>
        </dl>
        {dapat_dibayar && <p className="mt-3 text-tinta-2">Bayar sebelum {formatTime(batas_bayar)}.</p>}
      </section>
      {dapat_dibayar && <PayPesanan token={token} />}
    </>
  )
}

function Amount({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-tinta-2">{name}</dt>
      <dd className="harga">{formatRupiah(value)}</dd>
    </div>
  )
}

/** Status of an order that cannot be paid. */
function TagihanState({ tagihan: { status_pembayaran, dapat_dibayar } }: { tagihan: Tagihan }) {
  if (dapat_dibayar) return null
  if (status_pembayaran === 'success')
    return (
      <Notice kind="berhasil" announce>
        Pembayaran sudah kami terima. Terima kasih, pesanan Anda segera kami siapkan.
      </Notice>
    )
  return (
    <Notice kind="hati" announce action={<ButtonLink to="/kontak">Hubungi toko</ButtonLink>}>
      {status_pembayaran === 'refunded'
        ? 'Dana pesanan ini sudah dikembalikan.'
        : 'Batas waktu pembayaran pesanan ini sudah lewat.'}
    </Notice>
  )
}

function PayPesanan({ token }: { token: string }) {
  const settings = useSettings()
  const queries = useQueryClient()
  // Preload the provider's script while the buyer reads the page.
  useEffect(() => {
    if (settings) loadSnap(settings).catch(() => {})
  }, [settings])
  const payment = useMutation({
    async mutationFn() {
      const { midtransToken } = await call(openTagihan, { params: { token } })
      if (!settings) throw new ApiError('', { code: 'NO_RESPONSE' })
      return pay(await loadSnap(settings), midtransToken)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['tagihan', token] }),
  })
  return (
    <div className="grid gap-3">
      {payment.data?.outcome === 'success' && (
        <Notice kind="info" announce>
          Pembayaran sedang kami periksa. Statusnya di halaman ini otomatis berubah setelah pembayaran masuk.
        </Notice>
      )}
      {payment.data?.outcome === 'pending' && (
        <Notice kind="info" announce>
          Selesaikan pembayaran dengan cara yang Anda pilih. Statusnya di halaman ini otomatis berubah setelah dibayar.
        </Notice>
      )}
      {(payment.data?.outcome === 'failed' || payment.error) && (
        <Notice kind="galat">
          {payment.error
            ? errorText(payment.error, { answered: 'Halaman pembayaran belum bisa dibuka. Coba lagi sebentar lagi.' })
            : 'Pembayaran belum berhasil. Coba lagi atau pilih cara bayar lain.'}
        </Notice>
      )}
      <Button variant="utama" busy={payment.isPending} onClick={() => payment.mutate()}>
        Bayar sekarang
      </Button>
    </div>
  )
}
