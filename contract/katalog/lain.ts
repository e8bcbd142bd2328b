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

export const OtherProduk = z.object({
  produkId: Id,
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
  summary: 'Produk lain untuk satu produk: yang sering dibeli bersama, dan yang serupa.',
  description:
    'Maksimal 4 dan 8 produk, semuanya bisa dibeli sekarang dan tanpa resep. `bersama` dihitung dari pesanan lunas setahun terakhir, dan hanya memuat pasangan yang dibeli beberapa orang. Untuk obat keras keduanya kosong.',
  method: 'GET',
  path: '/api/produks/{produkId}/lain',
  access: 'publik',
  params: z.object({ produkId: IdParam }),
  response: OtherProduk,
  // `kategori` covers added and removed products: the product count of a category changes with them.
  madeOf: ({ produkId, bersama, serupa }) => [
    'kategori',
    'dibeli-bersama',
    ...[produkId, ...[...bersama, ...serupa].map((item) => item.produkId)].map((id) => `produk/${id}`),
  ],
  errors: ['VALIDATION_FAILED', 'PRODUK_TIDAK_ADA'],
})
