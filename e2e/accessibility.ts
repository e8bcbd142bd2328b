import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { findTooWide } from './fit.ts'
import { rememberContrasts } from './remember-contrasts.ts'

/**
 * Source of axe-core, minified: half the size of `axe.source`. It parses each color once, computes the contrast of texts with
 * the same styles once, and does not serialize every element.
 */
export const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
;(${rememberColors})()
;(${rememberContrasts})()
axe.configure({ noHtml: true })`

/** Runs in the page. Makes axe-core remember the colors that it has parsed: by default it parses them again for each text. */
function rememberColors(): void {
  const { prototype } = (window as unknown as { axe: AxeWithColors }).axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Rgba>()
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}

interface Rgba {
  r: number
  g: number
  b: number
  alpha: number
}
interface AxeWithColors {
  commons: { color: { Color: { prototype: { parseString(this: Rgba, text: string): Rgba } } } }
}

/** `preload` is off: no page plays media by itself, so axe needs to fetch no media files. */
const RULES = { resultTypes: ['violations'], preload: false, elementRef: true } satisfies RunOptions

type Theme = 'light' | 'dark'
type Violation = [theme: Theme, rule: string, html: string[]]

/** Returns the accessibility violations of the current page, in light and dark mode. */
export async function findViolations(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(AXE)
  // The dark theme differs only in its colors.
  return [...(await checkTheme(page, 'light')), ...(await checkTheme(page, 'dark', { runOnly: ['color-contrast'] }))]
}

/** Returns the accessibility violations in one theme. The page must contain `AXE` and be idle. */
export async function checkTheme(page: Page, theme: Theme, options: RunOptions = {}): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  // Wait for the transition between the themes: its colors belong to neither.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const found = await page.evaluate(
    async (options) => {
      const { run, utils } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run(options)
      return violations.map(
        ({ id, nodes }) =>
          [
            id,
            nodes.map(({ element, target }) => (element ? utils.getElementSource(element) : target.join(' '))),
          ] as const,
      )
    },
    { ...RULES, ...options },
  )
  return found.map(([rule, html]) => [theme, rule, html])
}

/** Expects no accessibility violation in light or dark mode, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  expect(await findTooWide(page)).toEqual([])
}
