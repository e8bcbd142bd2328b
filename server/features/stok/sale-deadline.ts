import { tanggalWib } from '#contract/wib.ts'

const DAY_MS = 86_400_000

/** Returns the date this many days from now, in Jakarta. */
export const tanggalAhead = (waktu: Date, hari: number): string => tanggalWib(new Date(waktu.getTime() + hari * DAY_MS))

/** Returns the last expiry date that is not for sale any more. */
export const batasJual = (waktu: Date, { lotMinHari }: { lotMinHari: number }): string =>
  tanggalAhead(waktu, lotMinHari)
