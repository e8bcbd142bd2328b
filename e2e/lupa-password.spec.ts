import { linkTo } from './mail.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

test('the mailed link sets a new password once, and ends every session, and the answer reveals nothing §2.027 §2.034 §2.035', async ({
  page,
  build,
}) => {
  const pelanggan = await build.pelanggan()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
  await expect(page).toHaveURL('/lupa-password')
  const answer = page.getByText('Jika email terdaftar, tautan atur ulang telah dikirim.')
  for (const email of ['tidak-ada@contoh.id', pelanggan.email]) {
    await page.getByLabel('Email').fill(email)
    const answered = page.waitForResponse('**/api/auth/lupa-password')
    await page.getByRole('button', { name: 'Kirim Tautan' }).click()
    await answered
    await expect(answer).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')

  const link = await linkTo(pelanggan.email, 'atur-ulang-sandi')
  const setPassword = async () => {
    await page.goto(link)
    await page.getByLabel('Kata sandi baru').fill('rahasia-baru')
    await page.getByLabel('Ulangi kata sandi').fill('rahasia-baru')
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  }
  await setPassword()
  await expect(page.getByRole('status').filter({ hasText: 'Kata sandi berhasil diatur ulang.' })).toBeVisible()
  const headers = { authorization: `Bearer ${pelanggan.token}` }
  expect((await page.request.get('/api/auth/profile', { headers })).status()).toBe(401)

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(pelanggan.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(pelanggan.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Email atau kata sandi salah. Periksa, lalu coba lagi.')).toBeVisible()
  await page.getByLabel('Kata sandi', { exact: true }).fill('rahasia-baru')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Halo, Pak Budi')).toBeVisible()

  await setPassword()
  await expect(page.getByText('Tautan ini sudah tidak berlaku. Minta tautan baru.')).toBeVisible()
})
