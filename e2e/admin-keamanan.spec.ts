import { generateSync } from 'otplib'
import { findViolations } from './accessibility.ts'
import { unique } from './build-rows.ts'
import { breakApi, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

/** Returns the code of another half minute: each code is accepted only once. */
const kodeOf = (rahasia: string, halfMinutes = 0) =>
  generateSync({ secret: rahasia, epoch: Math.floor(Date.now() / 1000) + 30 * halfMinutes })

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Enables two-step login through the UI. @returns the secret and the recovery codes */
async function nyalakan(page: Page) {
  await page.goto('/keamanan-akun')
  await page.getByRole('button', { name: 'Nyalakan' }).click()
  const dialog = dialogOf(page, 'Nyalakan kode dua langkah')
  await expect(dialog.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
  const rahasia = (await dialog.locator('code').innerText()).replaceAll(' ', '')

  await dialog.getByLabel('Kode', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Nyalakan' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Kode salah. Tunggu kode berikutnya.')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('Kode', { exact: true }).fill(kodeOf(rahasia))
  await dialog.getByRole('button', { name: 'Nyalakan' }).click()

  const codes = dialogOf(page, 'Kode pemulihan Anda')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  expect(await findViolations(page)).toEqual([])
  const pemulihan = await codes.getByRole('listitem').allInnerTexts()
  await codes.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(page.getByText('Kode pemulihan tersisa 10.')).toBeVisible()
  return { rahasia, pemulihan }
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test.describe('the second step', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('is switched on with an app, then asked for at the login, where a recovery code does as well', async ({
    page,
    admin,
  }) => {
    const { rahasia, pemulihan } = await nyalakan(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Logout' }).click()
    await expect(page).toHaveURL('/login-admin')

    await logIn(page, admin)
    const kode = page.getByLabel('Kode', { exact: true })
    await expect(kode).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('Masukkan kode')
    await kode.fill('000000')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toContainText('Kode salah')
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(admin.email)
    await page.getByRole('button', { name: 'Login' }).click()
    await kode.fill(kodeOf(rahasia, 1))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/keamanan-akun')

    await page.evaluate(() => localStorage.removeItem('adminToken'))
    await page.goto('/login-admin')
    await logIn(page, admin)
    await kode.fill(pemulihan[3]?.toLowerCase() ?? '')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/dasbor-admin')

    await page.goto('/keamanan-akun')
    await expect(page.getByText('Kode pemulihan tersisa 9.')).toBeVisible()
    await page.getByRole('button', { name: 'Matikan' }).click()
    await pesan(page).getByRole('button', { name: 'Matikan' }).click()
    await expect(page.getByText('Belum aktif')).toBeVisible()
  })
})

test.describe('a costly step', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })
  /** Responds once with PERLU_BUKTI, as for a session of a quarter of an hour ago. */
  const once = async (page: Page, path: string) => {
    const body = JSON.stringify({ code: 'PERLU_BUKTI', message: 'Demi keamanan, masukkan kata sandi.' })
    await page.route(`**${path}*`, (route) => route.fulfill({ status: 403, contentType: 'application/json', body }), {
      times: 1,
    })
  }

  test('asks for the password over the form, and then does what was wanted with what was typed', async ({
    page,
    admin,
    build,
  }) => {
    const { userId } = await build.pelanggan()
    const nama = unique('Pak Bukti')
    await page.goto(`/edit-user/${userId}`)
    await page.getByLabel('Nama').fill(nama)
    await once(page, `/api/auth/users/${userId}`)
    await page.getByRole('button', { name: 'Simpan' }).click()

    const dialog = dialogOf(page, 'Pastikan ini Anda')
    const password = dialog.getByLabel('Password', { exact: true })
    await expect(password).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await password.fill('bukan-ini')
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Kata sandi salah.')
    await password.fill(admin.password)
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(pesan(page)).toContainText('Berhasil memperbarui pengguna')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await searchRow(page, nama)
  })

  test('is not done for who does not answer, and stays as it was typed', async ({ page, admin: _, build }) => {
    const { userId } = await build.pelanggan()
    await page.goto(`/edit-user/${userId}`)
    await page.getByLabel('Nama').fill('Pak Batal')
    await once(page, `/api/auth/users/${userId}`)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await dialogOf(page, 'Pastikan ini Anda').getByRole('button', { name: 'Batal' }).click()
    await expect(page.getByText('Demi keamanan, masukkan kata sandi.')).toBeVisible()
    await expect(page.getByLabel('Nama')).toHaveValue('Pak Batal')
  })

  test('that is a file is proven first, and then comes', async ({ page, admin }) => {
    await page.goto('/daftar-pesanan')
    await page.getByRole('button', { name: 'Unduh CSV' }).click()
    await once(page, '/api/admin/pesanan.csv')
    await dialogOf(page, 'Unduh Pesanan').getByRole('button', { name: 'Unduh' }).click()
    const dialog = dialogOf(page, 'Pastikan ini Anda')
    await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })
})

test('a password that is too short is asked for before anything else', async ({ page, build }) => {
  const akun = await build.admin('pendek-saja')
  await page.goto('/login-admin')
  await logIn(page, akun)
  await expect(page).toHaveURL('/keamanan-akun')
  await expect(page.getByText('Kata sandi Anda kurang dari 12 karakter.')).toBeVisible()
  await page.getByRole('link', { name: 'Dasbor' }).click()
  await expect(page, 'no other screen opens').toHaveURL('/keamanan-akun')

  await page.getByLabel('Password Lama').fill(akun.password)
  await page.getByLabel('Password Baru').fill('masih-juga')
  await page.getByLabel('Konfirmasi Password').fill('masih-juga')
  await page.getByRole('button', { name: 'Ubah Password' }).click()
  await expect(page.getByRole('alert')).toHaveText('Kata sandi administrator minimal 12 karakter')
  await page.getByLabel('Password Baru').fill('tiga kata panjang')
  await page.getByLabel('Konfirmasi Password').fill('tiga kata panjang')
  await page.getByRole('button', { name: 'Ubah Password' }).click()
  await expect(page.getByText('Kata sandi Anda kurang dari 12 karakter.')).toBeHidden()
  await page.getByRole('link', { name: 'Dasbor' }).click()
  await expect(page).toHaveURL('/dasbor-admin')
})

test('the way back in for a forgotten password stands at the login', async ({ page }) => {
  await page.goto('/login-admin')
  await page.getByRole('button', { name: 'Lupa password?' }).click()
  const dialog = dialogOf(page, 'Lupa Password')
  await dialog.getByRole('button', { name: 'Kirim Tautan' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Harap isi email terlebih dahulu')
  await dialog.getByLabel('Email').fill('tidak-ada@contoh.id')
  await dialog.getByRole('button', { name: 'Kirim Tautan' }).click()
  await expect(dialog.getByText('Jika email terdaftar, tautan atur ulang telah dikirim.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test.describe('when the account’s guard cannot be read', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('it is said so, with the way to try again', async ({ page, admin: _ }) => {
    await breakApi(page, '/api/admin/keamanan', { status: 400, body: '{"message":"Sedang dirawat"}' })
    await page.goto('/keamanan-akun')
    await expect(page.getByRole('alert')).toContainText('Sedang dirawat')
    await expect(page.getByRole('button', { name: 'Coba Lagi' })).toBeVisible()
  })
})
