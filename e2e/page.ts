import { expect, type Locator, type Page } from '@playwright/test'

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** A link at the foot of the page, where a phone keeps them folded. */
export async function footerLink(page: Page, judul: 'Informasi' | 'Perusahaan', name: string) {
  const kaki = page.getByRole('contentinfo')
  if (!(await kaki.getByRole('link', { name, exact: true }).isVisible()))
    await kaki.locator('summary').filter({ hasText: judul }).click()
  return kaki.getByRole('link', { name, exact: true })
}

/** What says that something of the screen is still on its way. */
export const loading = (page: Page) => page.getByRole('status').filter({ hasText: /(Memuat .*…|Loading\.\.\.)$/ })

/** The one message dialog of shop and office. */
export const pesan = (page: Page) => page.getByRole('alertdialog')

/** Good news at the edge of the office's screen, for two seconds: `expectKabar` does not miss it. */
export const kabar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

declare global {
  interface Window {
    /** Texts that a status of this document showed and no test has expected yet. */
    said?: string[]
  }
}

/** Notes what the page says in a status, before its scripts run. */
export function rememberSaid(): void {
  const said: string[] = []
  window.said = said
  const last = new WeakMap<Element, string>()
  new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]')) {
      const text = status.textContent ?? ''
      if (text && text !== last.get(status)) said.push(text)
      last.set(status, text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Waits until the office has said this since the last time that it was expected. */
export async function expectKabar(page: Page, text: string): Promise<void> {
  await expect(async () => {
    const said = await page.evaluate((text) => {
      const at = window.said?.findIndex((words) => words.includes(text)) ?? -1
      return at < 0 ? window.said : window.said?.splice(0, at + 1).slice(-1)
    }, text)
    expect(said).toContainEqual(expect.stringContaining(text))
  }).toPass({ timeout: 20_000 })
}

/** Does something, and sees that this is said meanwhile: what is gone after a moment is missed by who looks later. */
export async function expectSaid(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  const said = page.waitForFunction((text) => document.body.textContent?.includes(text), text)
  await act()
  await said
}

/** Opens a page of the shop until this stands on it: what was just saved is told to the pages within a second. */
export async function gotoUntil(page: Page, path: string, ada: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(ada).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Searches a list of the office for the one row that has this text. Until it is there, rows move under a quick hand. */
export async function searchRow(page: Page, teks: string): Promise<void> {
  await page.getByRole('searchbox').fill(teks)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === teks)
  await expect(page.getByText('1 data', { exact: true })).toBeVisible()
}

/** The badges of a payment state in the history: a table on wide screens, cards on small ones. */
export const status = (page: Page, nama: string) =>
  page.getByText(nama, { exact: true }).filter({ visible: true }).and(page.locator(':not(nav *)'))

/** Fails requests of the API whose path contains `path`, the way a bad connection or a bad server does. */
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
