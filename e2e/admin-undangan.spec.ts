import { unique } from './build-rows.ts'
import { expect, logInAdmin, test } from './test.ts'

const SANDI = 'tiga kata panjang'

// The browser logs rejected requests.
test.use({ allowedErrors: /400 \(Bad Request\)|409 \(Conflict\)/ })

test('a user is invited, gets the link by hand, chooses a password and works', async ({
  page,
  build,
  browser,
  baseURL,
}) => {
  const [name, email] = [unique('Sri Lestari'), `${crypto.randomUUID()}@contoh.id`]
  await logInAdmin(page, await build.owner())
  await page.goto('/manajemen-user')
  await page.getByRole('link', { name: 'Undang' }).click()
  await expect(page).toHaveURL('/undang-user')
  await page.getByLabel('Nama').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox', { name: 'Gudang' }).check()
  await page.getByRole('button', { name: 'Undang', exact: true }).click()

  // This shop sends no mail: the owner passes on the link.
  const dialog = page.getByRole('dialog', { name: `Tautan untuk ${name}` })
  await dialog.getByRole('button', { name: 'Buat tautan' }).click()
  const tautan = (await dialog.getByText(/terima-undangan\?token=/).textContent()) ?? ''
  expect(new URL(tautan).origin).toBe(baseURL)
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Gudang')

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(tautan)
  await expect(other.getByText(`${email} diundang sebagai Gudang`)).toBeVisible()
  await expect(other.getByLabel('Nama')).toHaveValue(name)
  await other.getByLabel('Kata sandi baru').fill(SANDI)
  await other.getByLabel('Ulangi kata sandi').fill(SANDI)
  await other.getByRole('button', { name: 'Terima Undangan' }).click()
  await expect(other.getByText('Akun admin Anda siap. Silakan login.')).toBeVisible()
  await other.getByRole('link', { name: 'Login' }).click()
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Kata sandi', { exact: true }).fill(SANDI)
  await other.getByRole('button', { name: 'Login' }).click()
  await expect(other).toHaveURL('/dasbor-admin')
  await expect(other.getByRole('link', { name: 'Stok', exact: true })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Daftar Pesanan' })).toBeHidden()

  await other.goto(tautan)
  await expect(other.getByText('Undangan ini sudah dipakai, dibatalkan, atau lewat 24 jam.')).toBeVisible()
  await context.close()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0)
})
