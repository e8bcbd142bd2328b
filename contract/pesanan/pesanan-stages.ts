import type { StatusPembayaran, StatusPesanan } from './status-pesanan.ts'

/** Steps of an order as displayed to its buyer. */
export const TAHAP = ['dibuat', 'dibayar', 'disiapkan', 'dikirim', 'diterima'] as const
export type Tahap = (typeof TAHAP)[number]

export const STAGE_NAMES: Record<Tahap, string> = {
  dibuat: 'Dibuat',
  dibayar: 'Dibayar',
  disiapkan: 'Disiapkan',
  dikirim: 'Dikirim',
  diterima: 'Selesai',
}

interface Keadaan {
  status_pembayaran: StatusPembayaran
  status_pesanan: StatusPesanan
  resi: string
}

/** Returns the step that an order has reached; null if it ended unpaid or was refunded. */
export function stageOf({ status_pembayaran, status_pesanan, resi }: Keadaan): Tahap | null {
  if (status_pembayaran === 'pending') return 'dibuat'
  if (status_pembayaran !== 'success') return null
  if (status_pesanan === 'Pesanan Selesai') return 'diterima'
  if (resi) return 'dikirim'
  return status_pesanan === 'Sedang Di Proses' ? 'disiapkan' : 'dibayar'
}

interface Menunggu {
  menunggu_resep: boolean
  menunggu_ongkir: boolean
}

/** Returns the one word for the state of an order, which its buyer reads in the history, on its page and in mails. */
export function stateWord(pesanan: Keadaan & Menunggu): string {
  const tahap = stageOf(pesanan)
  if (tahap === null) return 'Dibatalkan'
  if (tahap !== 'dibuat') return STAGE_NAMES[tahap]
  if (pesanan.menunggu_resep) return 'Menunggu Resep'
  return pesanan.menunggu_ongkir ? 'Menunggu Ongkir' : 'Menunggu Pembayaran'
}

/** Filter groups of the order history. */
export const KELOMPOK_RIWAYAT = ['belum-dibayar', 'diproses', 'dikirim', 'selesai', 'dibatalkan'] as const
export type KelompokRiwayat = (typeof KELOMPOK_RIWAYAT)[number]
