import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Pengguna } from '#contract/akun/endpoints.ts'
import { askKodeLogin, KODE_WAIT_SECONDS, loginKode } from '#contract/akun/kode-login.ts'
import { readSession } from '#web/lib/session-store.ts'
import { answer, later, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import LoginKodePage from './login-kode.page.tsx'

const NAME = 'Email atau nomor HP'
const ASKED = { message: 'Jika nomor berakhiran 890 terdaftar, kodenya sudah kami kirim.', permintaan: 'p'.repeat(43) }
const visit = () => show(screen(LoginKodePage), { at: '/masuk-dengan-kode' })

test('asks for a name, then for the code, and starts the session', async () => {
  answer(askKodeLogin, ASKED)
  answer(loginKode, {
    message: 'Login berhasil',
    token: 'tk',
    user: contoh(Pengguna, { id: 7, userId: 7, nama: 'Siti' }),
  })
  const { address } = await visit()
  await press('Kirim kode')
  await see('Isi email atau nomor HP Anda')
  await fill(NAME, '0812-3456 7890')
  await press('Kirim kode')
  await expect.element(page.getByRole('status')).toHaveTextContent(ASKED.message)
  await expect.element(field('Kode')).toHaveFocus()
  await press('Masuk')
  await see('Kode terdiri dari 6 angka')
  await fill('Kode', '123 456')
  await press('Masuk')
  await vi.waitFor(() => expect(readSession().token).toBe('tk'))
  await expect.poll(address).not.toBe('/masuk-dengan-kode')
  expect(sent(askKodeLogin).map(({ body }) => body)).toEqual([{ email: '081234567890', byMail: false }])
  expect(sent(loginKode).map(({ body }) => body)).toEqual([{ permintaan: ASKED.permintaan, kode: '123456' }])
})

test('says that a code is wrong, and goes back to the name', async () => {
  answer(askKodeLogin, ASKED)
  answer(loginKode, refuse('KODE_TIDAK_COCOK'))
  await visit()
  await fill(NAME, 'siti@contoh.id')
  await press('Kirim kode')
  await fill('Kode', '123456')
  await press('Masuk')
  await see(/Kode salah atau sudah tidak berlaku/)
  await press('Ganti email atau nomor')
  await seeNot(/Kode salah/)
  await expect.element(field(NAME)).toBeVisible()
})

test('offers another code, for a number also by mail, after the wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    answer(askKodeLogin, ASKED)
    await visit()
    await fill(NAME, '081234567890')
    await press('Kirim kode')
    await see(/Setelah 1 menit/)
    expect(button('Kirim lewat email saja').elements()).toEqual([])
    vi.advanceTimersByTime(KODE_WAIT_SECONDS * 1000)
    const slow = later<typeof ASKED>()
    answer(askKodeLogin, slow.answer)
    await press('Kirim lewat email saja')
    await expect.element(button('Kirim kode lagi')).toBeDisabled()
    slow.come({ ...ASKED, permintaan: 'q'.repeat(43) })
    await see(/Setelah 1 menit/)
    expect(sent(askKodeLogin).at(-1)?.body).toEqual({ email: '081234567890', byMail: true })
    vi.advanceTimersByTime(KODE_WAIT_SECONDS * 1000)
    await press('Kirim kode lagi')
    await expect.poll(() => sent(askKodeLogin).at(-1)?.body.byMail).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
