import type { UlasanBarang } from '#contract/ulasan/endpoints.ts'

/** Returns the review fields of a schema.org Product; an empty object without real reviews. */
export function ulasanJsonLd({ rata, jumlah, ulasan }: UlasanBarang): object {
  if (rata === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rata,
      reviewCount: jumlah,
      bestRating: 5,
      worstRating: 1,
    },
    review: ulasan.map(({ nama, bintang, teks, dibuat }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: nama },
      datePublished: dibuat.slice(0, 10),
      reviewBody: teks,
      reviewRating: { '@type': 'Rating', ratingValue: bintang, bestRating: 5, worstRating: 1 },
    })),
  }
}
