import { expectAccessible } from './accessibility.ts'
import type { Produk } from './build-rows.ts'
import { newGambar, unique } from './build-rows.ts'
import { breakApi } from './page.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page
type Route = import('@playwright/test').Route

const ENTRY = /\/assets\/entry\.client-/

const cards = (page: Page) => page.getByRole('article')

test('clicks and text before hydration are replayed once, and searched for', async ({ page, context, produk }) => {
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const held = async (route: Route) => {
    await done
    await route.continue()
  }
  await page.route(ENTRY, held)
  const list = await context.newPage()
  await list.route(ENTRY, held)
  await list.goto('/produk/produk-satuan', { waitUntil: 'domcontentloaded' })
  await list.getByRole('searchbox', { name: 'Cari produk' }).fill('VITAMIN')
  await page.goto(`/produk/produk-satuan/${produk.produkId}`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: `Masukkan ${produk.nama} ke keranjang` }).click()
  resolve()
  const sum = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('keranjang') ?? '[]').map((line: { quantity: number }) => line.quantity),
    )
  await expect.poll(sum).toEqual([1])
  await expect(list).toHaveURL(/q=VITAMIN/)
  await page.goto('/keranjang')
  await expect(page.getByRole('heading', { name: produk.nama })).toBeVisible()
  expect(await sum()).toEqual([1])
})

test('the list is searched, filtered and sorted, its address keeps the state, and going back restores the position §2.040 §2.042 §2.043', async ({
  page,
  build,
}) => {
  const rak = await build.rak(20)
  const problem = { penyakit: 'lintah-laut' }
  const [vitamin, cheap, expensive, prescriptionOnly] = [
    await build.produk({ nama: unique('Vitamin C Stabil') }),
    await build.produk({ ...problem, harga: '11000' }),
    await build.produk({ ...problem, harga: '99000' }),
    await build.produk({ ...problem, harga: '12000', golongan: 'obat_keras' }),
  ]
  const cari = page.getByRole('searchbox', { name: 'Cari produk' })
  const applyFilter = page.getByRole('button', { name: /^Saring/ })
  const viewButton = page.getByRole('button', { name: 'Lihat produk' })
  const card = ({ nama }: Produk) => cards(page).filter({ hasText: nama })

  await test.step('search and shelf', async () => {
    await page.goto('/produk/produk-satuan')
    await expect(page.getByText(/^\d+ produk$/)).toBeVisible()
    await expect(cards(page)).toHaveCount(24)
    await cari.fill(vitamin.nama.toUpperCase())
    await expect(page).toHaveURL(/q=VITAMIN/)
    await expect(page.getByText('1 produk', { exact: true })).toBeVisible()
    await expect(card(vitamin)).toBeVisible()
    await applyFilter.click()
    const kategori = page.getByRole('link', { name: `${rak.name} 20` })
    await kategori.click()
    await expect(kategori).toHaveAttribute('aria-current', 'true')
    await viewButton.click()
    await expect(page.getByText('Tidak ada produk yang ditemukan')).toBeVisible()
    await cari.fill('')
    await expect(cards(page)).toHaveCount(20)
    await page.reload()
    await expect(cards(page)).toHaveCount(20)
  })

  await test.step('to a product and back', async () => {
    const far = cards(page).nth(17)
    await far.scrollIntoViewIfNeeded()
    const scrollY = await page.evaluate(() => window.scrollY)
    expect(scrollY).toBeGreaterThan(400)
    await far.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/produk\/produk-satuan\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Deskripsi' })).toBeVisible()
    await page.goBack()
    await expect(far).toBeInViewport()
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrollY)).toBeLessThan(5)
  })

  await test.step('order, disease and prices', async () => {
    const mostExpensive = page.getByRole('navigation', { name: 'Urutkan' }).getByRole('link', { name: 'Termahal' })
    await mostExpensive.click()
    await expect(mostExpensive).toHaveAttribute('aria-current', 'true')
    await applyFilter.click()
    await page.getByRole('link', { name: `${rak.name} 20` }).click()
    await expect(page).toHaveURL(/\?urut=-harga$/)
    await page.getByLabel('Untuk masalah').selectOption('lintah-laut')
    await expect(page.getByLabel('Untuk masalah')).toHaveValue('lintah-laut')
    await page.getByLabel('Harga paling murah').fill('Rp 10.000')
    await page.getByLabel('Harga paling mahal').fill('100.000')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(page).toHaveURL(/min=10000&maks=100000/)
    await viewButton.click()
    for (const item of [cheap, expensive]) await expect(card(item)).toBeVisible()
    await expect(card(prescriptionOnly)).toHaveCount(0)
    const names = await cards(page).getByRole('heading').allTextContents()
    expect(names.filter((name) => [cheap.nama, expensive.nama].includes(name))).toEqual([expensive.nama, cheap.nama])
    await applyFilter.click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Hapus saringan' }).click()
    await expect(page).toHaveURL(/\?urut=-harga$/)
    await page.goBack()
    await expect(page.getByLabel('Harga paling murah')).toHaveValue('10000')
  })
})

