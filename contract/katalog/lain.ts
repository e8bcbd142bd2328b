import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** A product in the recommendations on another product's page. */
export const ProdukSummary = z.object({
  produkId: Id,
  nama: z.string(),
  kategoriNama: z.string(),
  kemasan: z.string(),
  harga: Rupiah,
  gambar: z.string().nullable(),
})
export type ProdukSummary = z.infer<typeof ProdukSummary>

/** A size of a product: a product of its own, named by its pack. */
export const ProdukSize = z.object({ produkId: Id, kemasan: z.string(), harga: Rupiah, habis: z.boolean() })
export type ProdukSize = z.infer<typeof ProdukSize>

export const OtherProduk = z.object({
  produkId: Id,
  /** All sizes of this product on sale, this one included, by regular price; empty if there is one size. */
  ukuran: z.array(ProdukSize),
  /** Products that buyers ordered together with this one, the most frequent first. */
  bersama: z.array(ProdukSummary),
  /** Warning about mixing the recommended products with this one; null if there is none. */
  peringatan: z.string().nullable(),
  /** Products for the same diseases, followed by products of the same category. */
  serupa: z.array(ProdukSummary),
})
export type OtherProduk = z.infer<typeof OtherProduk>

export const getOtherProduk = endpoint({
  name: 'getOtherProduk',
  summary: 'Produk lain untuk satu produk: ukuran lainnya, yang sering dibeli bersama, dan yang serupa.',
  description:
    'Tiap ukuran adalah produk sendiri. Yang lain maksimal 4 dan 8 produk, semuanya bisa dibeli sekarang dan tanpa resep. `bersama` dihitung dari pesanan lunas setahun terakhir, dan hanya memuat pasangan yang dibeli beberapa orang. Untuk obat keras `bersama` dan `serupa` kosong.',
  method: 'GET',
  path: '/api/produks/{produkId}/lain',
  access: 'publik',
  params: z.object({ produkId: IdParam }),
  response: OtherProduk,
  // `kategori` covers added and removed products: the product count of a category changes with them.
  madeOf: ({ produkId, ukuran, bersama, serupa }) => [
    'kategori',
    'dibeli-bersama',
    ...[produkId, ...[...ukuran, ...bersama, ...serupa].map((item) => item.produkId)].map((id) => `produk/${id}`),
  ],
  errors: ['VALIDATION_FAILED', 'PRODUK_TIDAK_ADA'],
})
