import type { Page } from '@playwright/test'

/** Counts, on every page that is opened from now on, how far things jump. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      layoutShift() {
        add(observer.takeRecords())
        return sum
      },
    })
  })
}

/**
 * Lets no answer of the API reach a page that is opened from now on before what is shown until then has been painted,
 * however fast the machine is.
 */
export async function showLoading(page: Page): Promise<void> {
  // Within the page: what waits outside of it, for a page that has been left, would wait for ever.
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (...wish) => {
      const answer = await send(...wish)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return answer
    }
  })
}

/**
 * How far the things on the open page have jumped since it was opened: the sum of all layout shifts, also of those that
 * followed a click. 0 is nothing; 0.1 is as if everything had moved by a tenth of the screen.
 */
export async function layoutShift(page: Page): Promise<number> {
  // What has just changed is counted once it has been painted.
  await painted(page)
  return page.evaluate(() => (window as unknown as { layoutShift(): number }).layoutShift())
}

/** Whatever was to be drawn is drawn, and timers that were due then have run. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
