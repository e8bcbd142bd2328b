import type { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'

interface Perubahan {
  jenis: 'pembayaran' | 'pesanan' | 'pengembalian' | 'resep' | 'ongkir'
  dari: string | null
  ke: string
  oleh: string
  /** Amount of a refund or a shipping fee. For a prescription, the reason of a refusal or what is left of the order. */
  keterangan: string
}

const PEMBAYARAN: Record<StatusPembayaran, string> = {
  pending: 'Pesanan dibuat, menunggu pembayaran.',
  success: 'Pembayaran diterima.',
  failed: 'Pembayaran ditarik kembali oleh bank.',
  cancelled: 'Pesanan dibatalkan.',
  expired: 'Batas waktu pembayaran lewat, pesanan otomatis batal.',
  refunded: 'Seluruh dana dikembalikan.',
}

const PESANAN: Record<StatusPesanan, string> = {
  'Menunggu Respon': 'Pesanan menunggu diproses toko.',
  'Sedang Di Proses': 'Pesanan sedang diproses toko.',
  'Pesanan Selesai': 'Pesanan selesai.',
}

/** History note of an order that was created, or ended, without a decision about its prescription. */
export const AWAITS_RESEP = 'menunggu resep'
/** History note of an order that was created, or ended, without a confirmed shipping fee. */
export const AWAITS_ONGKIR = 'menunggu ongkir'

/** History note of a replacement; the number of the replaced order may follow. */
export const PENGGANTI = 'pengganti'

const RESEP: Record<string, string> = {
  'disetujui-ongkir': 'Resep disetujui, ongkir sedang kami pastikan.',
  disetujui: 'Resep disetujui, pesanan menunggu pembayaran.',
  sebagian: 'Resep disetujui sebagian, pesanan menunggu pembayaran.',
  ditolak: 'Resep belum bisa disetujui.',
}

/**
 * Returns one change of an order as a text for its buyer. An unknown state is returned as it is.
 * @param isShipped the change handed a parcel to its courier; `keterangan` names both
 */
export function describePerjalanan({ jenis, dari, ke, oleh, keterangan }: Perubahan, isShipped = false): string {
  if (jenis === 'pengembalian') return `Dana ${keterangan} dikembalikan${ke === 'manual' ? ' lewat transfer' : ''}.`
  if (jenis === 'resep') return [RESEP[ke] ?? ke, keterangan].filter(Boolean).join(' ')
  if (jenis === 'ongkir') return `Ongkir dipastikan ${keterangan}, pesanan menunggu pembayaran.`
  if (jenis === 'pesanan') {
    if (isShipped && ke !== 'Pesanan Selesai') return `Pesanan dikirim: ${keterangan}.`
    // Unchanged status: only courier or parcel number were saved.
    if (dari === ke) return 'Kurir atau nomor resi diperbarui.'
    if (ke === 'Pesanan Selesai' && oleh === 'pelanggan') return 'Anda menerima barangnya, pesanan selesai.'
    if (ke === 'Pesanan Selesai' && oleh === 'otomatis') return 'Pesanan otomatis selesai karena sudah lama dikirim.'
    return PESANAN[ke as StatusPesanan] ?? ke
  }
  if (keterangan === PENGGANTI) return 'Pesanan pengganti dibuat.'
  if (keterangan.startsWith(`${PENGGANTI} `))
    return `Tanpa biaya: ${keterangan.replace(PENGGANTI, 'pengganti pesanan')}.`
  if (keterangan === AWAITS_RESEP && ke === 'pending') return 'Pesanan dibuat, menunggu persetujuan resep.'
  if (keterangan === AWAITS_ONGKIR && ke === 'pending') return 'Pesanan dibuat, ongkir sedang kami pastikan.'
  if (keterangan === AWAITS_ONGKIR && ke === 'expired')
    return 'Ongkir belum dipastikan sampai batas waktunya, pesanan otomatis batal.'
  if (keterangan === AWAITS_RESEP && ke === 'expired')
    return 'Resep belum selesai diperiksa sampai batas waktunya, pesanan otomatis batal.'
  if (ke === 'success' && (dari === 'cancelled' || dari === 'expired'))
    return 'Pembayaran diterima setelah pesanan batal.'
  if (ke === 'cancelled' && dari === 'success') return 'Pembayaran dibatalkan.'
  if (ke === 'cancelled' && oleh === 'pelanggan') return 'Anda membatalkan pesanan.'
  if (ke === 'cancelled' && oleh === 'peramban') return 'Pesanan dibatalkan karena halaman pembayaran ditutup.'
  return PEMBAYARAN[ke as StatusPembayaran] ?? ke
}
