import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'

/** Navigation state for the confirmation screen: enough to render it before any request. */
export interface ConfirmationState {
  nama_produk: string
  gambar_produk: string | null
  isPaket: boolean
  jumlah: number
  /** Key of PAYMENT_METHODS or any other name; null if no method was chosen yet. */
  metode_pembayaran: string | null
  total_harga: number
  /** Tax in rupiah that was added to the total. */
  ppn_ditambah?: number | undefined
}

/**
 * Validates navigation state, which survives a reload and may come from anywhere in the tab's history. Returns null if it is
 * invalid.
 */
export function readConfirmationState(state: unknown): ConfirmationState | null {
  if (typeof state !== 'object' || state === null) return null
  // Validated by hand: zod for a few fields would double the size of the screen.
  const line = { gambar_produk: null, isPaket: false, ...state } as Record<keyof ConfirmationState, unknown>
  const { nama_produk, gambar_produk, isPaket, jumlah, metode_pembayaran, total_harga, ppn_ditambah } = line
  const isValid =
    typeof nama_produk === 'string' &&
    isTextOrNull(gambar_produk) &&
    typeof isPaket === 'boolean' &&
    isWholeNumber(jumlah, 1) &&
    isTextOrNull(metode_pembayaran) &&
    isWholeNumber(total_harga, 0)
  const ppn = isWholeNumber(ppn_ditambah, 0) ? ppn_ditambah : undefined
  return isValid
    ? { nama_produk, gambar_produk, isPaket, jumlah, metode_pembayaran, total_harga, ppn_ditambah: ppn }
    : null
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
const isWholeNumber = (value: unknown, min: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min

export function toConfirmationState(pesanan: RincianPesanan): ConfirmationState {
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
