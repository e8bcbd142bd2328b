import type { PesananRow } from '#server/db/schema.ts'

interface Pesanan extends Pick<PesananRow, 'perhatian' | 'resep_id'> {
  /** True if an open complaint about the order exists. */
  isDisputed: boolean
  /** True if money of the order was refunded. */
  isRefunded: boolean
  bagian: readonly { nama: string; suhu_simpan: 'ruang' | 'dingin' }[]
}

/** Returns the reason why an order is excluded from batch packing and needs a manual check, else undefined. */
export function needsPerson({ perhatian, resep_id, isDisputed, isRefunded, bagian }: Pesanan): string | undefined {
  if (perhatian.length > 0) return `Perlu perhatian: ${perhatian.join(', ')}.`
  if (isDisputed) return 'Ada keluhan yang belum selesai.'
  if (isRefunded) return 'Sebagian uangnya sudah kembali: periksa apa yang masih dikirim.'
  if (resep_id !== null) return 'Obat dengan resep: cocokkan resepnya saat mengemas.'
  const cold = bagian.filter(({ suhu_simpan }) => suhu_simpan === 'dingin').map(({ nama }) => nama)
  if (cold.length > 0) return `Harus tetap dingin: ${cold.join(', ')}. Siapkan dulu kotak dan es.`
  return undefined
}
