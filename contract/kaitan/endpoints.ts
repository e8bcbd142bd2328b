import { z } from 'zod'
import { Id, Rupiah, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { KodePenyakit } from '#contract/katalog/penyakit.ts'

/** A product on a disease's page. */
export const RelatedProduk = z.object({
  produkId: Id,
  nama: z.string(),
  harga: Rupiah,
  gambar: z.string().nullable(),
  kemasan: z.string(),
  /** True if the product can be bought now. */
  tersedia: z.boolean(),
  /** anjuran: recommended for this disease. pendukung: for sanitation or support, cures nothing. */
  peran: z.enum(['anjuran', 'pendukung']),
  /** True if the product has a rule of use for this disease, so that the calculator supports it. */
  terhitung: z.boolean(),
})
export type RelatedProduk = z.infer<typeof RelatedProduk>

export const KaitanPenyakit = z.object({
  kode: KodePenyakit,
  nama: z.string(),
  /** True if no product cures the disease. */
  tanpa_obat: z.boolean(),
  produk: z.array(RelatedProduk),
  /** Warning about mixing the products; null if there is none. */
  peringatan: z.string().nullable(),
  /** Prescription products: names only, not for sale. */
  perlu_resep: z.array(z.object({ produkId: Id, nama: z.string() })),
  paket: z.array(
    z.object({
      paketId: Id,
      title: z.string(),
      harga: Rupiah,
      gambar: z.string().nullable(),
      tersedia: z.boolean(),
    }),
  ),
  artikel: z.array(
    z.object({ artikelId: Id, judul: z.string(), gambar: z.string().nullable(), created_at: Timestamp }),
  ),
})
export type KaitanPenyakit = z.infer<typeof KaitanPenyakit>

export const getKaitanPenyakit = endpoint({
  name: 'getKaitanPenyakit',
  summary: 'Produk, paket, dan artikel yang terkait dengan satu penyakit.',
  description:
    'Maksimal 24 produk, 12 paket, dan 12 artikel. Obat keras hanya disebut namanya di `perlu_resep`; untuk penyakit tanpa obat tidak disebut sama sekali, dan produknya hanya untuk sanitasi dan pendukung.',
  method: 'GET',
  path: '/api/penyakit/{kode}/kaitan',
  access: 'publik',
  params: z.object({ kode: KodePenyakit }),
  response: KaitanPenyakit,
  madeOf: ['produk', 'paket', 'artikel'],
  errors: ['VALIDATION_FAILED'],
})
