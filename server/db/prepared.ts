import { sql } from 'kysely'
import pg from 'pg'

const MARK = '/* prepared */'

/**
 * Ends a statement that PostgreSQL is to parse and plan once per connection instead of each time: `.modifyEnd(prepared)`.
 * For what is asked all the time, finds its rows by key, and names its columns: a `select *` would fail where another
 * version of the shop adds one meanwhile.
 */
export const prepared = sql`${sql.raw(MARK)}`

const names = new Map<string, string>()

/** A connection that prepares what is marked so. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: passes on whatever the seven forms of `query` take and return
  override query(text: any, ...rest: any[]): any {
    if (typeof text !== 'string' || !text.endsWith(MARK)) return super.query(text, ...rest)
    const name = names.get(text) ?? `prepared-${names.size + 1}`
    names.set(text, name)
    return super.query({ name, text, values: rest[0] })
  }
}
