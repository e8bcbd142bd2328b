import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/** Tables of the shop's own work, which change at any time. */
const OWN_WORK = ['jatah', 'pekerjaan', 'perubahan', 'migrasi']

/** Returns all rows of all tables as JSON texts, by table, without versions of records and without the shop's own work. */
export async function allRows(db: Db): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relname <> ALL (${OWN_WORK}::text[]) ORDER BY 1`.execute(db)
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      SELECT (to_jsonb(t) - 'versi')::text AS row FROM ${sql.table(name)} t ORDER BY 1`.execute(db)
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}
