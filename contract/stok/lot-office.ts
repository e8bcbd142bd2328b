import { z } from 'zod'
import type { Column } from '#contract/columns.ts'
import { Id } from '#contract/common.ts'

/**
 * Why a lot changed: counted without a lot (`awal`), goods in (`masuk`), `koreksi`, `impor`; packed for an order and unpacked again
 * (`kemas`, `buka`); set aside and back for sale (`sisih`, `layak`); back from a buyer (`kembali`); destroyed (`musnah`).
 */
export const AlasanLot = z.enum([
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
export type AlasanLot = z.infer<typeof AlasanLot>

/** What a lot is called that has no number. */
export const TANPA_NOMOR = 'Tanpa nomor'

/** So many of a lot that are packed for an order, or would be. */
export const IsiKemasan = z.object({
  lotId: Id,
  nomor: z.string(),
  kedaluwarsa: z.iso.date().nullable(),
  jumlah: z.int().positive(),
})
export type IsiKemasan = z.infer<typeof IsiKemasan>

/** Why a lot may not be packed. */
export const HalanganLot = z.enum(['ditarik', 'kedaluwarsa'])
export type HalanganLot = z.infer<typeof HalanganLot>

/** What of a parcel can be changed, as a conflict names it. */
export const KEMASAN = { lot: { label: 'Lot' } } as const satisfies Record<string, Column>
