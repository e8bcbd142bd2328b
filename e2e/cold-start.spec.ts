import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, test } from '@playwright/test'
import { emulatePrint } from './page.ts'

/* The browser was closed, there is no signal, and the icon is tapped. Only data on the device is available. */

/** Start address of the manifest, which `offline.spec.ts` checks. */
const IKON = '/?dari=ikon'

test('a closed device without a signal opens the app from its icon and computes a dose slip', async ({ baseURL }, {
  project,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'ponsel-'))
  const { launchOptions, viewport, userAgent, locale, timezoneId, hasTouch, isMobile } = project.use
  const open = () =>
    chromium.launchPersistentContext(folder, {
      ...launchOptions,
      viewport,
      userAgent,
      locale,
      timezoneId,
      hasTouch,
      isMobile,
      baseURL,
      serviceWorkers: 'allow',
    })
  let context: BrowserContext | undefined
  try {
    context = await open()
    let page = await context.newPage()
    await page.goto('/layanan/penyakit/cacing-kulit')
    const isWhole = () => page.evaluate(async () => (await caches.match('/luring/selesai')) !== undefined)
    await expect.poll(isWhole, { timeout: 45_000 }).toBe(true)
    await context.close()

    context = await open()
    await context.setOffline(true)
    page = await context.newPage()
    await page.goto(IKON)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tanpa sinyal')
    const links = page.getByRole('region', { name: 'Bisa dipakai tanpa sinyal' }).getByRole('link')
    await expect(links.first()).toContainText('Ikan saya sakit')
    await links.filter({ hasText: 'Kalkulator Dosis' }).click()

    await expect(page.getByRole('status').filter({ hasText: 'Data per' })).toContainText(/20\d\d, \d\d\.\d\d WIB/)
    await page.getByLabel('Produk', { exact: true }).selectOption('5')
    await page.getByLabel('Panjang (m)').fill('2,5')
    await page.getByLabel('Lebar (m)').fill('1,2')
    await page.getByLabel('Kedalaman air (m)').fill('0,8')
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    const slip = page.getByRole('region', { name: 'Hasil hitungan' }).getByRole('article')
    await expect(slip).toContainText('301 mL')
    await expect(page.getByRole('main')).not.toContainText('Rp')
    await emulatePrint(page)
    await expect(slip.getByRole('img', { name: 'Kode QR hitungan ini' })).toBeVisible()
  } finally {
    await context?.close()
    await rm(folder, { recursive: true, force: true })
  }
})
