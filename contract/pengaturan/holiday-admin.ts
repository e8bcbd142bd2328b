import { formatDate, parseWib } from '#contract/wib.ts'
import type { Toko } from './endpoints.ts'

/** Returns the current holiday, or null. It ends at midnight before its day of reopening. */
export const holidayAt = (
  { buka_lagi, pesan_libur }: { buka_lagi: string | null; pesan_libur: string },
  now: Date,
): Toko['libur'] => (buka_lagi !== null && now < parseWib(buka_lagi) ? { buka_lagi, pesan: pesan_libur } : null)

/** Returns the notice of a holiday above every page; empty without one. */
export const liburText = (libur: Toko['libur'] | undefined): string =>
  libur ? `Toko libur. Pesanan dibuka lagi ${formatDate(parseWib(libur.buka_lagi))}. ${libur.pesan}`.trim() : ''
