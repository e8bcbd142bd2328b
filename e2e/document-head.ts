import { expect, type Page } from '@playwright/test'

/** Returns every address in the sitemap. */
export async function readSitemap(page: Page): Promise<string[]> {
  const answer = await page.request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
}

interface Header {
  status: number
  lang: string
  title: string
  canonical: string | undefined
  robots: string | undefined
  meta: Record<string, string>
  data: Record<string, unknown>[]
  h1: string[]
  main: string
}

/**
 * Returns head and content of the document as sent: the data for link previews, search engines and readers without scripts.
 */
export async function readHead(page: Page, url: string): Promise<Header> {
  const answer = await page.request.get(url, { maxRedirects: 0 })
  const sent = await page.evaluate(
    (html) => {
      const doc = new DOMParser().parseFromString(html, 'text/html')
      const all = <T extends Element>(selector: string) => [...doc.querySelectorAll<T>(selector)]
      const meta = all<HTMLMetaElement>('meta[property], meta[name]').map((element) => [
        element.getAttribute('property') ?? element.name,
        element.content,
      ])
      return {
        lang: doc.documentElement.lang,
        title: doc.title,
        canonical: doc.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        robots: doc.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
        meta: Object.fromEntries(meta),
        data: all('script[type="application/ld+json"]').map((element) => JSON.parse(element.textContent ?? '')),
        h1: all('h1').map((element) => element.textContent ?? ''),
        main: doc.querySelector('main')?.textContent ?? '',
      }
    },
    await answer.text(),
  )
  return { status: answer.status(), ...sent }
}
