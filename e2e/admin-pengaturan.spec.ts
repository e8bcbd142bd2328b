import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expectToFit } from './fit.ts'
import { HOSTILE_TEXTS, LONG_TEXT } from './hostile.ts'
import { test } from './own-shop.ts'
import { expectKabar, pesan } from './page.ts'
import { leavePopup, pay, popup } from './payment.ts'
import { suratFolder } from './surat-folder.ts'
import { expect, logInPelanggan } from './test.ts'
import { signIn } from './walk/hostile-shop.ts'
import { walkWith } from './walk/visit.ts'

/* Shop settings affect every page and all prices, so these tests run on their own shop. */

// One after the other, in one worker: each worker would start its own shop.
test.describe.configure({ mode: 'default' })
// The browser logs rejected requests as well.
test.use({ allowedErrors: /400 \(/ })

const save = 'Pengaturan toko berhasil disimpan'

test('the owner sets a logo, social media and a bank account, and visitors see only their part', async ({
  page,
  admin,
  build,
  browser,
  ownShop: baseURL,
}) => {
  const produk = await build.produk({ harga: 50_000 })
  await page.goto('/pengaturan-toko')
  await page.getByLabel('Instagram').fill('@kerapu.kita')
  await page.getByLabel('YouTube').fill('https://jahat.id/@kerapu')
  await page.getByLabel('Bank', { exact: true }).fill('BCA')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Alamat YouTube tidak dikenali.')).toBeVisible()
  await page.getByLabel('YouTube').fill('https://youtube.com/@kerapu')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Isi bank, nomor, dan nama pemilik rekening').first()).toBeVisible()
  await expect(page.getByLabel('Instagram')).toHaveValue('@kerapu.kita')
  await page.getByLabel('Nomor rekening').fill('123-456-7890')
  await page.getByLabel('Nama pemilik rekening').fill('Tambak Jaya')

  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'orange' } })
    .png()
    .toBuffer()
  await page
    .getByLabel('Pilih logo')
    .setInputFiles({ name: 'bukan.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert').filter({ hasText: /dibaca/ })).toBeVisible()
  await page.getByLabel('Pilih logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: 'Logo toko' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, save)

  // A visitor on the narrowest phone.
  const browserContext = await browser.newContext({ baseURL, viewport: { width: 320, height: 700 } })
  const guest = await browserContext.newPage()
  await guest.goto('/kontak')
  const mark = guest.getByRole('banner').locator('img')
  await expect(mark).toHaveAttribute('src', /^\/api\/toko\/images\/[\da-f]{32}\.png$/)
  expect(
    await mark.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth, img.width, img.height]),
  ).toEqual([true, 192, 36, 36])
  await expect(guest.getByRole('banner').getByText('KerapuSehat')).toBeVisible()
  const ig = guest.getByRole('main').getByRole('link', { name: 'Instagram' })
  await expect(ig).toHaveAttribute('href', 'https://www.instagram.com/kerapu.kita')
  await expect(ig).toHaveAttribute('rel', 'me noopener')
  await guest.getByRole('contentinfo').locator('summary').last().click()
  await expect(guest.getByRole('contentinfo').getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/@kerapu',
  )
  await expect(guest.getByRole('link', { name: /TikTok|Facebook/ })).toHaveCount(0)
  expect(await guest.content()).not.toContain('1234567890')
  await expectAccessible(guest)
  await expectToFit(guest, guest.url())
  await guest.goto(`/produk/produk-satuan/${produk.produkId}`)
  const ld = (await guest.locator('script[type="application/ld+json"]').allTextContents()).join()
  if (ld.includes('"Organization"')) expect(ld).toContain('"sameAs":["https://www.instagram.com/kerapu.kita"')
  await browserContext.close()

  // Mails contain the absolute address of the logo.
  await page.request.post('/api/auth/lupa-password', { data: { email: admin.email } })
  const folder = suratFolder(new URL(baseURL).port)
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => [])
      const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      return all.join('').replaceAll(/=\r?\n/g, '')
    })
    .toMatch(/<img src=3D"http[^"]+\/api\/toko\/images\/[\da-f]{32}\.png" alt=3D"Logo KerapuSehat"/)

  // For an order paid by transfer, the administrator sees the account to pass on to the buyer.
  await page.goto('/tambah-pesanan')
  await page.getByLabel('Nama', { exact: true }).fill('Bu Sari')
  await page.getByLabel('Nomor HP').fill('081234567890')
  await page.getByRole('combobox', { name: 'Tambah barang' }).fill(produk.nama)
  await page.getByRole('option', { name: produk.nama }).click()
  await expect(page.getByText('1234567890')).toBeHidden()
  await page.getByLabel('Cara bayar').selectOption('Sudah ditransfer ke rekening toko')
  await expect(page.getByText('BCA 1234567890 a.n. Tambak Jaya')).toBeVisible()
  const wa = page.getByRole('link', { name: 'Kirim rekening lewat WhatsApp' })
  await expect(wa).toHaveAttribute('href', /Rp%2050\.000.*BCA%201234567890/)
  await expectAccessible(page)

  // Without the logo everything is as before.
  await page.goto('/pengaturan-toko')
  await page.getByRole('button', { name: 'Hapus logo' }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, save)
  // Cached pages show a change after half a second.
  await expect(async () => {
    await page.goto('/kontak')
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^(?:data:|\/assets\/)/, {
      timeout: 500,
    })
  }).toPass()
})

