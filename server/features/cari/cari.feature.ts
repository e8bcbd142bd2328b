import { defineFeature } from '#server/feature.ts'

/** The search engine behind the search, the product list, and the package list. */
export const cari = defineFeature({
  name: 'cari',
  imports: ['obat'],
  reads: ['artikel', 'catatan_penyakit', 'paket', 'paket_item', 'produk', 'sinonim'],
})
