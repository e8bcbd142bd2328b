import { type Browser, chromium, type Page } from '@playwright/test'
import type { Figure, Scenario } from '#bench/scenario.ts'
import { findChromium } from '#e2e/find-chromium.ts'

/** From where to where a farmer goes: the first link that leads to an address that begins so. */
const LANGKAH = [
  ['/produk', '/produk/produk-satuan'],
  ['/produk', '/produk/produk-paketan'],
  ['/produk/produk-satuan', '/produk/produk-satuan/'],
  ['/layanan', '/layanan/detail/'],
  ['/layanan', '/penyakit-ikan'],
  ['/layanan2', '/artikel/'],
] as const
/** Slower than this machine's processor: itself, and the phone that Lighthouse thinks of. */
const LAMBAT = [1, 4]
const KETIKAN = 'vitamin c stabil'

/** How the shop moves under a farmer's hand, in a browser with a phone's screen. */
export const taps: Scenario = {
  name: 'taps',
  describe:
    'From a tap on a link that was touched before until its screen is painted, and frames while one types into the search.',
  async run(bench) {
    const { url } = await bench.shop()
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const figures: Figure[] = []
      for (const lambat of LAMBAT) {
        const kali = lambat > 1 ? `, processor ${lambat} × slower` : ''
        const langkah = LANGKAH.map(([dari, ke]) => ({ dari, ke, ms: [] as number[] }))
        const bingkai: number[] = []
        for (let round = 0; round <= bench.rounds; round++) {
          const page = await ponsel(browser, url, lambat)
          for (const { dari, ke, ms } of langkah) {
            const lama = await pindah(page, dari, ke)
            // The first round fills the browser's cache.
            if (round > 0) ms.push(lama)
          }
          const tersedikit = await ketik(page)
          if (round > 0) bingkai.push(tersedikit)
          await page.context().close()
        }
        for (const { dari, ke, ms } of langkah)
          figures.push({ name: `${dari} → ${ke}${kali}`, unit: 'ms', subject: ms, goal: { max: 100 } })
        figures.push({
          name: `fewest frames in a second of typing${kali}`,
          unit: '/s',
          subject: bingkai,
          goal: { min: 50 },
        })
      }
      return figures
    } finally {
      await browser.close()
    }
  },
}

async function ponsel(browser: Browser, baseURL: string, lambat: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: lambat })
  return page
}

/** @returns ms from the tap until the other screen's heading was painted */
async function pindah(page: Page, dari: string, ke: string): Promise<number> {
  await page.goto(dari, { waitUntil: 'networkidle' })
  const link = page.locator(`main a[href^="${ke}"]:not([href*="?"])`).first()
  await link.scrollIntoViewIfNeeded()
  await link.dispatchEvent('touchstart')
  // React Router waits for 100 ms before it believes a hand; then code and data have time to come.
  await page.waitForTimeout(1_000)
  return link.evaluate(
    (a: HTMLAnchorElement) =>
      new Promise<number>((resolve) => {
        const judul = document.querySelector('main h1')
        const began = performance.now()
        const lihat = () => {
          const baru = document.querySelector('main h1')
          if (location.pathname !== a.pathname || !baru || baru === judul) requestAnimationFrame(lihat)
          // The frame that this runs in paints it; the next task comes after that.
          else setTimeout(() => resolve(performance.now() - began))
        }
        a.click()
        requestAnimationFrame(lihat)
      }),
  )
}

/** @returns the fewest frames that came within a second while somebody typed, letter by letter, and until the list was there */
async function ketik(page: Page): Promise<number> {
  await page.goto('/produk/produk-satuan', { waitUntil: 'networkidle' })
  const kotak = page.getByRole('searchbox', { name: 'Cari produk' })
  await kotak.focus()
  const bingkai = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const saat: number[] = []
        const lihat = (now: number) => {
          saat.push(now)
          if (now - (saat[0] ?? now) < 4000) requestAnimationFrame(lihat)
          else resolve(saat)
        }
        requestAnimationFrame(lihat)
      }),
  )
  await kotak.pressSequentially(KETIKAN, { delay: 150 })
  const saat = await bingkai
  const akhir = saat.at(-1) ?? 0
  return Math.min(
    ...saat
      .filter((from) => from + 1000 <= akhir)
      .map((from) => saat.filter((now) => now > from && now <= from + 1000).length),
  )
}
