import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AHEAD_MS } from '#server/features/saluran/lease.ts'

/** Webhooks as received. */
export function peristiwaRepository(db: Db | Tx) {
  return {
    /** Stores a webhook. @returns false for a repeated body, which is not stored again */
    async add(hash: Buffer, body: Buffer, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('peristiwa_wa')
        .values({ sidik: hash, isi: body, diterima: now, kerjakan_pada: now })
        .onConflict((conflict) => conflict.column('sidik').doNothing())
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    /** Locks the webhook that waits longest. */
    async lockDue(now: Date) {
      const ahead = new Date(now.getTime() + AHEAD_MS)
      return db
        .selectFrom('peristiwa_wa')
        .select(['peristiwa_id', 'isi', 'percobaan'])
        .where(sql<boolean>`kerjakan_pada IS NOT NULL AND (kerjakan_pada <= ${now} OR kerjakan_pada > ${ahead})`)
        .orderBy('kerjakan_pada')
        .orderBy('peristiwa_id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
    },

    /** @param retryAt null if it is done */
    put: (id: number, retryAt: Date | null, reason = '') =>
      db
        .updateTable('peristiwa_wa')
        .set({ kerjakan_pada: retryAt, kesalahan: reason.slice(0, 200), percobaan: sql`percobaan + 1` })
        .where('peristiwa_id', '=', id)
        .execute(),

    /** Claims a message of a person. @returns false if it was processed before */
    async takePesan(wamid: string, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('pesan_wa')
        .values({ wamid, diterima: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async deleteOld(before: Date): Promise<void> {
      await db.deleteFrom('peristiwa_wa').where('diterima', '<', before).execute()
      await db.deleteFrom('pesan_wa').where('diterima', '<', before).execute()
    },

    /** Deletes the content of all webhooks with the person's number or id. */
    forget: (names: readonly string[]) =>
      sql`UPDATE peristiwa_wa SET isi = NULL, kerjakan_pada = NULL WHERE isi IS NOT NULL AND (${sql.join(
        names.map((name) => sql`position(convert_to(${name}, 'UTF8') IN isi) > 0`),
        sql` OR `,
      )})`.execute(db),
  }
}
