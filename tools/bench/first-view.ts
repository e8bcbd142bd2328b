import { chromium } from '@playwright/test'
import { findChromium } from '#e2e/find-chromium.ts'
import { openFolder } from './at-exit.ts'

/** Slow 4G: latency in ms, throughput in bytes/s. The processor is throttled four times. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 205_000, uploadThroughput: 94_000 }
const CPU_SLOWDOWN = 4
/** Time in ms without a new file after which the page counts as fully loaded. */
const QUIET_MS = 3_000

/** Measures the landing page on a cheap phone, in a browser with an empty profile. */
export async function firstView(url: string): Promise<Record<string, number>> {
  const { folder, remove } = openFolder()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url)
    // Scripts may load late, after the first picture.
    await page.waitForFunction((calm) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const last = Math.max(...files.map(({ responseEnd }) => responseEnd))
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      return isPainted && files.some(({ name }) => name.endsWith('.js')) && performance.now() - last > calm
    }, QUIET_MS)
    return await page.evaluate(async () => {
      const largest = new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN))
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      })
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const scripts = files.filter(({ name }) => name.endsWith('.js'))
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, document?.transferSize ?? 0)
      return {
        'first view: first paint, ms':
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        'first view: largest paint, ms': await largest,
        'first view: last script, ms': Math.max(...scripts.map(({ responseEnd }) => responseEnd)),
        'first view, KB': bytes / 1024,
      }
    })
  } finally {
    await context.close()
    remove()
  }
}
