import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changePassword } from '#contract/akun/endpoints.ts'
import { resetPassword } from '#contract/akun/sandi.ts'
import { endSession, readSession } from '#web/lib/session-store.ts'
import { answer, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { button, field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { PasswordForm } from './password-form.tsx'
import { ResetForm } from './reset-form.tsx'

describe('new password of the account', () => {
  async function fillIn(previous: string, fresh: string, repeat: string) {
    await fill('Kata sandi lama', previous)
    await fill('Kata sandi baru', fresh)
    await fill('Ulangi kata sandi', repeat)
  }

  test('is rejected if the two differ, under the second §5.34', async () => {
    signIn()
    await show(<PasswordForm />)
    await fillIn('rahasia1', 'rahasia2', 'rahasia3')
    await press('Ganti kata sandi')
    await expect.element(field('Ulangi kata sandi')).toHaveAccessibleDescription('Konfirmasi password tidak sesuai')
    await expect.element(field('Ulangi kata sandi')).toHaveFocus()
    expect(sent(changePassword)).toEqual([])
  })

  test('is rejected if it is too short, under its field §5.33', async () => {
    signIn()
    await show(<PasswordForm />)
    await fillIn('rahasia1', '12345', '123456')
    await press('Ganti kata sandi')
    await expect.element(field('Kata sandi baru')).toHaveAccessibleDescription(/Kata sandi minimal 6 karakter/)
    await expect.element(field('Ulangi kata sandi')).toHaveAccessibleDescription('Konfirmasi password tidak sesuai')
    expect(sent(changePassword)).toEqual([])
  })

  test('names empty fields, and does not compare them', async () => {
    signIn()
    await show(<PasswordForm />)
    await press('Ganti kata sandi')
    await expect.element(page.getByText('Semua field harus diisi').nth(2)).toBeVisible()
    await fill('Kata sandi baru', 'rahasia2')
    await press('Ganti kata sandi')
    await see('Semua field harus diisi')
    await seeNot('Konfirmasi password tidak sesuai')
  })

  test('is saved and reported, and leads back to the profile §2.160 §3.19 §8.50', async () => {
    signIn()
    answer(changePassword, { message: 'Kata sandi berhasil diubah', token: 'token-baru' })
    const { address } = await show(<PasswordForm />, { at: '/ubah' })
    await fillIn('rahasia1', 'rahasia2', 'rahasia2')
    await press('Ganti kata sandi')
    await see('Kata sandi berhasil diubah')
    const content = { currentPassword: 'rahasia1', newPassword: 'rahasia2', confirmPassword: 'rahasia2' }
    expect(sent(changePassword)[0]?.body).toEqual(content)
    expect(readSession().token).toBe('token-baru')
    await see('Perangkat lain yang masuk dengan akun ini harus login ulang.')
    await expect.element(field('Kata sandi baru')).toHaveValue('')
    await press('OK')
    await expect.poll(address).toBe('/PengaturanProfil')
  })

  test('shows under its field that the old password is wrong, and keeps the input', async () => {
    signIn()
    answer(changePassword, refuseFields({ currentPassword: 'Kata sandi lama salah. Coba lagi.' }))
    await show(<PasswordForm />)
    await fillIn('rahasia9', 'rahasia2', 'rahasia2')
    await press('Ganti kata sandi')
    await expect.element(field('Kata sandi lama')).toHaveAccessibleDescription('Kata sandi lama salah. Coba lagi.')
    await expect.element(field('Kata sandi baru')).toHaveValue('rahasia2')
  })

  test('says that it failed', async () => {
    signIn()
    answer(changePassword, silence)
    await show(<PasswordForm />)
    await fillIn('rahasia1', 'rahasia2', 'rahasia2')
    await press('Ganti kata sandi')
    await see('Gagal mengubah password')
    await expect.element(button('Ganti kata sandi')).toBeEnabled()
  })

  const GUARDED = (
    <Guard skeleton={null}>
      <PasswordForm />
    </Guard>
  )

  test('is kept for no other account', async () => {
    signIn()
    const first = await show(GUARDED)
    await fill('Kata sandi baru', 'rahasia2')
    endSession()
    await see('Akses Dibatasi')
    await first.unmount()
    signIn({ id: 8, userId: 8 })
    await show(GUARDED)
    await expect.element(field('Kata sandi baru')).toHaveValue('')
  })

  test('is discarded if its user logged out', async () => {
    signIn()
    const first = await show(GUARDED)
    await fill('Kata sandi baru', 'rahasia2')
    endSession({ left: true })
    await first.unmount()
    signIn()
    await show(GUARDED)
    await expect.element(field('Kata sandi baru')).toHaveValue('')
  })
})

describe('new password by a link', () => {
  const AT = '/atur-ulang-sandi?token=abc'

  async function fillIn(fresh: string, repeat: string) {
    await fill('Kata sandi baru', fresh)
    await fill('Ulangi kata sandi', repeat)
    await press('Simpan kata sandi')
  }

  test('is rejected if the two differ', async () => {
    await show(<ResetForm />, { at: AT })
    await fillIn('rahasia1', 'rahasia2')
    await expect.element(field('Ulangi kata sandi')).toHaveAttribute('aria-invalid', 'true')
    await see('Konfirmasi password tidak sesuai')
    await expect.element(field('Ulangi kata sandi')).toHaveFocus()
    expect(sent(resetPassword)).toEqual([])
  })

  test('ends the session of this browser and leads to the login', async () => {
    signIn()
    answer(resetPassword, { message: 'Kata sandi baru tersimpan' })
    await show(<ResetForm />, { at: AT })
    await fillIn('rahasia1', 'rahasia1')
    await see('Kata sandi baru tersimpan')
    await expect.element(link('Login')).toHaveAttribute('href', '/login')
    expect(readSession().token).toBeNull()
    expect(sent(resetPassword)[0]?.body).toMatchObject({ token: 'abc', password: 'rahasia1' })
  })

  test("says an administrator's minimum and leads back to the office", async () => {
    answer(resetPassword, { message: 'Kata sandi baru tersimpan' })
    await show(<ResetForm />, { at: `${AT}&kantor=1` })
    await see('Minimal 12 karakter, dan tidak mudah ditebak.')
    await fillIn('rahasia1rahasia', 'rahasia1rahasia')
    await expect.element(link('Login')).toHaveAttribute('href', '/login-admin')
  })

  test('offers another link without a token', async () => {
    await show(<ResetForm />, { at: '/atur-ulang-sandi' })
    await see('Tautan ini tidak lengkap. Buka lagi tautan dari email Anda.')
    await expect.element(link('Minta tautan baru')).toHaveAttribute('href', '/lupa-password')
  })

  test('offers another link if this one is invalid', async () => {
    answer(resetPassword, refuse('TAUTAN_TIDAK_BERLAKU'))
    await show(<ResetForm />, { at: AT })
    await fillIn('rahasia1', 'rahasia1')
    await see('Tautan ini sudah tidak berlaku. Minta tautan baru.')
    await expect.element(link('Minta tautan baru')).toBeVisible()
    await expect.element(field('Kata sandi baru')).not.toBeInTheDocument()
  })

  test('keeps the form when no answer came', async () => {
    answer(resetPassword, silence)
    await show(<ResetForm />, { at: AT })
    await fillIn('rahasia1', 'rahasia1')
    await see('Tidak dapat terhubung ke server')
    await expect.element(field('Kata sandi baru')).toHaveValue('rahasia1')
    answer(resetPassword, refuseFields({ password: 'Kata sandi ini sudah pernah bocor' }))
    await press('Simpan kata sandi')
    await see('Kata sandi ini sudah pernah bocor')
    await seeNot('Tidak dapat terhubung ke server')
  })
})
