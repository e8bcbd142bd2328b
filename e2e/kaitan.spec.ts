import { expect, test } from './test.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a package says all of itself, and leads to its parts and diseases @wide', async ({ page }) => {
    await page.goto('/produk/produk-paketan')
    await page.getByRole('link', { name: 'Paket Penanganan Penyakit Parasit', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paket Penanganan Penyakit Parasit')
    await expect(page.getByText('Hemat Rp 33.000')).toBeVisible()
    await expect(page.getByText('cukup untuk sekitar 24 kali rendam 1,6 m³ pada 75 ppm')).toBeVisible()
    await expect(page.getByText(/Jangan pernah mencampur kaporit/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hari 7', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cacing kulit' })).toHaveAttribute(
      'href',
      '/layanan/penyakit/cacing-kulit',
    )
    await page.getByRole('link', { name: 'Asam Sitrat Food Grade' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asam Sitrat Food Grade')
    await expect(page.getByRole('link', { name: 'Lintah laut' })).toHaveAttribute(
      'href',
      '/layanan/penyakit/lintah-laut',
    )
  })

  test('an article about a virus offers no cure', async ({ page }) => {
    await page.goto('/artikel/2')
    await expect(page.getByRole('heading', { name: 'Sanitasi dan pendukung' })).toBeVisible()
    await expect(page.getByText('Untuk sanitasi dan pendukung, bukan obat').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Hitung dosis/ })).toHaveCount(0)
  })
})

test.describe('of what is not there', () => {
  // The document of /404 has that status, which the browser logs to its console.
  test.use({ allowedComplaints: /404 \(Not Found\)/ })

  test('a package that is not there leads to the page that says so', async ({ page }) => {
    for (const id of ['999999', 'abc', '0']) {
      await page.goto(`/produk/produk-paketan/${id}`)
      await expect(page).toHaveURL('/404')
    }
  })
})

test('a package goes from its page into the cart', async ({ page }) => {
  await page.goto('/produk/produk-paketan/2')
  await page.getByRole('button', { name: 'Masukkan Paket Penanganan Penyakit Parasit ke keranjang' }).click()
  await expect(page.getByText(/di keranjang\./)).toBeVisible()
})
