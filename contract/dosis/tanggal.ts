const HARI_MS = 86_400_000

/** Returns the ISO day a number of days after '2026-11-23'; undefined for an invalid day. */
export function hariAfter(tanggal: string, hari: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(tanggal)) return undefined
  const waktu = Date.parse(`${tanggal}T00:00:00Z`)
  // `Date` parses '2026-02-30' as a day in March.
  if (Number.isNaN(waktu) || new Date(waktu).toISOString().slice(0, 10) !== tanggal) return undefined
  return new Date(waktu + hari * HARI_MS).toISOString().slice(0, 10)
}

/** Returns the days of the treatments, counted from 0: 0, 7, 14 for three treatments one week apart. */
export const repeatHari = (distance: number, kali: number): number[] =>
  Array.from({ length: kali }, (_, ke) => ke * distance)
