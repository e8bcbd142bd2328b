import { generateSync } from 'otplib'
import { findViolations } from './accessibility.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

/** Returns the code of another half minute: each code is accepted only once. */
const kodeOf = (secret: string, halfMinutes = 0) =>
  generateSync({ secret: secret, epoch: Math.floor(Date.now() / 1000) + 30 * halfMinutes })

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Enables two-step login on the screen of the account's safety. @returns the secret and the recovery codes */
async function enable(page: Page) {
  await page.getByRole('button', { name: 'Nyalakan' }).click()
  const dialog = dialogOf(page, 'Nyalakan kode dua langkah')
  await expect(dialog.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')

  await dialog.getByLabel('Kode', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Nyalakan' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Kode salah. Tunggu kode berikutnya, lalu masukkan lagi.')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('Kode', { exact: true }).fill(kodeOf(secret))
  await dialog.getByRole('button', { name: 'Nyalakan' }).click()

  const codes = dialogOf(page, 'Kode pemulihan Anda')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  expect(await findViolations(page)).toEqual([])
  const pemulihan = await codes.getByRole('listitem').allInnerTexts()
  await codes.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(page.getByText('Kode pemulihan tersisa 10.')).toBeVisible()
  return { rahasia: secret, pemulihan }
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test.use({ allowedErrors: /Failed to load resource/ })

test('a short password is replaced first, and a second step is switched on, required, passed by a recovery code, and switched off', async ({
  page,
  build,
}) => {
  const akun = await build.admin('pendek-saja')
  const created = { ...akun, password: 'tiga kata panjang' }

  await test.step('a password that is too short', async () => {
    await page.goto('/login-admin')
    await logIn(page, akun)
    await expect(page).toHaveURL('/keamanan-akun')
    await expect(page.getByText('Kata sandi Anda kurang dari 12 karakter.')).toBeVisible()
    await page.getByRole('link', { name: 'Dasbor' }).click()
    await expect(page, 'no other screen opens').toHaveURL('/keamanan-akun')

    await page.getByLabel('Kata sandi lama').fill(akun.password)
    await page.getByLabel('Kata sandi baru', { exact: true }).fill('masih-juga')
    await page.getByLabel('Ulangi kata sandi baru').fill('masih-juga')
    await page.getByRole('button', { name: 'Ubah Kata Sandi' }).click()
    await expect(page.getByRole('alert')).toHaveText('Kata sandi administrator minimal 12 karakter')
    await page.getByLabel('Kata sandi baru', { exact: true }).fill(created.password)
    await page.getByLabel('Ulangi kata sandi baru').fill(created.password)
    await page.getByRole('button', { name: 'Ubah Kata Sandi' }).click()
    await expect(page.getByText('Kata sandi Anda kurang dari 12 karakter.')).toBeHidden()
    await page.getByRole('link', { name: 'Dasbor' }).click()
    await expect(page).toHaveURL('/dasbor-admin')
    // The tabs of the screen before may still be there.
    const menu = page.getByRole('navigation', { name: 'Menu admin' })
    await menu.getByRole('link', { name: 'Pengguna', exact: true }).click()
    await page.getByRole('link', { name: 'Keamanan Akun' }).click()
  })

  const { rahasia, pemulihan } = await enable(page)
  const kode = page.getByLabel('Kode', { exact: true })
  const logOut = async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Logout' }).click()
    await expect(page).toHaveURL('/login-admin')
  }

  await test.step('a code of the app at the login', async () => {
    await logOut()
    await logIn(page, created)
    await expect(kode).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('Masukkan kode')
    await kode.fill('000000')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toContainText('Kode salah')
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(akun.email)
    await page.getByRole('button', { name: 'Login' }).click()
    await kode.fill(kodeOf(rahasia, 1))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/keamanan-akun')
  })

  await test.step('a recovery code', async () => {
    await logOut()
    await logIn(page, created)
    await kode.fill(pemulihan[3]?.toLowerCase() ?? '')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/keamanan-akun')
    await expect(page.getByText('Kode pemulihan tersisa 9.')).toBeVisible()
    await page.getByRole('button', { name: 'Matikan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Matikan kode dua langkah?' })
    await dialog.getByLabel('Kode', { exact: true }).fill(pemulihan[4] ?? '')
    await dialog.getByRole('button', { name: 'Matikan' }).click()
    await expect(page.getByText('Belum aktif')).toBeVisible()
  })
})
