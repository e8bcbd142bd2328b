import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { manyOf } from '#contract/many-admin.ts'
import { Kiriman } from './admin.ts'

/* Bulk actions on orders. Each order is processed on its own: a failed one returns its reason and rolls back no other. */

export const ProcessManyBody = z.object({
  pesanan: manyOf(
    z.object({
      orderId: Id,
      /** Values displayed to the administrator; changes by other users since then are not overwritten. */
      semula: Kiriman,
      jadi: Kiriman.partial(),
    }),
    'pesanan',
  ),
})
export type ProcessManyBody = z.infer<typeof ProcessManyBody>

/** Result for one of the orders. */
export const ProcessResult = z.object({
  orderId: Id,
  midtrans_order_id: z.string(),
  selesai: z.boolean(),
  /** Reason why the order was not changed; empty on success. */
  alasan: z.string(),
  /** Current state; null if the order does not exist. */
  kiriman: Kiriman.nullable(),
})
export type ProcessResult = z.infer<typeof ProcessResult>

export const processMany = adminEndpoint({
  name: 'processMany',
  summary: 'Mengemas atau menyerahkan banyak pesanan. Yang perlu diperiksa orang dilewati, dengan alasannya.',
  method: 'POST',
  path: '/api/admin/pesanan/proses-banyak',
  peran: ['pesanan', 'gudang'],
  // A retry is a no-op, because each change carries the values that it replaces.
  repeat: 'harmless',
  body: ProcessManyBody,
  response: z.object({ message: z.string(), hasil: z.array(ProcessResult) }),
})
