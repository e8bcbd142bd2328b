import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { newAkun } from './build-rows.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

/** Adds a virtual authenticator that confirms without a prompt. It stores passkeys. */
async function withDevice(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Simulates a user who cancels the prompt. */
    refuse: () => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}

const masuk = (page: Page) => page.getByRole('button', { name: 'Masuk dengan kunci sandi' })
const tambah = (page: Page) => page.getByRole('button', { name: 'Tambah kunci sandi' })

test('a passkey is made, opens the shop, gets a name and goes again', { tag: '@wide' }, async ({
  page,
  pelanggan: _,
}) => {
  const device = await withDevice(page)
  await page.goto('/PengaturanPassword')
  const bagian = page.getByRole('region', { name: 'Kunci sandi' })
  await tambah(page).click()
  await expect(bagian).toContainText('Kunci sandi tersimpan.')
  expect(await device.count()).toBe(1)
  await expectAccessible(page)

  // The device already has a passkey.
  await tambah(page).click()
  await expect(bagian.getByRole('alert')).toHaveText('Perangkat ini sudah punya kunci sandi untuk akun Anda.')

  await bagian.getByRole('button', { name: /^Ubah nama/ }).click()
  await bagian.getByLabel('Nama kunci sandi').fill('HP di rakit')
  await bagian.getByRole('button', { name: 'Simpan Nama' }).click()
  await expect(bagian.getByRole('listitem')).toContainText('HP di rakit')

  // A browser without the stored mark waits for the button. With it, the login offers the passkey, which this device confirms
  // without a prompt.
  for (const isRemembered of [false, true]) {
    await page.goto('/akun')
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page).toHaveURL('/')
    if (!isRemembered) await page.evaluate(() => localStorage.removeItem('kunciSandi'))
    await page.goto('/login')
    if (!isRemembered) await masuk(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
  }

  await page.goto('/PengaturanPassword')
  await expect(bagian.getByRole('listitem')).toContainText('Terakhir dipakai')
  await bagian.getByRole('button', { name: 'Hapus HP di rakit' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(bagian).toContainText('Kunci sandi dihapus.')
  await expect(bagian.getByRole('listitem')).toHaveCount(0)
})

test('the login says what to do where the device has no key, or somebody closes its window', async ({ page }) => {
  await withDevice(page)
  await page.goto('/login')
  await masuk(page).click()
  await expect(masuk(page)).toBeEnabled()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectAccessible(page)
})

test('a login that lies longer back is asked for its password', async ({ page, pelanggan }) => {
  await withDevice(page)
  let asked = 0
  await page.route('**/api/auth/kunci-sandi/mulai', (route) =>
    asked++ === 0
      ? route.fulfill({ status: 403, json: { message: 'Demi keamanan.', code: 'PERLU_BUKTI' } })
      : route.fallback(),
  )
  await page.goto('/PengaturanPassword')
  await tambah(page).click()
  const bagian = page.getByRole('region', { name: 'Kunci sandi' })
  await expect(bagian.getByLabel('Password Anda')).toBeFocused()
  await bagian.getByLabel('Password Anda').fill('bukan-itu')
  await bagian.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(bagian.getByRole('alert')).toHaveText('Kata sandi atau kode salah.')
  await bagian.getByLabel('Password Anda').fill(pelanggan.password)
  await bagian.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(bagian).toContainText('Kunci sandi tersimpan.')
})
test.use({ allowedComplaints: /40[0139]/ })

test('the e-mail stands in the login form after registering', async ({ page }) => {
  const akun = newAkun()
  await page.goto('/register')
  await page.getByLabel('Nama Lengkap').fill(akun.nama)
  await page.getByLabel('Email').fill(akun.email)
  await page.getByLabel('Nomor HP').fill(akun.no_hp)
  await page.getByLabel('Password', { exact: true }).fill(akun.password)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(akun.email)
})

test('the number logs in as well, once an order with it was paid', async ({ page, build }) => {
  const digits = `855${randomInt(1e8).toString().padStart(8, '0')}`
  const akun = await build.pelanggan({ no_hp: `0${digits}` })
  const logIn = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
  }
  await page.goto('/login')
  await page.getByLabel('Email').fill(`+62 ${digits.slice(0, 3)}-${digits.slice(3)}`)
  await logIn(akun.password)
  await expect(page.getByRole('alert')).toBeVisible()
  await build.pesanan({ pembeli: akun, lunas: true })
  await logIn('salah-sekali')
  await expect(page.getByRole('alert')).toBeVisible()
  await logIn(akun.password)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
})
