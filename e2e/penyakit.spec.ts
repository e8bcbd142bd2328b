import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { formatTanggal, midnightWib } from '#contract/wib.ts'
import { readKepala, readSitemap } from './document-head.ts'
import { breakApi } from './page.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

const card = (kode: string) => `/layanan/penyakit/${kode}`
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const lembar = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('a card is recognised, done, measured in the product that the shop sells, and leads on', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(card('cacing-kulit'))
  await expect(region(page, 'Kenali').getByRole('img')).toBeVisible()
  for (const judul of ['Ada bak atau terpal', 'Tidak ada bak'])
    await expect(region(page, 'Lakukan sekarang').getByRole('heading', { name: judul })).toBeVisible()
  await expect(region(page, 'Jangan').getByRole('listitem').first()).toBeVisible()
  const rendam = region(page, 'Rendam')
  await expect(rendam.getByText('Jangan pernah mencampur kaporit')).toBeVisible()
  await expect(rendam.getByText('125–250 mL per m³ air (75–150 ppm)')).toBeVisible()
  await expect(rendam.getByText('272 g per m³ air (75 ppm)')).toBeVisible()
  await expect(rendam.getByRole('link', { name: 'Hitung untuk bak saya' }).first()).toHaveAttribute(
    'href',
    /^\/layanan\/kalkulator-dosis\?cara=rendam&produk=\d+&untuk=cacing-kulit&ppm=75$/,
  )
  const ulangi = region(page, 'Jadwal ulang, jika mulai hari ini')
  const now = await page.evaluate(() => Date.now())
  for (const hari of [7, 14])
    await expect(ulangi.getByText(`hari ke-${hari}${formatTanggal(midnightWib(new Date(now), -hari))}`)).toBeVisible()
  await expect(page.getByText('belum ditinjau dokter hewan')).toBeVisible()
  await expect(page.getByText('Isi kartu per 23 November 2026')).toBeVisible()
  await region(page, 'Penyakit yang mirip dan bedanya').getByRole('link', { name: 'Trichodina' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trichodina' })).toBeVisible()
  await expect(page).toHaveTitle(/^Trichodina pada kerapu/)
  await page.goBack()
  await rendam.getByRole('link', { name: /^Hidrogen Peroksida 50%/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hidrogen Peroksida 50%' })).toBeVisible()
})

test('a supplement is weighed for ten kilograms of feed', async ({ page }) => {
  await page.goto(card('kurang-vitamin-c'))
  await expect(region(page, 'Campur ke pakan').getByText('4,3 g per 10 kg pakan (150 mg per kg)')).toBeVisible()
})

test('a red flag says what to do, then whom to call, and sells nothing', { tag: '@wide' }, async ({ page }) => {
  for (const kode of ['vnn', 'iridovirus', 'nokardiosis', 'keracunan', 'kurang-tiamin']) {
    await page.goto(card(kode))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toContainText(['Lakukan sekarang', 'Lalu hubungi petugas'])
    await expect(main.getByRole('link', { name: 'Siapa yang dihubungi' })).toBeVisible()
    await expect(main.locator('a[href^="/produk"], a[href*="kalkulator"]')).toHaveCount(0)
  }
})

test('a product on a prescription is only spoken of', async ({ page }) => {
  await page.goto(card('cacing-insang'))
  await expect(page.getByText('Prazikuantel hanya sesuai resep dokter hewan')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Prazikuantel/ })).toHaveCount(0)
})

test('WhatsApp gets two lines, and the link shows a picture', async ({ page, baseURL }) => {
  await page.goto(card('lintah-laut'))
  const href = await page.getByRole('link', { name: 'Bagikan' }).getAttribute('href')
  const teks = new URL(href ?? '').searchParams.get('text')?.split('\n') ?? []
  expect(teks).toEqual([expect.stringMatching(/^Lintah laut: /), `${baseURL}${card('lintah-laut')}`])
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await page.request.get(picture ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('a card prints on A4 with a code that leads back, and on A6 what to do', async ({ page }) => {
  for (const kode of ['cacing-kulit', 'vnn']) {
    await page.goto(card(kode))
    await page.evaluate(() => {
      window.print = () => {}
    })
    expect(await lembar(page)).toBeLessThanOrEqual(2)
    await page.getByRole('button', { name: 'Cetak A6 (saku)' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Sumber' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Lakukan sekarang' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Kode QR halaman ini' })).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 29[78][\d.]* 4(?:19|20)[\d.]*\]/)
    expect(await lembar(page)).toBeLessThanOrEqual(3)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { name: 'Sumber' })).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})

test('search engines read a card as an article, by its way, and the sitemap lists all', async ({ page, baseURL }) => {
  const { data } = await readKepala(page, card('bintik-putih'))
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Bintik putih (Cryptocaryon) pada kerapu',
      dateModified: '2026-11-23',
      mainEntityOfPage: `${baseURL}${card('bintik-putih')}`,
    }),
  )
  expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{}, {}, { name: 'Parasit', item: `${baseURL}/layanan/detail/4` }, {}],
  })
  const listed = await readSitemap(page)
  for (const path of ['/layanan/air', ...KODE_PENYAKIT.map(card)]) expect(listed).toContain(baseURL + path)
})

