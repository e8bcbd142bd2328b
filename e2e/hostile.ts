import type { Page } from '@playwright/test'
import { blockAddresses } from './block-addresses.ts'

/** Hostile inputs. They must be rendered as plain text everywhere. */
export const HOSTILE_TEXTS: readonly string[] = [
  `"'><img src=x onerror=jahat()><jahat-unsur>`,
  '</script><script>jahat()</script><jahat-unsur>',
  '</title></textarea><svg onload=jahat()>',
  `' onmouseover='jahat()' autofocus onfocus='jahat()`,
  '<!--<script>',
  'javascript:jahat()',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would fill in
  '{{jahat()}}${jahat()}<%=jahat()%>',
  '&lt;img src=x onerror=jahat()&gt;&#60;jahat-unsur&#62;',
  '\u202eterbalik\u2066 \u200f\ufeffkosong',
  "=cmd|' /C calc'!A0",
  'W'.repeat(60),
]

/** All hostile texts and longer ones, for fields with more room. */
export const LONG_TEXT = [
  ...HOSTILE_TEXTS,
  '<a href="javascript:jahat()">klik</a> [klik](javascript:jahat())',
  '<img src="//jahat.contoh.id/gambar"><base href="//jahat.contoh.id/">',
  '<iframe srcdoc="<script>parent.jahat()</script>"></iframe><style>@import "//jahat.contoh.id/gaya";</style>',
  '<meta http-equiv="refresh" content="0;url=//jahat.contoh.id/">',
].join('\n')

/**
 * Watches a page for injected content: a called function, a dialog, a request to the attacker.
 * @returns a function that returns the findings so far and those on the current screen
 */
export async function watchHostile(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = []
  await page.exposeFunction('jahat', () => seen.push('called'))
  page.on('dialog', async (dialog) => {
    seen.push('dialog')
    await dialog.dismiss()
  })
  await blockAddresses(page, 'hostile', ['*://jahat.*'])
  page.on('request', (request) => {
    if (/^\w+:\/\/jahat\./.test(request.url())) seen.push(`asked for ${request.url()}`)
  })
  return async () => [...seen.splice(0), ...(await page.evaluate(findElements))]
}

/** Returns elements and attributes that only a hostile text creates; the shop uses none of them. */
function findElements(): string[] {
  const handlers = ['onerror', 'onload', 'onmouseover', 'onfocus', 'onclick'].map((name) => `[${name}]`)
  const selector = ['jahat-unsur', 'base', 'iframe[srcdoc]', 'meta[http-equiv=refresh]', ...handlers].join()
  const links = [...document.querySelectorAll('[href], [src], [action], [formaction]')].filter((element) =>
    ['href', 'src', 'action', 'formaction'].some((name) => /^\s*javascript:/i.test(element.getAttribute(name) ?? '')),
  )
  const scripts = [...document.querySelectorAll('script, style')].filter((element) =>
    /^\s*(jahat\(|@import "\/\/jahat)/.test(element.textContent ?? ''),
  )
  return [...document.querySelectorAll(selector), ...links, ...scripts].map((element) =>
    element.outerHTML.slice(0, 120),
  )
}
