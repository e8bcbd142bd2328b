import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Feature, Jumlah, Temuan } from '#server/feature.ts'

/** Something in the books that can only be a fault. */
export interface Violation extends Temuan {
  /** The sentence that does not hold. */
  aturan: string
}

/**
 * Reads the books of these features in one snapshot, so that it may run beside a working shop. The database does the sums;
 * of each sentence at most `limit` rows come back.
 */
export function readBooks(db: Db, features: readonly Feature[], limit: number): Promise<Violation[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // A look at everything may take longer than a customer would wait.
      await sql`SET LOCAL statement_timeout = 0`.execute(tx)
      const found: Violation[] = []
      for (const [aturan, query] of features.flatMap(({ invariants = {} }) => Object.entries(invariants))) {
        const { rows } = await sql<Temuan>`${query} ORDER BY 1 LIMIT ${limit}`.execute(tx)
        found.push(...rows.map((row) => ({ aturan, ...row })))
      }
      return found
    })
}

/** What waits for a person, as sentences that begin with a number. */
export async function readCatatan(db: Db, features: readonly Feature[]): Promise<string[]> {
  const found: string[] = []
  for (const [kalimat, query] of features.flatMap(({ catatan = {} }) => Object.entries(catatan))) {
    const { rows } = await sql<Jumlah>`${query}`.execute(db)
    for (const { jumlah } of rows) if (jumlah > 0) found.push(`${jumlah} ${kalimat}`)
  }
  return found
}
