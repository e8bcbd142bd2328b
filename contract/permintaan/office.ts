import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** The `Idempotency-Key` of a write: random, so that nobody else has it. */
export const KunciPermintaan = z
  .string()
  .regex(/^[\w-]{8,100}$/, 'Kunci permintaan: 8 sampai 100 huruf, angka, garis bawah, atau tanda hubung')

/**
 * What became of a write. `selesai`: it was done, with this answer, or with none where the shop ended before it could keep
 * it. `batal`: nothing was done, and nothing will be, however late the request itself arrives.
 */
const NasibPermintaan = z.object({
  keadaan: z.enum(['selesai', 'batal']),
  status: z.int().nullable(),
  jawaban: z.record(z.string(), z.unknown()).nullable(),
})
export type NasibPermintaan = z.infer<typeof NasibPermintaan>

export const settlePermintaan = endpoint({
  name: 'settlePermintaan',
  summary: 'Memastikan nasib permintaan yang jawabannya hilang. Yang belum dikerjakan tidak akan dikerjakan lagi.',
  method: 'POST',
  path: '/api/admin/permintaan/{kunci}',
  access: 'admin',
  repeat: 'harmless',
  params: z.object({ kunci: KunciPermintaan }),
  response: NasibPermintaan,
  errors: ['VALIDATION_FAILED'],
})
