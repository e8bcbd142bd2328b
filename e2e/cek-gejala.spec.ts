import type { Page } from '@playwright/test'
import { isPhone } from './page.ts'
import { expect, test } from './test.ts'

const CEK = '/layanan/cek-gejala'
const BINTIK = 'Bintik putih kecil seperti pasir di kulit, sirip, atau insang'
const GOSOK = 'Menggosokkan badan ke jaring atau dinding'
const MEGAP = /^Banyak ikan serentak megap-megap/
const BERPUTAR = /^Larva atau benih berputar/
const TIDUR = /^Ikan berbaring miring di dasar/

const hasil = (page: Page) => page.getByRole('region', { name: 'Hasil cek gejala' })
const lihat = (page: Page) => page.getByRole('button', { name: 'Lihat hasil' })
const kotak = (page: Page) => page.getByRole('region', { name: /hubungi petugas dulu/i })
const airDulu = (page: Page) => page.getByRole('region', { name: 'Urus airnya dulu' })

test('landing page, menu and both pages of diseases lead to it', { tag: '@wide' }, async ({ page }) => {
  const nama = 'Ikan saya sakit'
  for (const path of ['/', '/layanan', '/penyakit-ikan']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: nama }).click()
    await expect(page).toHaveURL(CEK)
    await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  }
  await page.goto('/tentang-kami')
  if (isPhone(page)) await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Utama' })
  await menu.getByRole('link', { name: nama }).click()
  await expect(page).toHaveURL(CEK)
  if (isPhone(page)) await page.getByRole('button', { name: 'Buka menu' }).click()
  await expect(menu.getByRole('link', { name: nama })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Layanan' })).not.toHaveAttribute('aria-current', /./)
})

