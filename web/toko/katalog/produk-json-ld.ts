import type { Produk } from '#contract/katalog/endpoints.ts'

/** schema.org Product, so that a search result can show price and availability. */
export function produkJsonLd(produk: Produk, url: string, image: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: produk.nama,
    description: produk.deskripsi,
    image,
    sku: String(produk.produkId),
    category: produk.kategoriNama,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'IDR',
      price: produk.harga,
      // What needs a prescription is shown, but not sold here.
      availability: `https://schema.org/${produk.stok > 0 && !produk.resep ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
