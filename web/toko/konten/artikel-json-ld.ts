import type { Artikel } from '#contract/konten/endpoints.ts'
import { summaryOf } from '#contract/tulisan.ts'

/** Returns the schema.org Article, so that search results can show date and picture. */
export function artikelJsonLd(artikel: Artikel, url: string, image: string, issuer: object): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: artikel.judul,
    description: summaryOf(artikel.konten),
    image,
    datePublished: artikel.created_at,
    inLanguage: 'id',
    mainEntityOfPage: url,
    author: issuer,
    publisher: issuer,
  }
}
