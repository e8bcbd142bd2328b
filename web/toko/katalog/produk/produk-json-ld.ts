import type { Produk } from '#contract/katalog/endpoints.ts'

/** Returns the schema.org Product, so that search results can show price and availability. */
export function produkJsonLd(produk: Produk, url: string, image: string, seller: object): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: produk.nama,
    description: produk.deskripsi,
    image,
    sku: String(produk.produkId),
    category: produk.kategoriNama,
    ...(produk.pilihan_ukuran && {
      size: produk.kemasan,
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: String(produk.pilihan_ukuran.kelompok),
        variesBy: 'https://schema.org/size',
      },
    }),
    ...(produk.produsen && { manufacturer: { '@type': 'Organization', name: produk.produsen } }),
    ...(produk.berat_gram > 0 && {
      weight: { '@type': 'QuantitativeValue', value: produk.berat_gram, unitCode: 'GRM' },
    }),
    ...(produk.nie && { identifier: { '@type': 'PropertyValue', name: 'Nomor pendaftaran', value: produk.nie } }),
    ...(produk.zat_aktif.length > 0 && {
      additionalProperty: produk.zat_aktif.map(({ nama, kadar, satuan }) => ({
        '@type': 'PropertyValue',
        propertyID: 'Zat aktif',
        name: nama,
        value: kadar,
        unitText: satuan,
      })),
    }),
    offers: {
      '@type': 'Offer',
      url,
      seller: seller,
      priceCurrency: 'IDR',
      price: produk.harga,
      ...(produk.harga_sampai && { priceValidUntil: produk.harga_sampai }),
      ...(typeof produk.harga_semula === 'number' && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          priceCurrency: 'IDR',
          price: produk.harga_semula,
        },
      }),
      // A product that needs a prescription or lacks a required registration number is shown, but not sold here.
      availability: `https://schema.org/${produk.stok > 0 && !produk.resep && !produk.belum_terdaftar ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
