import { z } from 'zod'

export const JENIS_KELUHAN = {
  rusak: 'Barang rusak atau bocor',
  salah: 'Barang tidak sesuai pesanan',
  kurang: 'Barang kurang',
  terlambat: 'Pesanan terlambat',
} as const
export const JenisKeluhan = z.enum(Object.keys(JENIS_KELUHAN) as [keyof typeof JENIS_KELUHAN], 'Pilih apa yang terjadi')
export type JenisKeluhan = z.infer<typeof JenisKeluhan>

/** What its buyer wishes. */
export const HARAPAN = {
  'uang kembali': 'Uang kembali',
  'kirim ulang': 'Barang dikirim ulang',
  jawaban: 'Penjelasan saja',
} as const
export const Harapan = z.enum(Object.keys(HARAPAN) as [keyof typeof HARAPAN], 'Pilih yang Anda harapkan')
export type Harapan = z.infer<typeof Harapan>

/** What the shop ends a complaint with. */
export const HASIL_TOKO = {
  'uang kembali': 'Uang dikembalikan',
  'kirim ulang': 'Barang dikirim ulang',
  jawaban: 'Dijawab',
  ditolak: 'Tidak dapat dikabulkan',
} as const
export const HasilToko = z.enum(Object.keys(HASIL_TOKO) as [keyof typeof HASIL_TOKO], 'Pilih hasilnya')
export type HasilToko = z.infer<typeof HasilToko>

/** The same, or its buyer has taken it back. */
export const HASIL_KELUHAN = { ...HASIL_TOKO, dicabut: 'Dicabut pembeli' } as const
export const HasilKeluhan = z.enum(Object.keys(HASIL_KELUHAN) as [keyof typeof HASIL_KELUHAN])
export type HasilKeluhan = z.infer<typeof HasilKeluhan>

/** `menunggu`: the shop's turn. `dijawab`: the buyer's. */
export const StatusKeluhan = z.enum(['menunggu', 'dijawab', 'selesai'])
export type StatusKeluhan = z.infer<typeof StatusKeluhan>
