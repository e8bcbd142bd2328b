import { useQuery } from '@tanstack/react-query'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { isMissing, loadErrorText } from '#web/lib/api-error.ts'
import { PaymentDeadline, PaymentInstructions } from '#web/toko/pembayaran/payment-instructions.tsx'
import { useContinuePayment } from '#web/toko/pembayaran/use-continue-payment.ts'
import { AwaitingOngkir } from '#web/toko/pesanan/awaiting-ongkir.tsx'
import { AwaitingResep } from '#web/toko/pesanan/awaiting-resep.tsx'
import { pesananQuery } from '#web/toko/pesanan/pesanan-queries.ts'
import { AskPush } from '#web/toko/saluran/ask-push.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ConfirmationNotFound } from './confirmation-not-found.tsx'
import { type ConfirmationState, toConfirmationState } from './confirmation-origin.ts'
import { ConfirmationRingkasan } from './confirmation-ringkasan.tsx'
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx'

/** Payment instructions for an order. `origin` is the previous screen's data of it. */
export function PesananConfirmation({ nomor, origin }: { nomor: string; origin: ConfirmationState | null }) {
  const { data, error, refetch } = useQuery(pesananQuery(nomor))
  if (data) return <Confirmation pesanan={data} />
  if (!error) return <ConfirmationSkeleton origin={origin} />
  if (isMissing(error)) return <ConfirmationNotFound />
  return (
    <div className="mt-6">
      <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
    </div>
  )
}

function Confirmation({ pesanan }: { pesanan: RincianPesanan }) {
  const { continuePayment, isBusy } = useContinuePayment()
  const { midtrans_order_id, cara_bayar, dapat_dibayar } = pesanan
  return (
    <div className="mt-6 grid gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <div className="grid h-fit gap-5">
        {pesanan.menunggu_resep ? (
          <AwaitingResep pesanan={pesanan} />
        ) : pesanan.menunggu_ongkir ? (
          <AwaitingOngkir pesanan={pesanan} />
        ) : dapat_dibayar ? (
          <HowToPay pesanan={pesanan} />
        ) : (
          <Finished status={pesanan.status_pembayaran} />
        )}
        <AskPush place="pesanan" />
      </div>
      <ConfirmationRingkasan pesanan={toConfirmationState(pesanan)} metodeName={cara_bayar?.nama}>
        {dapat_dibayar && (
          <div className="bar-bawah">
            <Button variant="utama" busy={isBusy} onClick={() => continuePayment(pesanan)} className="w-full">
              Lanjutkan Pembayaran
            </Button>
          </div>
        )}
        <ButtonLink variant="garis" to={`/riwayat-pembayaran/${midtrans_order_id}`}>
          Lihat Pesanan
        </ButtonLink>
        <ButtonLink variant="polos" to="/">
          Kembali ke Beranda
        </ButtonLink>
      </ConfirmationRingkasan>
    </div>
  )
}

function HowToPay({ pesanan: { cara_bayar, batas_bayar, total_harga } }: { pesanan: RincianPesanan }) {
  if (cara_bayar) return <PaymentInstructions method={cara_bayar} total={total_harga} />
  return (
    <section aria-labelledby="cara-bayar" className="kartu p-4 md:p-5">
      <h2 id="cara-bayar" className="text-lg tracking-normal">
        Metode Pembayaran Belum Dipilih
      </h2>
      <p className="mt-2 text-tinta-2">
        Tekan Lanjutkan Pembayaran, lalu pilih cara bayar. Nomor dan petunjuknya muncul di sini.
      </p>
      <PaymentDeadline deadline={batas_bayar} hasNomor={false} what="Pilih cara bayar" />
    </section>
  )
}

const KABAR: Record<StatusPembayaran, { kind: 'berhasil' | 'info' | 'hati'; text: string }> = {
  success: { kind: 'berhasil', text: 'Pembayaran sudah kami terima. Pantau pesanan di Riwayat Pembayaran.' },
  pending: {
    kind: 'hati',
    text: 'Batas waktu pembayaran sudah lewat. Kami sedang memeriksa apakah pembayaran Anda masuk sebelum itu.',
  },
  cancelled: { kind: 'info', text: 'Pesanan ini sudah dibatalkan dan tidak perlu dibayar.' },
  expired: {
    kind: 'hati',
    text: 'Batas waktu pembayaran sudah lewat, jadi pesanan ini otomatis batal. Jangan bayar ke nomor yang lama. Anda bisa memesan lagi.',
  },
  failed: { kind: 'hati', text: 'Pembayaran pesanan ini ditarik kembali oleh bank. Kami akan menghubungi Anda.' },
  refunded: { kind: 'info', text: 'Dana pesanan ini sudah dikembalikan.' },
}

/** Final status of an order that cannot be paid any more. */
function Finished({ status }: { status: StatusPembayaran }) {
  const { kind, text } = KABAR[status]
  return (
    <Notice kind={kind} announce>
      {text}
    </Notice>
  )
}
