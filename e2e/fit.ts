import { expect, type Page } from '@playwright/test'
import { loading } from './page.ts'

/** What is wider than the window, and what is too small for a thumb. */
function measure(page: Page) {
  return page.evaluate(() => {
    const name = (element: Element) => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40)}`
    const tooWide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        document.documentElement.scrollWidth > innerWidth && element.getBoundingClientRect().right > innerWidth,
    )
    const tooSmall = [...document.querySelectorAll('a, button, input, select, textarea, summary')].filter((element) => {
      const { display, clipPath } = getComputedStyle(element)
      // A link within a sentence is as high as its line; what is clipped away is there for screen readers.
      if (display === 'inline' || clipPath !== 'none') return false
      const target = element.closest('label') ?? element
      if (!target.checkVisibility({ visibilityProperty: true })) return false
      const { width, height } = target.getBoundingClientRect()
      return width < 43.5 || height < 43.5
    })
    return { tooWide: tooWide.map(name), tooSmall: tooSmall.map(name) }
  })
}

/** Opens a screen: nothing is wider than the smallest phone or a window at twice the size, and a thumb hits every button. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  expect.soft({ path, ...(await measure(page)) }).toEqual({ path, tooWide: [], tooSmall: [] })
  // A window of 1280 pixels at 200 %.
  await page.setViewportSize({ width: 640, height: 512 })
  expect.soft({ path, tooWide: (await measure(page)).tooWide }).toEqual({ path, tooWide: [] })
}
