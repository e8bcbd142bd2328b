import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The violations of the accessibility rules on the page as it stands, light and dark. */
export async function findPelanggaran(page: Page): Promise<unknown[]> {
  const found: unknown[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForLoadState('networkidle')
    // Halfway from one theme to the other no colour is one of ours.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    // No page has frames of its own; without looking for them it takes half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    // Only the colours are others.
    if (colorScheme === 'dark') axe.withRules('color-contrast')
    const { violations } = await axe.analyze()
    found.push(...violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]))
  }
  return found
}

/** No violation of the accessibility rules, light or dark, and nothing that is wider than the screen. */
export async function expectAksesibel(page: Page): Promise<void> {
  expect(await findPelanggaran(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}
