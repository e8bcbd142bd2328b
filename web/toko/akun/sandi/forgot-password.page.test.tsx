import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgotPassword } from '#contract/akun/sandi.ts'
import { answer, sent } from '#web/testing/api.ts'
import { button, field, fill, link, press, see } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import ForgotPasswordPage from './forgot-password.page.tsx'

const JAWABAN = 'Jika email terdaftar, tautan atur ulang telah dikirim.'

test('the screen of a forgotten password requires only an address, and shows the answer §2.033 §2.034 §2.035', async () => {
  answer(forgotPassword, { message: JAWABAN })
  await show(screen(ForgotPasswordPage), { at: '/lupa-password' })
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
  await expect.element(link('Login')).toHaveAttribute('href', '/login')
  await press('Kirim Tautan')
  await see('Harap isi email terlebih dahulu')
  await expect.element(field('Email')).toHaveFocus()
  expect(sent(forgotPassword)).toEqual([])
  await fill('Email', 'siti@contoh.id')
  await press('Kirim Tautan')
  await expect.element(page.getByRole('status')).toHaveTextContent(JAWABAN)
  await expect.element(button('Kirim Tautan')).toBeEnabled()
  expect(sent(forgotPassword).map(({ body }) => body)).toEqual([{ email: 'siti@contoh.id' }])
})
