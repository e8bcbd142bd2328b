import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { KontakBody } from './forms.ts'

export const createLaporan = endpoint({
  name: 'createLaporan',
  summary: 'Mengirim pesan atau pengaduan kepada toko.',
  method: 'POST',
  path: '/api/auth/kontak',
  access: 'publik',
  body: KontakBody,
  response: z.object({ message: z.string() }),
  status: 201,
  errors: ['VALIDATION_FAILED', 'FOTO_TIDAK_ADA', 'KONTAK_TERLALU_SERING'],
})
