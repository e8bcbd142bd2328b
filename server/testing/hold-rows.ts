import { type RawBuilder, sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { waitFor } from './wait-for.ts'

/**
 * Runs a statement in a transaction that stays open, like a concurrent request. Its locks are held until `release` commits, or
 * the test ends.
 */
export async function holdRows(db: Db, statement: RawBuilder<unknown>) {
  const tx = await db.startTransaction().execute()
  let isOpen = true
  onTestFinished(async () => {
    if (isOpen) await tx.rollback().execute()
  })
  await statement.execute(tx)
  return {
    /** Waits until `count` queries of this database wait for a lock. */
    untilWaiting: (count: number) =>
      waitFor(`${count} queries behind a lock`, async () => {
        const { rows } = await sql`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
        return rows.length >= count
      }),
    /** Tries to lock the statement's rows without waiting. @returns false if another transaction holds one */
    isFree: async (statement: RawBuilder<unknown>): Promise<boolean> =>
      sql`${statement} FOR UPDATE NOWAIT`.execute(db).then(
        () => true,
        () => false,
      ),
    async release(): Promise<void> {
      isOpen = false
      await tx.commit().execute()
    },
  }
}
