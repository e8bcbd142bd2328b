import type { RefundMethod, RefundOption } from '#contract/pembayaran/pengembalian-admin.ts'

/** True if this method allows only a full refund. */
export const isFullOnly = (pilihan: readonly RefundOption[], method: RefundMethod) =>
  pilihan.some((item) => item.cara === method && item.utuh)

/** Returns the label of the submit button. */
export function refundButton(method: RefundMethod, isPending: boolean): string {
  if (isPending) return method === 'manual' ? 'Mencatat…' : 'Mengembalikan…'
  return method === 'manual' ? 'Catat Pengembalian' : 'Kembalikan Dana'
}

/** Returns the explanation of a method, with the reason if it is the only one. */
export function methodNote(method: RefundMethod, pilihan: RefundOption[]): string {
  if (method === 'batal')
    return 'Kartu sudah ditagih, tetapi belum diproses bank. Seluruh tagihan dibatalkan, pesanan batal, dan stok kembali.'
  if (method === 'midtrans') {
    const note = isFullOnly(pilihan, method) ? ' Dengan cara bayar ini, dana hanya bisa dikembalikan seluruhnya.' : ''
    return `Dana dikirim kembali ke pembeli lewat Midtrans.${note}`
  }
  const reason =
    pilihan.length === 1
      ? 'Pembayaran ini tidak bisa dikembalikan lewat Midtrans. '
      : 'Untuk pembayaran yang tidak bisa lagi lewat Midtrans. '
  return `${reason}Transfer dulu kepada pembeli, lalu catat di sini. Setelah seluruh dana kembali, pesanan ini tidak lagi lunas.`
}
