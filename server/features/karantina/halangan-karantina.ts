import type { HalanganKarantina } from '#contract/karantina/office.ts'
import { batasJual } from '#server/features/stok/batas-jual.ts'
import { halanganOf } from '#server/features/stok/lot.repository.ts'

/** Why nobody can say of goods that were set aside that they may be sold; null where somebody can. */
export function halanganKarantina(
  lot: { kedaluwarsa: string | null; ditarik: Date | null },
  waktu: Date,
  settings: { lotMinHari: number },
): HalanganKarantina | null {
  const halangan = halanganOf(lot, waktu)
  if (halangan) return halangan
  return lot.kedaluwarsa !== null && lot.kedaluwarsa <= batasJual(waktu, settings) ? 'dekat' : null
}
