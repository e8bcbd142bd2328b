import { expectAccessible } from './accessibility.ts'
import { expect, logInPelanggan, test } from './test.ts'

const simpan = (nama: string) => `Simpan ${nama} sebagai favorit`
const hapus = (nama: string) => `Hapus ${nama} dari favorit`

test('what a browser keeps before a login is in the account after it, and on every device', { tag: '@wide' }, async ({
  page,
  build,
  browser,
  baseURL,
}) => {
  const [satu, dua] = [await build.produk(), await build.produk()]
  await page.goto(`/produk/produk-satuan/${satu.produkId}`)
  await page.getByRole('button', { name: simpan(satu.nama) }).click()
  await expect(page.getByRole('button', { name: hapus(satu.nama) })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/favorit')
  await expect(page.getByText('Sekarang disimpan di peramban ini saja.')).toBeVisible()
  await expect(page.getByRole('link', { name: satu.nama, exact: true })).toBeVisible()
  await expectAccessible(page)

  const pelanggan = await build.pelanggan()
  await page.getByRole('link', { name: 'Masuk', exact: true }).click()
  await page.getByLabel('Email').fill(pelanggan.email)
  await page.getByLabel('Password', { exact: true }).fill(pelanggan.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/favorit')
  await expect(page.getByRole('link', { name: satu.nama, exact: true })).toBeVisible()
  await expect(page.getByText('Sekarang disimpan di peramban ini saja.')).toBeHidden()
  await page.goto(`/produk/produk-satuan/${dua.produkId}`)
  await page.getByRole('button', { name: simpan(dua.nama) }).click()
  await expect(page.getByRole('button', { name: hapus(dua.nama) })).toBeVisible()

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await logInPelanggan(other, pelanggan)
  await other.goto('/akun')
  await other.getByRole('link', { name: 'Favorit' }).click()
  await expect(other.getByRole('article')).toHaveText([new RegExp(dua.nama), new RegExp(satu.nama)])
  await other.getByRole('button', { name: hapus(dua.nama) }).click()
  await expect(other.getByRole('article')).toHaveCount(1)
  await other.getByRole('button', { name: hapus(satu.nama) }).click()
  await expect(other.getByText('Belum ada favorit')).toBeVisible()
  await elsewhere.close()
})

test('on a card the heart is no part of its link', async ({ page, build }) => {
  const { kategoriId, produk } = await build.rak(2)
  await page.goto(`/produk/produk-satuan?kategori=${kategoriId}`)
  const [satu] = produk
  await page.getByRole('button', { name: simpan(satu?.nama ?? '') }).click()
  await expect(page).toHaveURL(/kategori=/)
  await expect(page.getByRole('button', { name: hapus(satu?.nama ?? '') })).toBeVisible()
  await expectAccessible(page)
})

test('who is not reached is told, and the heart is as it was', async ({ page, produk, pelanggan: _ }) => {
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  const hati = page.getByRole('button', { name: simpan(produk.nama) })
  await expect(hati).toBeVisible()
  await page.route('**/api/favorit', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'Server sedang sibuk.' } })
      : route.fallback(),
  )
  await hati.click()
  await expect(page.getByRole('alertdialog')).toContainText('Server sedang sibuk.')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(hati).toHaveAttribute('aria-pressed', 'false')
})
test.use({ allowedComplaints: /503|409/ })

test('who waits for what is sold out says so once, and may take it back', async ({ page, build, pelanggan }) => {
  const habis = await build.produk({ stok: '0' })
  await page.goto(`/produk/produk-satuan/${habis.produkId}`)
  await page.getByRole('button', { name: 'Kabari saya bila ada lagi' }).click()
  // The e-mail address is not confirmed.
  await expect(page.getByRole('alert')).toContainText('Konfirmasi email Anda dulu')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Pengaturan Akun' })).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/favorit/kabar-stok/*', (route) =>
    route.fulfill({
      json: route.request().method() === 'GET' ? { diminta: false } : { message: `Kami kabari ke ${pelanggan.email}.` },
    }),
  )
  await page.getByRole('button', { name: 'Kabari saya bila ada lagi' }).click()
  await expect(page.getByText(`Kami kabari ke ${pelanggan.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Batalkan kabar stok' }).click()
  await expect(page.getByRole('button', { name: 'Kabari saya bila ada lagi' })).toBeVisible()
})

test('who is not signed in comes back to the product after the login', async ({ page, build }) => {
  const habis = await build.produk({ stok: '0' })
  const pelanggan = await build.pelanggan()
  await page.goto(`/produk/produk-satuan/${habis.produkId}`)
  await page.getByRole('link', { name: 'Kabari saya bila ada lagi' }).click()
  await page.getByLabel('Email').fill(pelanggan.email)
  await page.getByLabel('Password', { exact: true }).fill(pelanggan.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(`/produk/produk-satuan/${habis.produkId}`)
})
