import { sql } from 'kysely'
import { claimDue } from '#server/db/claim-due.ts'
import type { Db } from '#server/db/client.ts'
import { executePrepared, takePrepared } from '#server/db/prepared.ts'

/** Notifications of the provider about payments. */
export function notifikasiRepository(db: Db) {
  return {
    /**
     * Stores a notification byte for byte.
     * @param retryAt if the notification is processed at once: when other processes may claim it
     */
    async insert(order_id: string, status: string, text: string, now: Date, retryAt?: Date) {
      const attempts = retryAt ? 1 : 0
      const { notifikasi_id } = await db
        .insertInto('notifikasi')
        .values({
          order_id,
          transaction_status: status,
          isi: text,
          percobaan: attempts,
          diterima: now,
          periksa_pada: retryAt ?? now,
        })
        .returning('notifikasi_id')
        .$call((query) => takePrepared(db, query))
      return { notifikasi_id, order_id, isi: text, percobaan: attempts }
    },

    /**
     * Claims up to `limit` due notifications, and hides them from other processes until `retryAt`. Notifications without an
     * attempt come before those that the provider left unanswered.
     * @param which 'baru': only notifications without an attempt, newest first
     */
    claim: (now: Date, retryAt: Date, limit: number, which: 'baru' | 'semua') =>
      claimDue(
        db,
        'notifikasi',
        {
          now,
          retryAt,
          limit,
          ...(which === 'baru'
            ? { only: sql`percobaan = 0`, first: sql`periksa_pada DESC, notifikasi_id DESC` }
            : { first: sql`percobaan, periksa_pada` }),
        },
        sql`, percobaan = percobaan + 1`,
      ),

    postpone: (notifikasiId: number, until: Date) =>
      db
        .updateTable('notifikasi')
        .set({ periksa_pada: until })
        .where('notifikasi_id', '=', notifikasiId)
        .where('hasil', 'is', null)
        .execute(),

    saveResult: (notifikasiId: number, outcome: string) =>
      db
        .updateTable('notifikasi')
        .set({ hasil: outcome, periksa_pada: null })
        .where('notifikasi_id', '=', notifikasiId)
        .$call((query) => executePrepared(db, query)),
  }
}
