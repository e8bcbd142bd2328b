import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'

/** What a screen hands over to the confirmation: enough to show it before anything is asked for. */
export interface KonfirmasiState {
  nama_produk: string
  gambar_produk: string | null
  isPaket: boolean
  jumlah: number
  /** A key of METODE_BAYAR, or any name; null while none was chosen. */
  metode_pembayaran: string | null
  total_harga: number
  /** The tax in it that was added. */
  ppn_ditambah?: number | undefined
}

/** Navigation state survives a reload and may come from anywhere in the tab's history; what does not fit is nothing. */
export function readKonfirmasiState(state: unknown): KonfirmasiState | null {
  if (typeof state !== 'object' || state === null) return null
  // By hand: with zod for these six fields the screen would be twice as heavy.
  const isi = { gambar_produk: null, isPaket: false, ...state } as Record<keyof KonfirmasiState, unknown>
  const { nama_produk, gambar_produk, isPaket, jumlah, metode_pembayaran, total_harga, ppn_ditambah } = isi
  const isFit =
    typeof nama_produk === 'string' &&
    isTextOrNull(gambar_produk) &&
    typeof isPaket === 'boolean' &&
    isBilangan(jumlah, 1) &&
    isTextOrNull(metode_pembayaran) &&
    isBilangan(total_harga, 0)
  const ppn = isBilangan(ppn_ditambah, 0) ? ppn_ditambah : undefined
  return isFit
    ? { nama_produk, gambar_produk, isPaket, jumlah, metode_pembayaran, total_harga, ppn_ditambah: ppn }
    : null
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
const isBilangan = (value: unknown, min: number): value is number => Number.isSafeInteger(value) && Number(value) >= min

export function toKonfirmasiState(pesanan: RincianPesanan): KonfirmasiState {
  const { nama_produk, gambar_produk, items, jumlah, cara_bayar, total_harga, ppn_ditambah } = pesanan
  return {
    nama_produk,
    gambar_produk,
    isPaket: Boolean(items[0]?.paketId),
    jumlah,
    metode_pembayaran: cara_bayar?.metode ?? null,
    total_harga,
    ppn_ditambah,
  }
}
