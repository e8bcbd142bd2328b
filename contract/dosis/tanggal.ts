const HARI_MS = 86_400_000

/** '2026-11-23' and so many days later, as ISO days; undefined of what is no day. */
export function hariSesudah(tanggal: string, hari: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(tanggal)) return undefined
  const waktu = Date.parse(`${tanggal}T00:00:00Z`)
  // '2026-02-30' is read as a day in March.
  if (Number.isNaN(waktu) || new Date(waktu).toISOString().slice(0, 10) !== tanggal) return undefined
  return new Date(waktu + hari * HARI_MS).toISOString().slice(0, 10)
}

/** Days from the first one on which it is done: 0, 7, 14 for three times a week apart. */
export const hariUlang = (jarak: number, kali: number): number[] => Array.from({ length: kali }, (_, ke) => ke * jarak)
