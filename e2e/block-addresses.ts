import type { CDPSession, Page } from '@playwright/test'

const pages = new WeakMap<Page, { session: Promise<CDPSession>; blocked: Map<string, string[]> }>()

/**
 * Blocks requests to addresses, until the caller blocks others. Through the browser's protocol, because routes would disable
 * the browser's cache. One session for all callers: each one reports every request again.
 * @param patterns addresses with `*` for any text
 */
export async function blockAddresses(page: Page, caller: string, patterns: string[]): Promise<void> {
  const { session, blocked } = pages.get(page) ?? { session: openSession(page), blocked: new Map() }
  pages.set(page, { session, blocked })
  blocked.set(caller, patterns)
  await (await session).send('Network.setBlockedURLs', { urls: [...blocked.values()].flat() })
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return session
}
