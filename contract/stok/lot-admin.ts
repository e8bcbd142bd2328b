import { z } from 'zod'
import type { Column } from '#contract/columns.ts'
import { Id } from '#contract/common.ts'

/**
 * Reason of a lot movement: counted without a lot (`awal`), delivery (`masuk`), `koreksi`, `impor`; packed for an order and
 * unpacked (`kemas`, `buka`); into quarantine and back for sale (`sisih`, `layak`); buyer's return (`kembali`); destroyed
 * (`musnah`).
 */
export const LotReasonCode = z.enum([
  'awal',
  'masuk',
  'koreksi',
  'impor',
  'kemas',
  'buka',
  'sisih',
  'layak',
  'kembali',
  'musnah',
])
export type LotReasonCode = z.infer<typeof LotReasonCode>

/** Displayed name of a lot without a number. */
export const WITHOUT_NOMOR = 'Tanpa nomor'

/** Units of a lot that are packed for an order, or proposed for it. */
export const PackedLot = z.object({
  lotId: Id,
  nomor: z.string(),
  kedaluwarsa: z.iso.date().nullable(),
  jumlah: z.int().positive(),
})
export type PackedLot = z.infer<typeof PackedLot>

/** Reasons why a lot may not be packed. */
export const HalanganLot = z.enum(['ditarik', 'kedaluwarsa'])
export type HalanganLot = z.infer<typeof HalanganLot>

/** Editable field of a parcel, as an edit conflict names it. */
export const KEMASAN = { lot: { label: 'Lot' } } as const satisfies Record<string, Column>
