import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { ForgotPasswordBody, ResetPasswordBody } from './forms.ts'

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Meminta tautan untuk mengatur ulang kata sandi. Jawabannya sama, terdaftar atau tidak.',
  method: 'POST',
  path: '/api/auth/lupa-password',
  access: 'publik',
  body: ForgotPasswordBody,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'TERLALU_SERING'],
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Mengatur kata sandi baru dengan tautan dari email; mengakhiri semua sesi.',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'publik',
  body: ResetPasswordBody,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'TAUTAN_TIDAK_BERLAKU', 'PASSWORD_TERLALU_UMUM', 'TERLALU_SERING', 'TERLALU_RAMAI'],
})
