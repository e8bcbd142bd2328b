import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { isDataError } from '#server/db/errors.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Amount, Feature, Finding } from '#server/feature.ts'

/** A violated invariant of the books. */
export interface Violation extends Finding {
  /** The invariant's sentence. */
  aturan: string
  /** Explanation of a person who marked this row with these values as known. Without one it is an error. */
  penjelasan?: { alasan: string; oleh: string; waktu: Date }
}

/** An invariant: its sentence, and the query that finds the rows that violate it. */
export interface Rule {
  aturan: string
  query: RawBuilder<Finding>
}

/** Returns the invariants of these features; with `now` also the rules of a shop in service. */
export function rulesOf(features: readonly Feature[], now?: Date): Rule[] {
  const jobs = features.flatMap(({ jobs = {} }) => Object.keys(jobs))
  return features
    .flatMap(({ invariants = {}, live }) => [
      ...Object.entries(invariants),
      ...Object.entries((now && live?.(now, jobs)) ?? {}),
    ])
    .map(([aturan, query]) => ({ aturan, query }))
}

/**
 * Checks the invariants of these features in one snapshot, so that the shop can run meanwhile. The database computes the sums,
 * and returns at most `limit` rows per invariant.
 */
export function readBooks(db: Db, features: readonly Feature[], limit: number, now?: Date): Promise<Violation[]> {
  return inSnapshot(db, 0, async (tx) => {
    const found: Violation[] = []
    for (const rule of rulesOf(features, now)) found.push(...(await readRule(tx, rule, limit)))
    return found
  })
}

/**
 * Runs checks in one snapshot.
 * @param timeoutMs limit of each statement; 0: none, because a check may take longer than customers' queries
 */
export function inSnapshot<T>(db: Db, timeoutMs: number, check: (tx: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // The rules join whole tables once: a compiled plan costs more than it saves, and a join in memory is twice as fast.
      // One processor: parallel workers would take the shop's, and a sixth more time in all.
      await sql`SELECT set_config('statement_timeout', ${String(timeoutMs)}, true), set_config('jit', 'off', true),
        set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx)
      return check(tx)
    })
}

/**
 * Returns at most `limit` rows that violate a rule, errors first. A stored value that the rule cannot read is a violation, and
 * does not keep the other rules of the snapshot from being read.
 */
export async function readRule(tx: Tx, { aturan, query }: Rule, limit: number): Promise<Violation[]> {
  await sql`SAVEPOINT aturan`.execute(tx)
  try {
    const { rows } = await sql<Finding & { alasan: string | null; oleh: string; waktu: Date }>`
      SELECT temuan.rujukan, temuan.keterangan, alasan, oleh, waktu FROM (${query}) AS temuan
      LEFT JOIN penjelasan p ON p.aturan = ${aturan} AND p.rujukan = temuan.rujukan AND p.keterangan = temuan.keterangan
      ORDER BY alasan IS NOT NULL, 1 LIMIT ${limit}`.execute(tx)
    return rows.map(({ rujukan, keterangan, alasan, oleh, waktu }) => ({
      aturan,
      rujukan,
      keterangan,
      ...(alasan !== null && { penjelasan: { alasan, oleh, waktu } }),
    }))
  } catch (error) {
    if (!isDataError(error)) throw error
    await sql`ROLLBACK TO SAVEPOINT aturan`.execute(tx)
    return [{ aturan, rujukan: 'data', keterangan: `tidak bisa dibaca: ${error.message}` }]
  }
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
