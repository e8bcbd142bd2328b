import { dateWib, midnightWib } from '#contract/wib.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** Friday, ten in the morning in Jakarta. */
export const NOW = new Date('2026-11-20T03:00:00Z')
const DAY_MS = 86_400_000

/** Returns the moment that many days and seconds before NOW. */
export const ago = (days: number, seconds = 0) => new Date(NOW.getTime() - days * DAY_MS - seconds * 1000)
/** Returns the start of the day that many days ago. */
export const midnight = (days: number) => midnightWib(NOW, days)
/** Returns the day that many days ahead; negative for the past. */
export const day = (days: number) => dateWib(midnightWib(NOW, -days))

type Row = ReturnType<typeof JSON.parse>

/** Returns a function that inserts rows into any table, and returns the first one. */
export function inserter({ db }: TestApp['deps']) {
  return async (table: string, ...rows: object[]): Promise<Row> => {
    const query = db.insertInto(table as never).values(rows as never)
    const [first] = (await query.returningAll().execute()) as Row[]
    return first ?? {}
  }
}
