import type { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'

/**
 * What it means to go from one state of an order to another: `maju` on the way to the buyer, `koreksi` back again,
 * `tetap` no step at all (only courier or number of the parcel change).
 */
type Langkah = 'maju' | 'koreksi' | 'tetap'

const LANGKAH: Record<StatusPesanan, Record<StatusPesanan, Langkah>> = {
  'Menunggu Respon': { 'Menunggu Respon': 'tetap', 'Sedang Di Proses': 'maju', 'Pesanan Selesai': 'maju' },
  'Sedang Di Proses': { 'Menunggu Respon': 'koreksi', 'Sedang Di Proses': 'tetap', 'Pesanan Selesai': 'maju' },
  'Pesanan Selesai': { 'Menunggu Respon': 'koreksi', 'Sedang Di Proses': 'koreksi', 'Pesanan Selesai': 'tetap' },
}

/**
 * May the office take this step? Nothing is packed or sent that is not paid; a step back is a correction, needs a reason,
 * and stays open also after the money went back.
 */
export function judgeLangkah(
  pembayaran: StatusPembayaran,
  dari: StatusPesanan,
  ke: StatusPesanan,
  alasan: string,
): 'boleh' | 'belum lunas' | 'tanpa alasan' {
  if (LANGKAH[dari][ke] !== 'koreksi') return pembayaran === 'success' ? 'boleh' : 'belum lunas'
  return alasan === '' ? 'tanpa alasan' : 'boleh'
}

interface Keadaan {
  status_pesanan: StatusPesanan
  kurir: string
  resi: string
}

/**
 * What the buyer is told when the office changes an order, if anything: one piece of news per change, the one that says
 * most. A correction is the office's own matter.
 */
export function kabarPerubahan(dari: Keadaan, ke: Keadaan): 'diproses' | 'dikirim' | 'selesai' | undefined {
  const langkah = LANGKAH[dari.status_pesanan][ke.status_pesanan]
  if (langkah === 'koreksi') return undefined
  if (langkah === 'maju' && ke.status_pesanan === 'Pesanan Selesai') return 'selesai'
  const isParcelNew = ke.resi !== '' && (ke.resi !== dari.resi || ke.kurir !== dari.kurir)
  if (isParcelNew) return 'dikirim'
  return langkah === 'maju' ? 'diproses' : undefined
}

type Penolakan = 'PESANAN_SUDAH_DIBAYAR' | 'PESANAN_MASIH_DAPAT_DIBAYAR' | 'PESANAN_PERLU_PERHATIAN'

interface Arsipan {
  status_pembayaran: StatusPembayaran
  batas_bayar: Date
  perhatian: readonly string[]
}

/** Why an order must stay in the list: only what came to nothing may be put away. Undefined where it may go. */
export function refuseArchive(
  { status_pembayaran, batas_bayar, perhatian }: Arsipan,
  now: Date,
): Penolakan | undefined {
  if (status_pembayaran === 'success' || status_pembayaran === 'refunded') return 'PESANAN_SUDAH_DIBAYAR'
  if (perhatian.length > 0) return 'PESANAN_PERLU_PERHATIAN'
  if (status_pembayaran === 'pending' && now < batas_bayar) return 'PESANAN_MASIH_DAPAT_DIBAYAR'
  return undefined
}
