import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { PermintaanRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { StoredResponse } from '#server/http/once.ts'

export function permintaanRepository(db: Db | Tx) {
  return {
    find: (kunciHash: Buffer): Promise<PermintaanRow | undefined> =>
      db.selectFrom('permintaan').selectAll().where('kunci_hash', '=', kunciHash).executeTakeFirst(),

    /** Inserts a key. Waits for a concurrent transaction with the same key. @returns true if the key was free */
    async insert(row: Pick<PermintaanRow, 'kunci_hash' | 'pengguna_id' | 'endpoint' | 'isi_hash' | 'dibuat'>) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('permintaan')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    async keepAnswer(kunciHash: Buffer, { status, body }: StoredResponse): Promise<void> {
      await db
        .updateTable('permintaan')
        .set({ status, jawaban: JSON.stringify(body) })
        .where('kunci_hash', '=', kunciHash)
        .execute()
    },

    /** Removes stored responses that contain a person's data. The requests still count as done. */
    async forgetAnswer(endpoint: string, field: string, value: number | string): Promise<void> {
      await db
        .updateTable('permintaan')
        .set({ status: null, jawaban: null })
        .where('endpoint', '=', endpoint)
        .where(sql`lower(jawaban ->> ${field})`, '=', String(value).toLowerCase())
        .execute()
    },

    async deleteBefore(time: Date): Promise<void> {
      await db.deleteFrom('permintaan').where('dibuat', '<', time).execute()
    },
  }
}
