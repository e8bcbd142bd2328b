import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { pesan } from './page.ts'
import { openCheckout } from './payment.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

test.use({ allowedErrors: /Failed to load resource/ })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

// `web/failures.test.tsx` tests what every form and list says of every failure.
test('an order loses no input when the session ends at the address and again at the last step', async ({
  page,
  pelanggan,
  produk,
}) => {
  const { email, password } = pelanggan
  const alamat = page.getByRole('dialog').getByLabel('Alamat', { exact: true })

  /** Ends the session on the server only; the browser keeps its token. */
  async function endSession(token: string): Promise<void> {
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  }
  async function logInAgain(): Promise<void> {
    await expect(page).toHaveURL('/login')
    await expect(pesan(page)).toContainText('Akses Dibatasi')
    await pesan(page).getByRole('button', { name: 'Login Sekarang' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Kata sandi', { exact: true }).fill(password)
    await press(page, 'Login')
  }
  async function isKept(): Promise<void> {
    await expect(page.getByLabel('Catatan pesanan')).toHaveValue('Titip di pos')
    await expect(page.getByLabel('Jumlah', { exact: true }).last()).toHaveValue('2')
    await expect(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
  }

  await openCheckout(page, produk)
  await page.getByRole('button', { name: 'Tambah jumlah' }).click()
  await page.getByLabel('Catatan pesanan').fill('Titip di pos')

  await press(page, 'Ubah')
  await alamat.fill('Desa Tejakula, Buleleng')
  await endSession(pelanggan.token)
  await press(page, 'Simpan alamat')
  await logInAgain()
  await expect(alamat).toHaveValue('Desa Tejakula, Buleleng')
  await press(page, 'Simpan alamat')
  await expect(page.getByRole('region', { name: 'Alamat Pengiriman' })).toContainText('Desa Tejakula, Buleleng')
  await isKept()

  // Ended by the order itself: any earlier call would end the session on this screen already.
  await page.route(`**${createPesanan.path}`, async (route) => {
    await endSession((await page.evaluate(() => localStorage.getItem('token'))) ?? '')
    await route.continue()
  })
  await press(page, 'Bayar Sekarang')
  await pesan(page).getByRole('button', { name: 'Ya, Bayar' }).click()
  await logInAgain()
  await isKept()
})