test('ticking tells at once, the result has its address, and going back shows what was ticked', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(CEK)
  await lihat(page).click()
  await expect(page.getByText('Centang minimal satu tanda.')).toBeVisible()
  await page.getByRole('checkbox', { name: BINTIK }).check()
  await expect(page.getByText('1 tanda. Kemungkinan: parasit.')).toBeVisible()
  await page.getByRole('checkbox', { name: GOSOK }).check()
  await page.getByRole('radio', { name: 'Benih' }).check()
  await page.getByLabel(/^Oksigen/).fill('4,5')
  await expect(page.getByText('2 tanda. Kemungkinan kuat: parasit.')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await lihat(page).click()
  await expect(page).toHaveURL(`${CEK}?gejala=S01,S03&ukuran=benih&do=4.5#hasil`)
  await expect(page.getByRole('heading', { name: 'Hasil cek gejala' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Hasil cek gejala' })).toBeInViewport()
  expect(asked.filter((url) => url.includes('/api/') || url.includes('.data'))).toEqual([])

  const kartu = hasil(page).getByRole('article')
  await expect(kartu).toHaveCount(1)
  await expect(kartu).toContainText('Kemungkinan kuat')
  await expect(kartu.getByRole('listitem').filter({ hasText: GOSOK })).toBeVisible()
  await expect(kartu.getByRole('link').first()).toHaveText(/^bintik putih$/i)
  await expect(kartu.getByRole('link').first()).toHaveAttribute('href', '/layanan/penyakit/bintik-putih')
  await expect(kartu.getByRole('link', { name: 'Penanganan dan produk' })).toBeVisible()
  await expect(hasil(page)).toContainText('Oksigen (DO) 4,5 mg/L: perhatikan, terlalu rendah')
  await expect(kartu).not.toContainText(/diagnosis|\d\s?%/i)

  const berikut = hasil(page).getByRole('region', { name: 'Periksa juga tanda ini' }).getByRole('link').first()
  await berikut.click()
  await expect(page).toHaveURL(/gejala=S01,S0\d,S0\d/)
  await page.goBack()
  await expect(page).toHaveURL(/gejala=S01,S03&/)
  await expect(page.getByRole('checkbox', { name: BINTIK })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(page.getByLabel(/^Oksigen/)).toHaveValue('4,5')
  await page.getByRole('link', { name: 'Mulai dari awal' }).click()
  await expect(page).toHaveURL(CEK)
  await expect(hasil(page)).toBeHidden()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('an address is shared with words, in whatever order it was typed', async ({ page, baseURL }) => {
  await page.goto(`${CEK}?gejala=s15,S04%20S03,S99&x=1&do=abc`)
  await expect(page).toHaveURL(`${CEK}?gejala=S03,S04,S15`)
  const href = await page.getByRole('link', { name: 'Bagikan hasil' }).getAttribute('href')
  const teks = new URL(href ?? '').searchParams.get('text') ?? ''
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(teks).toContain('Kemungkinan kuat: parasit.')
  expect(teks).toContain(GOSOK)
  expect(teks.split('\n').at(-1)).toBe(`${baseURL}${CEK}?gejala=S03,S04,S15`)
  expect(await page.getAttribute('meta[name="description"]', 'content')).toContain('3 tanda dicentang')
})

test('danger hides what is for sale and puts the call first; a virus has no drug', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(`${CEK}?gejala=S11,S12,S13`)
  await expect(hasil(page).getByRole('link', { name: 'Penanganan dan produk' })).toBeVisible()
  await expect(kotak(page)).toBeHidden()
  for (const search of ['gejala=S11,S12,S13,S25', 'gejala=S11,S12,S13&matiPersen=5', 'gejala=S08,S13&datang=14']) {
    await page.goto(`${CEK}?${search}`)
    await expect(kotak(page).first()).toBeVisible()
    await expect(kotak(page).first().getByRole('link')).toHaveAttribute('href', '/layanan/siapa-dihubungi')
    await expect(page.getByRole('main').getByRole('link', { name: /produk/i })).toHaveCount(0)
    const [atas, bawah] = await Promise.all([
      kotak(page).first().boundingBox(),
      hasil(page)
        .getByText(/^(Kemungkinan|Tanda belum)/)
        .first()
        .boundingBox(),
    ])
    expect(atas?.y).toBeLessThan(bawah?.y ?? 0)
  }
  await page.goto(`${CEK}?gejala=S18,S26,S08`)
  await expect(hasil(page).getByRole('article').first()).toContainText('Penyakit virus tidak ada obatnya.')
  await page.goto(`${CEK}?gejala=S10,S21`)
  await expect(airDulu(page).getByRole('link', { name: 'Oksigen rendah' })).toBeVisible()
  await page.goto(`${CEK}?gejala=S09,S03`)
  await expect(page.getByText(/^Ukur air dulu:/)).toBeVisible()
  await page.goto(`${CEK}?gejala=S09,S03&ukur=24`)
  await expect(page.getByText(/^Ukur air dulu:/)).toBeHidden()
})

test('what is ticked before the script comes is not lost', async ({ page }) => {
  await page.goto(CEK, { waitUntil: 'domcontentloaded' })
  await page.getByRole('checkbox', { name: BINTIK }).check()
  await expect(page.getByText('1 tanda. Kemungkinan: parasit.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: BINTIK })).toBeChecked()
})

test('a number that cannot be is pointed out, and deaths without the number of fish are asked for', async ({
  page,
}) => {
  await page.goto(CEK)
  await page.getByLabel(/^Oksigen/).fill('45')
  await page.getByLabel('Mati hari ini (ekor)').fill('12')
  await lihat(page).click()
  await expect(page.getByLabel(/^Oksigen/)).toBeFocused()
  await expect(page).toHaveURL(CEK)
  await page.getByLabel(/^Oksigen/).fill('4,5')
  await lihat(page).click()
  await expect(page).toHaveURL(`${CEK}?mati=12&do=4.5#hasil`)
  await expect(hasil(page)).toContainText('Isi juga jumlah ikan di keramba atau bak')
})

test('a wet finger hits every sign', async ({ page }) => {
  await page.goto(CEK)
  const tinggi = await page
    .locator('label:has(input[type=checkbox]), label:has(input[type=radio]), main form input[type=text], main button')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height))
  expect(tinggi.length).toBeGreaterThan(35)
  expect(Math.min(...tinggi)).toBeGreaterThanOrEqual(48)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the emergency shows at once, and the form leads to the same result', { tag: '@wide' }, async ({ page }) => {
    await page.goto(CEK)
    await expect(airDulu(page)).toBeHidden()
    await expect(kotak(page)).toBeHidden()
    await page.getByRole('checkbox', { name: MEGAP }).check()
    await expect(airDulu(page)).toBeVisible()
    await expect(kotak(page)).toBeHidden()
    await page.getByRole('checkbox', { name: MEGAP }).uncheck()
    await expect(airDulu(page)).toBeHidden()
    for (const nama of [BERPUTAR, TIDUR]) {
      await page.getByRole('checkbox', { name: nama }).check()
      await expect(kotak(page)).toBeVisible()
      await page.getByRole('checkbox', { name: nama }).uncheck()
    }
    await page.getByRole('checkbox', { name: GOSOK }).check()
    await page.getByRole('checkbox', { name: BINTIK }).check()
    await page.getByLabel('Mati hari ini (ekor)').fill('60')
    await page.getByLabel('Jumlah ikan di keramba/bak (ekor)').fill('1000')
    await lihat(page).click()
    await expect(page).toHaveURL(`${CEK}?gejala=S01,S03&mati=60&ekor=1000#hasil`)
    await expect(hasil(page)).toContainText('Kemungkinan kuat: parasit.')
    await expect(hasil(page)).toContainText('Ikan mati 6% hari ini.')
    await expect(page.getByRole('checkbox', { name: BINTIK })).toBeChecked()
    await hasil(page).getByRole('region', { name: 'Periksa juga tanda ini' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/gejala=S01,S0\d,S0\d&mati=60/)
  })

  test('signs that nobody knows are left out, and nothing ticked shows the form', async ({ page }) => {
    await page.goto(`${CEK}?gejala=%3Cscript%3E&ukuran=&do=`)
    await expect(page).toHaveURL(CEK)
    await expect(hasil(page)).toBeHidden()
    await lihat(page).click()
    await expect(page).toHaveURL(/cek-gejala\?mati=&.*#hasil$/)
    await expect(hasil(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
