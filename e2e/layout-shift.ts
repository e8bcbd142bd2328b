import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Element | null }[]
}

/** Counts, on every page that is opened from now on, how far things jump. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    const moved = new Set<string>()
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        sum += value
        for (const { node } of sources) if (node) moved.add((node.outerHTML ?? node.textContent).slice(0, 80))
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      layoutShift() {
        add(observer.takeRecords())
        return { sum, moved: [...moved] }
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
export const layoutShift = async (page: Page): Promise<number> => (await readLayoutShift(page)).sum

/** The same, and the elements that jumped. */
export async function readLayoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  // What has just changed is counted once it has been painted.
  await painted(page)
  return page.evaluate(() => (window as unknown as { layoutShift(): { sum: number; moved: string[] } }).layoutShift())
}

/** Whatever was to be drawn is drawn, and timers that were due then have run. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
