import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** A product as another one's page points to it. */
export const ProdukRingkas = z.object({
  produkId: Id,
  nama: z.string(),
  kategoriNama: z.string(),
  kemasan: z.string(),
  harga: Rupiah,
  gambar: z.string().nullable(),
})
export type ProdukRingkas = z.infer<typeof ProdukRingkas>

export const ProdukLain = z.object({
  produkId: Id,
  /** What buyers of it bought in the same order, the most frequent first. */
  bersama: z.array(ProdukRingkas),
  /** What must not be mixed of these and the product itself; null where there is nothing. */
  peringatan: z.string().nullable(),
  /** What is for the same diseases, then what stands on the same shelf. */
  serupa: z.array(ProdukRingkas),
})
export type ProdukLain = z.infer<typeof ProdukLain>

export const getProdukLain = endpoint({
  name: 'getProdukLain',
  summary: 'Produk lain untuk satu produk: yang sering dibeli bersama, dan yang serupa.',
  description:
    'Paling banyak 4 dan 8 produk, semuanya dapat dibeli sekarang dan tanpa resep. `bersama` dihitung dari pesanan lunas setahun terakhir, dan hanya memuat pasangan yang dibeli beberapa orang. Untuk obat keras keduanya kosong.',
  method: 'GET',
  path: '/api/produks/{produkId}/lain',
  access: 'publik',
  params: z.object({ produkId: IdParam }),
  response: ProdukLain,
  // Which products stand on a shelf the category tells, by their number.
  madeOf: ({ produkId, bersama, serupa }) => [
    'kategori',
    'dibeli-bersama',
    ...[produkId, ...[...bersama, ...serupa].map((satu) => satu.produkId)].map((id) => `produk/${id}`),
  ],
  errors: ['VALIDATION_FAILED', 'PRODUK_TIDAK_ADA'],
})
