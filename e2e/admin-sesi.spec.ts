import { unique } from './build-rows.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

const logIn = async (
  page: import('@playwright/test').Page,
  { email, password }: { email: string; password: string },
) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('without a session every screen of the back office leads to the login, and from there back §1.05 §2.237', async ({
  page,
  build,
}) => {
  await page.goto('/kategori-produk?q=obat')
  await expect(page).toHaveURL('/login-admin')
  await logIn(page, await build.admin())
  await expect(page).toHaveURL('/kategori-produk?q=obat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kategori Produk')
})

test.describe('the login', () => {
  test.beforeEach(({ page }) => page.goto('/login-admin'))

  test('says what the server says of a wrong password', async ({ page, build }) => {
    const { email } = await build.admin()
    await logIn(page, { email, password: 'bukan-sandinya' })
    await expect(page.getByRole('alert')).toContainText('Email atau kata sandi salah.')
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })
})

test.describe('logging out', () => {
  test.beforeEach(async ({ page, admin: _ }) => {
    await page.goto('/kategori-produk')
    const menu = page.getByRole('button', { name: 'Buka menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(pesan(page)).toContainText('Apakah Anda yakin ingin logout?')
  })
  const yes = (page: import('@playwright/test').Page) => pesan(page).getByRole('button', { name: 'Ya, Logout' }).click()
  const token = (page: import('@playwright/test').Page) => page.evaluate(() => localStorage.getItem('adminToken'))

  test('ends the session on the server too', async ({ page, admin }) => {
    await yes(page)
    await expect(page).toHaveURL('/login-admin')
    expect(await token(page)).toBeNull()
    expect((await admin.api('get', '/api/admin/saya')).status()).toBe(401)
  })
})

test('a session that ends under a form asks for the password over it, and then saves what was typed', async ({
  page,
  admin,
}) => {
  await page.goto('/tambah-kategori')
  const nama = unique('Sesi')
  await page.getByLabel('Nama Kategori').fill(nama)
  await admin.api('post', '/api/auth/admin/logout')

  await page.getByRole('button', { name: 'Simpan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login kembali' })
  await expect(dialog.getByLabel('Email')).toHaveValue(admin.email)
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/kategori-produk')
  await page.getByRole('searchbox').fill(nama)
  await expect(page.getByText('1 data')).toBeVisible()
})

test('what a script could take out of the office opens nothing, and the devices of the account are listed', async ({
  page,
  build,
  request,
}) => {
  const admin = await build.admin()
  await page.goto('/perangkat-kantor')
  await logIn(page, admin)
  await expect(page).toHaveURL('/perangkat-kantor')
  const [token, seen] = await page.evaluate(() => [localStorage.getItem('adminToken'), document.cookie])
  expect(seen).toBe('')
  const ask = (bearer: string | null) =>
    request.get('/api/admin/saya', { headers: { authorization: `Bearer ${bearer}`, cookie: '' } })
  expect((await ask(token)).status()).toBe(401)
  expect((await ask(admin.token)).status()).toBe(200)

  const rows = page.getByRole('region', { name: 'Perangkat yang masuk' }).getByRole('listitem')
  await expect(rows.first()).toHaveText(/^Chrome di \w+Perangkat iniKantor/)
  await page.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Keluarkan' }).click()
  await expect(rows).toHaveCount(1)
  expect((await ask(admin.token)).status()).toBe(401)
})
