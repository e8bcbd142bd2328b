import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { login, Pengguna } from '#contract/akun/endpoints.ts'
import { beginLoginKunci, loginKunci } from '#contract/akun/kunci-sandi.ts'
import { readSession } from '#web/lib/session-store.ts'
import { answer, garbage, later, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import LoginPage from './login.page.tsx'
import { LoginForm } from './login-form.tsx'
import { rememberEmail } from './remembered-email.ts'

const EMAIL = 'Email atau nomor HP'
const LOGIN_LINK = {
  message: 'Login berhasil',
  token: 'tk',
  user: contoh(Pengguna, { id: 7, userId: 7, nama: 'Siti' }),
}

async function fillIn(email = 'siti@contoh.id', password = 'rahasia1') {
  await fill(EMAIL, email)
  await fill('Kata sandi', password)
}

describe('login form', () => {
  test('names both empty fields and focuses the first §5.01 §5.03', async () => {
    await show(<LoginForm />)
    await press('Login')
    await see('Harap isi email terlebih dahulu')
    await see('Harap isi password terlebih dahulu')
    await expect.element(field(EMAIL)).toHaveFocus()
    expect(sent(login)).toEqual([])
  })

  test('puts the cursor into the password when only that is wrong §5.04 §5.06 §9.02', async () => {
    await show(<LoginForm />)
    await fillIn('siti@contoh.id', '12345')
    await press('Login')
    await see('Kata sandi minimal 6 karakter')
    await expect.element(field('Kata sandi')).toHaveFocus()
    await fill('Kata sandi', '123456')
    await seeNot('Kata sandi minimal 6 karakter')
  })

  test('says under the address that it is none §5.02', async () => {
    await show(<LoginForm />)
    await fillIn('siti@')
    await press('Login')
    await expect.element(field(EMAIL)).toHaveAccessibleDescription('Format email tidak valid')
    expect(sent(login)).toEqual([])
    await fill(EMAIL, 'siti@contoh.id')
    await seeNot('Format email tidak valid')
  })

  test("starts the session with the server's response §2.025 §4.01 §4.02", async () => {
    answer(login, LOGIN_LINK)
    await show(<LoginForm />)
    await fillIn('0812-3456 7890')
    await press('Login')
    await expect.poll(() => readSession().token).toBe('tk')
    expect(sent(login)[0]?.body).toEqual({ email: '081234567890', password: 'rahasia1' })
    expect(localStorage.getItem('token')).toBe('tk')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ userId: 7, nama: 'Siti' })
  })

  test('sends once however often it is pressed', async () => {
    const { answer: wait, come } = later<typeof LOGIN_LINK>()
    answer(login, wait)
    await show(<LoginForm />)
    await fillIn()
    await press('Login')
    await expect.element(button('Memproses…')).toBeDisabled()
    ;(button('Memproses…').element() as HTMLElement).click()
    come(LOGIN_LINK)
    await expect.element(button('Login')).toBeEnabled()
    expect(sent(login)).toHaveLength(1)
  })

  test.each([
    ['a wrong password §8.01', () => refuse('LOGIN_SALAH'), 'Email atau kata sandi salah. Periksa, lalu coba lagi.'],
    [
      'too many attempts',
      () => refuse('LOGIN_TERLALU_SERING', { message: 'Coba lagi dalam 5 menit.' }),
      'Coba lagi dalam 5 menit.',
    ],
    ['no answer §8.03', silence, 'Tidak ada respon dari server'],
    ["a proxy's error page §8.02", () => garbage(502), 'Login gagal'],
    ["a proxy's page in the place of an answer §8.04", () => garbage(200), 'Terjadi kesalahan saat login'],
  ] as const)('says what went wrong after %s, and keeps what was typed §5.07', async (_, failure, text) => {
    answer(login, failure)
    await show(<LoginForm />)
    await fillIn()
    await press('Login')
    await see(text)
    await expect.element(field(EMAIL)).toHaveValue('siti@contoh.id')
    await expect.element(field('Kata sandi')).toHaveValue('rahasia1')
    await expect.element(button('Login')).toBeEnabled()
    await fill('Kata sandi', 'rahasia2')
    await seeNot(text)
  })

  test("shows the server's errors under their fields", async () => {
    answer(login, refuseFields({ email: 'Format email tidak valid' }))
    await show(<LoginForm />)
    await fillIn()
    await press('Login')
    await expect.element(field(EMAIL)).toHaveAccessibleDescription('Format email tidak valid')
    await expect.element(field(EMAIL)).toHaveFocus()
  })

  test('strips invalid characters while typing §5.05', async () => {
    await show(<LoginForm />)
    await fillIn(`"a<b>@c.id'`, `<ab&cd>`)
    await expect.element(field(EMAIL)).toHaveValue('ab@c.id')
    await expect.element(field('Kata sandi')).toHaveValue('abcd')
  })

  test('remembers the address only when asked to §2.026 §4.23 §4.24 §9.01', async () => {
    answer(login, LOGIN_LINK)
    const { unmount } = await show(<LoginForm />)
    await fillIn()
    await press(field('Ingat saya'))
    await press('Login')
    await expect.poll(() => readSession().token).toBe('tk')
    await unmount()
    await show(<LoginForm />)
    await expect.element(field(EMAIL)).toHaveValue('siti@contoh.id')
    await expect.element(field('Ingat saya')).toBeChecked()
    await press(field('Ingat saya'))
    await fill('Kata sandi', 'rahasia1')
    await press('Login')
    await expect.poll(() => localStorage.getItem('rememberedEmail')).toBeNull()
    await cleanup()
    await show(<LoginForm />)
    await expect.element(field(EMAIL)).toHaveValue('')
    await expect.element(field('Ingat saya')).not.toBeChecked()
  })

  test('says of a number that it counts once an order with it was paid', async () => {
    answer(login, refuse('LOGIN_SALAH'))
    await show(<LoginForm />)
    await fillIn('+62 855-1234 5678')
    await press('Login')
    await see(
      /^Email atau kata sandi salah\. Periksa, lalu coba lagi\. Nomor HP baru bisa dipakai setelah ada pesanan yang dibayar/,
    )
    expect(sent(login)[0]?.body.email).toMatch(/^(0|\+?62)85512345678$/)
  })

  test('says that Google is not there yet, also in a browser that opens no dialog §2.029 §8.05 §8.06', async () => {
    await show(<LoginForm />)
    await press('Login dengan Google')
    await expect.element(page.getByRole('alertdialog').getByText('Fitur login Google dalam pengembangan')).toBeVisible()
    await press('OK')
    const { showModal } = HTMLDialogElement.prototype
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    onTestFinished(() => Object.assign(HTMLDialogElement.prototype, { showModal }) && undefined)
    await press('Login dengan Google')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Gagal login dengan Google')
  })

  test('says nothing when the window of the passkey is closed, and stays as it is', async () => {
    answer(beginLoginKunci, { permintaan: { challenge: 'YWJj' } })
    const ask = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('x', 'NotAllowedError'))
    await show(<LoginForm />)
    await press('Masuk dengan kunci sandi')
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    await expect.element(button('Masuk dengan kunci sandi')).toBeEnabled()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(field(EMAIL)).toBeVisible()
    vi.restoreAllMocks()
  })

  test('offers the passkey with the name where one was used before, and signs in with it', async () => {
    localStorage.setItem('kunciSandi', '1')
    const bytes = new Uint8Array([1, 2, 3]).buffer
    const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null }
    const key = { id: 'AQID', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) }
    const ask = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(key as never)
    answer(beginLoginKunci, { permintaan: { challenge: 'YWJj' } })
    answer(loginKunci, LOGIN_LINK)
    await show(<LoginForm />)
    await expect.poll(() => readSession().token).toBe('tk')
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' })
  })

  test('prefers the account that was just made to the remembered one', async () => {
    rememberEmail('lama@contoh.id')
    await show(<LoginForm email="baru@contoh.id" />)
    await expect.element(field('Ingat saya')).toBeChecked()
    await expect.element(field(EMAIL)).toHaveValue('baru@contoh.id')
  })

  test('leads to a new password §2.027', async () => {
    await show(<LoginForm />)
    await expect.element(link('Lupa kata sandi?')).toHaveAttribute('href', '/lupa-password')
  })

  test('leads to the registration, and after the login to the landing page §2.028 §2.030', async () => {
    answer(login, LOGIN_LINK)
    const { address } = await show(screen(LoginPage), { at: '/login' })
    await expect.element(link('Daftar')).toHaveAttribute('href', '/register')
    await fillIn()
    await press('Login')
    await expect.poll(address).toBe('/')
  })

  test.each([
    ['/produk/produk-satuan/pemesanan?produk=3', 'Pesan tanpa login', '/pesan-tanpa-login?produk=3'],
    ['/', 'Lihat produk dulu', '/produk/produk-satuan'],
  ])('leads a visitor from %s without an account on: %s', async (to, name, href) => {
    await show(screen(LoginPage), { at: '/login', state: { kembali: { to, state: null } } })
    await expect.element(link(name)).toHaveAttribute('href', href)
  })

  test('offers no way around the login to the screens of an account', async () => {
    await show(screen(LoginPage), { at: '/login', state: { kembali: { to: '/akun', state: null } } })
    await expect.element(field(EMAIL)).toBeVisible()
    expect(page.getByRole('link', { name: /tanpa login|Lihat produk/ }).elements()).toEqual([])
  })

  test('says that the session ended, and fills in its address', async () => {
    await show(screen(LoginPage), { at: '/login', state: { hasEnded: true, email: 'siti@contoh.id' } })
    await see('Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan; isian Anda tetap tersimpan.')
    await expect.element(field(EMAIL)).toHaveValue('siti@contoh.id')
  })
})
