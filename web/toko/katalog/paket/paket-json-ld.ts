import type { FullPaket } from '#contract/katalog/endpoints.ts'
import { isPurchasable } from './buy-paket.tsx'

/** Returns the schema.org Product of a package, including its contents. */
export function paketJsonLd(paket: FullPaket, url: string, image: string, seller: object): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: paket.title,
    description: paket.deskripsi || `Paket berisi ${paket.items.join(', ')}.`,
    image,
    sku: `paket-${paket.paketId}`,
    category: 'Paket',
    ...(paket.berat_gram > 0 && {
      weight: { '@type': 'QuantitativeValue', value: paket.berat_gram, unitCode: 'GRM' },
    }),
    isRelatedTo: paket.isi.map(({ nama }) => ({ '@type': 'Product', name: nama })),
    offers: {
      '@type': 'Offer',
      url,
      seller: seller,
      priceCurrency: 'IDR',
      price: paket.harga,
      availability: `https://schema.org/${isPurchasable(paket) ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
