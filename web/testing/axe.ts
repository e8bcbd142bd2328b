import axe from 'axe-core'
import { cdp } from 'vitest/browser'

interface Emulation {
  send(method: 'Emulation.setEmulatedMedia', params: { features: { name: string; value: string }[] }): Promise<unknown>
}

/** Returns the accessibility violations of what the test shows, in light and dark mode. The test page itself is no screen. */
export async function findViolations(): Promise<string[]> {
  const light = await checkTheme('light', { rules: { region: { enabled: false } } })
  // The dark theme differs only in its colors.
  const dark = await checkTheme('dark', { runOnly: ['color-contrast'] })
  await setTheme('light')
  return [...light, ...dark]
}

async function checkTheme(theme: 'light' | 'dark', options: axe.RunOptions): Promise<string[]> {
  await setTheme(theme)
  // Colors of a transition belong to neither theme.
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], preload: false, ...options })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme} ${id}: ${html}`))
}

const setTheme = (value: 'light' | 'dark') =>
  (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
