import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { BANYAK_MAX, IdBanyak } from './id-banyak-office.ts'
import { Kiriman, PesananAdmin } from './office.ts'

/*
 * What is done with many orders at once. Each is done for itself: one that cannot be done says why, and undoes no other.
 */

export const ProsesBanyakBody = z.object({
  pesanan: z
    .array(
      z.object({
        orderId: Id,
        /** As it was on the screen; what somebody else changed since is not written over. */
        semula: Kiriman,
        jadi: Kiriman.partial(),
      }),
    )
    .min(1, 'Pilih pesanan terlebih dahulu')
    .max(BANYAK_MAX, `Paling banyak ${BANYAK_MAX} pesanan sekaligus`),
})
export type ProsesBanyakBody = z.infer<typeof ProsesBanyakBody>

/** What became of one of them. */
export const HasilProses = z.object({
  orderId: Id,
  midtrans_order_id: z.string(),
  selesai: z.boolean(),
  /** Why it was left as it is; empty where it was done. */
  alasan: z.string(),
  /** As it is now; null where there is no such order. */
  kiriman: Kiriman.nullable(),
})
export type HasilProses = z.infer<typeof HasilProses>

export const processBanyak = endpoint({
  name: 'processBanyak',
  summary: 'Mengemas atau menyerahkan banyak pesanan. Yang perlu diperiksa orang dilewati, dengan alasannya.',
  method: 'POST',
  path: '/api/admin/pesanan/proses-banyak',
  access: 'admin',
  // What is so already is left so, because each says what stood there before.
  repeat: 'harmless',
  body: ProsesBanyakBody,
  response: z.object({ message: z.string(), hasil: z.array(HasilProses) }),
  errors: ['VALIDATION_FAILED'],
})

export const listCetak = endpoint({
  name: 'listCetak',
  summary: 'Banyak pesanan untuk dicetak, dalam urutan yang diminta. Yang tidak ada dilewati.',
  method: 'GET',
  path: '/api/admin/pesanan/cetak',
  access: 'admin',
  query: z.object({ id: IdBanyak }),
  response: z.array(PesananAdmin),
  errors: ['VALIDATION_FAILED'],
})
