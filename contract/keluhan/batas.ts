import { midnightWib, tanggalWib } from '#contract/wib.ts'

/* What the terms promise, and the complaint keeps to: one place for both. */

/** Days after the goods came in which a complaint is taken. */
export const KELUHAN_HARI = 7
/** Working days in which the shop answers. */
export const JAWAB_HARI_KERJA = 3
/** Photos of one complaint. */
export const FOTO_KELUHAN_MAX = 4
/** So long photos are kept after a complaint has ended. */
export const FOTO_SIMPAN_HARI = 365

/** The end of the working day, so many after `dari`, Monday to Friday, by which the shop has promised an answer. */
export function jawabSebelum(dari: Date): Date {
  let [lewat, hari] = [0, 0]
  while (hari < JAWAB_HARI_KERJA) {
    lewat++
    if (isHariKerja(midnightWib(dari, -lewat))) hari++
  }
  return midnightWib(dari, -lewat - 1)
}

/** @param malam the midnight that begins the day */
const isHariKerja = (malam: Date) => ![0, 6].includes(new Date(`${tanggalWib(malam)}T00:00:00Z`).getUTCDay())
