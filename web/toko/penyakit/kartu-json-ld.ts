import type { KartuPenyakit } from '#contract/penyakit/endpoints.ts'

type Isi = Pick<KartuPenyakit, 'nama' | 'sebutan' | 'ringkas' | 'diperiksa'>

/** schema.org Article: its MedicalCondition is one of people, and a card is none. */
export function kartuJsonLd(
  { nama, sebutan, ringkas, diperiksa }: Isi,
  url: string,
  image: string,
  penerbit: object,
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
    author: penerbit,
    publisher: penerbit,
  }
}
