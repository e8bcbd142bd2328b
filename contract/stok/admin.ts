import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

/**
 * Reason of a stock movement: first count, order placed or canceled, refund with returned goods, correction, import, delivery,
 * quarantine, and release from quarantine.
 */
export const MutasiReason = z.enum([
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
export type MutasiReason = z.infer<typeof MutasiReason>

export const MutasiStok = z.object({
  mutasiId: Id,
  waktu: Timestamp,
  perubahan: z.int(),
  /** Stock after the movement. */
  saldo: z.int(),
  alasan: MutasiReason,
  keterangan: z.string(),
  /** Order that took or returned the units. */
  pesanan: z.object({ pesananId: Id, nomor: z.string(), jenis: z.enum(['satuan', 'paketan']) }).nullable(),
  /** Current name of the administrator; null if the system made the change. */
  oleh: z.string().nullable(),
})
export type MutasiStok = z.infer<typeof MutasiStok>

export const listMutasiStok = adminEndpoint({
  name: 'listMutasiStok',
  summary: 'Mutasi stok satu produk, terbaru lebih dulu, dengan stok sesudahnya.',
  method: 'GET',
  path: '/api/admin/mutasi-stok',
  query: ListQuery.pick({ page: true, limit: true }).extend({ produkId: IdParam }),
  response: z.array(MutasiStok),
  paged: true,
  errors: ['PRODUK_TIDAK_ADA'],
})
