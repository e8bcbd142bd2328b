import { z } from 'zod'
import { Timestamp } from '#contract/common.ts'

/** The receipt of a paid order. */
export const Nota = z.object({
  /** Number without gaps within its month: '2026/11/0001'. */
  nomor: z.string(),
  /** Time of the payment; the month of the number is that of this day in Jakarta. */
  waktu: Timestamp,
})
export type Nota = z.infer<typeof Nota>
