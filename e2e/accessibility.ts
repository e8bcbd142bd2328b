import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { findTooWide } from './fit.ts'

/** axe-core for a page: half the size of `axe.source`. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Nothing here plays by itself, so no file is fetched to look for it. */
const RULES = { resultTypes: ['violations'], preload: false } satisfies RunOptions

type Theme = 'light' | 'dark'
type Violation = [theme: Theme, rule: string, html: string[]]

/** The violations of the accessibility rules on the page as it stands, light and dark. */
export async function findViolations(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(AXE)
  // Only the colours of the other theme differ.
  return [...(await checkTheme(page, 'light')), ...(await checkTheme(page, 'dark', { runOnly: ['color-contrast'] }))]
}

/** The same in one theme, on a page that has `AXE` and has come to rest. */
export async function checkTheme(page: Page, theme: Theme, options: RunOptions = {}): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  // Halfway from one theme to the other no colour is one of ours.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const)
    },
    { ...RULES, ...options },
  )
  return found.map(([rule, html]) => [theme, rule, html])
}

/** No violation of the accessibility rules, light or dark, and nothing that is wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  expect(await findTooWide(page)).toEqual([])
}
