import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Pengguna } from './endpoints.ts'
import { KodeBody, KodeLoginBody } from './forms.ts'

/** Time for which a code is valid. */
export const KODE_MINUTES = 5
/** Seconds before another code can be requested. */
export const KODE_WAIT_SECONDS = 60

export const askKodeLogin = endpoint({
  name: 'askKodeLogin',
  summary:
    'Meminta kode masuk untuk akun pembeli, lewat WhatsApp atau email. Jawabannya sama, ada akunnya atau tidak; kode hanya berlaku dengan `permintaan` dari jawaban ini.',
  method: 'POST',
  path: '/api/auth/kode',
  access: 'publik',
  body: KodeLoginBody,
  response: z.object({ message: z.string(), permintaan: z.string() }),
  errors: ['VALIDATION_FAILED', 'KODE_TERLALU_SERING', 'TERLALU_SERING'],
})

export const loginKode = endpoint({
  name: 'loginKode',
  summary: 'Masuk dengan kode dari `askKodeLogin`; jawabannya seperti login dengan kata sandi.',
  method: 'POST',
  path: '/api/auth/kode/masuk',
  access: 'publik',
  body: KodeBody,
  response: z.object({ message: z.string(), token: z.string(), user: Pengguna }),
  errors: ['VALIDATION_FAILED', 'KODE_TIDAK_COCOK', 'LOGIN_TERLALU_SERING'],
})
