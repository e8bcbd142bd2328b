import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { MANY_MAX } from '#contract/many-admin.ts'

/** Ids as one query parameter: `12,15,7`. */
export const ManyIds = z
  .string()
  .regex(/^\d{1,10}(?:,\d{1,10})*$/, 'Pilih pesanan dulu')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(Id).max(MANY_MAX, `Maksimal ${MANY_MAX} pesanan sekaligus`))
