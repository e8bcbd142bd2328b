import { newGambar, unique } from './build-rows.ts'
import { emulatePrint, footerLink, isPhone } from './page.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

const artikel = (page: Page) => page.getByRole('main').getByRole('article')
/** A date so old that the list shows the article last. */
const PREVIOUS = '2001-01-01'
/** An article of the initial data. */
const TRASH_FISH_TITLE = 'Pakan Rucah: Murah di Awal, Mahal di Hati'
const LIBRARY_TITLE = 'Artikel Kesehatan Kerapu'

test('the menu leads to a disease, a tooltip to its product, and the page back to the service §1.03 §2.058 §2.059', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/')
  if (isPhone(page)) await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Layanan' }).click()
  await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveCount(5)
  await page.getByRole('main').getByRole('link', { name: 'Penyakit Virus' }).click()
  await expect(page).toHaveURL('/layanan/detail/3')
  await page.getByRole('navigation', { name: 'Isi halaman' }).getByRole('link', { name: 'Pengobatan' }).click()
  await expect(page.getByRole('heading', { name: 'Pengobatan' })).toBeInViewport()
  const anjuran = page.getByRole('region', { name: 'Rekomendasi Produk' })
  await expect(anjuran.getByRole('link', { name: 'Kit Ambil Contoh Ikan Sakit' })).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke Layanan' }).click()
  await expect(page).toHaveURL('/layanan')

  await page.getByRole('main').getByRole('link', { name: 'Penyakit Parasit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Penyakit Parasit' })).toBeVisible()
  const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Asam Sitrat Food Grade' }) })
  const hint = item.getByRole('tooltip', { includeHidden: true })
  await expect(hint).toBeHidden()
  await expect(hint).toHaveText(/^[^.]+\.$/)
  if (isPhone(page)) {
    const button = item.getByRole('button')
    await button.tap()
    await expect(hint).toBeVisible()
    await button.tap()
    await expect(hint).toBeHidden()
  } else {
    await item.hover()
    await expect(hint).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(hint).toBeHidden()
  }
  await item.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Asam Sitrat Food Grade' })).toBeVisible()
})

test('a disease page shows no prescription products, and prints on at most two sheets with a QR code', async ({
  page,
}) => {
  const anjuran = page.getByRole('region', { name: 'Rekomendasi Produk' })
  for (const id of [1, 2, 3, 4, 5]) {
    await page.goto(`/layanan/detail/${id}`)
    await expect(anjuran.getByRole('link').first()).toBeVisible()
    await expect(anjuran.getByText(/Oksitetrasiklin|Eritromisin|Vaksin|Prazikuantel/)).toHaveCount(0)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  }
  await emulatePrint(page)
  await expect(page.getByRole('img', { name: 'Kode QR halaman ini' })).toBeVisible()
  await expect(page.getByText(new URL('/layanan/detail/5', page.url()).href)).toBeVisible()
})

test('the library is searched, and an article is read, and the way back restores the search §2.053 §D5.2', async ({
  page,
  build,
}) => {
  const { judul } = await build.artikel({
    judul: unique('Lintah Laut'),
    konten: '## Mengenali lintah\n\nIa melekat di sirip.',
    status: 'published',
    terbit: PREVIOUS,
  })
  const searched = judul.toLowerCase()
  await page.goto('/tentang-kami')
  await (await footerLink(page, 'Informasi', 'Artikel')).click()
  await expect(page.getByRole('heading', { level: 1, name: LIBRARY_TITLE })).toBeVisible()
  await expect(artikel(page).filter({ hasText: TRASH_FISH_TITLE })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Cari artikel' }).fill(searched)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page).toHaveURL(/\/layanan2\?q=lintah/)
  await expect(artikel(page)).toHaveText([new RegExp(judul)])
  await page.getByRole('link', { name: judul }).click()
  await expect(page).toHaveURL(/\/artikel\/\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Mengenali lintah' })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(judul))
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Cari artikel' })).toHaveValue(searched)
  await expect(artikel(page)).toHaveText([new RegExp(judul)])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is complete, with structured data for search engines, and the search works as a form', async ({
    page,
    build,
  }) => {
    await page.goto('/layanan2')
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('rucah murah')
    await page.getByRole('searchbox', { name: 'Cari artikel' }).press('Enter')
    await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Cari artikel' })).toHaveValue('rucah murah')
    const { judul } = await build.artikel({
      judul: unique('Pakan Rucah'),
      konten: '## Tiaminase merusak vitamin B1\n\nRucah segar menguras vitamin B1.',
      status: 'published',
      terbit: PREVIOUS,
      gambar: await newGambar(),
    })
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill(judul)
    await page.getByRole('searchbox', { name: 'Cari artikel' }).press('Enter')
    await page.getByRole('link', { name: judul }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Tiaminase merusak vitamin B1' })).toBeVisible()
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '')
    expect(data).toMatchObject({ '@type': 'Article', inLanguage: 'id' })
    expect(data.headline).toContain(judul)
    expect((await page.request.get(data.image)).status()).toBe(200)
  })
})
