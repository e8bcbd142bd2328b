import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
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
  }
}

test.use({ allowedErrors: /40[0139]/ })

const signIn = (page: Page) => page.getByRole('button', { name: 'Masuk dengan kunci sandi' })
const add = (page: Page) => page.getByRole('button', { name: 'Tambah kunci sandi' })

test('a passkey is added, logs in, is renamed and deleted', async ({ page, build }) => {
  const device = await withDevice(page)
  const { email, password } = await build.pelanggan()
  await page.goto('/login')

  await test.step('the login stays as it is where the device has no passkey', async () => {
    await signIn(page).click()
    await expect(signIn(page)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Kata sandi', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL('/')
  })

  await page.goto('/PengaturanPassword')
  const bagian = page.getByRole('region', { name: 'Kunci sandi' })
  await add(page).click()
  await expect(bagian).toContainText('Kunci sandi tersimpan.')
  expect(await device.count()).toBe(1)
  await expectAccessible(page)

  // The device already has a passkey.
  await add(page).click()
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
    if (!isRemembered) await signIn(page).click()
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