test('the owner switches tax on, and the receipt of a paid order shows its number, the tax number and the tax', async ({
  page,
  admin: _,
  build,
  browser,
  baseURL,
}) => {
  const pembeli = await build.pelanggan()
  const produk = await build.produk({ harga: 111_000 })
  await page.goto('/pengaturan-toko')
  await page.getByLabel('NPWP').fill('01.234.567.8-901.000')
  await page.getByLabel('PPN', { exact: true }).selectOption('Harga sudah termasuk PPN')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, save)

  await page.goto('/tambah-pesanan')
  await page.getByRole('combobox', { name: 'Cari pembeli' }).fill(pembeli.nama)
  await page.getByRole('option', { name: pembeli.nama }).click()
  await page.getByRole('combobox', { name: 'Tambah barang' }).fill(produk.nama)
  await page.getByRole('option', { name: produk.nama }).click()
  await page.getByLabel('Cara bayar').selectOption('Sudah dibayar tunai')
  await page.getByRole('button', { name: 'Simpan Pesanan' }).click()
  await expect(page).toHaveURL(/\/detail-pesanan-satuan\/\d+/)
  const nomor = (await page.getByText(/^Nota \d{4}\/\d{2}\/\d{4}$/).textContent())?.slice('Nota '.length) ?? ''
  const contents = page.getByRole('region', { name: 'Isi pesanan' })
  await expect(contents).toContainText('Sudah termasuk PPN (12% × 11/12)Rp 11.000')

  await page.getByRole('link', { name: 'Nota' }).click()
  const sheet = page.getByRole('article', { name: 'Nota' })
  for (const text of [
    `No. ${nomor}`,
    /Pesanan KS-/,
    'NPWP 01.234.567.8-901.000',
    'TotalRp 111.000',
    'Sudah termasuk PPN (12% × 11/12)Rp 11.000',
    'Harga jual tanpa PPNRp 100.000',
    'DPP nilai lain (11/12)Rp 91.667',
  ])
    await expect(sheet).toContainText(text)
  await expectAccessible(page)
  await expectToFit(page, page.url())

  // The receipt number finds the order.
  await page.goto(`/pesanan-semua?q=${nomor}`)
  await expect(page.getByRole('link', { name: /^(?:Detail )?KS-/ }).first()).toBeVisible()

  const browserContext = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  })
  const own = await browserContext.newPage()
  await logInPelanggan(own, pembeli)
  await own.goto('/riwayat-pembayaran')
  await expect(own.getByText(`Nota ${nomor}`).filter({ visible: true })).toBeVisible()
  await own
    .getByRole('button', { name: /^Detail pesanan/ })
    .filter({ visible: true })
    .click()
  await own.getByRole('link', { name: 'Lihat Pesanan' }).click()
  const detail = own.getByRole('main')
  await expect(detail).toContainText(`Nomor Nota${nomor}`)
  await expect(detail).toContainText('Sudah termasuk PPN (12% × 11/12)Rp 11.000')
  await detail.getByRole('link', { name: 'Nota', exact: true }).click()
  await expect(own.getByRole('article', { name: 'Nota' })).toContainText(`No. ${nomor}`)
  await expectAccessible(own)
  await browserContext.close()
})

