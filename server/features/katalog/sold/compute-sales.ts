import { sql } from 'kysely'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { salesRepository } from './sold.repository.ts'

const HARI_MS = 24 * 60 * 60 * 1000
/** Days of orders that count as bought together. Older ones may contain products that are no longer sold. */
const TOGETHER_HARI = 365

/** Statement timeout: a million orders take seconds, and no request waits for this query. */
const patience = sql`SET LOCAL statement_timeout = '120s'`

/** Counts the units sold of each product and package. */
export async function computeSold({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const table of ['produk', 'paket'] as const) {
    const changed = await transaction(db, async (tx) => {
      await patience.execute(tx)
      return salesRepository(tx).readSold(table)
    })
    // One row per transaction, so that a concurrent order waits for at most one row.
    for (const { id, terjual } of changed) await salesRepository(db).writeSold(table, id, terjual)
  }
}

/** Computes which products are often bought together. */
export const computeTogether = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  transaction(db, async (tx) => {
    await patience.execute(tx)
    await salesRepository(tx).writeTogether(new Date(clock().getTime() - TOGETHER_HARI * HARI_MS))
  })
