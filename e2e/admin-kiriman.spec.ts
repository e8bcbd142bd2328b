import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { unique } from './build-rows.ts'
import { expect, test } from './test.ts'

const sheet = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('each parcel of an order has a slip and a label with just its lines', async ({ page, build, admin: _ }) => {
  const produk = await build.produk({ nama: unique('Iodin Kiriman') })
  const { orderId } = await build.pesanan({ produk, lunas: true, jumlah: 3 })
  const { api } = await build.owner()
  const send = (resi: string, quantity: number) =>
    api('post', `/api/admin/pesanan/${orderId}/kiriman`, {
      data: { kurir: 'JNE', resi, baris: [{ urutan: 0, jumlah: quantity }] },
    })
  expect((await send(`A${orderId}`, 2)).ok()).toBe(true)
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('link', { name: `Surat jalan A${orderId}` }).click()
  const surat = page.getByRole('article', { name: 'Surat jalan kiriman 1' })
  await expect(surat.getByRole('row').filter({ hasText: produk.nama }).getByRole('cell').nth(1)).toHaveText('2')
  await expect(surat).toContainText('Sisa pesanan ini dikirim terpisah.')
  await expect(surat).toContainText(`No. resi: A${orderId}`)
  await expectAccessible(page)
  expect(await sheet(page)).toBe(1)

  expect((await send(`B${orderId}`, 1)).ok()).toBe(true)
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('link', { name: `Label B${orderId}` }).click()
  const label = page.getByRole('article')
  await expect(label).toContainText('kiriman 2 dari 2')
  await expect(label).toContainText(`1 × ${produk.nama}`)
  await expect(label).toContainText(`B${orderId}`)
  expect(await sheet(page)).toBe(1)
  await page.getByRole('link', { name: 'Surat Jalan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Surat jalan kiriman 2 dari 2' })).toBeVisible()
})
