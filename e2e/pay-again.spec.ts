import type { Page } from '@playwright/test'
import type { Pelanggan, Produk } from './build-rows.ts'
import { pesan, status } from './page.ts'
import { leavePopup, openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

const countPesanan = async (page: Page, { token }: Pelanggan): Promise<number> =>
  (await (await page.request.get('/api/pemesanan/riwayat', { headers: { authorization: `Bearer ${token}` } })).json())
    .total

/** Fills the cart's storage: one unit of the first product, two of the second, and so on. */
const fill = (page: Page, produk: readonly Produk[]) =>
  page.evaluate(
    (lines) => localStorage.setItem('keranjang', JSON.stringify(lines)),
    produk.map((item, index) => ({ ...item, kategori: item.kategoriNama, quantity: index + 1 })),
  )

/** Returns the cart's lines: id and quantity of each product. */
const keranjangContents = (page: Page): Promise<[number, number][]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('keranjang') ?? '[]').map(
      ({ produkId, quantity }: { produkId: number; quantity: number }) => [produkId, quantity],
    ),
  )

async function payByQris(page: Page): Promise<void> {
  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  await payNow(page)
}

async function payNow(page: Page): Promise<void> {
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(page, 'Kembali ke toko')
  await expect(pesan(page)).toContainText('Pembayaran Berhasil')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/riwayat-pembayaran')
}

test.describe('the cart', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('keeps its lines without a signal, gets them back from a popup closed without a choice, not after one', async ({
    page,
    context,
    pelanggan,
    build,
  }) => {
    // Only one of the first: the second order needs the stock that the first one gives back.
    const produk = [await build.produk({ stok: '1' }), await build.produk(), await build.produk()]
    const all = produk.map(({ produkId }, index) => [produkId, index + 1])
    const catatan = page.getByLabel('Catatan pesanan')
    await page.goto('/produk')
    await fill(page, produk)
    await page.goto('/keranjang')
    await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()
    await catatan.fill('Titip di pos dermaga')

    await test.step('no signal', async () => {
      await context.setOffline(true)
      await pay(page)
      await expect(pesan(page)).toContainText('Tidak ada sinyal. Belum ada uang yang ditarik.')
      await pesan(page).getByRole('button', { name: 'OK' }).click()
      await expect(catatan).toHaveValue('Titip di pos dermaga')
      expect(await keranjangContents(page)).toEqual(all)
      await context.setOffline(false)
    })

    await test.step('no choice', async () => {
      await pay(page)
      await expect(popup(page).getByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible()
      expect(await keranjangContents(page)).toEqual([])
      await leavePopup(page, 'Tutup')
      await expect(pesan(page)).toContainText('Pembayaran Dibatalkan')
      await expect(pesan(page)).toContainText('Isi keranjang Anda sudah kembali.')
      await pesan(page).getByRole('button', { name: 'OK' }).click()
      expect(await keranjangContents(page)).toEqual(all)
      await expect(catatan).toHaveValue('Titip di pos dermaga')
      await expect(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
    })

    await test.step('closed to copy the number', async () => {
      await pay(page)
      await popup(page).getByRole('button', { name: 'BCA Virtual Account' }).click()
      await leavePopup(page, 'Tutup')
      await expect(pesan(page)).toContainText('Pembayaran Tertunda: Silakan selesaikan pembayaran Anda.')
      await pesan(page).getByRole('button', { name: 'OK' }).click()
      await expect(page.getByText(/^72007\d{11}$/)).toBeVisible()
      expect(await keranjangContents(page)).toEqual([])
      expect(await countPesanan(page, pelanggan)).toBe(2)
    })
  })
})

test('a refused payment is retried at once, and a repeated order is confirmed first and paid once each', async ({
  page,
  pelanggan,
  produk,
}) => {
  // The check for the same order has three seconds; a busy machine needs more.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await test.step('refused, then paid', async () => {
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
    expect(await countPesanan(page, pelanggan)).toBe(1)
  })

  await test.step('back, and the same once more', async () => {
    await page.goBack()
    await page.getByRole('radio', { name: /Reguler/ }).check()
    await pay(page)
    await expect(pesan(page)).toContainText('Anda baru saja membayar pesanan yang sama. Pesan lagi?')
    await pesan(page).getByRole('button', { name: 'Batal' }).click()
    await expect(page.getByRole('button', { name: 'Bayar Sekarang' })).toBeEnabled()
    expect(await countPesanan(page, pelanggan)).toBe(1)
    await pay(page)
    await pesan(page).getByRole('button', { name: 'Ya, Pesan Lagi' }).click()
    await popup(page).getByRole('button', { name: 'BCA Virtual Account' }).click()
    await leavePopup(page, 'Selesai, bayar nanti')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/konfirmasi-pembayaran/)
    expect(await countPesanan(page, pelanggan)).toBe(2)
  })

  await test.step('the waiting order is paid instead of repeated', async () => {
    await openCheckout(page, produk)
    await pay(page)
    await expect(pesan(page)).toContainText('Pesanan yang sama masih menunggu pembayaran')
    await pesan(page).getByRole('button', { name: 'Lanjutkan Pembayaran' }).click()
    await payNow(page)
    await expect(status(page, 'Berhasil')).toHaveCount(2)
    expect(await countPesanan(page, pelanggan)).toBe(2)
  })
})
