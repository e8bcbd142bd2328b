import { type RawBuilder, sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { waitFor } from './wait-for.ts'

/**
 * Runs a statement in a transaction that stays open, as a request that came a moment earlier does: what it locks is locked for
 * everybody else until `release` commits it, or the test is over.
 */
export async function holdRows(db: Db, statement: RawBuilder<unknown>) {
  const tx = await db.startTransaction().execute()
  let isOpen = true
  onTestFinished(async () => {
    if (isOpen) await tx.rollback().execute()
  })
  await statement.execute(tx)
  return {
    /** Waits until so many queries of this database stand behind a lock. */
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
