import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Surat } from '#server/mail/mailer.ts'

export function outboxRepository(db: Db | Tx) {
  return {
    /** To be called in the transaction of what the mail tells about. The same key twice is one mail. */
    async enqueue(kunci: string, surat: Surat, now: Date): Promise<void> {
      await db
        .insertInto('surat')
        .values({ kunci, ...surat, kirim_pada: now, dibuat: now })
        .onConflict((conflict) => conflict.column('kunci').doNothing())
        .$call((query) => executePrepared(db, query))
    },

    /** Takes up to `limit` mails that are due, and hides them until `retryAt`: no other process sends them meanwhile. */
    claimDue: (now: Date, retryAt: Date, limit: number) =>
      db
        .updateTable('surat')
        .set({ kirim_pada: retryAt, percobaan: sql`percobaan + 1` })
        .where('surat_id', 'in', (eb) =>
          eb
            .selectFrom('surat')
            .select('surat_id')
            .where('status', '=', 'menunggu')
            .where('kirim_pada', '<=', now)
            .orderBy('kirim_pada')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    markSent: (suratId: number) =>
      db.updateTable('surat').set({ status: 'terkirim', kesalahan: '' }).where('surat_id', '=', suratId).execute(),

    /** @param retryAt undefined gives the mail up */
    markFailed: (suratId: number, kesalahan: string, retryAt: Date | undefined) =>
      db
        .updateTable('surat')
        .set({ kesalahan, ...(retryAt ? { kirim_pada: retryAt } : { status: 'gagal' as const }) })
        .where('surat_id', '=', suratId)
        .execute(),
  }
}
