import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectTextDuring, pesan, status } from './page.ts'
import { leavePopup, pay, popup } from './payment.ts'
import { expect, logInPelanggan, test } from './test.ts'

/** The cart in the bar at the top, or in the one at the bottom of a phone. */
const ikon = (page: Page) => page.getByRole('link', { name: /^Keranjang\s*, / })
const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: name }) })

test('a farmer fills the cart in two tabs, changes it, and pays product and package as one order §1.03 §2.003 §2.188 §4.10 §9.13', {
  tag: '@wide',
}, async ({ page, context, pelanggan, build, produk }) => {
  const { nama, produkId } = produk
  const paket = await build.paket()
  await page.goto(`/produk/produk-satuan/${produkId}`)
  await expect(ikon(page)).toHaveAccessibleName(/^Keranjang\s*, 0 item$/)
  const button = page.getByRole('button', { name: `Masukkan ${nama} ke keranjang` })
  await expectTextDuring(page, `${nama} masuk keranjang`, () => button.click())
  await expect(page.getByText(`${nama} masuk keranjang`)).not.toBeAttached()
  await expect(ikon(page)).toHaveAccessibleName(/^Keranjang\s*, 1 item$/)
  await button.click()
  await expect(ikon(page)).toHaveAccessibleName(/^Keranjang\s*, 1 item$/)
  // Nothing fixed lies over the way to the cart.
  await page.getByRole('banner').getByRole('link', { name: 'Lihat' }).click()
  await expect(page).toHaveURL('/keranjang')
  await expect(lineOf(page, nama)).toBeVisible()

  const other = await context.newPage()
  await logInPelanggan(other, pelanggan)
  const addButton = other.getByRole('button', { name: `Masukkan ${paket.title} ke keranjang` })
  await other.goto(`/produk/produk-paketan/${paket.paketId}`)
  await addButton.click()
  await expect(lineOf(page, paket.title)).toBeVisible()
  await other.close()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keranjang Belanja (2 item)')
  const citric = lineOf(page, nama)
  await expect(citric.getByLabel(`Jumlah ${nama}`, { exact: true }).last()).toHaveValue('2')
  await citric.getByRole('button', { name: 'Tambah jumlah' }).click()
  await expect(citric.getByText('Rp 114.000')).toBeVisible()
  await expect(lineOf(page, paket.title).getByRole('button', { name: 'Kurangi jumlah' })).toBeDisabled()
  // 3 × 38.000 + 500.000, plus 12.000 for the preselected shipping method
  await expect(page.getByText('Rp 614.000')).toBeVisible()
  await expect(page.getByText('Rp 626.000').first()).toBeVisible()
  await page.getByLabel('Pengiriman').selectOption('ekonomi')
  await expect(page.getByText('Rp 622.000').first()).toBeVisible()
  await page.reload()
  await expect(citric.getByText('Rp 114.000')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Pengiriman').selectOption('express')
  await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()
  await expect(page).toHaveURL('/pemesanan')
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  await expect(page.getByText('Rp 634.000').first()).toBeVisible()
  await expectAccessible(page)
  await pay(page)
  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(page, 'Kembali ke toko')
  await expect(pesan(page)).toContainText('Pembayaran Berhasil')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  await expect(ikon(page)).toHaveAccessibleName(/^Keranjang\s*, 0 item$/)
  await expect(page.getByText(`${nama} (+1 lainnya)`).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: /Detail pesanan/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lihat Pesanan' }).click()
  const detail = page.getByRole('main')
  await expect(detail.getByText(`3 × ${nama}`)).toBeVisible()
  await expect(detail.getByText(`1 × ${paket.title}`)).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Batalkan' })).toHaveCount(0)
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Beli Lagi' }).click()
  await expect(page).toHaveURL('/keranjang')
  await expect(citric.getByText('Rp 114.000')).toBeVisible()
  await expect(lineOf(page, paket.title)).toBeVisible()
})

test('a visitor keeps the cart up to the login, and a package is ordered by itself, paid later, and cancelled §2.047 §2.069 §2.070 §2.071 §2.119 §2.120 §2.170 §2.183 §2.186', async ({
  page,
  build,
}) => {
  const paket = await build.paket()
  await test.step('as a visitor', async () => {
    expect((await page.goto('/Keranjang'))?.status()).toBe(200)
    await expect(page.getByText('Keranjang Anda Masih Kosong')).toBeVisible()
    await page.getByRole('link', { name: 'Mulai belanja' }).click()
    await expect(page).toHaveURL('/produk')
    const addButton = page.getByRole('button', { name: `Masukkan ${paket.title} ke keranjang` })
    await page.goto(`/produk/produk-paketan/${paket.paketId}`)
    await addButton.click()
    await page.getByRole('link', { name: 'Lihat keranjang' }).click()
    await expect(ikon(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()
    await expect(pesan(page)).toContainText('Akses Dibatasi')
    await pesan(page).getByRole('button', { name: 'Login Sekarang' }).click()
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(lineOf(page, paket.title)).toBeVisible()
  })

  await test.step('as a customer', async () => {
    await logInPelanggan(page, await build.pelanggan())
    const buy = page.getByRole('link', { name: `Beli Sekarang ${paket.title}` })
    await page.goto('/produk/produk-paketan')
    await buy.click()
    await expect(page).toHaveURL(/\/pemesanan\?paket=\d+$/)
    await page.reload()
    await expect(page.getByRole('heading', { name: paket.title })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: paket.produk.nama })).toBeVisible()
    await page.getByRole('radio', { name: /Reguler/ }).check()
    await expect(page.getByText('Rp 512.000').first()).toBeVisible()
    await expectAccessible(page)
    await pay(page)
    await popup(page).getByRole('button', { name: 'BCA Virtual Account' }).click()
    await leavePopup(page, 'Selesai, bayar nanti')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
    await page.getByRole('button', { name: 'Batalkan' }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Batalkan' }).click()
    await expect(pesan(page)).toContainText('Pesanan dibatalkan.')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(status(page, 'Dibatalkan')).toBeVisible()
  })
})
