import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import type { Network } from './network.ts'
import { openNetwork } from './network.ts'
import { footerLink, pesan } from './page.ts'
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

test.use({ serviceWorkers: 'allow', allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|(404|503) \(/ })

/** Returns every address in the device's caches. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(location.origin.length))
    }
    return found
  })

/** Returns all texts cached under the addresses, decompressed. */
const keptText = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (paths) => {
    const texts = paths.map(async (path) => {
      const response = await caches.match(path, { ignoreVary: true })
      const note = JSON.parse(decodeURIComponent(response?.headers.get('x-catatan') ?? '{}'))
      if (!note.dikemas || !response?.body) return response?.text()
      return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).text()
    })
    return (await Promise.all(texts)).join('\n')
  }, paths)

interface List {
  halaman: { alamat: string }[]
  alat: { alamat: string }[]
}

/** Returns the addresses of the shop's offline content. */
async function provisions(page: Page, origin = ''): Promise<string[]> {
  const { halaman, alat }: List = await (await page.request.get(`${origin}/luring/daftar.json`)).json()
  return [...halaman, ...alat].map(({ alamat }) => alamat)
}

/** Opens a page that triggers the download of all offline content, and waits until it is complete. */
async function readAll(page: Page, path = '/layanan/penyakit/bintik-putih', origin = ''): Promise<void> {
  await page.goto(origin + path)
  await expect.poll(() => kept(page), { timeout: 45_000 }).toContain('/luring/selesai')
}

/** Opens a page and waits until the device has cached it. */
async function read(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(origin + path)
  await expect.poll(() => kept(page)).toContain(path)
}

/** The note on stored pages. The switch for offline storage has a status with a date as well. */
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Muat yang terbaru' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const OFFLINE = 'Halaman ini perlu sinyal'
const OFFLINE_LIST = 'Bisa dipakai tanpa sinyal'
const TIME = /Data per \d{1,2} [A-Z][a-z]+ \d{4}, \d\d\.\d\d WIB/

/** Puts a response into the device's cache. */
const put = (page: Page, path: string, html = '') =>
  page.evaluate(
    async ([path, html]) => {
      await (await caches.open('bacaan-2')).put(path, new Response(html))
    },
    [path, html] as const,
  )

const READINGS = [
  ...['/layanan/detail/1', '/layanan/penyakit/bintik-putih', '/layanan/air', '/artikel/1', '/penyakit-ikan'],
  // Last, because the window stays here.
  '/layanan',
]

