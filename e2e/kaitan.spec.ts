import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('a package shows all its details and links to its parts and diseases, and an article about a virus offers no cure, without a script', async ({
  page,
}) => {
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
  await expect(page.getByRole('link', { name: 'Lintah laut' })).toHaveAttribute('href', '/layanan/penyakit/lintah-laut')

  await page.goto('/artikel/2')
  await expect(page.getByRole('heading', { name: 'Sanitasi dan pendukung' })).toBeVisible()
  await expect(page.getByText('Untuk sanitasi dan pendukung, bukan obat').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Hitung untuk keramba saya/ })).toHaveCount(0)

  for (const path of ['produk-paketan/999999', 'produk-paketan/abc', 'produk-paketan/0', 'produk-satuan/999999']) {
    const answer = await page.request.get(`/produk/${path}`, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/404'])
  }
})
