import { expect, type Page } from '@playwright/test'
import { loading } from './page.ts'

/** Returns a sentence with the elements that extend beyond the window, if the page scrolls sideways. */
export function findTooWide(page: Page): Promise<string[]> {
  // Not `innerWidth`: on a phone it grows with the content.
  return page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return []
    const reach = (element: Element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const ranges = texts.map((text) => {
        const range = document.createRange()
        range.selectNode(text)
        return range
      })
      return Math.max(...[element, ...ranges].map((box) => box.getBoundingClientRect().right))
    }
    const isTooWide = (element: Element) => reach(element) > width
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    // Ancestors clip a box; its own box also clips a text.
    const isOut = (element: Element) =>
      isTooWide(element) && !isClipped(element.getBoundingClientRect().right > width ? element.parentElement : element)
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => isOut(element) && ![...element.children].some(isTooWide))
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 160))
    return [`the page is ${document.documentElement.scrollWidth} px wide: ${widest.join(', ')}`]
  }, page.viewportSize()?.width ?? 0)
}

/** Returns the controls that are too small for a thumb: below 43.5 px in width or height. */
export function findTooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary')].flatMap((element) => {
      const { display, clipPath } = getComputedStyle(element)
      // A link or a term within a sentence is as high as its line; clipped elements are for screen readers only.
      if (display === 'inline' || element.matches('.istilah') || clipPath !== 'none') return []
      const target = element.closest('label') ?? element
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      const { width, height } = target.getBoundingClientRect()
      return width < 43.5 || height < 43.5 ? [`${width} × ${height} px: ${element.outerHTML.slice(0, 160)}`] : []
    }),
  )
}

/** Opens a screen. Expects nothing wider than a window of 320 or 640 px, and no control too small for a thumb. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  expect.soft([...(await findTooWide(page)), ...(await findTooSmall(page))], `${path} at 320 px`).toEqual([])
  // A window of 1280 px at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 512 })
  expect.soft(await findTooWide(page), `${path} at 640 px`).toEqual([])
}
