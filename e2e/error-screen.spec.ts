import type { Page } from '@playwright/test'
import { contohOf, SCREENS, withContoh } from './screens.ts'
import { expect, test } from './test.ts'

/* An error screen appears whatever fails after a navigation inside the shop, even if the payment script was loaded before. */

test.use({ allowedComplaints: /.*/ })

declare global {
  interface Window {
    /** Internal router of React Router. */
    __reactRouterDataRouter?: { navigate(to: string): Promise<void> }
  }
}

const ASAL = '/riwayat-pembayaran'
const PAGES = '**/assets/*.page-*.js'
const galat = (page: Page) => page.getByRole('heading', { name: 'Terjadi kesalahan' })

/** Opens a screen that loads the payment script and thereby installs the default Trusted Types policy. */
async function begin(page: Page): Promise<void> {
  await page.goto(ASAL)
  await page.waitForFunction(
    () => (window as { trustedTypes?: { defaultPolicy?: object } }).trustedTypes?.defaultPolicy,
  )
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

test('is drawn whichever screen throws, and the way back works', async ({ page, build, pelanggan }) => {
  test.setTimeout(600_000)
  const contoh = await contohOf(await build.pesanan({ pembeli: pelanggan }))
  await begin(page)
  await breakComponents(page)
  for (const screen of SCREENS) {
    const path = withContoh(screen, contoh)
    if (path.startsWith(ASAL) && path.length === ASAL.length) continue
    await move(page, path)
    await expect(galat(page), path).toBeVisible()
    await move(page, ASAL)
    await expect(page.getByRole('heading', { name: 'Riwayat Pembayaran' }), path).toBeVisible()
  }
})

test('is drawn whichever screen gets no data', async ({ page, build, pelanggan }) => {
  test.setTimeout(600_000)
  const contoh = await contohOf(await build.pesanan({ pembeli: pelanggan }))
  await begin(page)
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'rusak' }))
  for (const screen of SCREENS) {
    const path = withContoh(screen, contoh)
    await move(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  }
})

test('a screen whose script does not come is drawn by the server', async ({ page, build, pelanggan }) => {
  test.setTimeout(600_000)
  const contoh = await contohOf(await build.pesanan({ pembeli: pelanggan }))
  await begin(page)
  await page.route(PAGES, (route) =>
    route.request().url().includes('/riwayat.page') ? route.continue() : route.abort(),
  )
  for (const screen of SCREENS) {
    const path = withContoh(screen, contoh)
    await move(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await page.goto(ASAL)
  }
})
