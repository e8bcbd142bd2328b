import { hash } from 'node:crypto'
import type { Compilable, Kysely, QueryResult, RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Of each statement that is to be prepared, by its text; made of it, so that behind a pooler a name means the same to every
 * process and every release.
 */
const names = new Map<string, string>()

/**
 * Executes a statement that PostgreSQL parses and plans once per connection instead of each time. For what is asked all the
 * time, finds its rows by key, always has the same text, and names its columns: a `select *` would fail where another version
 * of the shop adds one meanwhile.
 */
export function executePrepared<Row>(
  db: Kysely<Database>,
  query: Compilable<Row> | RawBuilder<Row>,
): Promise<QueryResult<Row>> {
  const compiled = query.compile(db)
  if (!names.has(compiled.sql)) names.set(compiled.sql, `ks-${hash('sha256', compiled.sql).slice(0, 32)}`)
  return db.executeQuery(compiled)
}

/** The same of a statement that always answers a row. */
export async function takePrepared<Row>(db: Kysely<Database>, query: Compilable<Row> | RawBuilder<Row>): Promise<Row> {
  const { rows } = await executePrepared(db, query)
  if (rows[0] === undefined) throw new Error('a statement that always answers a row answered none')
  return rows[0]
}

/** All columns of a row, named for a statement that is prepared; the compiler misses one that is not there. */
export const semuaKolom =
  <Row>() =>
  <const Kolom extends (keyof Row & string)[]>(
    ...kolom: Exclude<keyof Row, Kolom[number]> extends never ? Kolom : never
  ): Kolom =>
    kolom

/** Under which name a statement is prepared, if it is. */
export const preparedName = (text: unknown) => names.get(text as string)
