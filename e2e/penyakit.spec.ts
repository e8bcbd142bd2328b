import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { readSitemap } from './document-head.ts'
import { emulatePrint } from './page.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

const card = (kode: string) => `/layanan/penyakit/${kode}`
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sheet = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test("the service leads to a water card, and a class to a card with amounts of the shop's products §2.061", {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/layanan')
  await page.getByRole('link', { name: /^Air & lingkungan/ }).click()
  await expect(region(page, 'Kemungkinan sebabnya').getByRole('link')).toHaveCount(9)
  await page.getByRole('link', { name: 'Oksigen rendah' }).click()
  await expect(page).toHaveURL(card('oksigen-rendah'))

  await page.goto('/penyakit-ikan')
  await page.getByRole('link', { name: 'Cacing kulit', exact: true }).click()
  await expect(page).toHaveURL(card('cacing-kulit'))
  const rendam = region(page, 'Rendam')
  await expect(rendam.getByText('125–250 mL per m³ air (75–150 ppm)')).toBeVisible()
  await expect(rendam.getByText('272 g per m³ air (75 ppm)')).toBeVisible()
  // Sections that come later are collapsed on a phone; the table of contents opens them.
  await page.getByRole('navigation', { name: 'Isi kartu' }).getByRole('link', { name: 'Penyakit yang mirip' }).click()
  await region(page, 'Penyakit yang mirip dan bedanya').getByRole('link', { name: 'Trichodina' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trichodina' })).toBeVisible()
  await expect(page).toHaveTitle(/^Trichodina pada kerapu/)
  await page.goBack()
  await rendam.getByRole('link', { name: /^Hidrogen Peroksida 50%/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hidrogen Peroksida 50%' })).toBeVisible()
})

test('a card prints on A4 with a QR code, and its first steps on A6', async ({ page }) => {
  for (const kode of ['cacing-kulit', 'vnn']) {
    await page.goto(card(kode))
    await page.evaluate(() => {
      window.print = () => {}
    })
    expect(await sheet(page)).toBeLessThanOrEqual(2)
    await page.getByText('Bagikan / cetak').click()
    await page.getByRole('button', { name: 'Cetak A6 (saku)' }).click()
    await emulatePrint(page)
    await expect(page.getByRole('heading', { name: 'Sumber' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Lakukan sekarang' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Kode QR halaman ini' })).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 29[78][\d.]* 4(?:19|20)[\d.]*\]/)
    expect(await sheet(page)).toBeLessThanOrEqual(3)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { name: 'Sumber' })).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a card is complete for readers, search engines and previews, and its offline copy has no price', async ({
    page,
    baseURL,
  }) => {
    await test.step('days instead of dates, amounts, links', async () => {
      await page.goto(card('lintah-laut'))
      await expect(region(page, 'Lakukan sekarang').getByText('Larutkan asam sitrat di ember dulu')).toBeVisible()
      await expect(
        region(page, 'Jadwal ulang, jika mulai hari ini').getByText('hari ke-7', { exact: true }),
      ).toBeVisible()
      await expect(region(page, 'Rendam').getByText('250–300 g per m³ air (250–300 ppm)')).toBeVisible()
    })
    await test.step('picture of a shared link', async () => {
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
      const answer = await page.request.get(picture ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
    })
    await test.step('article with its way, under one address in any case', async () => {
      await page.goto('/Layanan/Penyakit/BINTIK-PUTIH')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${card('bintik-putih')}`)
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const data = texts.map((text) => JSON.parse(text))
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
    await test.step('copy without script, price and stock', async () => {
      await page.goto(`${card('lintah-laut')}?salinan=1`)
      await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
      await expect(page.getByText(/Rp\s?\d|Stok/)).toHaveCount(0)
      await expect(page.getByText('250–300 g per m³ air')).toBeVisible()
      await expect(page.getByRole('button', { name: /Cetak/ })).toHaveCount(0)
    })
  })
})
