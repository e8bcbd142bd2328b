import { z } from 'zod'
import { Id } from './common.ts'

/** Maximum number of records in one bulk action. */
export const MANY_MAX = 100

/** Records of a bulk action. @param name noun for the error text */
export const manyOf = <Item extends z.ZodType>(item: Item, name: string) =>
  z.array(item).min(1, `Pilih ${name} dulu`).max(MANY_MAX, `Maksimal ${MANY_MAX} ${name} sekaligus`)

/** Result of a bulk action for one record. */
export const RowResult = z.object({
  id: Id,
  /** Name of the record; empty if it does not exist. */
  nama: z.string(),
  selesai: z.boolean(),
  /** Reason why the record was not changed; empty on success. */
  alasan: z.string(),
})
export type RowResult = z.infer<typeof RowResult>

export const ManyResults = z.object({ message: z.string(), hasil: z.array(RowResult) })
