import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import type { Network } from './network.ts'
import { openNetwork } from './network.ts'
import { pesan } from './page.ts'
import { leavePopup, openCheckout, pay, popup } from './payment.ts'
import { test as base, expect } from './test.ts'

type Page = import('@playwright/test').Page

const test = base.extend<{ network: Network }>({
  network: async ({ baseURL }, use) => {
    const network = await openNetwork(baseURL ?? '')
    await use(network)
    await network.close()
  },
})

test.use({ serviceWorkers: 'allow', allowedComplaints: /ERR_INTERNET_DISCONNECTED|(404|503) \(/ })

/** Every address that the device keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(location.origin.length))
    }
    return found
  })

/** Opens a page and waits until the device keeps it. */
async function read(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(origin + path)
  await expect.poll(() => kept(page)).toContain(path)
}

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Data per' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const OFFLINE = 'Halaman ini perlu sinyal'
const TIME = /Data per \d{1,2} [A-Z][a-z]+ \d{4}, \d\d\.\d\d WIB/

for (const path of ['/layanan', '/layanan/detail/1', '/layanan2', '/artikel/1', '/penyakit-ikan']) {
  test(`${path}, read once, can be read without a signal and says from when it is`, async ({ page, context }) => {
    await read(page, path)
    const title = (await heading(page).textContent()) ?? ''
    await expect(note(page)).toHaveCount(0)

    await context.setOffline(true)
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    await expect(note(page)).toContainText(TIME)
    await expect(page.getByRole('main')).not.toContainText('Rp')
    await expect(heading(page)).toHaveCSS('font-family', /Plus Jakarta Sans/)
    expect(await page.evaluate(() => document.fonts.check('700 1rem "Plus Jakarta Sans"'))).toBe(true)
    const broken = () =>
      page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        return Array.from(document.images).filter((image) => !image.complete || image.naturalWidth === 0).length
      })
    await expect.poll(broken).toBe(0)
    await expectAccessible(page)

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Muat yang terbaru' }).click()
    await expect(note(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText(title)
  })
}

test('an article that a link inside the shop led to is kept as well', async ({ page, context }) => {
  await read(page, '/layanan2')
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(heading(page)).toHaveText(title)
  const { pathname } = new URL(page.url())
  await expect.poll(() => kept(page)).toContain(pathname)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText(title)
  await expect(note(page)).toBeVisible()
})

test('without a signal a link leads to what was read, or to the list of it, and back once there is one', async ({
  page,
  context,
}) => {
  await read(page, '/penyakit-ikan')
  await read(page, '/layanan')
  await context.setOffline(true)
  // Not a copy yet: this window was opened with a signal.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Daftar penyakit umum/ })
    .click()
  await expect(heading(page)).toHaveText('Penyakit Umum Ikan Kerapu')
  await expect(note(page)).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Produk Satuan' }).click()
  await expect(heading(page)).toHaveText(OFFLINE)
  await expect(note(page)).toHaveCount(0)
  await expectAccessible(page)
  const links = page.getByRole('region', { name: 'Bisa dibaca tanpa sinyal' }).getByRole('link')
  await expect(links).toHaveText([/^Penyakit Ikan Kerapu/, /^Penyakit umum ikan kerapu/])
  await expect(links.first()).toContainText(TIME)
  await links.first().click()
  await expect(heading(page)).toHaveText('Penyakit Ikan Kerapu')

  await page.goBack()
  await expect(heading(page)).toHaveText(OFFLINE)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Coba Lagi' }).click()
  await expect(page).toHaveURL('/produk/produk-satuan')
  await expect(page.getByRole('heading', { name: OFFLINE })).toHaveCount(0)
  await expect(page.getByText(/^\d+ produk$/)).toBeVisible()
})

test('without a signal and without anything read, the shop says so', async ({ page, context }) => {
  await page.goto('/')
  await expect.poll(() => kept(page)).toContain('/luring')
  await context.setOffline(true)
  await page.goto('/riwayat-pembayaran')
  await expect(heading(page)).toHaveText(OFFLINE)
  await expect(page.getByText('Belum ada.')).toBeVisible()
})

test('where the signal is too weak, the page that was read is shown; any other is waited for', async ({
  page,
  context,
  network,
}) => {
  await read(page, '/penyakit-ikan', network.url)
  const kontak = network.hold('/kontak')
  const other = await context.newPage()
  const coming = other.goto(`${network.url}/kontak`)
  await kontak.asked
  network.hold('/penyakit-ikan')
  await page.goto(`${network.url}/penyakit-ikan`)
  await expect(note(page)).toContainText(TIME)
  kontak.release()
  expect((await coming)?.status()).toBe(200)
})

/** Puts something into what the device keeps. */
const put = (page: Page, path: string, html = '') =>
  page.evaluate(
    async ([path, html]) => {
      const [name = ''] = await caches.keys()
      await (await caches.open(name)).put(path, new Response(html))
    },
    [path, html] as const,
  )

test('what was withdrawn is not kept any longer, and neither are its pictures', async ({ page }) => {
  await read(page, '/layanan')
  await put(page, '/artikel/999999', '<title>Ditarik</title><img src="/assets/ditarik.svg"/>')
  await put(page, '/assets/ditarik.svg')
  await page.goto('/artikel/999999')
  await expect(page).toHaveURL('/404')
  expect(await kept(page)).not.toContain('/artikel/999999')
  await read(page, '/penyakit-ikan')
  await expect.poll(() => kept(page)).not.toContain('/assets/ditarik.svg')
})

test('sixty pages are kept: what was read longest ago makes room', async ({ page }) => {
  await read(page, '/layanan')
  for (let id = 1001; id <= 1060; id++) await put(page, `/artikel/${id}`)
  await read(page, '/penyakit-ikan')
  await expect.poll(() => kept(page)).not.toContain('/layanan')
  expect(await kept(page)).toEqual(expect.arrayContaining(['/luring', '/artikel/1060', '/penyakit-ikan']))
  expect(await kept(page)).not.toContain('/artikel/1001')
})

test('after a purchase nothing of it, of its buyer, or of any price is kept', async ({ page, pelanggan, produk }) => {
  await read(page, '/layanan/detail/1')
  await read(page, '/artikel/1')
  await page.goto('/produk/produk-satuan')
  await expect(page.getByText(/^\d+ produk$/)).toBeVisible()
  await openCheckout(page, produk)
  await pay(page)
  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(page, 'Kembali ke toko')
  await expect(pesan(page)).toBeVisible()
  for (const path of ['/riwayat-pembayaran', '/akun', '/keranjang', '/']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
  }
  await read(page, '/layanan2')

  const PAGES = ['/artikel/1', '/layanan/detail/1', '/layanan2', '/luring']
  const FILES = /^\/(?:assets\/[^?]+\.(?:css|woff2|svg)|api\/auth\/artikel\/images\/[\w-]+\.webp\?w=320)$/
  expect((await kept(page)).filter((path) => !FILES.test(path)).toSorted()).toEqual(PAGES)
  const pages = await page.evaluate(async (paths) => {
    const texts = await Promise.all(paths.map(async (path) => (await caches.match(path))?.text()))
    return texts.join('\n')
  }, PAGES)
  expect(pages.includes('Penyakit Bakteri')).toBe(true)
  const secrets = [/\bRp\b/, /harga"/, /stok"/, /<script(?! type="application\/ld\+json")/]
  expect(secrets.filter((secret) => secret.test(pages))).toEqual([])
  expect([pelanggan.nama, pelanggan.email, pelanggan.token].filter((secret) => pages.includes(secret))).toEqual([])
})

test('a newer shop takes over at once: its links are followed by the browser, and the copies stay', async ({
  page,
  network,
}) => {
  await read(page, '/penyakit-ikan', network.url)
  await page.evaluate(() => caches.open('bacaan-0'))
  network.append('/sw.js', '// newer')
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    Object.assign(window, { isOld: true })
    // The window is looked at again.
    document.dispatchEvent(new Event('visibilitychange'))
    await changed
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click()
  await expect(page).toHaveURL(`${network.url}/tentang-kami`)
  await expect(heading(page)).toBeVisible()
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false)
  expect(await page.evaluate(() => caches.keys())).toEqual(['bacaan-1'])
  expect(await kept(page)).toContain('/penyakit-ikan')
})

test('the office has no worker and is not installed', async ({ page }) => {
  await page.goto('/login-admin')
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0)
  await page.waitForLoadState('load')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the shop can be put on a home screen, with its name and its mark', async ({ page }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'KerapuSehat', lang: 'id', start_url: '/', scope: '/', display: 'standalone' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([src, icon.headers()['content-type']]).toEqual([src, type])
    const { width, height } = await sharp(await icon.body()).metadata()
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
  for (const { url } of manifest.shortcuts) expect([url, (await page.request.get(url)).status()]).toEqual([url, 200])
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})
