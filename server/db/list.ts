import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { TOTAL_MAX } from '#contract/total.ts'
import type { Db } from './client.ts'
import type { Tx } from './transaction.ts'

/** Counts a query's rows up to `max` + 1, so that the cost is bounded. */
export async function countUpTo<DB, TB extends keyof DB, O>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, O>,
  max: number = TOTAL_MAX,
): Promise<number> {
  const { rows } = await counted(query, max).execute(db)
  return rows[0]?.total ?? 0
}

/** Returns the statement of `countUpTo`, for use as a prepared statement. */
export const counted = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, max: number = TOTAL_MAX) =>
  sql<{ total: number }>`SELECT count(*)::int AS total FROM (${query.limit(max + 1)}) AS baris`

/** True if the text contains `q`, ignoring case. Served by a trigram index on exactly that expression. */
export const ilike = (text: Expression<unknown>, q: string): Expression<SqlBool> =>
  sql<SqlBool>`${text} ILIKE ${patternOf(q)}`

/** Returns the LIKE pattern for texts that contain `q`, with its wildcards escaped. */
export const patternOf = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`

/** Parses a sort key: `-harga` becomes column and direction. */
export function parseSort<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' }
    : { column: sort as Column, direction: 'asc' }
}
