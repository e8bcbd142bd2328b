import { z } from 'zod'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** The `Idempotency-Key` of a write: random, so that clients do not share one. */
export const KunciPermintaan = z
  .string()
  .regex(/^[\w-]{8,100}$/, 'Kunci permintaan: 8 sampai 100 huruf, angka, garis bawah, atau tanda hubung')

/**
 * Outcome of a write. `selesai`: done, with its response; without a response if the server stopped before it stored one.
 * `batal`: canceled; the request has no effect even if it arrives later.
 */
const PermintaanOutcome = z.object({
  keadaan: z.enum(['selesai', 'batal']),
  status: z.int().nullable(),
  jawaban: z.record(z.string(), z.unknown()).nullable(),
})
export type PermintaanOutcome = z.infer<typeof PermintaanOutcome>

export const settlePermintaan = adminEndpoint({
  name: 'settlePermintaan',
  summary: 'Memastikan nasib permintaan yang jawabannya hilang. Yang belum dikerjakan tidak akan dikerjakan lagi.',
  method: 'POST',
  path: '/api/admin/permintaan/{kunci}',
  repeat: 'harmless',
  params: z.object({ kunci: KunciPermintaan }),
  response: PermintaanOutcome,
})
