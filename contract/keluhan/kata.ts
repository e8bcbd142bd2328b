/* Words alone: who only shows them does without the schemas. */

export const JENIS_KELUHAN = {
  rusak: 'Barang rusak atau bocor',
  salah: 'Barang tidak sesuai pesanan',
  kurang: 'Barang kurang',
  terlambat: 'Pesanan terlambat',
} as const
export type JenisKeluhan = keyof typeof JENIS_KELUHAN

/** What its buyer wishes. */
export const HARAPAN = {
  'uang kembali': 'Uang kembali',
  'kirim ulang': 'Barang dikirim ulang',
  jawaban: 'Penjelasan saja',
} as const
export type Harapan = keyof typeof HARAPAN

/** What the shop ends a complaint with. */
export const HASIL_TOKO = {
  'uang kembali': 'Uang dikembalikan',
  'kirim ulang': 'Barang dikirim ulang',
  jawaban: 'Dijawab',
  ditolak: 'Tidak dapat dikabulkan',
} as const
export type HasilToko = keyof typeof HASIL_TOKO

/** The same, or its buyer has taken it back. */
export const HASIL_KELUHAN = { ...HASIL_TOKO, dicabut: 'Dicabut pembeli' } as const
export type HasilKeluhan = keyof typeof HASIL_KELUHAN
