import { z } from 'zod'
import { LoginBody, RegisterBody } from './akun.ts'
import { endpoint } from './endpoint.ts'

export const LupaPasswordBody = z.object({ email: LoginBody.shape.email })

export const ResetPasswordBody = z
  .object({
    token: z.string().min(1).max(100),
    password: RegisterBody.shape.password,
    confirmPassword: z.string(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Konfirmasi password tidak sesuai',
  })

export const lupaPassword = endpoint({
  name: 'lupaPassword',
  summary: 'Meminta tautan untuk mengatur ulang kata sandi. Jawabannya sama, terdaftar atau tidak.',
  method: 'POST',
  path: '/api/auth/lupa-password',
  access: 'publik',
  body: LupaPasswordBody,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED'],
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Mengatur kata sandi baru dengan tautan dari email; mengakhiri semua sesi.',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'publik',
  body: ResetPasswordBody,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'TAUTAN_TIDAK_BERLAKU'],
})
