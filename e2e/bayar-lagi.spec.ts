import type { Page } from '@playwright/test'
import type { Pelanggan, Produk } from './build-rows.ts'
import { pesan, status } from './page.ts'
import { leavePopup, openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

const banyakPesanan = async (page: Page, { token }: Pelanggan): Promise<number> =>
  (await (await page.request.get('/api/pemesanan/riwayat', { headers: { authorization: `Bearer ${token}` } })).json())
    .total

/** Fills the cart's storage: one unit of the first product, two of the second, and so on. */
const fill = (page: Page, produk: readonly Produk[]) =>
  page.evaluate(
    (lines) => localStorage.setItem('keranjang', JSON.stringify(lines)),
    produk.map((satu, index) => ({ ...satu, kategori: satu.kategoriNama, quantity: index + 1 })),
  )

async function payAll(page: Page): Promise<void> {
  await page.goto('/keranjang')
  await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()
  await pay(page)
}

async function payByQris(page: Page): Promise<void> {
  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(page, 'Kembali ke toko')
  await expect(pesan(page)).toContainText('Pembayaran Berhasil')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/riwayat-pembayaran')
}

test('a popup closed without a choice gives all lines back to the cart, as many as there were', async ({
  page,
  pelanggan,
  build,
}) => {
  const produk = await Promise.all(Array.from({ length: 5 }, () => build.produk()))
  await page.goto('/produk')
  await fill(page, produk)
  await payAll(page)
  await expect(popup(page).getByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('keranjang'))).toBe('[]')
  await leavePopup(page, 'Tutup')
  await expect(pesan(page)).toContainText('Pembayaran Dibatalkan')
  await expect(pesan(page)).toContainText('Isi keranjang Anda sudah kembali.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  // The checkout page is still open; another attempt creates a new order.
  await pay(page)
  await leavePopup(page, 'Tutup')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  expect(await banyakPesanan(page, pelanggan)).toBe(2)
  await page.goto('/keranjang')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keranjang Belanja (5 item)')
  for (const [index, { nama }] of produk.entries())
    await expect(page.getByLabel(`Jumlah ${nama}`, { exact: true }).last()).toHaveValue(String(index + 1))
})

test('a popup closed to copy its number leaves the order open and the lines with it', async ({
  page,
  pelanggan,
  produk,
}) => {
  await page.goto('/produk')
  await fill(page, [produk])
  await payAll(page)
  await popup(page).getByRole('button', { name: 'BCA Virtual Account' }).click()
  await leavePopup(page, 'Tutup')
  await expect(pesan(page)).toContainText('Pembayaran Tertunda: Silakan selesaikan pembayaran Anda.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(/^72007\d{11}$/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('keranjang'))).toBe('[]')
  expect(await banyakPesanan(page, pelanggan)).toBe(1)
})

test('who goes back after paying and pays again is asked, and only then there is a second order', async ({
  page,
  pelanggan,
  produk,
}) => {
  await openCheckout(page, produk)
  await pay(page)
  await payByQris(page)
  await page.goBack()
  await page.getByRole('radio', { name: /Reguler/ }).check()
  await pay(page)
  await expect(pesan(page)).toContainText('Anda baru saja membayar pesanan yang sama. Pesan lagi?')
  await pesan(page).getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('button', { name: 'Bayar Sekarang' })).toBeEnabled()
  expect(await banyakPesanan(page, pelanggan)).toBe(1)

  // Another quantity makes it a different order, without a question.
  await page.getByRole('button', { name: 'Tambah jumlah' }).click()
  await pay(page)
  await leavePopup(page, 'Tutup')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  expect(await banyakPesanan(page, pelanggan)).toBe(2)
})

test('who means it orders the same again', async ({ page, pelanggan, produk }) => {
  await openCheckout(page, produk)
  await pay(page)
  await payByQris(page)
  await openCheckout(page, produk)
  await pay(page)
  await pesan(page).getByRole('button', { name: 'Ya, Pesan Lagi' }).click()
  await payByQris(page)
  await expect(status(page, 'Berhasil')).toHaveCount(2)
  expect(await banyakPesanan(page, pelanggan)).toBe(2)
})

test('the same order that still waits is paid instead of made again', async ({ page, pelanggan, produk }) => {
  await openCheckout(page, produk)
  await pay(page)
  await popup(page).getByRole('button', { name: 'BCA Virtual Account' }).click()
  await leavePopup(page, 'Selesai, bayar nanti')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/konfirmasi-pembayaran/)
  await openCheckout(page, produk)
  await pay(page)
  await expect(pesan(page)).toContainText('Pesanan yang sama masih menunggu pembayaran')
  await pesan(page).getByRole('button', { name: 'Lanjutkan Pembayaran' }).click()
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(page, 'Kembali ke toko')
  await expect(pesan(page)).toContainText('Pembayaran Berhasil')
  expect(await banyakPesanan(page, pelanggan)).toBe(1)
})

test('a payment that failed is tried again at once', async ({ page, pelanggan, produk }) => {
  await openCheckout(page, produk)
  await pay(page)
  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  await popup(page).getByRole('button', { name: 'Bayar gagal (ditolak)' }).click()
  await leavePopup(page, 'Kembali ke toko')
  await expect(pesan(page)).toContainText('Pembayaran Gagal')
  await pesan(page).getByRole('button', { name: 'Coba bayar lagi' }).click()
  await popup(page).getByRole('link', { name: 'Coba metode lain' }).click()
  await payByQris(page)
  await expect(status(page, 'Berhasil')).toHaveCount(1)
  expect(await banyakPesanan(page, pelanggan)).toBe(1)
})

test.describe('without a signal', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('"Bayar" says that no money went, keeps everything, and works when the signal is back', async ({
    page,
    context,
    pelanggan,
    produk,
  }) => {
    await page.goto('/produk')
    await fill(page, [produk])
    await page.goto('/pemesanan')
    await page.getByRole('radio', { name: /Reguler/ }).check()
    await page.getByLabel('Catatan pesanan').fill('Titip di pos dermaga')
    await context.setOffline(true)
    await pay(page)
    await expect(pesan(page)).toContainText('Tidak ada sinyal. Belum ada uang yang ditarik.')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByLabel('Catatan pesanan')).toHaveValue('Titip di pos dermaga')
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('keranjang') ?? '[]').length)).toBe(1)
    await context.setOffline(false)
    await pay(page)
    await payByQris(page)
    expect(await banyakPesanan(page, pelanggan)).toBe(1)
  })

  test('a close that the shop did not hear of leaves the order open', async ({ page, pelanggan: _, produk }) => {
    await page.route('**/api/pemesanan/update-payment-status', (route) => route.abort())
    await openCheckout(page, produk)
    await pay(page)
    await leavePopup(page, 'Tutup')
    await expect(pesan(page)).toContainText('Pembayaran Dibatalkan')
    await expect(pesan(page)).toContainText('Pesanan Anda masih terbuka di riwayat pembayaran.')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL('/riwayat-pembayaran')
    await expect(status(page, 'Menunggu Pembayaran')).toBeVisible()
  })
})
