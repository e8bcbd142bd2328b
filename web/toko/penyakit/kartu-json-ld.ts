import type { KartuPenyakit } from '#contract/penyakit/endpoints.ts'

type Content = Pick<KartuPenyakit, 'nama' | 'sebutan' | 'ringkas' | 'diperiksa'>

/** Returns a schema.org Article. MedicalCondition is for human diseases, so it does not fit a card. */
export function kartuJsonLd(
  { nama, sebutan, ringkas, diperiksa }: Content,
  url: string,
  image: string,
  issuer: object,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: `${nama} pada kerapu`,
    description: ringkas,
    image,
    dateModified: diperiksa,
    inLanguage: 'id',
    mainEntityOfPage: url,
    about: { '@type': 'Thing', name: nama, alternateName: sebutan },
    author: issuer,
    publisher: issuer,
  }
}
