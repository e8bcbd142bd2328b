import { z } from 'zod'
import { Waktu } from '#contract/common.ts'

/** The receipt of a paid order. */
export const Nota = z.object({
  /** Of its month, without gaps: '2026/11/0001'. */
  nomor: z.string(),
  /** When the order was paid; the month is that of this day in Jakarta. */
  waktu: Waktu,
})
export type Nota = z.infer<typeof Nota>
