/* Days as text, '2026-11-20', in Jakarta: entries of the book have no time and no time zone. */

const DAY_MS = 86_400_000
const HARI = /^(19|20)\d\d-\d\d-\d\d$/

/** True if the text is a valid calendar day, unlike '2026-02-30'. */
export function isHari(text: unknown): text is string {
  if (typeof text !== 'string' || !HARI.test(text)) return false
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

export const addHari = (hari: string, count: number): string =>
  new Date(Date.parse(hari) + count * DAY_MS).toISOString().slice(0, 10)

/** Returns the number of days between two days. */
export const differenceInHari = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)

export const latest = (hari: readonly string[]): string | undefined => [...hari].sort().at(-1)
