import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expectToFit } from './fit.ts'
import { suratFolder } from './mail.ts'
import { test } from './own-shop.ts'
import { expectKabar } from './page.ts'
import { expect } from './test.ts'

/* Shop settings affect every page, so these tests run on their own shop. */

// One after the other, in one worker: each worker would start its own shop.
test.describe.configure({ mode: 'default' })
// The browser logs rejected requests as well.
test.use({ allowedComplaints: /400 \(/ })

const simpan = 'Pengaturan toko berhasil disimpan'

test('the owner gives the shop a logo, social media and an account, and visitors see of it what is theirs', async ({
  page,
  admin,
  build,
  browser,
  ownShop: baseURL,
}) => {
  test.setTimeout(120_000)
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
  await expectKabar(page, simpan)

  // A visitor on the narrowest phone.
  const konteks = await browser.newContext({ baseURL, viewport: { width: 320, height: 700 } })
  const tamu = await konteks.newPage()
  await tamu.goto('/kontak')
  const tanda = tamu.getByRole('banner').locator('img')
  await expect(tanda).toHaveAttribute('src', /^\/api\/toko\/images\/[\da-f]{32}\.png$/)
  expect(
    await tanda.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth, img.width, img.height]),
  ).toEqual([true, 192, 36, 36])
  await expect(tamu.getByRole('banner').getByText('KerapuSehat')).toBeVisible()
  const ig = tamu.getByRole('main').getByRole('link', { name: 'Instagram' })
  await expect(ig).toHaveAttribute('href', 'https://www.instagram.com/kerapu.kita')
  await expect(ig).toHaveAttribute('rel', 'me noopener')
  await tamu.getByRole('contentinfo').locator('summary').last().click()
  await expect(tamu.getByRole('contentinfo').getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/@kerapu',
  )
  await expect(tamu.getByRole('link', { name: /TikTok|Facebook/ })).toHaveCount(0)
  expect(await tamu.content()).not.toContain('1234567890')
  await expectAccessible(tamu)
  await expectToFit(tamu, tamu.url())
  await tamu.goto(`/produk/produk-satuan/${produk.produkId}`)
  const ld = (await tamu.locator('script[type="application/ld+json"]').allTextContents()).join()
  if (ld.includes('"Organization"')) expect(ld).toContain('"sameAs":["https://www.instagram.com/kerapu.kita"')
  await konteks.close()

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
  await page.getByLabel('Cara membayar').selectOption('Sudah ditransfer ke rekening toko')
  await expect(page.getByText('BCA 1234567890 a.n. Tambak Jaya')).toBeVisible()
  const wa = page.getByRole('link', { name: 'Kirim rekening lewat WhatsApp' })
  await expect(wa).toHaveAttribute('href', /Rp%2050\.000.*BCA%201234567890/)
  await expectAccessible(page)

  // Without the logo everything is as before.
  await page.goto('/pengaturan-toko')
  await page.getByRole('button', { name: 'Hapus logo' }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, simpan)
  // Cached pages show a change after half a second.
  await expect(async () => {
    await page.goto('/kontak')
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^(?:data:|\/assets\/)/, {
      timeout: 500,
    })
  }).toPass()
})

test('a part of the menu is folded for good on this device, but not the one in which somebody is', async ({
  page,
  admin: _,
}) => {
  await page.goto('/dasbor-admin')
  // The login state is known only in the browser.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Kantor' })
  const lot = menu.getByRole('link', { name: 'Lot Stok' })
  await expect(lot).toBeVisible()
  await menu.getByText('Barang', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(lot).toBeHidden()
  await page.reload()
  await expect(menu.getByRole('link', { name: 'Semua Pesanan' })).toBeVisible()
  await expect(lot).toBeHidden()
  await page.goto('/lot')
  await expect(lot).toBeVisible()
  await expect(lot).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'Dasbor' }).click()
  await expect(lot).toBeHidden()
  await menu.getByText('Barang', { exact: true }).click()
  await expect(lot).toBeVisible()
  await expectAccessible(page)
})
