import { nomorName } from '#contract/pembayaran/payment-method.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { stageOf, stateWord } from '#contract/pesanan/pesanan-stages.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { RefundedMoney } from '#web/shared/refunds.tsx'
import { paymentWord, StatusBadge } from '#web/shared/status-badge.tsx'
import { Countdown, localTime } from '#web/toko/pembayaran/deadline.tsx'
import { NomorByFour } from '#web/toko/pembayaran/nomor-by-four.tsx'
import { CopyableValue } from '#web/toko/pembayaran/payment-instructions.tsx'
import { useContinuePayment } from '#web/toko/pembayaran/use-continue-payment.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AskAboutPesanan, KeluhanLink } from './pesanan-help.tsx'
import { openNumber, usePrimaryAction } from './primary-action.ts'
import { Stages } from './stages.tsx'
import { TrackLink } from './track-pengiriman.tsx'
import { useBuyAgain } from './use-buy-again.ts'
import { useCheckPayment } from './use-check-payment.ts'
import { useReceive } from './use-receive.ts'

/** State of an order in one word, and the buyer's next step. */
export function PesananNow({ pesanan }: { pesanan: RincianPesanan }) {
  const text = stateWord(pesanan)
  return (
    <section aria-labelledby="keadaan" className="kartu grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="keadaan" className="text-xl">
          {text}
        </h2>
        {paymentWord(pesanan) === text ? (
          <RefundedMoney uang={pesanan} />
        ) : (
          <span className="text-sm text-tinta-2">
            Pembayaran <StatusBadge status={pesanan.status_pembayaran} uang={pesanan} other="abu" />
          </span>
        )}
      </div>
      <Stages pesanan={pesanan} />
      <Remark pesanan={pesanan} />
      <NumberToPay pesanan={pesanan} />
      <div className="grid gap-2">
        <Primary pesanan={pesanan} />
        <Secondary pesanan={pesanan} />
      </div>
    </section>
  )
}

/** Sentence about the next event, with its deadline. */
function Remark({ pesanan }: { pesanan: RincianPesanan }) {
  const texts = describe(pesanan)
  return texts && <p>{texts}</p>
}

function describe(pesanan: RincianPesanan) {
  const { status_pembayaran, menunggu_resep, menunggu_ongkir, batas_bayar, cara_bayar, selesai_sendiri } = pesanan
  if (menunggu_resep && status_pembayaran === 'pending')
    return `Anda membayar setelah resepnya disetujui, paling lambat ${localTime(batas_bayar)}.`
  if (menunggu_ongkir && status_pembayaran === 'pending')
    return `Ongkir sedang kami pastikan, paling lambat ${localTime(batas_bayar)}. Anda membayar setelah itu.`
  if (pesanan.dapat_dibayar) {
    const limit = cara_bayar?.bayar_sebelum ?? batas_bayar
    return (
      <>
        {cara_bayar ? 'Bayar' : 'Pilih cara bayar'} sebelum {localTime(limit)}{' '}
        <strong className="whitespace-nowrap text-kuning">
          (<Countdown deadline={limit} />)
        </strong>
      </>
    )
  }
  if (status_pembayaran === 'pending')
    return 'Batas waktu bayar sudah lewat. Kami memeriksa apakah pembayaran Anda masuk. Jika tidak, pesanan otomatis batal. Jangan membayar dua kali.'
  if (status_pembayaran === 'expired') return 'Batas waktu bayar sudah lewat. Jangan bayar ke nomor yang lama.'
  if (status_pembayaran === 'failed') return 'Bank menarik kembali pembayaran ini. Kami akan menghubungi Anda.'
  if (selesai_sendiri)
    return `Pesanan otomatis selesai pada ${formatDate(selesai_sendiri)} jika tidak ada kabar dari Anda.`
  const stage = stageOf(pesanan)
  return stage === 'dibayar' || stage === 'disiapkan' ? 'Anda kami kabari setelah pesanan dikirim.' : null
}

/** Number and amount that the buyer types in at a bank or counter. */
function NumberToPay({ pesanan }: { pesanan: RincianPesanan }) {
  const method = openNumber(pesanan)
  if (!method?.nomor) return null
  return (
    <div className="rounded bg-pasir px-3 pt-3">
      <p className="font-medium">{method.nama}</p>
      <dl className="divide-y divide-garis">
        {method.kode_perusahaan && <CopyableValue name="Kode perusahaan" value={method.kode_perusahaan} />}
        <CopyableValue name={nomorName(method.metode)} value={method.nomor}>
          <NomorByFour nomor={method.nomor} />
        </CopyableValue>
        <CopyableValue name="Jumlah" value={String(pesanan.total_harga)}>
          <span className="harga">{formatRupiah(pesanan.total_harga)}</span>
        </CopyableValue>
      </dl>
    </div>
  )
}

/** The only coral button of the page. */
function Primary({ pesanan }: { pesanan: RincianPesanan }) {
  const buyAgain = useBuyAgain(pesanan)
  const { check, isChecking } = useCheckPayment()
  const action = usePrimaryAction(pesanan)

  switch (action) {
    case 'bayar':
      return (
        <PayButton variant="utama" pesanan={pesanan}>
          Lanjutkan Pembayaran
        </PayButton>
      )
    case 'cek':
      return (
        <Button variant="utama" busy={isChecking} onClick={() => check(pesanan)}>
          Saya sudah bayar, cek status
        </Button>
      )
    case 'resep':
      return (
        <ButtonLink variant="utama" to={`/resep-saya/${pesanan.resepId}`}>
          Lihat Resep
        </ButtonLink>
      )
    case 'keluhan':
      return <KeluhanLink pesanan={pesanan} variant="utama" />
    case 'terima':
      return <ReceiveButton variant="utama" pesanan={pesanan} />
    case 'ulasan':
      return (
        <ButtonLink variant="utama" to="/ulasan-saya">
          Beri Ulasan
        </ButtonLink>
      )
    case 'beli':
      return (
        <Button variant="utama" onClick={buyAgain}>
          Beli Lagi
        </Button>
      )
    case 'tanya':
      return <AskAboutPesanan pesanan={pesanan} variant="utama" />
  }
}

/** Alternatives to the next step. */
function Secondary({ pesanan }: { pesanan: RincianPesanan }) {
  if (openNumber(pesanan))
    return (
      <PayButton variant="garis" pesanan={pesanan}>
        Ganti cara bayar
      </PayButton>
    )
  if (stageOf(pesanan) !== 'dikirim') return null
  return (
    <>
      <TrackLink pesanan={pesanan} />
      {pesanan.keluhan === 'terbuka' && <ReceiveButton variant="garis" pesanan={pesanan} />}
    </>
  )
}

interface StepProps {
  pesanan: RincianPesanan
  variant: 'utama' | 'garis'
}

/** Button that opens the payment. It loads the provider's script, so orders that cannot be paid do not have it. */
function PayButton({ pesanan, variant, children }: StepProps & { children: string }) {
  const { continuePayment, isBusy } = useContinuePayment()
  return (
    <Button variant={variant} busy={isBusy} onClick={() => continuePayment(pesanan)}>
      {children}
    </Button>
  )
}

function ReceiveButton({ pesanan, variant }: StepProps) {
  const { receive, receivedNomor } = useReceive()
  return (
    <Button variant={variant} busy={receivedNomor !== null} onClick={() => receive(pesanan)}>
      Barang Diterima
    </Button>
  )
}
