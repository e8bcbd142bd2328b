import type { MetaDescriptor } from 'react-router'
import { NAMA_TOKO, type Settings } from './settings.ts'

interface Seo {
  title: string
  description: string
  /** The page's one true path, without query. */
  path: string
  /** Address of the picture that link previews show. */
  image?: string
  /** What it is in the words of Open Graph. */
  type?: 'website' | 'article'
  /** Screens that belong to one person or one moment stay out of search engines. */
  hidden?: boolean
  /** The screens above this one, from the top; search results show the way. */
  trail?: readonly { to: string; name: string }[]
  /** schema.org data; gets this page's and the picture's full addresses, and who sells. */
  jsonLd?: (url: string, image: string, penjual: object) => object
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Title, description, canonical address and link preview of a screen. */
export function seo(
  matches: Matches,
  { title, description, path, image = '/og.png', type = 'website', hidden, trail, jsonLd }: Seo,
): MetaDescriptor[] {
  const { publicUrl = '', toko } = (matches.find((match) => match?.id === 'root')?.loaderData ??
    {}) as Partial<Settings>
  const situs = toko?.nama_toko ?? NAMA_TOKO
  const full = title.includes(situs) ? title : `${title} | ${situs}`
  const url = publicUrl + path
  const picture = image.startsWith('/') ? publicUrl + image : image
  return [
    { title: full },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: situs },
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
    ...(jsonLd && import.meta.env.SSR ? [ldJson(jsonLd(url, picture, penjualJsonLd(situs, publicUrl, toko)))] : []),
  ]
}

/**
 * Only in the document, which readers of schema.org data fetch for every page: in the browser React would write it as markup,
 * which our Content-Security-Policy refuses.
 */
const ldJson = (data: object) => ({ 'script:ld+json': data }) as MetaDescriptor

/** schema.org Organization; a sample is nobody's address. */
function penjualJsonLd(name: string, url: string, toko: Settings['toko'] | undefined): object {
  const isNyata = toko && !toko.contoh
  return {
    '@type': 'Organization',
    name,
    url,
    ...(isNyata && toko.alamat_toko && { address: toko.alamat_toko }),
    ...(isNyata && toko.telepon_toko && { telephone: toko.telepon_toko }),
    ...(isNyata && toko.email_toko && { email: toko.email_toko }),
    ...(toko?.logo && { logo: url + toko.logo }),
    ...(toko?.sosial?.length && { sameAs: toko.sosial.map((satu) => satu.url) }),
  }
}

/** schema.org BreadcrumbList, with full addresses. */
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
