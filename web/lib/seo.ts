import type { MetaDescriptor } from 'react-router'
import { type Settings, TOKO_NAME } from './settings.ts'

interface Seo {
  /** Title and description may name the shop by `TOKO_NAME`. */
  title: string
  description: string
  /** Canonical path, without query. */
  path: string
  /** URL of the picture in link previews. */
  image?: string
  /** Open Graph type. */
  type?: 'website' | 'article'
  /** True for personal or temporary screens, which search engines must not index. */
  hidden?: boolean
  /** Parent screens, from the top; search results show them as a breadcrumb. */
  trail?: readonly { to: string; name: string }[]
  /** Returns schema.org data, given the absolute URLs of the page and its picture, and the seller. */
  jsonLd?: (url: string, image: string, seller: object) => object
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Returns the title, description, canonical URL and link preview of a screen. */
export function seo(
  matches: Matches,
  { image = '/og.png', type = 'website', path, hidden, trail, jsonLd, ...texts }: Seo,
): MetaDescriptor[] {
  const { publicUrl = '', toko } = (matches.find((match) => match?.id === 'root')?.loaderData ??
    {}) as Partial<Settings>
  const siteName = toko?.nama_toko ?? TOKO_NAME
  const title = texts.title.replaceAll(TOKO_NAME, siteName)
  const description = texts.description.replaceAll(TOKO_NAME, siteName)
  const full = title.includes(siteName) ? title : `${title} | ${siteName}`
  const url = publicUrl + path
  const picture = image.startsWith('/') ? publicUrl + image : image
  return [
    { title: full },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: full },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    ...(trail && import.meta.env.SSR
      ? [ldJson(breadcrumbJsonLd(publicUrl, [...trail, { to: path, name: title }]))]
      : []),
    ...(jsonLd && import.meta.env.SSR ? [ldJson(jsonLd(url, picture, sellerJsonLd(siteName, publicUrl, toko)))] : []),
  ]
}

/**
 * Rendered only into the document, which readers of schema.org data fetch for every page. In the browser React would write it
 * as markup, which our Content-Security-Policy refuses.
 */
const ldJson = (data: object) => ({ 'script:ld+json': data }) as MetaDescriptor

/** Returns the schema.org Organization. Sample contact data is left out: it is not a real address. */
function sellerJsonLd(name: string, url: string, toko: Settings['toko'] | undefined): object {
  const isReal = toko && !toko.contoh
  return {
    '@type': 'Organization',
    name,
    url,
    ...(isReal && toko.alamat_toko && { address: toko.alamat_toko }),
    ...(isReal && toko.telepon_toko && { telephone: toko.telepon_toko }),
    ...(isReal && toko.email_toko && { email: toko.email_toko }),
    ...(toko?.logo && { logo: url + toko.logo }),
    ...(toko?.sosial?.length && { sameAs: toko.sosial.map((item) => item.url) }),
  }
}

/** Returns the schema.org BreadcrumbList, with absolute URLs. */
function breadcrumbJsonLd(origin: string, trail: readonly { to: string; name: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + to,
    })),
  }
}
