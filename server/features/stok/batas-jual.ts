import { tanggalWib } from '#contract/wib.ts'

const DAY_MS = 86_400_000

/** So many days from today, in Jakarta. */
export const tanggalDepan = (waktu: Date, hari: number): string => tanggalWib(new Date(waktu.getTime() + hari * DAY_MS))

/** What expires on this day or before is not for sale. */
export const batasJual = (waktu: Date, { lotMinHari }: { lotMinHari: number }): string =>
  tanggalDepan(waktu, lotMinHari)
