import { AXE, checkTheme } from '#e2e/accessibility.ts'
import type { PrepareProbe } from '#e2e/walk/probe.ts'

/** Finds accessibility violations: in light colors on a phone, in dark colors on a desktop. */
const prepare: PrepareProbe = async (page) => {
  await page.addInitScript(AXE)
  return {
    name: 'accessibility',
    look: async ({ device }) =>
      (await checkTheme(page, device === 'phone' ? 'light' : 'dark')).map(
        ([theme, rule, html]) => `${theme}, ${rule}: ${html.join(', ')}`,
      ),
  }
}
export default prepare
