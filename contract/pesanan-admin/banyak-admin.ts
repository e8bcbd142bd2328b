import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-office.ts'
import { Kiriman, PesananAdmin } from './admin.ts'
import { BANYAK_MAX, IdBanyak } from './id-banyak-admin.ts'

/* Bulk actions on orders. Each order is processed on its own: a failed one returns its reason and rolls back no other. */

export const ProsesBanyakBody = z.object({
  pesanan: z
    .array(
      z.object({
        orderId: Id,
        /** Values displayed to the administrator; changes by other users since then are not overwritten. */
        semula: Kiriman,
        jadi: Kiriman.partial(),
      }),
    )
    .min(1, 'Pilih pesanan dulu')
    .max(BANYAK_MAX, `Maksimal ${BANYAK_MAX} pesanan sekaligus`),
})
export type ProsesBanyakBody = z.infer<typeof ProsesBanyakBody>

/** Result for one of the orders. */
export const HasilProses = z.object({
  orderId: Id,
  midtrans_order_id: z.string(),
  selesai: z.boolean(),
  /** Reason why the order was not changed; empty on success. */
  alasan: z.string(),
  /** Current state; null if the order does not exist. */
  kiriman: Kiriman.nullable(),
})
export type HasilProses = z.infer<typeof HasilProses>

export const processBanyak = adminEndpoint({
  name: 'processBanyak',
  summary: 'Mengemas atau menyerahkan banyak pesanan. Yang perlu diperiksa orang dilewati, dengan alasannya.',
  method: 'POST',
  path: '/api/admin/pesanan/proses-banyak',
  // A retry is a no-op, because each change carries the values that it replaces.
  repeat: 'harmless',
  body: ProsesBanyakBody,
  response: z.object({ message: z.string(), hasil: z.array(HasilProses) }),
})

export const listCetak = adminEndpoint({
  name: 'listCetak',
  summary: 'Banyak pesanan untuk dicetak, dalam urutan yang diminta. Yang tidak ada dilewati.',
  method: 'GET',
  path: '/api/admin/pesanan/cetak',
  query: z.object({ id: IdBanyak }),
  response: z.array(PesananAdmin),
})
