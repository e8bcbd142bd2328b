import { hash } from 'node:crypto'
import type { Compilable, Kysely, QueryResult, RawBuilder } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Names of prepared statements by text. A name is a hash of its text, so behind a pooler it means the same to every process and
 * release.
 */
const names = new Map<string, string>()

/**
 * Executes a statement that PostgreSQL parses and plans once per connection. Use it for frequent queries that find rows by key
 * and always have the same text. They must name their columns: a `select *` fails when a newer version of the shop adds a
 * column.
 */
export function executePrepared<Row>(
  db: Kysely<Database>,
  query: Compilable<Row> | RawBuilder<Row>,
): Promise<QueryResult<Row>> {
  const compiled = query.compile(db)
  if (!names.has(compiled.sql)) names.set(compiled.sql, `ks-${hash('sha256', compiled.sql).slice(0, 32)}`)
  return db.executeQuery(compiled)
}

/** Executes a prepared statement that always returns a row. @throws Error if it returns none */
export async function takePrepared<Row>(db: Kysely<Database>, query: Compilable<Row> | RawBuilder<Row>): Promise<Row> {
  const { rows } = await executePrepared(db, query)
  if (rows[0] === undefined) throw new Error('a statement that must return a row returned none')
  return rows[0]
}

/** Lists all columns of a row for a prepared statement; the compiler rejects an incomplete list. */
export const allColumns =
  <Row>() =>
  <const Column extends (keyof Row & string)[]>(
    ...column: Exclude<keyof Row, Column[number]> extends never ? Column : never
  ): Column =>
    column

/** Returns the name of a prepared statement; undefined if the statement is not prepared. */
export const preparedName = (text: unknown) => names.get(text as string)
