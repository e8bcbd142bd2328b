import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Element | null }[]
}

/** Counts the layout shifts of every page that is opened from now on. */
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
 * Delays API responses on pages opened from now on, until the loading state has been painted.
 * It does not depend on the speed of the machine.
 */
export async function showLoading(page: Page): Promise<void> {
  // Within the page: a delay outside would wait forever once the page is left.
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (...args) => {
      const answer = await send(...args)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return answer
    }
  })
}

/**
 * Returns the sum of all layout shifts since the page was opened, including those after a click, and the elements that moved.
 * 0 is none; 0.1 is as if everything had moved by a tenth of the screen.
 */
export async function readLayoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  // A change is counted after it has been painted.
  await painted(page)
  return page.evaluate(() => (window as unknown as { layoutShift(): { sum: number; moved: string[] } }).layoutShift())
}

/** Waits until pending changes are painted and due timers have run. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
