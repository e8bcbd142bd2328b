import { newAkun } from './build-rows.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

test.describe('login', () => {
  test('"Ingat saya" remembers the e-mail, and forgets it again', async ({ page, request }) => {
    const akun = newAkun()
    await request.post('/api/auth/register', { data: akun })
    const login = async () => {
      await page.getByLabel('Email').fill(akun.email)
      await page.getByLabel('Password', { exact: true }).fill(akun.password)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
      await page.getByRole('link', { name: 'Akun saya' }).click()
      await page.getByRole('button', { name: 'Keluar' }).click()
      await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    }
    await page.goto('/login')
    await page.getByLabel('Ingat saya').check()
    await login()
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toHaveValue(akun.email)
    await expect(page.getByLabel('Ingat saya')).toBeChecked()
    await page.getByLabel('Ingat saya').uncheck()
    await login()
    await page.goto('/login')
    await expect(page.getByLabel('Ingat saya')).not.toBeChecked()
    await expect(page.getByLabel('Email')).toHaveValue('')
  })

  test('Google says that it is not there yet §2.029 §8.05', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login dengan Google' }).click()
    await expect(pesan(page)).toContainText('Fitur login Google dalam pengembangan')
  })
})

test.describe('registration', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  async function fill(page: import('@playwright/test').Page, akun: ReturnType<typeof newAkun>) {
    await page.goto('/register')
    await page.getByLabel('Nama Lengkap').fill(akun.nama)
    await page.getByLabel('Email').fill(akun.email)
    await page.getByLabel('Nomor HP').fill(akun.no_hp)
    await page.getByLabel('Password', { exact: true }).fill(akun.password)
    await page.getByRole('button', { name: 'Daftar' }).click()
  }

  test('an e-mail that is taken is said under its field §5.19', async ({ page, request }) => {
    const akun = newAkun()
    await request.post('/api/auth/register', { data: akun })
    await fill(page, akun)
    await expect(page.getByText('Email sudah terdaftar')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email sudah terdaftar/)
    await expect(page.getByLabel('Nama Lengkap')).toHaveValue(akun.nama)
  })
})

test.describe('the guard §2.089 §2.090 §2.091 §2.092', () => {
  for (const [path, nomor] of [
    ['/riwayat-pembayaran', '§2.082'],
    ['/produk/produk-satuan/pemesanan?produk=1', '§2.080'],
  ] as const) {
    test(`${path} sends strangers to the login, says why, and takes them back after it ${nomor}`, async ({
      page,
      request,
    }) => {
      const akun = newAkun()
      await request.post('/api/auth/register', { data: akun })
      await page.goto('/produk')
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await expect(pesan(page)).toContainText('Akses Dibatasi')
      await expect(pesan(page)).toContainText('Anda harus login terlebih dahulu untuk mengakses halaman ini.')
      await expect(pesan(page).getByRole('button', { name: 'Batal' })).toBeVisible()
      await pesan(page).getByRole('button', { name: 'Login Sekarang' }).click()
      await page.getByLabel('Email').fill(akun.email)
      await page.getByLabel('Password', { exact: true }).fill(akun.password)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page).toHaveURL(path)
    })
  }
})

test.describe('the session', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('is restored on the next visit, and cleared when what is stored cannot be read §4.05 §4.06', async ({
    page,
    pelanggan: _,
  }) => {
    await page.goto('/')
    await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('user', '{rusak'))
    await page.reload()
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
  })

  test('that the server has ended sends back to the login', async ({ page, pelanggan }) => {
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${pelanggan.token}` } })
    await page.goto('/riwayat-pembayaran')
    await expect(page).toHaveURL('/login')
    await expect(pesan(page)).toContainText('Akses Dibatasi')
  })

  test('ends on the server too when one logs out', async ({ page, pelanggan }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Akun saya' }).click()
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    await expect(async () => {
      const profile = await page.request.get('/api/auth/profile', {
        headers: { authorization: `Bearer ${pelanggan.token}` },
      })
      expect(profile.status()).toBe(401)
    }).toPass()
  })
})
