import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readSurat } from './mail.ts'
import { breakApi, pesan } from './page.ts'
import { expect, test } from './test.ts'

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/')
}

const answer = (page: Page, name: string) => pesan(page).getByRole('button', { name }).click()

test('what a script could take out of the browser opens nothing elsewhere', async ({ page, build, request }) => {
  await logIn(page, await build.pelanggan())
  const [token, seen] = await page.evaluate(() => [localStorage.getItem('token'), document.cookie])
  const ask = { headers: { authorization: `Bearer ${token}` } }
  expect(seen).toBe('')
  expect((await request.get('/api/auth/profile', ask)).status()).toBe(401)
  expect((await page.request.get('/api/auth/profile', ask)).status()).toBe(200)
  expect((await page.request.get('/api/auth/profile')).status()).toBe(401)
})

test('the account lists its devices and ends what one does not know @wide', async ({ page, build, request }) => {
  const pelanggan = await build.pelanggan()
  await logIn(page, pelanggan)
  // A timer sends the mail.
  const tells = expect.poll(() => readSurat(pelanggan.email), { message: 'the owner hears of it', timeout: 40_000 })
  await tells.toContain('Perangkat: Chrome di ')

  await page.goto('/akun')
  await page.getByRole('link', { name: 'Pengaturan Akun' }).click()
  await page.getByRole('link', { name: 'Perangkat', exact: true }).click()
  await expect(page).toHaveURL('/PengaturanPerangkat')
  const rows = page.getByRole('region', { name: 'Perangkat yang masuk' }).getByRole('listitem')
  await expect(rows).toHaveText([/^Chrome di \w+Perangkat ini/, /^Aplikasi lain/])
  await expectAccessible(page)

  await rows
    .last()
    .getByRole('button', { name: /^Keluarkan/ })
    .click()
  await answer(page, 'Batal')
  const asked = { headers: { authorization: `Bearer ${pelanggan.token}` } }
  expect((await request.get('/api/auth/profile', asked)).status()).toBe(200)
  await rows
    .last()
    .getByRole('button', { name: /^Keluarkan/ })
    .click()
  await answer(page, 'Ya, Keluarkan')
  await expect(page.getByText('Perangkat itu sudah dikeluarkan.')).toBeVisible()
  await expect(page.getByText('Tidak ada perangkat lain yang masuk.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  expect((await request.get('/api/auth/profile', asked)).status()).toBe(401)
})

test.describe('while the shop is away', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('ending all others says that it failed, and ends them when it is tried again', async ({ page, build }) => {
    const pelanggan = await build.pelanggan()
    await logIn(page, pelanggan)
    await page.goto('/PengaturanPerangkat')
    const all = page.getByRole('button', { name: 'Keluarkan semua perangkat lain' })
    await expect(all).toBeVisible()
    await breakApi(page, '/auth/perangkat', 'away')
    await all.click()
    await answer(page, 'Ya, Keluarkan')
    await expect(page.getByText('Gagal mengeluarkan perangkat. Coba lagi.')).toBeVisible()
    await page.unrouteAll()
    await all.click()
    await answer(page, 'Ya, Keluarkan')
    await expect(page.getByText('Semua perangkat lain sudah dikeluarkan.')).toBeVisible()
    await expect(page.getByText('Gagal mengeluarkan')).toBeHidden()
  })
})
