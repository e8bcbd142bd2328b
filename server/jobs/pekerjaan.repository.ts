import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/** Of several processes, whose machines' clocks may differ, one has it: all times are the database's. */
const now = sql<Date>`clock_timestamp()`
const after = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`

/** @param pemegang names this process */
export function pekerjaanRepository(db: Db, pemegang: string) {
  return {
    /** Makes known what there is to do; due at once where it is new. */
    add: (names: readonly string[]) =>
      db
        .insertInto('pekerjaan')
        .values(names.map((nama) => ({ nama, sejak: sql<Date>`'-infinity'`, sampai: sql<Date>`'-infinity'` })))
        .onConflict((conflict) => conflict.column('nama').doNothing())
        .execute(),

    /** Takes what is due, for so long. @returns what this process is to do now */
    async claimDue(names: readonly string[], leaseMs: number): Promise<string[]> {
      const claimed = await db
        .updateTable('pekerjaan')
        .set({ pemegang, sejak: now, sampai: after(leaseMs) })
        .where('nama', 'in', names)
        .where(sql<boolean>`clock_timestamp() NOT BETWEEN sejak AND sampai`)
        .returning('nama')
        .execute()
      return claimed.map(({ nama }) => nama)
    },

    /** Goes on having what this process still works on. */
    renew: (names: readonly string[], leaseMs: number) =>
      db
        .updateTable('pekerjaan')
        .set({ sejak: now, sampai: after(leaseMs) })
        .where('nama', 'in', names)
        .where('pemegang', '=', pemegang)
        .execute(),

    /** Leaves it until its next turn; nothing where another process has taken it over meanwhile. */
    finish: (nama: string, everyMs: number) =>
      db
        .updateTable('pekerjaan')
        .set({ pemegang: null, sejak: now, sampai: after(everyMs) })
        .where('nama', '=', nama)
        .where('pemegang', '=', pemegang)
        .execute(),
  }
}

/** For how many seconds each job has been due without anybody who works on it. */
export async function lateness(db: Db): Promise<{ nama: string; seconds: number }[]> {
  return (
    db
      .selectFrom('pekerjaan')
      .select('nama')
      // One that is new was never due before.
      .select(
        sql<number>`CASE WHEN isfinite(sampai) THEN greatest(0, extract(epoch FROM clock_timestamp() - sampai)) ELSE 0 END::float8`.as(
          'seconds',
        ),
      )
      .execute()
  )
}
