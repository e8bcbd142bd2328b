import { z } from 'zod'
import { PASSWORD_ADMIN_MIN, personName, RegisterBody } from '#contract/akun/forms.ts'

const Token = z.string().min(1).max(100)

export const CheckUndanganBody = z.object({ token: Token })

/** Input of an invited person. */
export const AcceptUndanganBody = z
  .object({
    token: Token,
    nama: personName('Masukkan nama lengkap terlebih dahulu'),
    password: RegisterBody.shape.password.min(
      PASSWORD_ADMIN_MIN,
      `Kata sandi administrator minimal ${PASSWORD_ADMIN_MIN} karakter`,
    ),
    confirmPassword: z.string(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Konfirmasi password tidak sesuai',
  })