test('the five pages, the list and the water lead to cards §2.061', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/layanan')
  await page.getByRole('link', { name: /^Air & lingkungan/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Air & Lingkungan' })).toBeVisible()
  await expect(region(page, 'Kemungkinan sebabnya').getByRole('link')).toHaveCount(7)
  await page.getByRole('link', { name: 'Oksigen rendah' }).click()
  await expect(page).toHaveURL(card('oksigen-rendah'))
  await page.goto('/layanan/detail/4')
  await page
    .getByRole('navigation', { name: 'Panduan tiap penyakit' })
    .getByRole('link', { name: 'bintik putih' })
    .click()
  await expect(page).toHaveURL(card('bintik-putih'))
  await page.goto('/penyakit-ikan')
  for (const kelompok of ['Bakterial', 'Viral', 'Parasit', 'Non-infeksi'])
    await expect(page.getByRole('main').getByRole('heading', { name: kelompok })).toBeVisible()
  await page.getByRole('link', { name: 'Lintah laut' }).click()
  await expect(page).toHaveURL(card('lintah-laut'))
})

test.describe('when it cannot be loaded', () => {
  test.use({ allowedComplaints: /Failed to load resource|404 \(Not Found\)/ })

  test('a card that does not exist is 404 and leads to the list', async ({ page }) => {
    expect((await page.goto(card('flu')))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Kartu Tidak Ditemukan' })).toBeVisible()
    await page.getByRole('link', { name: 'Daftar penyakit umum' }).click()
    await expect(page).toHaveURL('/penyakit-ikan')
  })

  test('a card says why, and trying again helps', async ({ page }) => {
    await page.goto('/penyakit-ikan')
    await breakApi(page, '/penyakit/trichodina', { status: 500, body: '{"message":"Basis data sibuk"}' })
    await page.getByRole('link', { name: 'Trichodina' }).click()
    await expect(page.getByText('Error: Basis data sibuk')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Coba Lagi' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trichodina' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a card is complete: days instead of dates, amounts, links', async ({ page }) => {
    await page.goto(card('lintah-laut'))
    await expect(region(page, 'Lakukan sekarang').getByText('Larutkan asam sitrat di ember dulu')).toBeVisible()
    await expect(
      region(page, 'Jadwal ulang, jika mulai hari ini').getByText('hari ke-7', { exact: true }),
    ).toBeVisible()
    await expect(region(page, 'Rendam').getByText('250–300 g per m³ air (250–300 ppm)')).toBeVisible()
    await page.goto('/Layanan/Penyakit/LINTAH-LAUT')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/layanan\/penyakit\/lintah-laut$/)
  })

  test('the copy for a device has no script, no price and no stock', async ({ page }) => {
    await page.goto(`${card('lintah-laut')}?salinan=1`)
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
    await expect(page.getByText(/Rp\s?\d|Stok/)).toHaveCount(0)
    await expect(page.getByText('250–300 g per m³ air')).toBeVisible()
    await expect(page.getByRole('button', { name: /Cetak/ })).toHaveCount(0)
  })
})
