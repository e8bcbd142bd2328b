import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

test('money without an order is attached to the order that it was for', async ({ page, admin, build }) => {
  const pesanan = await build.pesanan({ batal: true })
  const { total_harga: total } = await (await admin.api('get', `/api/admin/pesanan/${pesanan.orderId}`)).json()
  const nomor = await build.titipan({ amount: total, method: 'bca_va' })
  await page.goto('/dasbor-admin')
  await page.getByRole('link', { name: /^Lihat uang titipan/ }).click()
  await page.goto(`/uang-titipan?q=${nomor}`)
  await page.getByRole('link', { name: `Buka uang titipan ${nomor}` }).click()
  await page.getByRole('button', { name: 'Pasangkan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pasangkan ke Pesanan' })
  await dialog.getByLabel('Nomor pesanan').fill(pesanan.nomor)
  await dialog.getByRole('button', { name: 'Pasangkan' }).click()
  await expectKabar(page, 'Uang titipan dipasangkan. Pesanan itu lunas.')
  await page.getByRole('link', { name: pesanan.nomor }).click()
  await expect(page.getByText('Lunas').first()).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: `Nomor di Midtrans: ${nomor}` })).toBeVisible()
})
