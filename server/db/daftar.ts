import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { TOTAL_MAX } from '#contract/total.ts'
import type { Db } from './client.ts'
import type { Tx } from './transaction.ts'

/** Counts a query's rows, but no further than one past `max`: the cost stays the same however many there are. */
export async function countUpTo<DB, TB extends keyof DB, O>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, O>,
  max: number = TOTAL_MAX,
): Promise<number> {
  const { rows } = await counted(query, max).execute(db)
  return rows[0]?.total ?? 0
}

/** The same as a statement, for who prepares it. */
export const counted = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, max: number = TOTAL_MAX) =>
  sql<{ total: number }>`SELECT count(*)::int AS total FROM (${query.limit(max + 1)}) AS baris`

/** Does the text contain `q`, whatever the case? Served by a trigram index on exactly that expression. */
export const ilike = (text: Expression<unknown>, q: string): Expression<SqlBool> =>
  sql<SqlBool>`${text} ILIKE ${patternOf(q)}`

/** The pattern for texts that contain `q`, which may hold what has a meaning in patterns. */
export const patternOf = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`

/** `-harga` as column and direction. */
export function urutan<Column extends string>(urut: Column | `-${Column}`): { kolom: Column; arah: 'asc' | 'desc' } {
  return urut.startsWith('-')
    ? { kolom: urut.slice(1) as Column, arah: 'desc' }
    : { kolom: urut as Column, arah: 'asc' }
}
