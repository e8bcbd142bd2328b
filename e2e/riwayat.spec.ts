import { breakApi } from './page.ts'
import { expect, test } from './test.ts'

test('an empty history says so and leads to the shop §2.138', { tag: '@wide' }, async ({ page, pelanggan: _ }) => {
  await page.goto('/riwayat-pembayaran')
  await expect(page.getByText('Anda belum memiliki riwayat pemesanan')).toBeVisible()
  await page.getByRole('link', { name: 'Mulai belanja' }).click()
  await expect(page).toHaveURL('/produk')
})

test('twelve orders fill two pages, ten on the first §2.136 §2.137 §9.04', { tag: '@wide' }, async ({
  page,
  pelanggan,
  build,
  produk,
}) => {
  for (let count = 1; count <= 12; count++)
    await build.pesanan({ pembeli: pelanggan, produk, catatan: `pesanan ke-${count}`, batal: true })
  await page.goto('/riwayat-pembayaran')
  const details = page.getByRole('button', { name: /Detail pesanan/ })
  await expect(details).toHaveCount(10)
  await expect(page.getByText('Halaman 1 dari 2')).toBeVisible()
  await page.getByRole('link', { name: 'Selanjutnya' }).click()
  await expect(page.getByText('Halaman 2 dari 2')).toBeVisible()
  await expect(details).toHaveCount(2)
  await page.getByRole('link', { name: 'Sebelumnya' }).click()
  await expect(details).toHaveCount(10)
})

test.describe('when the history cannot be loaded', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  for (const how of ['away', { status: 500, body: '{}' }, { status: 200, body: '<html>' }] as const) {
    test(`it says so and offers to try again: ${JSON.stringify(how)} §8.42`, async ({ page, pelanggan: _ }) => {
      await breakApi(page, '/riwayat', how)
      await page.goto('/riwayat-pembayaran')
      await expect(page.getByText('Gagal: Tidak dapat mengambil riwayat pemesanan.')).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Coba Lagi' }).click()
      await expect(page.getByText('Anda belum memiliki riwayat pemesanan')).toBeVisible()
    })
  }
})
