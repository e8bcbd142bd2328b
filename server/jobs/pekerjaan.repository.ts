import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/** Lease times use the database's clock, because the clocks of several processes may differ. */
const now = sql<Date>`clock_timestamp()`
const after = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`

/** @param holder ID of this process */
export function pekerjaanRepository(db: Db, holder: string) {
  return {
    /** Registers jobs; a new one is due at once. */
    add: (names: readonly string[]) =>
      db
        .insertInto('pekerjaan')
        .values(names.map((name) => ({ nama: name, sejak: sql<Date>`'-infinity'`, sampai: sql<Date>`'-infinity'` })))
        .onConflict((conflict) => conflict.column('nama').doNothing())
        .execute(),

    /** Claims due jobs for `leaseMs`. @returns the names of the claimed jobs */
    async claimDue(names: readonly string[], leaseMs: number): Promise<string[]> {
      const claimed = await db
        .updateTable('pekerjaan')
        .set({ pemegang: holder, sejak: now, sampai: after(leaseMs) })
        .where('nama', 'in', names)
        .where(sql<boolean>`clock_timestamp() NOT BETWEEN sejak AND sampai`)
        .returning('nama')
        .execute()
      return claimed.map(({ nama }) => nama)
    },

    /** Extends the leases of the jobs that this process still runs. */
    renew: (names: readonly string[], leaseMs: number) =>
      db
        .updateTable('pekerjaan')
        .set({ sejak: now, sampai: after(leaseMs) })
        .where('nama', 'in', names)
        .where('pemegang', '=', holder)
        .execute(),

    /** Releases a job until its next run; a no-op if another process has taken it over. */
    finish: (name: string, everyMs: number) =>
      db
        .updateTable('pekerjaan')
        .set({ pemegang: null, sejak: now, sampai: after(everyMs) })
        .where('nama', '=', name)
        .where('pemegang', '=', holder)
        .execute(),
  }
}

/** Makes a job due, for work that is rare and urgent: between its long intervals it then costs nothing. A running job stays leased. */
export const wakeJob = (db: Db, name: string) =>
  db
    .updateTable('pekerjaan')
    .set({ sampai: now })
    .where('nama', '=', name)
    .where('pemegang', 'is', null)
    .where(sql<boolean>`sampai > ${now}`)
    .execute()

/** Returns for each job how many seconds it has been due without a process that runs it. */
export async function lateness(db: Db): Promise<{ nama: string; seconds: number }[]> {
  return (
    db
      .selectFrom('pekerjaan')
      .select('nama')
      // A new job was never due before.
      .select(
        sql<number>`CASE WHEN isfinite(sampai) THEN greatest(0, extract(epoch FROM clock_timestamp() - sampai)) ELSE 0 END::float8`.as(
          'seconds',
        ),
      )
      .execute()
  )
}
