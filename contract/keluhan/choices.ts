import { z } from 'zod'
import { KELUHAN_KINDS, KELUHAN_OUTCOMES, REQUESTED_OUTCOMES, TOKO_OUTCOMES } from './words.ts'

const oneOf = <Key extends string>(words: Readonly<Record<Key, string>>, message: string) =>
  z.enum(Object.keys(words) as [Key, ...Key[]], message)

export const KeluhanKind = oneOf(KELUHAN_KINDS, 'Pilih apa yang terjadi')
export const RequestedOutcome = oneOf(REQUESTED_OUTCOMES, 'Pilih yang Anda harapkan')
export const TokoOutcome = oneOf(TOKO_OUTCOMES, 'Pilih hasilnya')
export const KeluhanOutcome = oneOf(KELUHAN_OUTCOMES, 'Pilih hasilnya')

/** `menunggu`: waits for the shop. `dijawab`: waits for the buyer. */
export const StatusKeluhan = z.enum(['menunggu', 'dijawab', 'selesai'])
export type StatusKeluhan = z.infer<typeof StatusKeluhan>
