/* Texts without the schemas, for screens that only display complaints. */

export const JENIS_KELUHAN = {
  rusak: 'Barang rusak atau bocor',
  salah: 'Barang tidak sesuai pesanan',
  kurang: 'Barang kurang',
  terlambat: 'Pesanan terlambat',
} as const
export type JenisKeluhan = keyof typeof JENIS_KELUHAN

/** The buyer's wish. */
export const HARAPAN = {
  'uang kembali': 'Uang kembali',
  'kirim ulang': 'Barang dikirim ulang',
  jawaban: 'Penjelasan saja',
} as const
export type Harapan = keyof typeof HARAPAN

/** Outcomes that the shop can set. */
export const HASIL_TOKO = {
  'uang kembali': 'Uang dikembalikan',
  'kirim ulang': 'Barang dikirim ulang',
  jawaban: 'Dijawab',
  ditolak: 'Tidak bisa dikabulkan',
} as const
export type HasilToko = keyof typeof HASIL_TOKO

/** All outcomes: those of the shop, and the withdrawal by the buyer. */
export const HASIL_KELUHAN = { ...HASIL_TOKO, dicabut: 'Dicabut pembeli' } as const
export type HasilKeluhan = keyof typeof HASIL_KELUHAN
