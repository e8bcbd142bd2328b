import { useQuery } from '@tanstack/react-query'
import type { RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { ApiError, loadErrorText } from '#web/lib/api-error.ts'
import { StatusBadge } from '#web/shared/status-badge.tsx'
import { pesananQuery } from '#web/toko/pesanan/pesanan-queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'

interface RiwayatDetailProps {
  /** Number of the opened order; null if none. */
  nomor: string | null
  /** Data from the list, shown while the rest loads. */
  initial: RiwayatPesanan | undefined
  onClose(): void
}

/** The specified fields of an order. Everything else stands on the order's own page. */
export function RiwayatDetail({ nomor, initial, onClose }: RiwayatDetailProps) {
  const { data, error, refetch } = useQuery({ ...pesananQuery(nomor ?? ''), enabled: nomor !== null })
  const pesanan = data ?? initial
  return (
    <Dialog
      open={nomor !== null}
      onClose={onClose}
      wide
      title="Detail Pesanan"
      footer={
        <>
          <Button variant="garis" data-fokus onClick={onClose}>
            Tutup
          </Button>
          {pesanan && (
            <ButtonLink variant="utama" to={`/riwayat-pembayaran/${pesanan.midtrans_order_id}`}>
              Lihat Pesanan
            </ButtonLink>
          )}
        </>
      }
    >
      {pesanan && <Fields pesanan={pesanan} />}
      {!pesanan && !error && <Loading />}
      {!data && error && <Failure error={error} onRetry={() => void refetch()} />}
    </Dialog>
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

function Fields({ pesanan }: { pesanan: RiwayatPesanan }) {
  return (
    <dl className="divide-y divide-garis">
      <Line name="Nomor Pesanan">{pesanan.midtrans_order_id}</Line>
      <Line name="Tanggal Pesanan">{formatTime(pesanan.created_at)}</Line>
      <Line name="Status Pembayaran">
        <StatusBadge
          status={pesanan.status_pembayaran}
          awaitsResep={pesanan.menunggu_resep}
          awaitsOngkir={pesanan.menunggu_ongkir}
          uang={pesanan}
          other="merah"
        />
      </Line>
      <Line name="Nama Produk">{pesanan.nama_produk}</Line>
      <Line name="Jumlah">{pesanan.jumlah}</Line>
      <Line name="Harga Satuan">
        <span className="harga">{formatRupiah(pesanan.harga)}</span>
      </Line>
      <Line name="Metode Pengiriman">{pesanan.nama_shipping}</Line>
      <Line name="Total Harga">
        <span className="harga font-bold text-lg">{formatRupiah(pesanan.total_harga)}</span>
      </Line>
    </dl>
  )
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt className="shrink-0 text-tinta-2">{name}</dt>
      <dd className="ml-auto min-w-0 text-right font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function Loading() {
  return <LoadingKartu text="Memuat pesanan…" sizes={['h-80']} className="mt-4" />
}
