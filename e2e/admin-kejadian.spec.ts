import { randomIpAddress } from './build-rows.ts'
import { expect, test } from './test.ts'

test('the owner finds an account that was attacked by name, and all events of that address', async ({
  page,
  admin: _,
  build,
  request,
}) => {
  const { email } = await build.pelanggan()
  const alamat = randomIpAddress()
  for (let at = 0; at < 3; at++)
    await request.post('/api/auth/login', {
      headers: { 'x-forwarded-for': alamat },
      data: { email, password: 'bukan-ini' },
    })
  await request.get('/api/admin/dasbor', { headers: { 'x-forwarded-for': alamat, cookie: '' } })

  await page.goto('/catatan-keamanan')
  await page.getByRole('searchbox').fill(email)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === email)
  await page.getByRole('button', { name: 'Saring' }).click()
  await page.getByLabel('Kejadian', { exact: true }).selectOption('Login gagal')
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('jenis') === 'login-gagal')
  const row = page.getByRole('table', { name: 'Kejadian keamanan' }).getByRole('row').filter({ hasText: email })
  await expect(row.first()).toContainText('Email atau kata sandi salah (toko)')
  // One row, or several if attempts were seconds apart.
  const closeIcon = row.locator('[data-judul="Kali"]')
  await expect.poll(async () => (await closeIcon.allInnerTexts()).reduce((sum, text) => sum + Number(text), 0)).toBe(3)

  await page.goto(`/catatan-keamanan?q=${email}&jenis=login-gagal`)
  await page.getByRole('link', { name: `Semua kejadian dari ${alamat}` }).click()
  await page.getByRole('button', { name: 'Saring' }).click()
  await page.getByLabel('Kejadian', { exact: true }).selectOption('Semua kejadian')
  await expect(page.getByText('Belum login, atau loginnya sudah berakhir (admin toko)')).toBeVisible()
})
