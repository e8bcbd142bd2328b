import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import type { RincianPesanan, RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { stageOf } from '#contract/pesanan/pesanan-stages.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime, tanggalWib } from '#contract/wib.ts'
import { ApiError, loadErrorText } from '#web/lib/api-error.ts'
import { orderAgain } from '#web/lib/cart.ts'
import { StatusBadge } from '#web/shared/status-badge.tsx'
import { Countdown, localTime } from '#web/toko/pembayaran/deadline.tsx'
import { useContinuePayment } from '#web/toko/pembayaran/use-continue-payment.ts'
import { pesananQuery } from '#web/toko/pesanan/pesanan-queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { barisAgain } from './buy-again.ts'
import { toConfirmationState } from './confirmation-origin.ts'
import { PesananHelp } from './pesanan-help.tsx'
import { AlamatPesanan, CaraBayar, IsiPesanan, Pengiriman, Perjalanan } from './riwayat-rincian.tsx'
import { Stages } from './stages.tsx'
import { SusulanPesanan } from './susulan.tsx'
import { useCancel } from './use-cancel.ts'
import { useReceive } from './use-receive.ts'

interface RiwayatDetailProps {
  /** Number of the opened order; null if none. */
  nomor: string | null
  /** Data from the list, shown while the rest loads. */
  awal: RiwayatPesanan | undefined
  onClose(): void
  /** Closes at once, because something else must be shown. */
  onLeave(): void
}

export function RiwayatDetail({ nomor, awal, onClose, onLeave }: RiwayatDetailProps) {
  const { data, error, refetch } = useQuery({ ...pesananQuery(nomor ?? ''), enabled: nomor !== null })
  // Close the dialog first: it would cover even the payment popup.
  const { continuePayment, isBusy } = useContinuePayment(onLeave)
  const { cancel, isCancelling } = useCancel(onLeave)
  const { receive, receivedNomor } = useReceive()
  const pesanan = data ?? awal
  return (
    <Dialog
      open={nomor !== null}
      onClose={onClose}
      area
      title="Detail Pesanan"
      footer={
        <>
          <Button variant="garis" data-fokus onClick={onClose}>
            Tutup
          </Button>
          {data?.dapat_dibayar && (
            <Button variant="utama" busy={isBusy} disabled={isCancelling} onClick={() => continuePayment(data)}>
              Lanjutkan Pembayaran
            </Button>
          )}
          {data && stageOf(data) === 'dikirim' && (
            <Button variant="utama" busy={receivedNomor !== null} onClick={() => receive(data)}>
              Barang Diterima
            </Button>
          )}
        </>
      }
    >
      {pesanan && <Header pesanan={pesanan} waktu={data?.tahap} />}
      {data && <Awaiting pesanan={data} />}
      {/* On a phone, the shipping status of a paid order comes first. */}
      <div className="mt-4 grid gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-6">
        {data?.status_pembayaran === 'success' && (
          <div className="lg:col-start-2">
            <Pengiriman pesanan={data} />
          </div>
        )}
        {pesanan && <Contents pesanan={pesanan} rincian={data} />}
        {data && (
          <div className="grid h-fit gap-4 lg:col-start-2">
            {data.cara_bayar && <CaraBayar cara={data.cara_bayar} />}
            <Perjalanan pesanan={data} />
          </div>
        )}
        {!data && !error && <Loading />}
      </div>
      {data && <Tindakan pesanan={data} isCancelling={isCancelling} isBusy={isBusy} onCancel={() => cancel(data)} />}
      {!data && error && <Failure error={error} onRetry={() => void refetch()} />}
    </Dialog>
  )
}

interface ContentsProps {
  pesanan: RiwayatPesanan
  /** Undefined while it loads. */
  rincian: RincianPesanan | undefined
}

/** Fields, lines and address of an order. */
function Contents({ pesanan, rincian }: ContentsProps) {
  return (
    <div className="grid h-fit gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <Pesanan pesanan={pesanan} batas={rincian?.dapat_dibayar ? limitOf(rincian) : null} />
      {rincian && (
        <>
          <IsiPesanan {...rincian} biaya={rincian.menunggu_ongkir ? null : rincian.biaya_kirim} />
          <SusulanPesanan {...rincian} />
          <AlamatPesanan pesanan={rincian} />
        </>
      )}
    </div>
  )
}

/** Notice of the decision that an order awaits before it can be paid. */
function Awaiting({ pesanan }: { pesanan: RincianPesanan }) {
  const { menunggu_resep, menunggu_ongkir, resepId, batas_bayar } = pesanan
  if (!menunggu_resep && !menunggu_ongkir) return null
  return (
    <div className="mt-4">
      <Notice kind="info">
        {menunggu_resep ? (
          <>
            Menunggu persetujuan resep sampai {localTime(batas_bayar)}. Anda membayar setelah resepnya disetujui.{' '}
            <Link to={`/resep-saya/${resepId}`} className="tautan">
              Lihat resep
            </Link>
          </>
        ) : (
          <>Ongkir sedang kami pastikan, paling lambat {localTime(batas_bayar)}. Anda membayar setelah itu.</>
        )}
      </Notice>
    </div>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry(): void }) {
  return (
    <div className="mt-4">
      {error instanceof ApiError && error.status === 404 ? (
        <Notice kind="hati" announce>
          Pesanan tidak ditemukan.
        </Notice>
      ) : (
        <LoadFailure onRetry={onRetry}>Error: {loadErrorText(error)}</LoadFailure>
      )}
    </div>
  )
}

/** Progress of an order. */
function Header({ pesanan, waktu }: { pesanan: RiwayatPesanan; waktu: RincianPesanan['tahap'] | undefined }) {
  if (!stageOf(pesanan)) return null
  return (
    <div className="mt-4 rounded bg-pasir p-4">
      <Stages pesanan={pesanan} waktu={waktu} />
    </div>
  )
}

/** Fields that the list already contains. */
function Pesanan({ pesanan, batas }: { pesanan: RiwayatPesanan; batas: Batas | null }) {
  return (
    <dl className="divide-y divide-garis">
      <Baris nama="Nomor Pesanan">{pesanan.midtrans_order_id}</Baris>
      {pesanan.nomor_nota && <Baris nama="Nomor Nota">{pesanan.nomor_nota}</Baris>}
      <Baris nama="Tanggal Pesanan">{formatTime(pesanan.created_at)}</Baris>
      <Baris nama="Status Pembayaran">
        <StatusBadge
          status={pesanan.status_pembayaran}
          menungguResep={pesanan.menunggu_resep}
          menungguOngkir={pesanan.menunggu_ongkir}
          uang={pesanan}
          lain="merah"
        />
      </Baris>
      {batas && (
        <Baris nama={batas.nama}>
          {localTime(batas.waktu)}
          <span className="block text-kuning">
            <Countdown batas={batas.waktu} />
          </span>
        </Baris>
      )}
      <Baris nama="Nama Produk">{pesanan.nama_produk}</Baris>
      <Baris nama="Jumlah">{pesanan.jumlah}</Baris>
      <Baris nama="Harga Satuan">
        <span className="harga">{formatRupiah(pesanan.harga)}</span>
      </Baris>
      <Baris nama="Metode Pengiriman">{pesanan.nama_shipping}</Baris>
      <Baris nama="Total Harga">
        <span className="harga font-bold text-lg">{formatRupiah(pesanan.total_harga)}</span>
      </Baris>
    </dl>
  )
}

function Baris({ nama, children }: { nama: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt className="shrink-0 text-tinta-2">{nama}</dt>
      <dd className="ml-auto min-w-0 text-right font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid h-fit gap-3">
      <span className="sr-only">Memuat pesanan…</span>
      <SkeletonKartu className="h-28" />
      <SkeletonKartu className="h-28" />
    </div>
  )
}

interface TindakanProps {
  pesanan: RincianPesanan
  isCancelling: boolean
  isBusy: boolean
  onCancel(): void
}

/** Actions on an order, apart from paying. */
function Tindakan({ pesanan, isCancelling, isBusy, onCancel }: TindakanProps) {
  const navigate = useNavigate()
  const { midtrans_order_id: nomor } = pesanan

  function buyAgain() {
    orderAgain(barisAgain(pesanan))
    void navigate('/keranjang')
  }

  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:flex lg:flex-wrap">
      {pesanan.dapat_dibayar && (
        <ButtonLink variant="garis" to={`/konfirmasi-pembayaran?order=${nomor}`} state={toConfirmationState(pesanan)}>
          Cara Membayar
        </ButtonLink>
      )}
      <ButtonLink variant="garis" to={`/riwayat-pembayaran/nota/${nomor}`}>
        Nota
      </ButtonLink>
      <Button variant="garis" onClick={buyAgain}>
        Beli Lagi
      </Button>
      {pesanan.dapat_dibatalkan && (
        <Button variant="garis" busy={isCancelling} disabled={isBusy} onClick={onCancel}>
          Batalkan
        </Button>
      )}
      <PesananHelp pesanan={pesanan} />
      <Link
        to={`/syarat-dan-ketentuan?per=${tanggalWib(pesanan.created_at)}`}
        className="tautan inline-flex min-h-11 items-center"
      >
        Syarat yang berlaku untuk pesanan ini
      </Link>
    </div>
  )
}

interface Batas {
  nama: string
  waktu: string
}

const limitOf = ({ cara_bayar, batas_bayar }: RincianPesanan): Batas =>
  cara_bayar
    ? { nama: 'Bayar sebelum', waktu: cara_bayar.bayar_sebelum }
    : { nama: 'Pilih cara bayar sebelum', waktu: batas_bayar }
