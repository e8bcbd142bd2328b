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

/** Words to find in several tables. */
export interface Search {
  q: string
  /** False: each word may have a typing error. */
  isExact: boolean
  /** Maximum number of rows. */
  max: number
}

/** True if the text contains `q`, or its words with one typing error. Served by a trigram index on exactly that expression. */
export function matching(text: Expression<unknown>, { q, isExact }: Search): Expression<SqlBool> {
  if (isExact) return ilike(text, q)
  const words = wordsOf(q)
  const perWord = words.flatMap((wrong, at) =>
    wrong.length < MISTYPED.min || wrong.length > MISTYPED.max
      ? []
      : [
          sql`(${sql.join([sql`${text} ~* ${mistyped(wrong)}`, ...words.toSpliced(at, 1).map((word) => ilike(text, word))], sql` AND `)})`,
        ],
  )
  return sql<SqlBool>`(${sql.join(perWord, sql` OR `)})`
}

/** Lengths of words that are searched with a typing error: shorter ones have too many neighbors, longer ones are no words. */
const MISTYPED = { min: 4, max: 40 }
const WORDS_MAX = 5

const wordsOf = (q: string): string[] => q.match(/[\p{L}\p{N}]+/gu)?.slice(0, WORDS_MAX) ?? []

/** True if a word of the query is long enough for a typing error. */
export const canBeMistyped = (q: string): boolean =>
  wordsOf(q).some(({ length }) => length >= MISTYPED.min && length <= MISTYPED.max)

/**
 * Returns a regular expression for words that begin with this one, with one letter missing, added, replaced, or swapped with
 * its neighbor. The literal pieces let PostgreSQL use a trigram index.
 */
export function mistyped(word: string): string {
  const letters = [...word]
  const piece = (from: number, to?: number) => letters.slice(from, to).join('')
  const other = letters.map((_, at) => `${piece(0, at)}\\w{0,2}${piece(at + 1)}`)
  const swapped = letters.slice(1).map((next, at) => `${piece(0, at)}${next}${letters[at]}${piece(at + 2)}`)
  return `\\m(?:${[...other, ...swapped].join('|')})`
}
