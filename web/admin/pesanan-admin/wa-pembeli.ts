import { formatReturned, isFullyReturned } from '#contract/buku/money.ts'
import { waUrl } from '#contract/no-hp.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import type { KodeWa, WriteWa } from '#web/admin/templat/write-wa.ts'

type Pesanan = Pick<
  PesananAdmin,
  | 'no_hp'
  | 'nama'
  | 'midtrans_order_id'
  | 'total_harga'
  | 'batas_bayar'
  | 'status_pembayaran'
  | 'status_pesanan'
  | 'kurir'
  | 'resi'
  | 'perhatian'
  | 'menunggu_resep'
  | 'menunggu_ongkir'
  | 'dibayar'
  | 'dikembalikan'
>

/** Returns a WhatsApp link to the buyer with the text for the order's state; undefined without a phone number. */
export const waPembeli = (pesanan: Pesanan, write: WriteWa): string | undefined =>
  waUrl(pesanan.no_hp, textPembeli(pesanan, write))

/** Returns the text to the buyer for the order's state. */
export function textPembeli(pesanan: Pesanan, write: WriteWa): string {
  const { nama, midtrans_order_id: nomor, total_harga, batas_bayar, kurir, resi } = pesanan
  const refundText = isFullyReturned(pesanan) ? undefined : formatReturned(pesanan)
  return write(kodeOf(pesanan), {
    nama,
    nomor,
    kurir,
    resi,
    total: formatRupiah(total_harga),
    batas: formatTime(batas_bayar),
    kiriman: resi && `Nomor resinya ${resi}${kurir && ` (${kurir})`}.`,
    kembali: refundText ? `${refundText}.` : '',
  })
}

function kodeOf({
  perhatian,
  menunggu_resep,
  menunggu_ongkir,
  status_pembayaran,
  status_pesanan,
  resi,
}: Pesanan): KodeWa {
  if (perhatian.includes('lunas tanpa stok')) return 'wa-tanpa-stok'
  if (perhatian.includes('lunas tanpa resep')) return 'wa-tanpa-resep'
  switch (status_pembayaran) {
    case 'pending':
      if (menunggu_resep) return 'wa-menunggu-resep'
      return menunggu_ongkir ? 'wa-menunggu-ongkir' : 'wa-menunggu-bayar'
    case 'cancelled':
    case 'expired':
      return 'wa-berakhir'
    case 'failed':
      return 'wa-ditarik'
    case 'refunded':
      return 'wa-dana-kembali'
    case 'success':
      if (status_pesanan === 'Menunggu Respon') return 'wa-dibayar'
      if (status_pesanan === 'Pesanan Selesai') return 'wa-selesai'
      return resi ? 'wa-dikirim' : 'wa-diproses'
  }
}
