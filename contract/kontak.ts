import { z } from 'zod'
import { email } from './akun.ts'
import { endpoint } from './endpoint.ts'

/** What anybody writes to the shop. */
export const KontakBody = z.object({
  nama: z
    .string('Masukkan nama terlebih dahulu')
    .trim()
    .min(1, 'Masukkan nama terlebih dahulu')
    .max(100, 'Nama terlalu panjang'),
  email: email('Masukkan email terlebih dahulu'),
  pesan: z
    .string('Masukkan pesan terlebih dahulu')
    .trim()
    .min(1, 'Masukkan pesan terlebih dahulu')
    .max(4000, 'Pesan terlalu panjang; paling banyak 4.000 huruf'),
})

export const createLaporan = endpoint({
  name: 'createLaporan',
  summary: 'Mengirim pesan atau pengaduan kepada toko.',
  method: 'POST',
  path: '/api/auth/kontak',
  access: 'publik',
  body: KontakBody,
  response: z.object({ message: z.string() }),
  status: 201,
  errors: ['VALIDATION_FAILED', 'KONTAK_TERLALU_SERING'],
})
