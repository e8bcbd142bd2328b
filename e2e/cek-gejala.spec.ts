import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const SYMPTOM_PATH = '/layanan/cek-gejala'
const SPOT = 'Bintik putih kecil seperti pasir di kulit, sirip, atau insang'
const RUBBING = 'Menggosokkan badan ke jaring atau dinding'
const GASPING = /^Banyak ikan serentak megap-megap/
const SPINNING = /^Larva atau benih berputar/
const LYING = /^Ikan berbaring miring di dasar/

const result = (page: Page) => page.getByRole('region', { name: 'Hasil cek gejala' })
const view = (page: Page) => page.getByRole('button', { name: 'Lihat hasil' })
const box = (page: Page) => page.getByRole('region', { name: /hubungi petugas dulu/i })
/** Opens the parts of the form that are collapsed on a phone. */
async function openParts(page: Page): Promise<void> {
  for (const summary of await page.locator('#tanda summary').all()) await summary.click()
}
const waterFirst = (page: Page) => page.getByRole('region', { name: 'Urus airnya dulu' })

test('signs ticked before hydration count, the result has its address, and going back keeps the ticks', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Ikan saya sakit' }).click()
  await expect(page).toHaveURL(SYMPTOM_PATH)
  await page.goto(SYMPTOM_PATH, { waitUntil: 'domcontentloaded' })
  await openParts(page)
  await page.getByRole('checkbox', { name: SPOT }).check()
  await expect(page.getByText('1 tanda. Kemungkinan: parasit.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: SPOT })).toBeChecked()
  await page.getByRole('checkbox', { name: RUBBING }).check()
  await page.getByRole('radio', { name: 'Benih' }).check()
  await page.getByLabel(/^Oksigen/).fill('4,5')
  await expect(page.getByText('2 tanda. Kemungkinan kuat: parasit.')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await view(page).click()
  await expect(page).toHaveURL(`${SYMPTOM_PATH}?gejala=S01,S03&ukuran=benih&do=4.5#hasil`)
  await expect(page.getByRole('heading', { name: 'Hasil cek gejala' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Hasil cek gejala' })).toBeInViewport()
  expect(asked.filter((url) => url.includes('/api/') || url.includes('.data'))).toEqual([])

  await result(page).getByRole('region', { name: 'Periksa juga tanda ini' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/gejala=S01,S\d\d,S\d\d/)
  await page.goBack()
  await expect(page).toHaveURL(/gejala=S01,S03&/)
  await expect(page.getByRole('checkbox', { name: SPOT })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(page.getByLabel(/^Oksigen/)).toHaveValue('4,5')
})

test.describe('input', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('is found on the way back, after a reload and without a signal', async ({ page, context }) => {
    const expectKept = async (count: number) => {
      await expect(page.getByText(`${count} tanda. Kemungkinan`)).toBeVisible()
      await expect(page.getByRole('checkbox', { name: SPOT })).toBeChecked()
      await expect(page.getByLabel(/^Oksigen/)).toHaveValue('4,5')
    }
    await page.goto(SYMPTOM_PATH)
    await openParts(page)
    await page.getByRole('checkbox', { name: SPOT }).check()
    await page.getByLabel(/^Oksigen/).fill('4,5')
    await page.getByRole('navigation', { name: 'Pintasan' }).getByRole('link', { name: 'Produk' }).click()
    await expect(page).toHaveURL('/produk')
    await page.goBack()
    await expectKept(1)
    await page.reload()
    await expectKept(1)

    await context.setOffline(true)
    await page.locator('#tanda summary', { hasText: 'Tingkah laku' }).click()
    await page.getByRole('checkbox', { name: RUBBING }).check()
    await view(page).click()
    await expect(result(page)).toContainText('Kemungkinan kuat: parasit.')
    await page.goBack()
    await expect(page).toHaveURL(SYMPTOM_PATH)
    await expectKept(2)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the emergency shows at once, and the form opens the same result', async ({ page }) => {
    await page.goto(SYMPTOM_PATH)
    await expect(waterFirst(page)).toBeHidden()
    await expect(box(page)).toBeHidden()
    await page.getByRole('checkbox', { name: GASPING }).check()
    await expect(waterFirst(page)).toBeVisible()
    await expect(box(page)).toBeHidden()
    await page.getByRole('checkbox', { name: GASPING }).uncheck()
    await expect(waterFirst(page)).toBeHidden()
    for (const name of [SPINNING, LYING]) {
      await page.getByRole('checkbox', { name: name }).check()
      await expect(box(page)).toBeVisible()
      await page.getByRole('checkbox', { name: name }).uncheck()
    }
    await openParts(page)
    await page.getByRole('checkbox', { name: RUBBING }).check()
    await page.getByRole('checkbox', { name: SPOT }).check()
    await page.getByLabel('Mati hari ini (ekor)').fill('60')
    await page.getByLabel('Jumlah ikan di keramba/bak (ekor)').fill('1000')
    await view(page).click()
    await expect(page).toHaveURL(`${SYMPTOM_PATH}?gejala=S01,S03&mati=60&ekor=1000#hasil`)
    await expect(result(page)).toContainText('Kemungkinan kuat: parasit.')
    await expect(result(page)).toContainText('Ikan mati 6% hari ini.')
    await expect(page.getByRole('checkbox', { name: SPOT })).toBeChecked()
    await result(page).getByRole('region', { name: 'Periksa juga tanda ini' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/gejala=S01,S03,S\d\d&mati=60/)

    await test.step('an address in any order has one form, with words for search engines', async () => {
      await page.goto(`${SYMPTOM_PATH}?gejala=s15,S04%20S03,S99&x=1&do=abc`)
      // A wrong number stays, so that it can be corrected.
      await expect(page).toHaveURL(`${SYMPTOM_PATH}?gejala=S03,S04,S15&do=abc`)
      expect(await page.getAttribute('meta[name="description"]', 'content')).toContain('3 tanda dicentang')
      await page.goto(`${SYMPTOM_PATH}?gejala=%3Cscript%3E&ukuran=&do=`)
      await expect(page).toHaveURL(SYMPTOM_PATH)
      await expect(result(page)).toBeHidden()
    })
    await test.step('nothing ticked shows the form', async () => {
      await view(page).click()
      await expect(page).toHaveURL(/cek-gejala\?mati=&.*#hasil$/)
      await expect(result(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
})
