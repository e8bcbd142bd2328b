import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { unique } from './build-rows.ts'
import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

const lembar = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('each parcel of an order has a slip and a label with just its lines', async ({ page, build, admin: _ }) => {
  const produk = await build.produk({ nama: unique('Iodin Kiriman') })
  const { orderId } = await build.pesanan({ produk, lunas: true, jumlah: 3 })
  const { api } = await build.owner()
  const kirim = (resi: string, jumlah: number) =>
    api('post', `/api/admin/pesanan/${orderId}/kiriman`, {
      data: { kurir: 'JNE', resi, baris: [{ urutan: 0, jumlah }] },
    })
  expect((await kirim(`A${orderId}`, 2)).ok()).toBe(true)
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('link', { name: `Surat jalan A${orderId}` }).click()
  const surat = page.getByRole('article', { name: 'Surat jalan kiriman 1' })
  await expect(surat.getByRole('row').filter({ hasText: produk.nama }).getByRole('cell').nth(1)).toHaveText('2')
  await expect(surat).toContainText('Sisa pesanan ini dikirim terpisah.')
  await expect(surat).toContainText(`No. resi: A${orderId}`)
  await expectAccessible(page)
  expect(await lembar(page)).toBe(1)

  expect((await kirim(`B${orderId}`, 1)).ok()).toBe(true)
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('link', { name: `Label B${orderId}` }).click()
  const label = page.getByRole('article')
  await expect(label).toContainText('kiriman 2 dari 2')
  await expect(label).toContainText(`1 × ${produk.nama}`)
  await expect(label).toContainText(`B${orderId}`)
  expect(await lembar(page)).toBe(1)
  await page.getByRole('link', { name: 'Surat Jalan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Surat jalan kiriman 2 dari 2' })).toBeVisible()
  await page.goto(`/cetak-pesanan/${orderId}?jenis=surat-jalan&kiriman=999999`)
  await expect(page.getByText('Kiriman ini tidak ada pada pesanan ini.')).toBeVisible()
})

test('a line that is out of stock is refunded with itself filled in', async ({ page, build, admin: _ }) => {
  const produk = await build.produk({ nama: unique('Iodin Habis'), harga: 20_000 })
  const { orderId } = await build.pesanan({ produk, lunas: true, jumlah: 2 })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByText('Ada barang yang habis?').click()
  await page.getByRole('button', { name: `Kembalikan uangnya untuk 2 × ${produk.nama}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
  await expect(dialog.getByLabel(`Jumlah ${produk.nama}`)).toHaveValue('2')
  await expect(dialog.getByLabel(`Dana ${produk.nama}`)).toHaveValue('40000')
  await expect(dialog.getByLabel('Jumlah (Rp)')).toHaveValue('40000')
  await expect(dialog.getByLabel('Alasan')).toHaveValue(`Habis: 2 × ${produk.nama}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Kembalikan uangnya untuk 2 × ${produk.nama}` }).click()
  await dialog.getByRole('button', { name: 'Kembalikan Dana' }).click()
  await expectKabar(page, 'Dana Rp 40.000 sudah dikembalikan')
  await expect(page.getByRole('list', { name: 'Pengembalian dana' })).toContainText(produk.nama)
})

test('what lies in no lot that may be packed is marked on its line', async ({ page, build, admin: _ }) => {
  const produk = await build.produk({ nama: unique('Iodin Ditarik') })
  const { orderId } = await build.pesanan({ produk, lunas: true, jumlah: 2 })
  await page.route(`**/api/admin/pesanan/${orderId}`, async (route) => {
    const answer = await route.fetch()
    const pesanan = await answer.json()
    for (const bagian of pesanan.bagian) bagian.usul = []
    await route.fulfill({ response: answer, json: pesanan })
  })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  const isi = page.getByRole('region', { name: 'Isi pesanan' })
  await expect(isi.getByText('Habis 2')).toBeVisible()
  await isi.getByRole('button', { name: 'Kembalikan uangnya' }).click()
  await expect(page.getByRole('dialog').getByLabel(`Jumlah ${produk.nama}`)).toHaveValue('2')
})