test('pages that were read open offline with their date, link to the rest, and contain nothing private', async ({
  page,
  context,
  pelanggan,
  produk,
}) => {
  const titles = new Map<string, string>()

  await test.step('the offline page says that nothing was read yet', async () => {
    await page.goto('/')
    await expect.poll(() => kept(page)).toContain('/luring')
    await context.setOffline(true)
    await page.goto('/riwayat-pembayaran')
    await expect(heading(page)).toHaveText(OFFLINE)
    await expect(page.getByText('Belum ada.')).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('an article opened by a link inside the shop is stored as well', async () => {
    await read(page, '/layanan2')
    titles.set('/layanan2', (await heading(page).textContent()) ?? '')
    const link = page.getByRole('main').getByRole('article').getByRole('link').first()
    const title = (await link.textContent()) ?? ''
    await link.click()
    await expect(heading(page)).toHaveText(title)
    const { pathname } = new URL(page.url())
    await expect.poll(() => kept(page)).toContain(pathname)
    titles.set(pathname, title)
  })

  for (const path of READINGS) {
    // Tried again where a busy shop answered so late that the copy was shown: the first visit downloads the others.
    await expect(async () => {
      await read(page, path)
      expect(await note(page).count()).toBe(0)
    }).toPass()
    titles.set(path, (await heading(page).textContent()) ?? '')
  }

  await test.step('a link leads to the stored page, or to the list of stored pages', async () => {
    await context.setOffline(true)
    // By navigation: this window was opened online.
    await page
      .getByRole('main')
      .getByRole('link', { name: /Daftar penyakit umum/ })
      .click()
    await expect(heading(page)).toHaveText('Penyakit Umum Ikan Kerapu')
    await expect(note(page)).toBeVisible()

    await (await footerLink(page, 'Informasi', 'Produk')).click()
    await expect(heading(page)).toHaveText(OFFLINE)
    await expect(note(page)).toHaveCount(0)
    await expectAccessible(page)
    const link = page.getByRole('region', { name: OFFLINE_LIST }).getByRole('link', { name: /^Penyakit Ikan Kerapu/ })
    await expect(link).toContainText(TIME)
    await link.click()
    await expect(heading(page)).toHaveText('Penyakit Ikan Kerapu')

    await page.goBack()
    await expect(heading(page)).toHaveText(OFFLINE)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Coba Lagi' }).click()
    await expect(page).toHaveURL('/produk')
    await expect(page.getByRole('heading', { name: OFFLINE })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: /Produk Satuan/ })).toBeVisible()
  })

  await context.setOffline(true)
  for (const [path, title] of titles) {
    await test.step(`${path} has its text, fonts and pictures, and no price`, async () => {
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
    })
  }
  await expectAccessible(page)

  await test.step('the newest version is a tap away with a signal', async () => {
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Muat yang terbaru' }).click()
    await expect(note(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText(titles.get('/layanan') ?? '')
  })

  await test.step('a withdrawn article and its pictures are deleted', async () => {
    await put(page, '/artikel/999999', '<title>Ditarik</title><img src="/assets/ditarik.svg"/>')
    await put(page, '/assets/ditarik.svg')
    await page.goto('/artikel/999999')
    await expect(page).toHaveURL('/404')
    expect(await kept(page)).not.toContain('/artikel/999999')
    await read(page, '/penyakit-ikan')
    await expect.poll(() => kept(page)).not.toContain('/assets/ditarik.svg')
  })

  await test.step('a purchase', async () => {
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
  })

  await test.step('nothing of the purchase, its buyer or any price is stored', async () => {
    // A page that is not kept yet: once it is, the worker has heard of the others too.
    const last = titles.has('/artikel/2') ? '/artikel/3' : '/artikel/2'
    await read(page, last)
    const NOTES = ['/luring', '/luring/daftar.json', '/luring/selesai', '/luring/lengkap']
    const ALLOWED = [...(await provisions(page)), ...titles.keys(), last, ...NOTES]
    const FILES = /^\/(?:assets\/[^?]+\.(?:css|js|woff2|svg|webp|png)|api\/auth\/artikel\/images\/[\w-]+\.webp\?w=320)$/
    const PAGES = (await kept(page)).filter((path) => !FILES.test(path))
    expect(PAGES.filter((path) => !ALLOWED.includes(path))).toEqual([])
    expect(PAGES).toEqual(expect.arrayContaining([...titles.keys(), '/luring']))
    const pages = await keptText(page, PAGES)
    expect(pages.includes('Penyakit Bakteri')).toBe(true)
    // The calculator's own texts may mention a price, but contain no amount.
    const secrets = [/\bRp\.? ?\d/, /harga\\*":/, /stok\\*":/]
    expect(secrets.filter((secret) => secret.test(pages))).toEqual([])
    expect([pelanggan.nama, pelanggan.email, pelanggan.token].filter((secret) => pages.includes(secret))).toEqual([])
  })
})

test('a stored page is shown if the signal is too weak, and any other page waits for the network', async ({
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

test('opening a card downloads all cards, tools and classes, below 3 MB, until it is turned off', async ({
  page,
  context,
}) => {
  await readAll(page)
  const alamat = await provisions(page)
  expect(alamat.filter((path) => path.startsWith('/layanan/penyakit/'))).toHaveLength(35)
  expect(await kept(page)).toEqual(expect.arrayContaining(alamat))

  await context.setOffline(true)
  await test.step('a card that was never opened is stored', async () => {
    await page.goto('/layanan/penyakit/vnn')
    await expect(heading(page)).toContainText(/VNN/)
    await expect(note(page)).toContainText(TIME)
  })

  await test.step('a tool works at any of its addresses, and shows its date', async () => {
    await page.goto('/layanan/cek-gejala?gejala=S01,S03#hasil')
    await expect(note(page)).toContainText(TIME)
    await expect(page).toHaveURL('/layanan/cek-gejala?gejala=S01,S03#hasil')
    await expect(page.getByRole('main')).toContainText('bintik putih')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await page
      .getByRole('main')
      .getByRole('link', { name: /bintik putih/i })
      .first()
      .click()
    await expect(page).toHaveURL('/layanan/penyakit/bintik-putih')
    await expect(note(page)).toContainText(TIME)
    await expectAccessible(page)
  })

  await test.step('a dose for a product is computed, without a price', async () => {
    await page.goto(
      '/layanan/kalkulator-dosis?produk=5&untuk=cacing-kulit&bentuk=persegi&panjang=2,5&lebar=1,2&dalam=0,8',
    )
    await expect(note(page)).toContainText(TIME)
    const result = page.getByRole('region', { name: 'Hasil hitungan' })
    await expect(result).toContainText('301 mL')
    await expect(result).toContainText('Harga dan stok muncul saat ada sinyal.')
    await expect(page.getByRole('main')).not.toContainText('Rp')
  })

  await context.setOffline(false)
  await test.step('all of it takes less than 3 MB', async () => {
    const client = await context.newCDPSession(page)
    const { usage, usageBreakdown } = await client.send('Storage.getUsageAndQuota', {
      origin: new URL(page.url()).origin,
    })
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(usageBreakdown) })
    expect(usage).toBeLessThan(3_000_000)
  })

  await test.step('size and time are shown, turning it off deletes it, and turning it on restores it', async () => {
    await page.goto('/luring')
    const box = page.getByRole('region', { name: 'Simpan di HP agar bisa dibuka tanpa sinyal' })
    const toggle = box.getByRole('switch')
    await expect(box.getByRole('status')).toContainText(/^Lengkap, \d,\d MB\. Data per .* WIB\.$/)
    await expect(toggle).toBeChecked()
    await expectAccessible(page)

    await toggle.focus()
    await page.keyboard.press('Space')
    await expect(box.getByRole('status')).toHaveText('Tidak aktif. Tidak ada yang disimpan di HP ini.')
    await expect
      .poll(async () => (await kept(page)).filter((path) => !path.startsWith('/assets/')))
      .toEqual(['/luring/pilihan', '/luring'])
    // Pages read later are not cached either. The worker handles messages in order, so its reply shows that it has processed
    // the first.
    await page.goto('/layanan/penyakit/vnn')
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      const answer = new Promise((resolve) => navigator.serviceWorker.addEventListener('message', resolve))
      active?.postMessage('/layanan/penyakit/vnn')
      active?.postMessage('tanya')
      await answer
    })
    expect(await kept(page)).not.toContain('/layanan/penyakit/vnn')

    await page.goto('/luring')
    await expect(toggle).not.toBeChecked()
    await box.getByText('Simpan di HP agar bisa dibuka tanpa sinyal').click()
    await expect(box.getByRole('status')).toContainText(/^(?:Menyimpan|Lengkap)/)
    await expect.poll(() => kept(page), { timeout: 45_000 }).toContain('/layanan/kalkulator-dosis')
  })
})

test('a new release takes over at once, and replaces the tools only when all are downloaded', async ({
  page,
  context,
  network,
}) => {
  // All tools are downloaded twice, beside two other workers.
  test.slow()
  const drawers = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('alat-')))
  const TOOL = '/layanan/cek-gejala'
  await readAll(page, TOOL, network.url)
  const [old = ''] = await drawers()
  expect(await drawers()).toEqual([old])

  await test.step('its links are loaded by the browser, and the copies stay', async () => {
    await read(page, '/penyakit-ikan', network.url)
    await page.evaluate(() => caches.open('laci-asing'))
    await page.evaluate(() => {
      Object.assign(window, { isOld: true })
      navigator.serviceWorker.addEventListener('controllerchange', () => Object.assign(window, { isChanged: true }))
    })
    network.append('/sw.js', '// newer')
    // Repeated, because a check of the browser that already runs with the old file includes the first one.
    const isChanged = () =>
      page.evaluate(() => {
        // The window becomes visible again.
        document.dispatchEvent(new Event('visibilitychange'))
        return 'isChanged' in window
      })
    await expect.poll(isChanged, { timeout: 45_000 }).toBe(true)
    await (await footerLink(page, 'Perusahaan', 'Tentang Kami')).click()
    await expect(page).toHaveURL(`${network.url}/tentang-kami`)
    await expect(heading(page)).toBeVisible()
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false)
    expect(await page.evaluate(() => caches.keys())).not.toContain('laci-asing')
    expect(await kept(page)).toContain('/penyakit-ikan')
  })

  network.release('baru')
  network.append('/sw.js', '// newest')
  const lastTool = network.hold(TOOL)
  await page.goto(`${network.url}/penyakit-ikan`)
  // Not awaited: if the browser checks for a newer worker by itself, this call waits for the held tool.
  await page.evaluate(async () => {
    void (await navigator.serviceWorker.getRegistration())?.update()
  })
  await page.goto(`${network.url}/layanan`)
  await lastTool.asked
  await context.setOffline(true)
  await page.goto(network.url + TOOL)
  await expect(note(page)).toContainText(TIME)
  expect(await drawers()).toEqual([old])

  lastTool.release()
  await context.setOffline(false)
  await page.goto(`${network.url}/layanan/air`)
  await expect.poll(drawers, { timeout: 45_000 }).toEqual(['alat-/assets/manifest-baru.js'])
  await context.setOffline(true)
  await page.goto(network.url + TOOL)
  await expect(note(page)).toContainText(TIME)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test('the office has no service worker and no install, and the shop installs with its name and icon', async ({
  page,
}) => {
  await page.goto('/login-admin')
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0)
  await page.waitForLoadState('load')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    name: 'KerapuSehat',
    lang: 'id',
    start_url: '/?dari=ikon',
    id: '/',
    scope: '/',
    display: 'standalone',
  })
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
