import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Amount, Feature, Finding } from '#server/feature.ts'

/** A violated invariant of the books. */
export interface Violation extends Finding {
  /** The invariant's sentence. */
  aturan: string
}

/**
 * Checks the invariants of these features in one snapshot, so that the shop can run meanwhile. The database computes the sums,
 * and returns at most `limit` rows per invariant.
 */
export function readBooks(db: Db, features: readonly Feature[], limit: number): Promise<Violation[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // A full check may take longer than the timeout of customers' queries.
      await sql`SET LOCAL statement_timeout = 0`.execute(tx)
      const found: Violation[] = []
      for (const [aturan, query] of features.flatMap(({ invariants = {} }) => Object.entries(invariants))) {
        const { rows } = await sql<Finding>`${query} ORDER BY 1 LIMIT ${limit}`.execute(tx)
        found.push(...rows.map((row) => ({ aturan, ...row })))
      }
      return found
    })
}

/** Returns open issues for an administrator, as sentences that start with a number. */
export async function readCatatan(db: Db, features: readonly Feature[]): Promise<string[]> {
  const found: string[] = []
  for (const [sentence, query] of features.flatMap(({ catatan = {} }) => Object.entries(catatan))) {
    const { rows } = await sql<Amount>`${query}`.execute(db)
    for (const { jumlah } of rows) if (jumlah > 0) found.push(`${jumlah} ${sentence}`)
  }
  return found
}
