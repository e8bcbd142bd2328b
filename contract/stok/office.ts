import { z } from 'zod'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'

/**
 * Why stock moved: a first count, an order that took it or let it go, a refund that brought it back, a correction, an
 * import; goods in, what was set aside, and what is for sale again after that.
 */
export const AlasanMutasi = z.enum([
  'awal',
  'pesanan',
  'lepas',
  'kembali',
  'koreksi',
  'impor',
  'masuk',
  'sisih',
  'layak',
])
export type AlasanMutasi = z.infer<typeof AlasanMutasi>

export const MutasiStok = z.object({
  mutasiId: Id,
  waktu: Waktu,
  perubahan: z.int(),
  /** The stock right after it. */
  saldo: z.int(),
  alasan: AlasanMutasi,
  keterangan: z.string(),
  /** The order that took it or gave it back. */
  pesanan: z.object({ pesananId: Id, nomor: z.string(), jenis: z.enum(['satuan', 'paketan']) }).nullable(),
  /** The administrator whose hand it was, by today's name. */
  oleh: z.string().nullable(),
})
export type MutasiStok = z.infer<typeof MutasiStok>

export const listMutasiStok = endpoint({
  name: 'listMutasiStok',
  summary: 'Mutasi stok satu produk, terbaru lebih dulu, dengan stok sesudahnya.',
  method: 'GET',
  path: '/api/admin/mutasi-stok',
  access: 'admin',
  query: DaftarQuery.pick({ page: true, limit: true }).extend({ produkId: IdParam }),
  response: z.array(MutasiStok),
  paged: true,
  errors: ['VALIDATION_FAILED', 'PRODUK_TIDAK_ADA'],
})
