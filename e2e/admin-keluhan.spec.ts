import { findViolations } from './accessibility.ts'
import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

test('a complaint is answered, and ends with a replacement order', async ({ page, admin: _, build }) => {
  const { nomor } = await build.keluhan()
  await page.goto(`/daftar-keluhan?q=${nomor}`)
  await page.getByRole('link', { name: nomor }).click()
  const foto = page.getByRole('img', { name: 'Foto 1' })
  await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await page.getByLabel('Jawab tanpa menyelesaikan').fill('Mohon kirim foto labelnya.')
  await page.getByRole('button', { name: 'Kirim Jawaban' }).click()
  await expectKabar(page, 'Jawaban dikirim')
  await expect(page.getByText('Menunggu pembeli')).toBeVisible()
  // The replacement order takes buyer, address and goods from the complaint, and costs nothing.
  await page.getByRole('link', { name: 'Kirim Ulang' }).click()
  await expect(page.getByRole('heading', { name: 'Pesanan Pengganti' })).toBeVisible()
  await expect(page.getByText('Total', { exact: true }).locator('..')).toContainText('Rp 0')
  await page.getByRole('button', { name: 'Simpan Pesanan' }).click()
  await expect(page.getByText('Pesanan pengganti', { exact: true })).toBeVisible()
  // Saving it ends the complaint, and its buyer reads the number of the new order.
  await expect(page.getByText(/^Barang penggantinya kami kirim lagi dengan pesanan KS-/)).toBeVisible()
  await expect(page.getByText('Barang dikirim ulang', { exact: true }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
