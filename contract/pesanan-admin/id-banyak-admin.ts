import { z } from 'zod'
import { Id } from '#contract/common.ts'

/** Maximum number of orders in one bulk action. */
export const BANYAK_MAX = 100

/** Ids as one query parameter: `12,15,7`. */
export const IdBanyak = z
  .string()
  .regex(/^\d{1,10}(?:,\d{1,10})*$/, 'Pilih pesanan dulu')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(Id).max(BANYAK_MAX, `Maksimal ${BANYAK_MAX} pesanan sekaligus`))
