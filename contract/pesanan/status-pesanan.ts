import { z } from 'zod'

export const StatusPembayaran = z.enum(['pending', 'success', 'failed', 'cancelled', 'expired', 'refunded'])
export type StatusPembayaran = z.infer<typeof StatusPembayaran>

export const StatusPesanan = z.enum(['Menunggu Respon', 'Sedang Di Proses', 'Pesanan Selesai'])
export type StatusPesanan = z.infer<typeof StatusPesanan>
