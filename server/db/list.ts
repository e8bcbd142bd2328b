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
          sql`(${sql.join([withOneError(text, wrong), ...words.toSpliced(at, 1).map((word) => ilike(text, word))], sql` AND `)})`,
        ],
  )
  return sql<SqlBool>`(${sql.join(perWord, sql` OR `)})`
}

/**
 * True if the text contains the word with one typing error. A trigram index finds the candidates by the pieces of the word. CASE
 * keeps the regular expression, which costs 100 µs for a long word, away from all other rows and from the index.
 */
function withOneError(text: Expression<unknown>, word: string): Expression<SqlBool> {
  const similar = sql<SqlBool>`${text} ~* ${mistyped(word)}`
  const patterns = patternsOfPieces(word)
  if (patterns.length === 0) return similar
  const candidates = sql.join(
    patterns.map((pattern) => sql`${text} ILIKE ${pattern}`),
    sql` OR `,
  )
  return sql<SqlBool>`((${candidates}) AND CASE WHEN ${text} ILIKE ANY (${patterns}::text[]) THEN ${similar} ELSE false END)`
}

/** The index cannot search for shorter pieces. More pieces than this would not make candidates rarer. */
const PIECES = { letters: 3, max: 4 }

/**
 * Returns LIKE patterns, one of which matches each text that contains the word with one typing error: such an error leaves all
 * pieces but one as they are, or swaps the letters between two pieces. Empty for words that are too short for two pieces.
 */
function patternsOfPieces(word: string): string[] {
  const letters = [...word]
  const count = Math.min(Math.floor(letters.length / PIECES.letters), PIECES.max)
  if (count < 2) return []
  const starts = Array.from({ length: count }, (_, piece) => Math.floor((piece * letters.length) / count))
  const pieces = starts.map((start, piece) => letters.slice(start, starts[piece + 1]).join(''))
  const swapped = starts
    .slice(1)
    .map((at) => letters.toSpliced(at - 1, 2, letters[at] ?? '', letters[at - 1] ?? '').join(''))
  return [...pieces.map((_, broken) => pieces.toSpliced(broken, 1, '').join('%')), ...swapped].map(
    (pattern) => `%${pattern}%`,
  )
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
function mistyped(word: string): string {
  const letters = [...word]
  const piece = (from: number, to?: number) => letters.slice(from, to).join('')
  const other = letters.map((_, at) => `${piece(0, at)}\\w{0,2}${piece(at + 1)}`)
  const swapped = letters.slice(1).map((next, at) => `${piece(0, at)}${next}${letters[at]}${piece(at + 2)}`)
  return `\\m(?:${[...other, ...swapped].join('|')})`
}
