import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'

/** What a screen hands over to the confirmation: enough to show it before anything is asked for. */
const KonfirmasiState = z.object({
  nama_produk: z.string(),
  gambar_produk: z.string().nullable().default(null),
  isPaket: z.boolean().default(false),
  jumlah: z.int().positive(),
  /** A key of METODE_BAYAR, or any name; null while none was chosen. */
  metode_pembayaran: z.string().nullable(),
  total_harga: Rupiah,
})
export type KonfirmasiState = z.infer<typeof KonfirmasiState>

/** Navigation state survives a reload and may come from anywhere in the tab's history; what does not fit is nothing. */
export function readKonfirmasiState(state: unknown): KonfirmasiState | null {
  return KonfirmasiState.safeParse(state).data ?? null
}

export function toKonfirmasiState(pesanan: RincianPesanan): KonfirmasiState {
  const { nama_produk, gambar_produk, items, jumlah, cara_bayar, total_harga } = pesanan
  return {
    nama_produk,
    gambar_produk,
    isPaket: Boolean(items[0]?.paketId),
    jumlah,
    metode_pembayaran: cara_bayar?.metode ?? null,
    total_harga,
  }
}
