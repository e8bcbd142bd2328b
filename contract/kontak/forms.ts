import { z } from 'zod'
import { email, personName } from '#contract/akun/forms.ts'
import { fotoInput } from '#contract/foto/input.ts'

/** Maximum number of photos of a message. */
export const FOTO_LAPORAN_MAX = 3

/** Input of the contact form; clients of the specification send only the first three fields. */
export const KontakBody = z.object({
  nama: personName('Isi nama Anda dulu'),
  email: email('Masukkan email terlebih dahulu'),
  pesan: z
    .string('Tulis pesan Anda dulu')
    .trim()
    .min(1, 'Tulis pesan Anda dulu')
    .max(4000, 'Pesan maksimal 4.000 huruf'),
  /** Number of the related order, as typed. */
  nomor_pesanan: z
    .string()
    .trim()
    .max(60, 'Nomor pesanan itu terlalu panjang. Salin dari Riwayat Pembayaran.')
    .default(''),
  /** Ids of uploaded photos. */
  foto: fotoInput(FOTO_LAPORAN_MAX).default([]),
})
