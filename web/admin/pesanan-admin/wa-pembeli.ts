import { isKembaliUtuh, teksKembali } from '#contract/buku/uang.ts'
import { waUrl } from '#contract/no-hp.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import type { KodeWa, TulisWa } from '#web/admin/templat/tulis-wa.ts'

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
export function waPembeli(pesanan: Pesanan, tulis: TulisWa): string | undefined {
  const { nama, midtrans_order_id: nomor, total_harga, batas_bayar, kurir, resi } = pesanan
  const kembali = isKembaliUtuh(pesanan) ? undefined : teksKembali(pesanan)
  const teks = tulis(kodeOf(pesanan), {
    ...{ nama, nomor, kurir, resi },
    total: formatRupiah(total_harga),
    batas: formatWaktu(batas_bayar),
    kiriman: resi && `Nomor resinya ${resi}${kurir && ` (${kurir})`}.`,
    kembali: kembali ? `${kembali}.` : '',
  })
  return waUrl(pesanan.no_hp, teks)
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
