import { z } from 'zod'
import { HARAPAN, HASIL_KELUHAN, HASIL_TOKO, JENIS_KELUHAN } from './kata.ts'

const salahSatu = <Key extends string>(kata: Readonly<Record<Key, string>>, salah: string) =>
  z.enum(Object.keys(kata) as [Key, ...Key[]], salah)

export const JenisKeluhan = salahSatu(JENIS_KELUHAN, 'Pilih apa yang terjadi')
export const Harapan = salahSatu(HARAPAN, 'Pilih yang Anda harapkan')
export const HasilToko = salahSatu(HASIL_TOKO, 'Pilih hasilnya')
export const HasilKeluhan = salahSatu(HASIL_KELUHAN, 'Pilih hasilnya')

/** `menunggu`: waits for the shop. `dijawab`: waits for the buyer. */
export const StatusKeluhan = z.enum(['menunggu', 'dijawab', 'selesai'])
export type StatusKeluhan = z.infer<typeof StatusKeluhan>
