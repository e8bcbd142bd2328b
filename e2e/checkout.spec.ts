import { readLayoutShift, showLoading, watchLayoutShifts } from './layout-shift.ts'
import { loading, pesan } from './page.ts'
import { openCheckout, pay, popup } from './payment.ts'
import { expect, fillKeranjang, test } from './test.ts'

test.describe('loading', () => {
  test.use({ allowedErrors: /ERR_BLOCKED_BY_CLIENT/ })

  test('moves nothing of the checkout', { tag: '@wide' }, async ({ page, pelanggan: _, produk }) => {
    await fillKeranjang(page, produk)
    await watchLayoutShifts(page)
    await showLoading(page)
    // Without the web font: Lighthouse measures how far its loading moves the text.
    await page.route('**/*.woff2', (route) => route.abort('blockedbyclient'))
    for (const path of ['/pemesanan', `/produk/produk-satuan/pemesanan?produk=${produk.produkId}`]) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Bayar Sekarang' })).toBeVisible()
      await expect(loading(page)).toHaveCount(0)
      const { sum, moved } = await readLayoutShift(page)
      expect(sum, `${path} ${moved}`).toBeLessThanOrEqual(0.02)
    }
  })
})

test.describe("when the provider's script does not load", () => {
  test.use({ allowedErrors: /Failed to load resource|^payment popup/ })

  test('the payment is unavailable, and the order is paid from the history once the script loads §8.40', async ({
    page,
    pelanggan: _,
    produk,
  }) => {
    await page.route('**/snap/snap.js', (route) => route.abort())
    await openCheckout(page, produk)
    await pay(page)
    await expect(pesan(page)).toContainText('Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.')
    await pesan(page).getByRole('button', { name: 'Lihat Riwayat' }).click()
    await expect(page).toHaveURL('/riwayat-pembayaran')
    await page.unrouteAll()
    await page.getByRole('link', { name: /^Bayar pesanan/ }).click()
    await page.getByRole('button', { name: 'Lanjutkan Pembayaran' }).click()
    await expect(popup(page).getByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible()
  })
})
