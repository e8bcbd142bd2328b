import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { field, press } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { KontakForm } from '#web/toko/kontak/kontak-form.tsx'
import { ForgotPasswordForm } from './toko/akun/sandi/forgot-password-form.tsx'
import { LoginForm } from './toko/akun/sesi/login-form.tsx'
import { RegisterForm } from './toko/akun/sesi/register-form.tsx'

const FORMS: [ReactElement, button: string, first: string, text: string][] = [
  [<LoginForm key="a" />, 'Login', 'Email atau nomor HP', 'Harap isi email terlebih dahulu'],
  [<RegisterForm key="b" />, 'Daftar', 'Nama Lengkap', 'Masukkan nama lengkap terlebih dahulu'],
  [<ForgotPasswordForm key="c" />, 'Kirim Tautan', 'Email', 'Harap isi email terlebih dahulu'],
  [<KontakForm key="d" />, 'Kirim Pesan', 'Nama', 'Isi nama Anda dulu'],
]

test.each(FORMS)('an incomplete form focuses its first error and announces it', async (...row) => {
  const [form, button, first, text] = row
  await show(form)
  await press(button)
  await expect.element(field(first)).toHaveFocus()
  await expect.element(field(first)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field(first)).toHaveAccessibleDescription(text)
  await expect.element(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible()
})
