import { describe, expect, test } from 'vitest'
import { Pengguna, register } from '#contract/akun/endpoints.ts'
import { answer, garbage, later, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { expectToLast, pass, passUntil, stopTimers, until } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, text, tint } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { RegisterForm } from './register-form.tsx'

const FIELDS_OF = {
  'Nama Lengkap': 'Siti',
  Email: 'siti@contoh.id',
  'Nomor HP': '081234567890',
  'Kata sandi': 'rahasia1',
}

/** Screen that the buyer came from. */
const RETURN = { kembali: { to: '/favorit', state: null } }

async function fillIn(input: Partial<Record<keyof typeof FIELDS_OF, string>> = {}) {
  for (const [label, value] of Object.entries({ ...FIELDS_OF, ...input })) await fill(label, value)
}

describe('register form', () => {
  test('names every empty field and focuses the first §5.10 §5.11 §5.13 §5.16', async () => {
    await show(<RegisterForm />)
    await press('Daftar')
    await see('Masukkan nama lengkap terlebih dahulu')
    await see('Masukkan email terlebih dahulu')
    await see('Masukkan nomor HP terlebih dahulu')
    await see('Masukkan sandi terlebih dahulu')
    await expect.element(field('Nama Lengkap')).toHaveFocus()
    expect(sent(register)).toEqual([])
  })

  test.each([
    ['Nama Lengkap', 'lihat www.jahat.id', 'Nama tidak boleh berisi alamat web. Beri spasi setelah titik.'],
    ['Email', 'siti@', 'Format email tidak valid'],
    ['Nomor HP', '12', 'Nomor HP tidak valid'],
    ['Kata sandi', '12345', 'Kata sandi minimal 6 karakter'],
  ] as const)('says under %s what is wrong with "%s" §5.12 §5.14 §5.17 §9.02', async (label, value, error) => {
    await show(<RegisterForm />)
    await fillIn({ [label]: value })
    await press('Daftar')
    await see(error)
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
    expect(sent(register)).toEqual([])
  })

  test('takes a password of six characters §5.18', async () => {
    answer(register, { message: 'ok', user: contoh(Pengguna) })
    await show(<RegisterForm />)
    await fillIn({ 'Kata sandi': 'zq7-kp' })
    await press('Daftar')
    await see('Selamat, akun Anda telah dibuat!')
    expect(sent(register)[0]?.body).toMatchObject({ password: 'zq7-kp' })
  })

  test('makes the account and goes on to the login with its address §2.031 §3.24 §4.20 §8.10', async () => {
    const { answer: wait, come } = later<{ message: string; user: Pengguna }>()
    answer(register, wait)
    const { address, router } = await show(<RegisterForm />, { at: '/register', state: RETURN })
    await fillIn({ 'Nomor HP': '+62 812-3456-7890' })
    await press('Daftar')
    await expect.element(button('Mendaftar...')).toBeDisabled()
    stopTimers()
    come({ message: 'ok', user: contoh(Pengguna) })
    await see('Selamat, akun Anda telah dibuat!')
    expect(tint('Selamat, akun Anda telah dibuat!')).toBe('hijau')
    await expect.element(button('Daftar')).toBeDisabled()
    await passUntil(() => address() !== '/register')
    expect(address()).toBe('/login')
    expect(router.state.location.state).toEqual({ ...RETURN, registered: 'siti@contoh.id' })
    const { nama, email, no_hp, password } = sent(register)[0]?.body ?? {}
    expect([nama, email, no_hp, password]).toEqual(['Siti', 'siti@contoh.id', '081234567890', 'rahasia1'])
  })

  test.each([
    ['no answer §8.08', silence, 'Tidak dapat terhubung ke server'],
    ["a proxy's error page §8.07", () => garbage(502), 'Gagal mendaftar'],
    ['too many attempts', () => refuse('TERLALU_RAMAI'), 'Toko sedang ramai. Tunggu beberapa detik, lalu coba lagi.'],
  ] as const)('says in red what went wrong after %s, and keeps what was typed §8.11', async (_, failure, text) => {
    answer(register, failure)
    await show(<RegisterForm />)
    await fillIn()
    await press('Daftar')
    await see(text)
    expect(tint(text)).toBe('merah')
    await expect.element(field('Nama Lengkap')).toHaveValue('Siti')
    await expect.element(field('Kata sandi')).toHaveValue('rahasia1')
    await expect.element(button('Daftar')).toBeEnabled()
  })

  test('shows under the address that it is taken, and keeps the input §5.19', async () => {
    answer(register, refuseFields({ email: 'Email sudah terdaftar' }))
    await show(<RegisterForm />)
    await fillIn()
    await press('Daftar')
    await expect.element(field('Email')).toHaveAccessibleDescription('Email sudah terdaftar')
    await expect.element(field('Email')).toHaveFocus()
    await expect.element(field('Nama Lengkap')).toHaveValue('Siti')
  })

  test('shows a failure for three seconds §4.22 §9.21 §8.11', async () => {
    answer(register, garbage(500))
    await show(<RegisterForm />)
    await fillIn()
    stopTimers()
    await press('Daftar')
    await expectToLast('Gagal mendaftar', 3000)
  })

  test('leads to the login two seconds after the registration §2.032 §4.21 §9.22 §8.10', async () => {
    answer(register, { message: 'ok', user: contoh(Pengguna) })
    const { address } = await show(<RegisterForm />, { at: '/register' })
    await fillIn()
    stopTimers()
    await press('Daftar')
    await until(() => text('Selamat, akun Anda telah dibuat!').elements().length > 0)
    await pass(1950)
    expect(address()).toBe('/register')
    await pass(100)
    expect(address()).toBe('/login')
  })

  test.each([
    ['', 'Minimal 6 karakter, dan tidak mudah ditebak.'],
    ['abcd', 'Minimal 6 karakter: kurang 2 lagi.'],
    ['abcdef', 'Panjangnya cukup. Jangan pakai kata yang mudah ditebak.'],
  ])('states the rule of the password while %j is typed', async (typed, rule) => {
    await show(<RegisterForm />)
    await fill('Kata sandi', typed)
    await expect.element(field('Kata sandi')).toHaveAccessibleDescription(rule)
  })
})
