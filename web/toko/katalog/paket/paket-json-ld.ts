import type { PaketRinci } from '#contract/katalog/endpoints.ts'
import { bisaDibeli } from './paket-beli.tsx'

/** Returns the schema.org Product of a package, including its contents. */
export function paketJsonLd(paket: PaketRinci, url: string, image: string, penjual: object): object {
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
      seller: penjual,
      priceCurrency: 'IDR',
      price: paket.harga,
      availability: `https://schema.org/${bisaDibeli(paket) ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
