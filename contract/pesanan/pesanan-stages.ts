import type { StatusPembayaran, StatusPesanan } from './status-pesanan.ts'

/** Steps of an order as displayed to its buyer. */
export const STAGES = ['dibuat', 'dibayar', 'disiapkan', 'dikirim', 'diterima'] as const
export type Stage = (typeof STAGES)[number]

export const STAGE_NAMES: Record<Stage, string> = {
  dibuat: 'Dibuat',
  dibayar: 'Dibayar',
  disiapkan: 'Disiapkan',
  dikirim: 'Dikirim',
  diterima: 'Selesai',
}

interface PesananState {
  status_pembayaran: StatusPembayaran
  status_pesanan: StatusPesanan
  resi: string
}

/** Returns the step that an order has reached; null if it ended unpaid or was refunded. */
export function stageOf({ status_pembayaran, status_pesanan, resi }: PesananState): Stage | null {
  if (status_pembayaran === 'pending') return 'dibuat'
  if (status_pembayaran !== 'success') return null
  if (status_pesanan === 'Pesanan Selesai') return 'diterima'
  if (resi) return 'dikirim'
  return status_pesanan === 'Sedang Di Proses' ? 'disiapkan' : 'dibayar'
}

interface PendingReasons {
  menunggu_resep: boolean
  menunggu_ongkir: boolean
}

/** Returns the one word for the state of an order, which its buyer reads in the history, on its page and in mails. */
export function stateWord(pesanan: PesananState & PendingReasons): string {
  const stage = stageOf(pesanan)
  if (stage === null) return 'Dibatalkan'
  if (stage !== 'dibuat') return STAGE_NAMES[stage]
  if (pesanan.menunggu_resep) return 'Menunggu Resep'
  return pesanan.menunggu_ongkir ? 'Menunggu Ongkir' : 'Menunggu Pembayaran'
}

/** Filter groups of the order history. */
export const RIWAYAT_GROUPS = ['belum-dibayar', 'diproses', 'dikirim', 'selesai', 'dibatalkan'] as const
export type RiwayatGroup = (typeof RIWAYAT_GROUPS)[number]