test('the owner adds tax on top of prices, and buyers see it before ordering, in the payment and on the receipt', async ({
  page,
  admin: _,
  build,
  browser,
  baseURL,
}) => {
  const pembeli = await build.pelanggan()
  const { produkId, nama } = await build.produk({ harga: '33327', stok: '50' })
  const browserContext = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  })
  const own = await browserContext.newPage()
  await logInPelanggan(own, pembeli)
  await own.goto(`/produk/produk-satuan/${produkId}`)
  await expect(own.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  await expect(own.getByText('belum termasuk PPN')).toHaveCount(0)

  await page.goto('/pengaturan-toko')
  await page.getByLabel('PPN', { exact: true }).selectOption('Harga belum termasuk PPN; ditambahkan saat memesan')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, save)

  await expect(async () => {
    await own.goto(`/produk/produk-satuan/${produkId}`)
    await expect(own.getByText('belum termasuk PPN')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(own)
  await expectToFit(own, own.url())
  await own
    .getByRole('button', { name: /keranjang/ })
    .filter({ visible: true })
    .first()
    .click()

  await own.goto('/keranjang')
  const keranjang = own.getByRole('region', { name: 'Ringkasan Pesanan' })
  // Rounded from 3,665.97.
  await expect(keranjang).toContainText('SubtotalRp 33.327PPNRp 3.666')
  await keranjang.getByLabel('Pengiriman').selectOption({ label: 'Ekonomi, Rp 8.000' })
  await expect(keranjang).toContainText('TotalRp 44.993')
  await expectAccessible(own)
  await keranjang.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()

  const harga = own.getByRole('region', { name: 'Ringkasan Harga' })
  await expect(harga).toContainText('PPNRp 3.666TotalRp 44.993')
  await expectAccessible(own)
  await expectToFit(own, own.url())
  // The screen was opened again: until its shipping fee is there, no order can be made.
  await expect(harga).toContainText('TotalRp 44.993')
  await own.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(pesan(own)).toContainText('total Rp 44.993')
  await pesan(own).getByRole('button', { name: 'Batal' }).click()
  await pay(own)
  await expect(popup(own).getByText('Rp44.993').or(popup(own).getByText('Rp 44.993')).first()).toBeVisible()
  await popup(own).getByRole('button', { name: 'QRIS' }).click()
  await popup(own).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(own, 'Kembali ke toko')
  await expect(pesan(own)).toContainText('Pembayaran Berhasil')
  await pesan(own).getByRole('button', { name: 'OK' }).click()

  // A changed tax setting does not affect existing orders.
  await page.goto('/pengaturan-toko')
  await page.getByLabel('PPN', { exact: true }).selectOption('Tidak memungut PPN')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, save)
  await own.goto('/riwayat-pembayaran')
  await own
    .getByRole('button', { name: /^Detail pesanan/ })
    .filter({ visible: true })
    .click()
  await own.getByRole('link', { name: 'Lihat Pesanan' }).click()
  const detail = own.getByRole('main')
  await expect(detail).toContainText('PPNRp 3.666')
  await detail.getByRole('link', { name: 'Nota', exact: true }).click()
  const sheet = own.getByRole('article', { name: 'Nota' })
  for (const text of [
    'PPNRp 3.666',
    'TotalRp 44.993',
    'Harga jualRp 33.327',
    'DPP nilai lain (11/12)Rp 30.550',
    'PPN 12% dari DPPRp 3.666',
  ])
    await expect(sheet).toContainText(text)
  await expectAccessible(own)
  await browserContext.close()
})

test.describe('while the shop is closed', () => {
  // The probe `console` evaluates the logs of each screen.
  test.use({ allowedErrors: /.*/ })

  test('every probe is content with the reason', async ({ page, build }) => {
    test.setTimeout(300_000)
    const [hostile = ''] = HOSTILE_TEXTS
    const admin = await build.owner()
    const produk = await build.produk({ nama: hostile })
    const close = async (reopening: string | null) => {
      const data = { buka_lagi: reopening, pesan_libur: LONG_TEXT.slice(0, 200).replaceAll('\n', ' '), semula: {} }
      const answer = await admin.api('put', '/api/admin/pengaturan-toko', { data })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    await signIn(page, 'customer', { admin, produk, pembeli: await build.pelanggan({ nama: hostile }) })
    const visit = await walkWith(page)
    await close('2099-01-01')
    try {
      for (const path of ['/', '/keranjang', `/produk/produk-satuan/pemesanan?produk=${produk.produkId}`]) {
        expect.soft(await visit({ path, role: 'customer', device: 'phone' }), path).toEqual([])
        await expect.soft(page.getByText('Toko libur.').first()).toBeVisible()
      }
    } finally {
      await close(null)
    }
  })
})
