import { dateWib } from '#contract/wib.ts'

const DAY_MS = 86_400_000

/** Returns the date this many days from now, in Jakarta. */
export const laterDate = (time: Date, hari: number): string => dateWib(new Date(time.getTime() + hari * DAY_MS))

/** Returns the last expiry date that is not for sale any more. */
export const sellingLimit = (time: Date, { lotMinHari }: { lotMinHari: number }): string => laterDate(time, lotMinHari)
