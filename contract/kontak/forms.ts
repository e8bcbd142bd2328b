import { z } from 'zod'
import { email, namaOrang } from '#contract/akun/forms.ts'
import { fotoIsian } from '#contract/foto/isian.ts'

/** Photos of one message. */
export const FOTO_LAPORAN_MAX = 3

/** What anybody writes to the shop; the specification's clients send the first three. */
export const KontakBody = z.object({
  nama: namaOrang('Masukkan nama terlebih dahulu'),
  email: email('Masukkan email terlebih dahulu'),
  pesan: z
    .string('Masukkan pesan terlebih dahulu')
    .trim()
    .min(1, 'Masukkan pesan terlebih dahulu')
    .max(4000, 'Pesan terlalu panjang; paling banyak 4.000 huruf'),
  /** Of the order that it is about, as somebody knows it. */
  nomor_pesanan: z.string().trim().max(60, 'Nomor pesanan terlalu panjang').default(''),
  /** Uploaded before. */
  foto: fotoIsian(FOTO_LAPORAN_MAX).default([]),
})
