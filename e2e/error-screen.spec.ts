import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/* An error screen appears whatever fails after a navigation inside the shop, even if the payment script was loaded before. */

test.use({ allowedErrors: /.*/ })

declare global {
  interface Window {
    /** Internal router of React Router. */
    __reactRouterDataRouter?: { navigate(to: string): Promise<void> }
  }
}

const FROM_PATH = '/riwayat-pembayaran'
const PAGES = '**/assets/*.page-*.js'
const report = (page: Page) => page.getByRole('heading', { name: 'Terjadi kesalahan' })

/** Opens an unpaid order, whose page loads the payment script and thereby installs the default Trusted Types policy. */
async function begin(page: Page, nomor: string): Promise<void> {
  await page.goto(`${FROM_PATH}/${nomor}`)
  await page.waitForFunction(
    () => (window as { trustedTypes?: { defaultPolicy?: object } }).trustedTypes?.defaultPolicy,
  )
  // Its script is loaded now, so it works while other screens are broken.
  await move(page, FROM_PATH)
  await expect(page.getByRole('heading', { name: 'Riwayat Pembayaran' })).toBeVisible()
}
const move = (page: Page, to: string) =>
  page.evaluate((path) => window.__reactRouterDataRouter?.navigate(path), to).catch(() => {})

/** Exported component of a screen's file, which is replaced by one that throws. */
const BREAK_COMPONENT = /([\w$]+) as default/
async function breakComponents(page: Page): Promise<void> {
  await page.route(PAGES, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    expect([route.request().url(), BREAK_COMPONENT.test(text)]).toEqual([expect.any(String), true])
    const body = `${text.replace(BREAK_COMPONENT, 'rusak as default')};function rusak(){throw new Error('rusak')}`
    await route.fulfill({ status: 200, contentType: 'text/javascript', body })
  })
}

/** Screens of each kind: with and without data of their route, data for search engines, and a guard. */
const SCREENS: readonly string[] = [
  ...['/', '/login', '/keranjang', '/akun', '/404', '/luring?salinan=1', '/cari?q=lintah', '/layanan/detail/1'],
  ...['/produk/produk-satuan/1', '/produk/produk-paketan/2', '/artikel/1', '/layanan/penyakit/cacing-kulit'],
]

test('is shown when a screen throws, gets no data, or has no script, and its way back works', async ({
  page,
  pelanggan,
  build,
}) => {
  const { nomor } = await build.pesanan({ pembeli: pelanggan })
  await test.step('a screen that throws', async () => {
    await begin(page, nomor)
    await breakComponents(page)
    for (const path of SCREENS) {
      await move(page, path)
      await expect(report(page), path).toBeVisible()
      await move(page, FROM_PATH)
      await expect(page.getByRole('heading', { name: 'Riwayat Pembayaran' }), path).toBeVisible()
    }
    await page.unrouteAll()
  })

  await test.step('a screen that gets no data', async () => {
    await begin(page, nomor)
    await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'rusak' }))
    for (const path of SCREENS) {
      await move(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    }
    await page.unrouteAll()
  })

  await test.step('a screen without its script is rendered by the server', async () => {
    await page.route(PAGES, (route) =>
      route.request().url().includes('/riwayat.page') ? route.continue() : route.abort(),
    )
    // With and without data of its route.
    for (const path of ['/keranjang', '/produk/produk-satuan/1']) {
      await page.goto(FROM_PATH)
      await move(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    }
  })
})
