import { sql } from 'kysely'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lakuRepository } from './laku.repository.ts'

const HARI_MS = 24 * 60 * 60 * 1000
/** Days of orders that count as bought together. Older ones may contain products that are no longer sold. */
const BERSAMA_HARI = 365

/** Statement timeout: a million orders take seconds, and no request waits for this query. */
const patience = sql`SET LOCAL statement_timeout = '120s'`

/** Counts the units sold of each product and package. */
export async function hitungTerjual({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const tabel of ['produk', 'paket'] as const) {
    const berubah = await transaction(db, async (tx) => {
      await patience.execute(tx)
      return lakuRepository(tx).readTerjual(tabel)
    })
    // One row per transaction, so that a concurrent order waits for at most one row.
    for (const { id, terjual } of berubah) await lakuRepository(db).writeTerjual(tabel, id, terjual)
  }
}

/** Computes which products are often bought together. */
export const hitungBersama = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  transaction(db, async (tx) => {
    await patience.execute(tx)
    await lakuRepository(tx).writeBersama(new Date(clock().getTime() - BERSAMA_HARI * HARI_MS))
  })
