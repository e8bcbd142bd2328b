/* Texts without the schemas, for screens that only display complaints. */

export const KELUHAN_KINDS = {
  rusak: 'Barang rusak atau bocor',
  salah: 'Barang tidak sesuai pesanan',
  kurang: 'Barang kurang',
  terlambat: 'Pesanan terlambat',
} as const
export type KeluhanKind = keyof typeof KELUHAN_KINDS

/** The buyer's wish. */
export const REQUESTED_OUTCOMES = {
  'uang kembali': 'Uang kembali',
  'kirim ulang': 'Barang dikirim ulang',
  jawaban: 'Penjelasan saja',
} as const
export type RequestedOutcome = keyof typeof REQUESTED_OUTCOMES

/** Outcomes that the shop can set. */
export const TOKO_OUTCOMES = {
  'uang kembali': 'Uang dikembalikan',
  'kirim ulang': 'Barang dikirim ulang',
  jawaban: 'Dijawab',
  ditolak: 'Tidak bisa dikabulkan',
} as const
export type TokoOutcome = keyof typeof TOKO_OUTCOMES

/** All outcomes: those of the shop, and the withdrawal by the buyer. */
export const KELUHAN_OUTCOMES = { ...TOKO_OUTCOMES, dicabut: 'Ditutup pembeli' } as const
export type KeluhanOutcome = keyof typeof KELUHAN_OUTCOMES
