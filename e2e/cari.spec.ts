import { expectAccessible } from './accessibility.ts'
import { unique } from './build-rows.ts'
import { footerLink } from './page.ts'
import { expect, test } from './test.ts'

test('the footer leads to a search that understands everyday words', async ({ page, build }) => {
  const { nama } = await build.produk({ nama: unique('Povidon Iodin Uji') })
  await page.goto('/layanan')
  await (await footerLink(page, 'Informasi', 'Cari')).click()
  await page.getByRole('link', { name: 'bintik putih' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('bintik putih')
  await expect(page.getByRole('region', { name: 'Penyakit' }).getByRole('link').first()).toHaveAttribute(
    'href',
    '/layanan/penyakit/bintik-putih',
  )
  await page.getByRole('searchbox').fill(nama)
  await page.getByRole('searchbox').press('Enter')
  const produk = page.getByRole('region', { name: 'Produk' }).getByRole('link', { name: nama }).first()
  await expect(produk).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('bintik putih')
  await page.goForward()
  await produk.click()
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
})

test('from the field of the header over a suggestion and a product into the cart', async ({ page, build }) => {
  const { nama } = await build.produk({ nama: unique('Pengusir Lintah'), penyakit: 'lintah-laut' })
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Cari di toko' }).click()
  const box = page.getByRole('combobox', { name: 'Cari di toko' })
  await expect(box).toBeFocused()
  await box.pressSequentially('lin')
  await expect(page.getByRole('option', { name: /^Lintah laut/ })).toBeVisible()
  await expectAccessible(page)
  await box.fill(nama)
  await page.getByRole('option', { name: new RegExp(`^${nama}.*Rp`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  await expect(box).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('button', { name: `Masukkan ${nama} ke keranjang` })
    .click()
  await page.goto('/keranjang')
  await expect(page.getByRole('heading', { name: nama })).toBeVisible()
})

test('by the keyboard to the card of a disease and its products @wide', async ({ page }) => {
  await page.goto('/kontak')
  const openField = page.getByRole('button', { name: 'Buka pencarian' })
  if (await openField.isVisible()) await openField.press('Enter')
  else await page.getByRole('searchbox', { name: 'Cari di toko' }).focus()
  const box = page.getByRole('combobox', { name: 'Cari di toko' })
  await box.pressSequentially('lintah lau')
  await expect(page.getByRole('option', { name: /^Lintah laut/ })).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/cari\?q=lintah%20laut$/)
  await expect(
    page
      .getByRole('region', { name: 'Penyakit' })
      .getByRole('link', { name: /^Beli / })
      .first(),
  ).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form with links, and the directory of 38 provinces shows the number that the office added', async ({
    page,
    build,
  }) => {
    await page.goto('/cari')
    await page.getByRole('searchbox').fill('lintah')
    await page.getByRole('button', { name: 'Cari' }).click()
    await expect(page).toHaveURL(/\/cari\?q=lintah$/)
    await expect(page.getByRole('region', { name: 'Penyakit' }).getByRole('link').first()).toHaveAttribute(
      'href',
      '/layanan/penyakit/lintah-laut',
    )
    // The document contains the products for the disease.
    await expect(page.getByRole('link', { name: 'Beli Asam Sitrat Food Grade' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

    const admin = await build.owner()
    const data = { telepon: '(0901) 55-501', peta: '', catatan: 'Tanya penyuluh di Timika' }
    expect((await admin.api('put', '/api/admin/direktori/dinas-papua-tengah', { data })).ok()).toBe(true)
    // A cached page shows a change within half a second.
    await expect(async () => {
      await page.goto('/layanan/siapa-dihubungi')
      await expect(page.getByText('Tanya penyuluh di Timika')).toHaveCount(1, { timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('main').locator('details')).toHaveCount(38)
    await page.locator('#papua-tengah summary').click()
    await expect(page.getByText('Tanya penyuluh di Timika')).toBeVisible()
    await page.locator('#jawa-timur summary').click()
    await expect(page.locator('#jawa-timur').getByText('BPBAP Situbondo')).toBeVisible()
  })
})
