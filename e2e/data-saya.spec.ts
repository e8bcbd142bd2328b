import { expectAccessible } from './accessibility.ts'
import { expect, test } from './test.ts'

test('a customer downloads what is kept, asks to be deleted, and thinks again', async ({ page, pelanggan: _ }) => {
  await page.goto('/akun/data-saya')
  const unduhan = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh Data' }).click()
  expect((await unduhan).suggestedFilename()).toMatch(/^data-saya-.*\.json$/)
  await page.getByRole('button', { name: 'Minta Akun Dihapus' }).click()
  await page.getByRole('button', { name: 'Ya, Minta Dihapus' }).click()
  await expect(page.getByText(/Anda meminta akun ini dihapus pada/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Batalkan Permintaan' }).click()
  await expect(page.getByRole('button', { name: 'Minta Akun Dihapus' })).toBeVisible()
})
