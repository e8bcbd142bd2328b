import type { HalanganKarantina } from '#contract/karantina/admin.ts'
import { halanganOf } from '#server/features/stok/lot.repository.ts'
import { sellingLimit } from '#server/features/stok/sale-deadline.ts'

/** Returns the reason why quarantined goods cannot be released for sale; null if they can. */
export function halanganKarantina(
  lot: { kedaluwarsa: string | null; ditarik: Date | null },
  time: Date,
  settings: { lotMinHari: number },
): HalanganKarantina | null {
  const halangan = halanganOf(lot, time)
  if (halangan) return halangan
  return lot.kedaluwarsa !== null && lot.kedaluwarsa <= sellingLimit(time, settings) ? 'dekat' : null
}
