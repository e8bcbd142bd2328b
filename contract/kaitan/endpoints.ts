import { z } from 'zod'
import { Id, Rupiah, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { KodePenyakit } from '#contract/katalog/penyakit.ts'

/** A product as a disease's page points to it. */
export const ProdukTerkait = z.object({
  produkId: Id,
  nama: z.string(),
  harga: Rupiah,
  gambar: z.string().nullable(),
  kemasan: z.string(),
  /** Can it be bought now? */
  tersedia: z.boolean(),
  /** anjuran: it is for this disease. pendukung: it cleans up, or supports the fish, and cures nothing. */
  peran: z.enum(['anjuran', 'pendukung']),
  /** It has a rule of use for this disease, so the calculator knows it. */
  terhitung: z.boolean(),
})
export type ProdukTerkait = z.infer<typeof ProdukTerkait>

export const KaitanPenyakit = z.object({
  kode: KodePenyakit,
  nama: z.string(),
  /** Nothing that is sold cures it. */
  tanpa_obat: z.boolean(),
  produk: z.array(ProdukTerkait),
  /** What must not be mixed of it; null where there is nothing. */
  peringatan: z.string().nullable(),
  /** What only a veterinarian's prescription allows: names, and nothing to buy. */
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
  artikel: z.array(z.object({ artikelId: Id, judul: z.string(), gambar: z.string().nullable(), created_at: Waktu })),
})
export type KaitanPenyakit = z.infer<typeof KaitanPenyakit>

export const getKaitanPenyakit = endpoint({
  name: 'getKaitanPenyakit',
  summary: 'Produk, paket, dan artikel yang terkait dengan satu penyakit.',
  description:
    'Paling banyak 24 produk, 12 paket, dan 12 artikel. Obat keras hanya disebut namanya di `perlu_resep`; untuk penyakit tanpa obat tidak disebut sama sekali, dan produknya hanya untuk sanitasi dan pendukung.',
  method: 'GET',
  path: '/api/penyakit/{kode}/kaitan',
  access: 'publik',
  params: z.object({ kode: KodePenyakit }),
  response: KaitanPenyakit,
  madeOf: ['produk', 'paket', 'artikel'],
  errors: ['VALIDATION_FAILED'],
})
