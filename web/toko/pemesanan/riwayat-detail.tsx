import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bayarPemesanan, type RiwayatPesanan } from '#contract/pemesanan.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { orderAgain } from '#web/lib/cart.ts'
import { formatRupiah, formatWaktu } from '#web/lib/format.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { barisLagi } from './beli-lagi.ts'
import { Rincian } from './ringkasan-harga.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useBatalkan } from './use-batalkan.ts'
import { useBayar } from './use-bayar.ts'

export function RiwayatDetail({ pesanan, onClose }: { pesanan: RiwayatPesanan | null; onClose(): void }) {
  const { lanjutkan, isBusy } = useLanjutkan(onClose)
  const { batalkan, isCancelling } = useBatalkan(onClose)
  const navigate = useNavigate()

  function beliLagi(lama: RiwayatPesanan) {
    orderAgain(barisLagi(lama))
    onClose()
    void navigate('/keranjang')
  }

  return (
    <Dialog
      open={pesanan !== null}
      onClose={onClose}
      wide
      title="Detail Pesanan"
      footer={
        <>
          <Button variant="garis" onClick={onClose}>
            Tutup
          </Button>
          {pesanan && isDapatDibayar(pesanan) && (
            <Button variant="utama" busy={isBusy} disabled={isCancelling} onClick={() => lanjutkan(pesanan)}>
              Lanjutkan Pembayaran
            </Button>
          )}
        </>
      }
    >
      {pesanan && (
        <>
          <dl className="mt-4 divide-y divide-garis">
            <Baris nama="Nomor Pesanan">{pesanan.midtrans_order_id}</Baris>
            <Baris nama="Tanggal Pesanan">{formatWaktu(pesanan.created_at)}</Baris>
            <Baris nama="Status Pembayaran">
              <StatusBadge status={pesanan.status_pembayaran} lain="merah" />
            </Baris>
            {isDapatDibayar(pesanan) && <Baris nama="Bayar sebelum">{formatWaktu(pesanan.batas_bayar)}</Baris>}
            <Baris nama="Nama Produk">{pesanan.nama_produk}</Baris>
            <Baris nama="Jumlah">{pesanan.jumlah}</Baris>
            <Baris nama="Harga Satuan">{formatRupiah(pesanan.harga)}</Baris>
            <Baris nama="Metode Pengiriman">{pesanan.nama_shipping}</Baris>
            <Baris nama="Total Harga">
              <span className="harga font-bold text-lg">{formatRupiah(pesanan.total_harga)}</span>
            </Baris>
          </dl>
          {pesanan.items.length > 1 && <IsiPesanan items={pesanan.items} biaya={pesanan.biaya_kirim} />}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="garis" className="flex-1" onClick={() => beliLagi(pesanan)}>
              Beli Lagi
            </Button>
            {pesanan.status_pembayaran === 'pending' && (
              <Button
                variant="garis"
                className="flex-1"
                busy={isCancelling}
                disabled={isBusy}
                onClick={() => batalkan(pesanan)}
              >
                Batalkan
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}

/** Every line of an order of several things. */
function IsiPesanan({ items, biaya }: { items: RiwayatPesanan['items']; biaya: number }) {
  return (
    <section aria-labelledby="isi-pesanan" className="mt-4 rounded border border-garis p-4">
      <h3 id="isi-pesanan" className="font-semibold tracking-normal">
        Isi Pesanan
      </h3>
      <dl className="mt-2 grid gap-2">
        {items.map(({ produkId, paketId, nama, jumlah, harga }) => (
          <Rincian key={`${produkId} ${paketId} ${nama}`} nama={`${jumlah} × ${nama}`}>
            {formatRupiah(harga * jumlah)}
          </Rincian>
        ))}
        <Rincian nama="Ongkos kirim">{formatRupiah(biaya)}</Rincian>
      </dl>
    </section>
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

function isDapatDibayar({ status_pembayaran, batas_bayar }: RiwayatPesanan): boolean {
  return status_pembayaran === 'pending' && Date.parse(batas_bayar) > Date.now()
}

function useLanjutkan(onClose: () => void) {
  const bayar = useBayar()
  const { alert } = useAlerts()
  const [isBusy, setBusy] = useState(false)

  async function lanjutkan(pesanan: RiwayatPesanan) {
    setBusy(true)
    try {
      const sesi = await call(bayarPemesanan, { params: { orderId: pesanan.midtrans_order_id } })
      // An open dialog lies above everything, the payment popup too.
      onClose()
      await bayar(sesi)
    } catch (error) {
      onClose()
      // The provider is away: the same answer as without a token, and the order waits.
      if (error instanceof ApiError && error.code === 'PEMBAYARAN_TIDAK_TERSEDIA') {
        await alert({ title: 'Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.' })
      } else {
        await alert({ title: 'Gagal', text: errorText(error, { answered: 'Terjadi kesalahan' }) })
      }
    } finally {
      setBusy(false)
    }
  }

  return { lanjutkan, isBusy }
}
