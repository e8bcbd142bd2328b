import { describe, expect, test, vi } from 'vitest'
import { loginAdmin } from '#contract/akun/admin.ts'
import { Pengguna } from '#contract/akun/endpoints.ts'
import { forgotPassword } from '#contract/akun/sandi.ts'
import { answer, bare, garbage, refuse, sent, silence } from '#web/testing/api.ts'
import { findViolations } from '#web/testing/axe.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { ForgotSandi } from './forgot-sandi.tsx'
import { LoginAdminForm } from './login-admin-form.tsx'
import { readAdminToken, usePeran } from './sesi-admin.ts'

const LOGIN_LINK = { message: '', token: 'tk', user: contoh(Pengguna), peran: ['gudang' as const] }
const done = vi.fn()

async function open() {
  done.mockClear()
  await show(<LoginAdminForm onDone={done} />)
  await fill('Email', 'budi@contoh.id')
  await fill('Kata sandi', 'rahasia')
}
const Peran = () => <p>Peran: {usePeran().join(' ')}</p>

describe('login of the office', () => {
  test('names both empty fields §5.40 §5.41 §5.42', async () => {
    await show(<LoginAdminForm onDone={done} />)
    await press('Login')
    await see('Harap isi email terlebih dahulu')
    await see('Harap isi password terlebih dahulu')
    await expect.element(field('Email')).toHaveFocus()
    expect(sent(loginAdmin)).toEqual([])
    await fill('Email', 'a')
    await seeNot('Harap isi email terlebih dahulu')
  })

  test('stores the token and continues the interrupted action §2.200 §4.08 §6.08', async () => {
    answer(loginAdmin, LOGIN_LINK)
    await open()
    await press('Login')
    await expect.poll(() => done.mock.calls.length).toBe(1)
    expect(sent(loginAdmin)[0]?.body).toMatchObject({ email: 'budi@contoh.id', password: 'rahasia' })
    expect([readAdminToken(), localStorage.getItem('adminToken')]).toEqual(['tk', 'tk'])
    await show(<Peran />)
    await see('Peran: gudang')
  })

  test('requires a code if the account uses one, focuses it, and sends both', async () => {
    answer(loginAdmin, ({ body }) =>
      body.kode === '123456' ? LOGIN_LINK : refuse(body.kode ? 'KODE_SALAH' : 'BUTUH_KODE'),
    )
    await open()
    await press('Login')
    await expect.element(field('Kode')).toHaveFocus()
    await press('Login')
    await see('Masukkan kode')
    await fill('Kode', '000000')
    await press('Login')
    await expect.element(field('Kode')).toHaveAttribute('aria-invalid', 'true')
    await see(/Kode salah/)
    await fill('Kode', '123456')
    await press('Login')
    await expect.poll(() => done.mock.calls.length).toBe(1)
    expect(sent(loginAdmin).at(-1)?.body).toEqual({ email: 'budi@contoh.id', password: 'rahasia', kode: '123456' })
  })

  test('returns from the code to the password, with the input kept', async () => {
    answer(loginAdmin, refuse('BUTUH_KODE'))
    await open()
    await press('Login')
    await fill('Kode', '111')
    await press('Kembali')
    await expect.element(field('Email')).toHaveValue('budi@contoh.id')
  })

  test.each([
    ['a wrong password §8.12', () => refuse('LOGIN_SALAH'), 'Email atau kata sandi salah. Periksa, lalu coba lagi.'],
    ['no answer §8.14', silence, 'Terjadi kesalahan jaringan'],
    ['a failure without a message §8.13', () => bare(500, {}), 'Terjadi kesalahan saat login'],
    ['an answer other than JSON', () => garbage(200), 'Terjadi kesalahan saat login'],
  ] as const)('reports the error after %s, stays logged out, and allows another try', async (_, failure, words) => {
    answer(loginAdmin, failure)
    await open()
    await press('Login')
    await see(words)
    expect(readAdminToken()).toBeNull()
    await expect.element(field('Kata sandi')).toHaveValue('rahasia')
    expect(done).not.toHaveBeenCalled()
    await expect.element(button('Login')).toBeEnabled()
    await fill('Kata sandi', 'lain')
    await seeNot(words)
  })
})

describe('forgotten password of the office', () => {
  test('sends a link, says so, and closes', async () => {
    answer(forgotPassword, { message: 'Tautan dikirim bila akunnya ada' })
    await show(<ForgotSandi />)
    await press('Lupa kata sandi?')
    await expect.element(field('Email')).toHaveFocus()
    await press('Kirim Tautan')
    await see('Harap isi email terlebih dahulu')
    await fill('Email', 'budi@contoh.id')
    await press('Kirim Tautan')
    await see('Tautan dikirim bila akunnya ada')
    expect(await findViolations()).toEqual([])
    await press('Tutup')
    await seeNot('Tautan dikirim bila akunnya ada')
    await expect.element(button('Lupa kata sandi?')).toHaveFocus()
  })
})
