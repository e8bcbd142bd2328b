import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#e2e/find-chromium.ts'
import type { Figure, Scenario } from '#tools/bench/scenario.ts'

/** Navigation steps: the start page, and the prefix of the address of the first link to tap. */
const VISITS = [
  ['/produk', '/produk/produk-satuan'],
  ['/produk', '/produk/produk-paketan'],
  ['/produk/produk-satuan', '/produk/produk-satuan/'],
  ['/layanan', '/layanan/detail/'],
  ['/layanan', '/penyakit-ikan'],
  ['/layanan2', '/artikel/'],
] as const
/** CPU throttling factors: this machine's processor, and the phone that Lighthouse assumes. */
const SLOWER = [1, 4]
const TYPED = 'vitamin c stabil'

/** Measures taps and typing in a browser with a phone's screen. */
export const taps: Scenario = {
  name: 'taps',
  description:
    'From a tap on a link that was touched before until its screen is painted, and frames while one types into the search.',
  async run(bench) {
    const { url } = await bench.shop()
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const figures: Figure[] = []
      for (const slower of SLOWER) {
        const suffix = slower > 1 ? `, processor ${slower} × slower` : ''
        const ways = VISITS.map(([from, to]) => ({ from, to, ms: [] as number[] }))
        const frames = { rest: [] as number[], typing: [] as number[] }
        for (let round = 0; round <= bench.rounds; round++) {
          const page = await phone(browser, url, slower)
          for (const { from, to, ms } of ways) {
            const took = await tap(page, from, to)
            // The first round fills the browser's cache.
            if (round > 0) ms.push(took)
          }
          const { rest, typing } = await type(page)
          if (round > 0) {
            frames.rest.push(rest)
            frames.typing.push(typing)
          }
          await page.context().close()
        }
        for (const { from, to, ms } of ways)
          figures.push({ name: `${from} → ${to}${suffix}`, unit: 'ms', subject: ms, goal: { max: 100 } })
        figures.push({
          name: `fewest frames in a second of typing, and at rest${suffix}`,
          unit: '/s',
          subject: frames.typing,
          limit: frames.rest,
          // 50 of 60 frames.
          goal: { min: 0.83 },
        })
      }
      return figures
    } finally {
      await browser.close()
    }
  },
}

async function phone(browser: Browser, baseURL: string, slower: number): Promise<Page> {
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
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

/** Taps a link. @returns the time until the heading of the next screen is painted, in ms */
async function tap(page: Page, from: string, to: string): Promise<number> {
  await page.goto(from, { waitUntil: 'networkidle' })
  const link = page.locator(`main a[href^="${to}"]:not([href*="?"])`).first()
  await link.scrollIntoViewIfNeeded()
  await link.dispatchEvent('touchstart')
  // React Router prefetches after 100 ms of touching; then code and data have time to load.
  await page.waitForTimeout(1_000)
  return link.evaluate(
    (a: HTMLAnchorElement) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('main h1')
        const began = performance.now()
        const look = () => {
          const next = document.querySelector('main h1')
          if (location.pathname !== a.pathname || !next || next === heading) requestAnimationFrame(look)
          // This frame paints the heading; the next task runs after it.
          else setTimeout(() => resolve(performance.now() - began))
        }
        a.click()
        requestAnimationFrame(look)
      }),
  )
}

/**
 * Records frames at rest, then while typing into the search box letter by letter. A busy machine drops frames at rest as well.
 * @returns the lowest number of frames within a second of each
 */
async function type(page: Page): Promise<{ rest: number; typing: number }> {
  await page.goto('/produk/produk-satuan', { waitUntil: 'networkidle' })
  const box = page.getByRole('searchbox', { name: 'Cari produk' })
  await box.focus()
  const rest = await countFrames(page)
  const typing = countFrames(page)
  await box.pressSequentially(TYPED, { delay: 150 })
  return { rest, typing: await typing }
}

/** Records the frames of 4 s. @returns the lowest number within a second */
async function countFrames(page: Page): Promise<number> {
  const times = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const look = (now: number) => {
          times.push(now)
          if (now - (times[0] ?? now) < 4000) requestAnimationFrame(look)
          else resolve(times)
        }
        requestAnimationFrame(look)
      }),
  )
  const last = times.at(-1) ?? 0
  return Math.min(
    ...times
      .filter((from) => from + 1000 <= last)
      .map((from) => times.filter((now) => now > from && now <= from + 1000).length),
  )
}
