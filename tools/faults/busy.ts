import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/** True if another connection to the database is active, for example one of a shop that was killed. */
export async function isBusy(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`.execute(db)
  return rows.length > 0
}
