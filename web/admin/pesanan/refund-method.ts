import type { ReturnMethod, ReturnOptions } from '#contract/pembayaran/pengembalian-admin.ts'

/** True if this method allows only a full refund. */
export const isWhole = (pilihan: readonly ReturnOptions[], cara: ReturnMethod) =>
  pilihan.some((satu) => satu.cara === cara && satu.utuh)

/** Returns the label of the submit button. */
export function refundButton(cara: ReturnMethod, isPending: boolean): string {
  if (isPending) return cara === 'manual' ? 'Mencatat…' : 'Mengembalikan…'
  return cara === 'manual' ? 'Catat Pengembalian' : 'Kembalikan Dana'
}

/** Returns the explanation of a method, with the reason if it is the only one. */
export function methodNote(cara: ReturnMethod, pilihan: ReturnOptions[]): string {
  if (cara === 'batal')
    return 'Kartu sudah ditagih, tetapi belum diproses bank. Seluruh tagihan dibatalkan, pesanan batal, dan stok kembali.'
  if (cara === 'midtrans') {
    const bagian = isWhole(pilihan, cara) ? ' Dengan cara bayar ini, dana hanya bisa dikembalikan seluruhnya.' : ''
    return `Dana dikirim kembali ke pembeli lewat Midtrans.${bagian}`
  }
  const sebab =
    pilihan.length === 1
      ? 'Pembayaran ini tidak bisa dikembalikan lewat Midtrans. '
      : 'Untuk pembayaran yang tidak bisa lagi lewat Midtrans. '
  return `${sebab}Transfer dulu kepada pembeli, lalu catat di sini. Setelah seluruh dana kembali, pesanan ini tidak lagi lunas.`
}
