import { newAkun } from './build-rows.ts'
import { readSurat } from './mail.ts'
import { expect, test } from './test.ts'

const JAWABAN = 'Jika email terdaftar, tautan atur ulang telah dikirim.'

test('the forgotten password is asked for from the login, and the answer tells nothing §2.027 §2.033 §2.034 §2.035', async ({
  page,
  request,
}) => {
  const akun = newAkun()
  await request.post('/api/auth/register', { data: akun })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Lupa password?' }).click()
  await expect(page).toHaveURL('/lupa-password')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Kirim Tautan' }).click()
  await expect(page.getByText('Harap isi email terlebih dahulu')).toBeVisible()
  for (const email of [akun.email, 'tidak-ada@contoh.id']) {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Kirim Tautan' }).click()
    await expect(page.getByText(JAWABAN)).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

test.describe('when it cannot be done', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('a dead link says so; a wrong confirmation is said under its field', async ({ page }) => {
    await page.goto('/atur-ulang-sandi?token=sudah-lama')
    await page.getByLabel('Kata Sandi Baru').fill('rahasia-baru')
    await page.getByLabel('Ulangi Kata Sandi').fill('lain')
    await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
    await expect(page.getByText('Konfirmasi password tidak sesuai')).toBeVisible()
    await page.getByLabel('Ulangi Kata Sandi').fill('rahasia-baru')
    await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
    await expect(page.getByText('Tautan ini sudah tidak berlaku. Minta tautan baru.')).toBeVisible()
  })

  test('the mailed link sets a new password once, and ends every session', async ({ page, pelanggan }) => {
    await page.goto('/lupa-password')
    await page.getByLabel('Email').fill(pelanggan.email)
    await page.getByRole('button', { name: 'Kirim Tautan' }).click()
    await expect(page.getByText(JAWABAN)).toBeVisible()
    let link = ''
    await expect(async () => {
      link = /http\S+\/atur-ulang-sandi\?token=\S+/.exec(await readSurat(pelanggan.email))?.[0] ?? ''
      expect(link).not.toBe('')
    }).toPass()

    const setPassword = async () => {
      await page.goto(link)
      await page.getByLabel('Kata Sandi Baru').fill('rahasia-baru')
      await page.getByLabel('Ulangi Kata Sandi').fill('rahasia-baru')
      await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
    }
    await setPassword()
    await expect(page.getByRole('status').filter({ hasText: 'Kata sandi berhasil diatur ulang.' })).toBeVisible()
    const headers = { authorization: `Bearer ${pelanggan.token}` }
    expect((await page.request.get('/api/auth/profile', { headers })).status()).toBe(401)

    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.getByLabel('Email').fill(pelanggan.email)
    await page.getByLabel('Password', { exact: true }).fill(pelanggan.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Email atau kata sandi salah.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('rahasia-baru')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Halo, Pak Budi')).toBeVisible()

    await setPassword()
    await expect(page.getByText('Tautan ini sudah tidak berlaku. Minta tautan baru.')).toBeVisible()
  })
})