test('images of the first screen load after its first one, even without paint timing, and those below wait for an interaction', async ({
  page,
  build,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/images/')) pictures.push(request.url())
  })
  const { kategoriId } = await build.rak(9, { gambar: await newGambar() })
  await page.goto(`/produk/produk-satuan?kategori=${kategoriId}`)
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true)
  expect(pictures).toHaveLength(1)
  await page.clock.fastForward(3_000)
  await expect.poll(() => pictures.length).toBeGreaterThan(3)
  await page.clock.resume()
  await page.waitForLoadState('networkidle')
  const isFetched = (index: number) =>
    cards(page)
      .nth(index)
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.currentSrc !== '')
  await expect.poll(() => isFetched(1)).toBe(true)
  expect(await isFetched(8)).toBe(false)
  await page.mouse.wheel(0, 1)
  await expect.poll(() => isFetched(8)).toBe(true)
})

test('automatic slides on the landing page do not count as an interaction', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const slid = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scroll', () => resolve(), { capture: true, once: true })),
  )
  await page.clock.fastForward(6_000)
  await slid
  await expect(page.locator('#produk-kami img[data-nanti]')).toHaveCount(3)
  await page.mouse.wheel(0, 100)
  await expect(page.locator('img[data-nanti]')).toHaveCount(0)
})

test.describe('a link near the pointer', () => {
  // The pictures of the screen are not preloaded.
  test.use({ allowedErrors: /ERR_CONNECTION_REFUSED/ })

  test('leads to its screen although the signal is gone by then', async ({ page }) => {
    for (const [from, there, api] of [
      ['/produk', '/produk/produk-satuan', '/api/produks'],
      ['/produk', '/produk/produk-paketan', '/api/paket'],
      ['/layanan2', '/artikel/1', '/api/auth/artikel/1'],
    ] as const) {
      await page.goto(from)
      const link = page.getByRole('main').locator(`a[href="${there}"]`)
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === api)
      await link.dispatchEvent('touchstart')
      await (await answer).finished()
      await breakApi(page, '', 'away')
      await link.click()
      await expect(page).toHaveURL(there)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('main').getByText('Coba Lagi')).toBeHidden()
      await page.unrouteAll()
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the document has the whole list, with links for orders and shelves, a form for the rest, and working panel and footer', async ({
    page,
    build,
  }) => {
    const { kategoriId, name } = await build.rak(2)
    await page.goto('/produk/produk-satuan')
    await expect(cards(page)).toHaveCount(24)
    await page.getByRole('link', { name: 'Terbaru' }).click()
    await page.getByRole('button', { name: 'Saring', exact: true }).click()
    await page.getByRole('link', { name: `${name} 2` }).click()
    await expect(page).toHaveURL(`/produk/produk-satuan?kategori=${kategoriId}&urut=terbaru`)
    await expect(cards(page)).toHaveCount(2)
    await page.getByRole('button', { name: /^Saring/ }).click()
    await page.getByLabel('Harga paling mahal').fill('1')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(page.getByText('Tidak ada produk yang ditemukan')).toBeVisible()
    await expect(page).toHaveURL(/kategori=\d+&urut=terbaru.*maks=1/)

    const kaki = page.getByRole('contentinfo')
    const privacy = kaki.getByRole('link', { name: 'Kebijakan Privasi' })
    await expect(privacy).toBeHidden()
    await kaki.getByText('Perusahaan', { exact: true }).first().click()
    await privacy.click()
    await expect(page).toHaveURL('/kebijakan-privasi')
  })
})
