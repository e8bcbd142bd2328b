import { z } from 'zod'
import { email, namaOrang } from '#contract/akun/forms.ts'

/** What anybody writes to the shop. */
export const KontakBody = z.object({
  nama: namaOrang('Masukkan nama terlebih dahulu'),
  email: email('Masukkan email terlebih dahulu'),
  pesan: z
    .string('Masukkan pesan terlebih dahulu')
    .trim()
    .min(1, 'Masukkan pesan terlebih dahulu')
    .max(4000, 'Pesan terlalu panjang; paling banyak 4.000 huruf'),
})
