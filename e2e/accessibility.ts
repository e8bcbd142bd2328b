import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Nothing here plays by itself, so no file is fetched to look for it. */
const RULES = { resultTypes: ['violations'], preload: false } satisfies RunOptions

/** The violations of the accessibility rules on the page as it stands, light and dark. */
export async function findViolations(page: Page): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(axe.source)
  const light = await run(page, RULES)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // Only the colours are others.
  const dark = await run(page, { ...RULES, runOnly: ['color-contrast'] })
  return [...light.map((found) => ['light', ...found]), ...dark.map((found) => ['dark', ...found])]
}

async function run(page: Page, options: RunOptions): Promise<[id: string, html: string[]][]> {
  // Halfway from one theme to the other no colour is one of ours.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, options)
}

/** No violation of the accessibility rules, light or dark, and nothing that is wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}
