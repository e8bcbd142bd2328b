const HARI_MS = 86_400_000

/** Returns the ISO day a number of days after '2026-11-23'; undefined for an invalid day. */
export function hariAfter(date: string, hari: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const time = Date.parse(`${date}T00:00:00Z`)
  // `Date` parses '2026-02-30' as a day in March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined
  return new Date(time + hari * HARI_MS).toISOString().slice(0, 10)
}

/** Returns the days of the treatments, counted from 0: 0, 7, 14 for three treatments one week apart. */
export const repeatHari = (distance: number, times: number): number[] =>
  Array.from({ length: times }, (_, ke) => ke * distance)
