import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Peran } from '#contract/peran.ts'
import { AcceptUndanganBody, CheckUndanganBody } from './forms.ts'

export const checkUndangan = endpoint({
  name: 'checkUndangan',
  summary: 'Untuk siapa undangan ke kantor toko ini, dan sebagai apa.',
  method: 'POST',
  path: '/api/auth/undangan/periksa',
  access: 'publik',
  body: CheckUndanganBody,
  response: z.object({ nama: z.string(), email: z.string(), peran: z.array(Peran) }),
  errors: ['VALIDATION_FAILED', 'UNDANGAN_TIDAK_BERLAKU', 'TERLALU_SERING'],
})

export const acceptUndangan = endpoint({
  name: 'acceptUndangan',
  summary: 'Menerima undangan ke kantor toko dengan kata sandi sendiri. Undangan hanya berlaku sekali.',
  description:
    'Email yang sudah punya akun pembeli menjadi akun admin toko: kata sandinya diganti, dan semua perangkat lamanya dikeluarkan.',
  method: 'POST',
  path: '/api/auth/undangan',
  access: 'publik',
  body: AcceptUndanganBody,
  response: z.object({ message: z.string(), email: z.string() }),
  errors: [
    'VALIDATION_FAILED',
    'UNDANGAN_TIDAK_BERLAKU',
    'SUDAH_DI_KANTOR',
    'PASSWORD_TERLALU_UMUM',
    'EMAIL_TERDAFTAR',
    'TERLALU_RAMAI',
    'TERLALU_SERING',
  ],
})
