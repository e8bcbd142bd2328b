import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatHari } from '#contract/wib.ts'
import type { ResepFor } from './resep-for.ts'

/** Returns the remaining quantity of a prescription, or that it is not decided yet. */
export function resepRemark({ sisa, berlaku_sampai }: ResepFor): string {
  if (sisa === null) return 'Sedang kami periksa. Anda bayar pesanan setelah resep disetujui.'
  return `Sisa jatah beli: ${formatGrouped(sisa)}${berlaku_sampai ? `, berlaku sampai ${formatHari(berlaku_sampai)}` : ''}.`
}
