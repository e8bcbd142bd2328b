import type { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'

/**
 * Kind of a status change: `maju` towards the buyer, `koreksi` back again, `tetap` without a step (only courier or parcel
 * number change).
 */
type Langkah = 'maju' | 'koreksi' | 'tetap'

const LANGKAH: Record<StatusPesanan, Record<StatusPesanan, Langkah>> = {
  'Menunggu Respon': { 'Menunggu Respon': 'tetap', 'Sedang Di Proses': 'maju', 'Pesanan Selesai': 'maju' },
  'Sedang Di Proses': { 'Menunggu Respon': 'koreksi', 'Sedang Di Proses': 'tetap', 'Pesanan Selesai': 'maju' },
  'Pesanan Selesai': { 'Menunggu Respon': 'koreksi', 'Sedang Di Proses': 'koreksi', 'Pesanan Selesai': 'tetap' },
}

/**
 * Judges a status change by the office. A change needs a paid order. A step back is a correction: it needs a reason
 * instead, and stays possible after a refund.
 */
export function judgeLangkah(
  pembayaran: StatusPembayaran,
  from: StatusPesanan,
  ke: StatusPesanan,
  reason: string,
): 'boleh' | 'belum lunas' | 'tanpa alasan' {
  if (LANGKAH[from][ke] !== 'koreksi') return pembayaran === 'success' ? 'boleh' : 'belum lunas'
  return reason === '' ? 'tanpa alasan' : 'boleh'
}

interface StageState {
  status_pesanan: StatusPesanan
  kurir: string
  resi: string
}

/** Returns the mail to the buyer after a change by the office, at most one per change. A correction is not mailed. */
export function changeNotice(from: StageState, ke: StageState): 'diproses' | 'dikirim' | 'selesai' | undefined {
  const langkah = LANGKAH[from.status_pesanan][ke.status_pesanan]
  if (langkah === 'koreksi') return undefined
  if (langkah === 'maju' && ke.status_pesanan === 'Pesanan Selesai') return 'selesai'
  const isParcelNew = ke.resi !== '' && (ke.resi !== from.resi || ke.kurir !== from.kurir)
  if (isParcelNew) return 'dikirim'
  return langkah === 'maju' ? 'diproses' : undefined
}

type Refusal = 'PESANAN_SUDAH_DIBAYAR' | 'PESANAN_MASIH_DAPAT_DIBAYAR' | 'PESANAN_PERLU_PERHATIAN'

interface Archived {
  status_pembayaran: StatusPembayaran
  batas_bayar: Date
  perhatian: readonly string[]
}

/** Returns the error code if an order may not be archived, else undefined. Only unpaid orders may be archived. */
export function refuseArchive({ status_pembayaran, batas_bayar, perhatian }: Archived, now: Date): Refusal | undefined {
  if (status_pembayaran === 'success' || status_pembayaran === 'refunded') return 'PESANAN_SUDAH_DIBAYAR'
  if (perhatian.length > 0) return 'PESANAN_PERLU_PERHATIAN'
  if (status_pembayaran === 'pending' && now < batas_bayar) return 'PESANAN_MASIH_DAPAT_DIBAYAR'
  return undefined
}
