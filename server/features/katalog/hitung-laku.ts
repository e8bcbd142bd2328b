import { sql } from 'kysely'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lakuRepository } from './laku.repository.ts'

const HARI_MS = 24 * 60 * 60 * 1000
/** So far back orders tell what is bought together: what was sold in other years may not be sold any more. */
const BERSAMA_HARI = 365

/** A million orders take seconds, and nobody waits for it. */
const patience = sql`SET LOCAL statement_timeout = '120s'`

/** Counts what was sold of each product and each package. */
export async function hitungTerjual({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const tabel of ['produk', 'paket'] as const) {
    const berubah = await transaction(db, async (tx) => {
      await patience.execute(tx)
      return lakuRepository(tx).readTerjual(tabel)
    })
    // One at a time: nobody who buys waits longer than for one row.
    for (const { id, terjual } of berubah) await lakuRepository(db).writeTerjual(tabel, id, terjual)
  }
}

/** Finds out what is often bought together. */
export const hitungBersama = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  transaction(db, async (tx) => {
    await patience.execute(tx)
    await lakuRepository(tx).writeBersama(new Date(clock().getTime() - BERSAMA_HARI * HARI_MS))
  })
