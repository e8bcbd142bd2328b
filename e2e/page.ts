import { expect, type Locator, type Page } from '@playwright/test'

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** Returns a link in the footer. On a phone, it first expands the group. */
export async function footerLink(page: Page, title: 'Informasi' | 'Perusahaan', name: string) {
  const footer = page.getByRole('contentinfo')
  if (!(await footer.getByRole('link', { name, exact: true }).isVisible()))
    await footer.locator('summary').filter({ hasText: title }).click()
  return footer.getByRole('link', { name, exact: true })
}

/**
 * Shows the page as on paper, after a move of the pointer as before every printing. Emulating the medium alone does not dispatch
 * the event with which printing starts.
 */
export async function emulatePrint(page: Page) {
  await page.mouse.move(1, 1)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

/** Returns the elements that announce loading. */
export const loading = (page: Page) =>
  page.getByRole('status').filter({ hasText: /(Mem(uat|eriksa) .*…|Loading\.\.\.)$/ })

/** Returns the message dialog of shop and office. */
export const pesan = (page: Page) => page.getByRole('alertdialog')

/** Returns an office notification. It disappears after two seconds; `expectKabar` also finds it later. */
export const kabar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

declare global {
  interface Window {
    /** Texts of this document's status elements that no test has expected yet. */
    said?: string[]
  }
}

/** Records the texts of status elements. It runs before the page's scripts. */
export function recordStatusTexts(): void {
  const statusTexts: string[] = []
  window.said = statusTexts
  const last = new WeakMap<Element, string>()
  new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]')) {
      const text = status.textContent ?? ''
      if (text && text !== last.get(status)) statusTexts.push(text)
      last.set(status, text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Waits for a notification since the last expected one. */
export async function expectKabar(page: Page, text: string): Promise<void> {
  await expect(async () => {
    const said = await page.evaluate((text) => {
      const at = window.said?.findIndex((words) => words.includes(text)) ?? -1
      return at < 0 ? window.said : window.said?.splice(0, at + 1).slice(-1)
    }, text)
    expect(said).toContainEqual(expect.stringContaining(text))
  }).toPass({ timeout: 20_000 })
}

/** Runs an action and expects the text meanwhile: a later check would miss a short-lived text. */
export async function expectTextDuring(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  const said = page.waitForFunction((text) => document.body.textContent?.includes(text), text)
  await act()
  await said
}

/** Reloads a page until the element is visible: cached pages show a change within a second. */
export async function gotoUntil(page: Page, path: string, present: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(present).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Searches an office list for the only row with this text. It waits for the result, because rows move until then. */
export async function searchRow(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === text)
  await expect(page.getByText('1 data', { exact: true })).toBeVisible()
}

/** Returns the badges of a payment state in the history: a table on wide screens, cards on small ones. */
export const status = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).filter({ visible: true }).and(page.locator(':not(nav *)'))

/** Makes API requests fail whose path contains `path`, like a bad connection or a failing server. */
export async function breakApi(
  page: Page,
  path: string,
  how: 'away' | { status: number; body: string },
): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname.includes(path),
    (route) =>
      how === 'away' ? route.abort('connectionrefused') : route.fulfill({ ...how, contentType: 'application/json' }),
  )
}
