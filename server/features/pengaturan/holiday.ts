import type { Toko } from '#contract/pengaturan/endpoints.ts'
import { parseWib } from '#contract/wib.ts'

/** Returns the current holiday, or null. It ends at midnight before its day of reopening. */
export const holidayAt = (
  { buka_lagi, pesan_libur }: { buka_lagi: string | null; pesan_libur: string },
  now: Date,
): Toko['libur'] => (buka_lagi !== null && now < parseWib(buka_lagi) ? { buka_lagi, pesan: pesan_libur } : null)
