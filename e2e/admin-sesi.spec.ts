import type { Page } from '@playwright/test'
import { unique } from './build-rows.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

const logIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a session returns to its screen, is invisible to scripts, requires the password after expiry, and ends on the server §1.05 §2.237', async ({
  page,
  build,
  request,
}) => {
  const admin = await build.admin()
  const ask = (bearer: string | null) =>
    request.get('/api/admin/saya', { headers: { authorization: `Bearer ${bearer}`, cookie: '' } })
  const token = () => page.evaluate(() => localStorage.getItem('adminToken'))

  await test.step('the login', async () => {
    await page.goto('/kategori-produk?q=obat')
    await expect(page).toHaveURL('/login-admin')
    await logIn(page, { ...admin, password: 'bukan-sandinya' })
    await expect(page.getByRole('alert')).toContainText('Email atau kata sandi salah. Periksa, lalu coba lagi.')
    await expect(page.getByLabel('Email')).toHaveValue(admin.email)
    await logIn(page, admin)
    await expect(page).toHaveURL('/kategori-produk?q=obat')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kategori Produk')
  })

  await test.step('storage that a script can read', async () => {
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect((await ask(await token())).status()).toBe(401)
  })

  await test.step('the devices of the account', async () => {
    expect((await ask(admin.token)).status()).toBe(200)
    await page.getByRole('link', { name: 'Pengguna', exact: true }).click()
    await page.getByRole('link', { name: 'Perangkat Saya' }).click()
    const rows = page.getByRole('region', { name: 'Perangkat yang masuk' }).getByRole('listitem')
    await expect(rows.first()).toHaveText(/^Chrome di \w+Perangkat iniAdmin toko/)
    await page.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Keluarkan' }).click()
    await expect(rows).toHaveCount(1)
    expect((await ask(admin.token)).status()).toBe(401)
  })

  await test.step('a session that ends during an edit', async () => {
    await page.getByRole('link', { name: 'Kategori Produk' }).click()
    await page.getByRole('link', { name: 'Tambah Kategori' }).click()
    const name = unique('Sesi')
    await page.getByLabel('Nama Kategori').fill(name)
    expect(await page.evaluate(async () => (await fetch('/api/auth/admin/logout', { method: 'POST' })).ok)).toBe(true)
    await page.getByRole('button', { name: 'Simpan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login kembali' })
    await expect(dialog.getByLabel('Email')).toHaveValue(admin.email)
    await dialog.getByLabel('Kata sandi', { exact: true }).fill(admin.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/kategori-produk')
    await page.getByRole('searchbox').fill(name)
    await expect(page.getByText('1 data')).toBeVisible()
  })

  await test.step('logging out', async () => {
    const cookies = await page.context().cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const asBefore = () => request.get('/api/admin/saya', { headers: { cookie } })
    expect((await asBefore()).status()).toBe(200)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(pesan(page)).toContainText('Apakah Anda yakin ingin logout?')
    await pesan(page).getByRole('button', { name: 'Ya, Logout' }).click()
    await expect(page).toHaveURL('/login-admin')
    expect(await token()).toBeNull()
    expect((await asBefore()).status()).toBe(401)
  })
})
