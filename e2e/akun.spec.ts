import type { Page } from '@playwright/test'
import { newAkun } from './build-rows.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

const login = (page: Page) => page.getByRole('link', { name: /^(Login|Akun)$/ })
const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])

async function isTurnedAway(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login')
  await expect(pesan(page)).toContainText('Akses Dibatasi')
  await expect(pesan(page)).toContainText('Anda harus login terlebih dahulu untuk mengakses halaman ini.')
  await expect(pesan(page).getByRole('button', { name: 'Batal' })).toBeVisible()
}

test('a session returns to the guarded screen, survives a reload, and ends on the server too §4.05 §4.06', {
  tag: ['@§2.080', '@§2.082', '@§2.089', '@§2.090', '@§2.091', '@§2.092'],
}, async ({ page, request }) => {
  const akun = newAkun()
  await request.post('/api/auth/register', { data: akun })

  await test.step('the guard leads a guest to the login with the reason, and back after it', async () => {
    const path = '/produk/produk-satuan/pemesanan?produk=1'
    await page.goto(path)
    await isTurnedAway(page)
    await pesan(page).getByRole('button', { name: 'Login Sekarang' }).click()
    await page.getByLabel('Email').fill(akun.email)
    await page.getByLabel('Kata sandi', { exact: true }).fill(akun.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(path)
  })

  await test.step('the session is restored on the next visit', async () => {
    await page.goto('/')
    await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
  })

  const session = await stored(page)
  await test.step('"Keluar" ends it on the server too', async () => {
    await page.getByRole('link', { name: /^Akun( saya)?$/ }).click()
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page).toHaveURL('/')
    await expect(login(page)).toHaveAttribute('href', '/login')
    await expect(pesan(page)).toBeHidden()
    // The browser's own request, with its cookie.
    const profile = () => page.request.get('/api/auth/profile', { headers: { authorization: `Bearer ${session[0]}` } })
    await expect.poll(async () => (await profile()).status()).toBe(401)
  })

  await test.step('a session that the server has ended leads to the login', async () => {
    await page.evaluate(([token = '', user = '']) => {
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('user', user ?? '')
    }, session)
    await page.goto('/riwayat-pembayaran')
    await isTurnedAway(page)
  })

  await test.step('a stored account that cannot be read is cleared', async () => {
    await page.evaluate(() => {
      localStorage.setItem('token', 'tk')
      localStorage.setItem('user', '{rusak')
    })
    await page.goto('/')
    await expect(login(page)).toHaveAttribute('href', '/login')
    expect(await stored(page)).toEqual([null, null])
  })
})
