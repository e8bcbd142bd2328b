import type { ResepRow } from '#server/db/schema.ts'
import { isValid } from '#server/features/resep/resep.repository.ts'
import type { ResepShortage } from '#server/features/resep/resep-use.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** 48 h: how long an order holds its stock while its prescription awaits a decision. */
export const RESEP_HOLD_HOURS = 48
/** 24 h to pay after the approval, because the buyer does not wait at the screen. */
export const RESEP_PAYMENT_HOURS = 24

export const hoursFromNow = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000)

/**
 * Returns whether an order with this prescription can be paid at once, or waits for a decision.
 * @param resep the buyer's prescription; undefined if it does not exist or belongs to another user
 * @throws RESEP_TIDAK_ADA, RESEP_DITOLAK, RESEP_KEDALUWARSA
 */
export function judgeResep(resep: ResepRow | undefined, now: Date): 'disetujui' | 'menunggu' {
  if (!resep) throw new AppError('RESEP_TIDAK_ADA')
  if (resep.status === 'menunggu') return 'menunggu'
  if (resep.status === 'ditolak') throw new AppError('RESEP_DITOLAK')
  if (!isValid(resep, now)) throw new AppError('RESEP_KEDALUWARSA')
  return 'disetujui'
}

export const rejectShortage = ({ produkId, nama, sisa }: ResepShortage): AppError =>
  sisa > 0
    ? new AppError('RESEP_TIDAK_CUKUP', { rincian: { nama, sisa, produkId } })
    : new AppError('RESEP_BUKAN_UNTUK_PRODUK', { rincian: { nama, produkId } })
