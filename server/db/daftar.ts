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
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (${query.limit(max + 1)}) AS baris`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Does the text contain `q`, whatever the case? Served by a trigram index on exactly that expression, which is asked for
 * pieces of `q`: it compares their lists faster than those of all trigrams of one pattern.
 */
export function ilike(text: Expression<unknown>, q: string): Expression<SqlBool> {
  const like = (part: string) => sql<SqlBool>`${text} ILIKE ${patternOf(part)}`
  const pieces = piecesOf(q)
  // `IS TRUE` keeps the whole from the index: the rows that have the pieces are asked for it.
  return pieces.length > 0
    ? sql<SqlBool>`(${sql.join(pieces.map(like), sql` AND `)} AND (${like(q)}) IS TRUE)`
    : like(q)
}

/** Where two words meet, see `sambungan` in the migrations. */
const SAMBUNGAN = /.{2} .{3}/su

/** The same of a text that also has an index of where its words meet. */
export const ilikeKata = (text: Expression<unknown>, q: string): Expression<SqlBool> =>
  SAMBUNGAN.test(q)
    ? sql<SqlBool>`(sambungan(${text}) @> sambungan(${q}) AND (${text} ILIKE ${patternOf(q)}) IS TRUE)`
    : ilike(text, q)

/** What a trigram index knows: three letters or digits in a row, or two after a blank. */
const KATA = / ?[a-z0-9]{3,}| [a-z0-9]{2}/gi

/**
 * Pieces of `q` that a trigram index knows, at most three: the first, the last, and one from between. Nothing where `q`
 * has none.
 */
export function piecesOf(q: string): string[] {
  const words = q.match(KATA) ?? []
  const pieces = words.flatMap((word) =>
    word.length > 4 ? [...(word.match(/ ?.{3}/g) ?? []), word.slice(-3)] : [word],
  )
  const [first, ...others] = new Set(pieces)
  const last = others.pop()
  return [first, last, others[Math.floor(others.length / 2)]].filter((piece) => piece !== undefined)
}

/** The pattern for texts that contain `q`, which may hold what has a meaning in patterns. */
const patternOf = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`

/** `-harga` as column and direction. */
export function urutan<Column extends string>(urut: Column | `-${Column}`): { kolom: Column; arah: 'asc' | 'desc' } {
  return urut.startsWith('-')
    ? { kolom: urut.slice(1) as Column, arah: 'desc' }
    : { kolom: urut as Column, arah: 'asc' }
}
