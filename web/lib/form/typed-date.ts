const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des']
/** Other beginnings of months, as people and keyboards write them. */
const OTHER_MONTHS: ReadonlyMap<string, number> = new Map([
  ['may', 5],
  ['ags', 8],
  ['aug', 8],
  ['oct', 10],
  ['nop', 11],
  ['dec', 12],
])

/**
 * Returns a typed date as YYYY-MM-DD: day, month and year in this order with any separator or none, the month also as a word, or
 * YYYY-MM-DD itself. Undefined if there is no such day. A year of two digits belongs to this century.
 */
export function parseTypedDate(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const whole = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const [, day, month, year] = whole ?? /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./-]+(\d{4}|\d{2})$/.exec(text) ?? []
  if (!day || !month || !year) return undefined
  return toIso(year.length === 2 ? 2000 + Number(year) : Number(year), monthOf(month), Number(day))
}

/** Returns a date YYYY-MM-DD as it is written in Indonesia: 29/10/2026. Other texts stay as they are. */
export const writeDate = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const start = text.slice(0, 3)
  return OTHER_MONTHS.get(start) ?? MONTHS.indexOf(start) + 1
}

function toIso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay ? date.toISOString().slice(0, 10) : undefined
}
