import { expectAccessible } from './accessibility.ts'
import { readSurat } from './mail.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

test('a stolen token without its cookie is useless, a login is mailed, and its owner ends an unknown device', async ({
  page,
  build,
  request,
}) => {
  const pelanggan = await build.pelanggan()
  await page.goto('/login')
  await page.getByLabel('Email').fill(pelanggan.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(pelanggan.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/')

  await test.step('storage that a script can read opens nothing elsewhere', async () => {
    const [token, seen] = await page.evaluate(() => [localStorage.getItem('token'), document.cookie])
    const ask = { headers: { authorization: `Bearer ${token}` } }
    expect(seen).toBe('')
    expect((await request.get('/api/auth/profile', ask)).status()).toBe(401)
    expect((await page.request.get('/api/auth/profile', ask)).status()).toBe(200)
    expect((await page.request.get('/api/auth/profile')).status()).toBe(401)
  })

  await test.step('the account lists its devices and ends an unknown one', async () => {
    await page.goto('/PengaturanPerangkat')
    const rows = page.getByRole('region', { name: 'Perangkat yang masuk' }).getByRole('listitem')
    await expect(rows).toHaveText([/^Chrome di \w+Perangkat ini/, /^Aplikasi lain/])
    await expectAccessible(page)
    await rows
      .last()
      .getByRole('button', { name: /^Keluarkan/ })
      .click()
    await pesan(page).getByRole('button', { name: 'Ya, Keluarkan' }).click()
    await expect(page.getByText('Perangkat itu sudah dikeluarkan.')).toBeVisible()
    await expect(page.getByText('Tidak ada perangkat lain yang masuk.')).toBeVisible()
    await expect(rows).toHaveCount(1)
    const asked = { headers: { authorization: `Bearer ${pelanggan.token}` } }
    expect((await request.get('/api/auth/profile', asked)).status()).toBe(401)
  })

  // A timer sends the mail.
  const tells = expect.poll(() => readSurat(pelanggan.email), { message: 'the owner hears of it', timeout: 40_000 })
  await tells.toContain('Perangkat: Chrome di ')
})
