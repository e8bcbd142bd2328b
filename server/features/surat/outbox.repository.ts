import { sql } from 'kysely'
import { isTanpaEmail } from '#contract/akun/tanpa-email.ts'
import type { Db } from '#server/db/client.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { SuratRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Surat } from '#server/mail/mailer.ts'

/** What lies further ahead than clocks differ was written before the clock was set back. */
const AHEAD_MS = 10 * 60_000

export function outboxRepository(db: Db | Tx) {
  return {
    /** To be called in the transaction of what the mail tells about. The same key twice is one mail. */
    async enqueue(kunci: string, surat: Surat, now: Date): Promise<void> {
      if (isTanpaEmail(surat.kepada)) return
      await db
        .insertInto('surat')
        .values({ kunci, ...surat, kirim_pada: now, dibuat: now })
        .onConflict((conflict) => conflict.column('kunci').doNothing())
        .$call((query) => executePrepared(db, query))
    },

    /** Takes back a mail that nobody has tried to send. */
    async withdraw(kunci: string): Promise<void> {
      await db
        .deleteFrom('surat')
        .where('kunci', '=', kunci)
        .where('dicoba', 'is', null)
        .where('status', '=', 'menunggu')
        .$call((query) => executePrepared(db, query))
    },

    /** Lets a mail go that was held. */
    async release(kunci: string): Promise<void> {
      await db
        .updateTable('surat')
        .set({ dipegang_sampai: null })
        .where('kunci', '=', kunci)
        .where('dicoba', 'is', null)
        .$call((query) => executePrepared(db, query))
    },

    /** The same for many at once. */
    async enqueueAll(semua: readonly (Surat & { kunci: string })[], now: Date, kirimPada: Date): Promise<void> {
      const dikirim = semua.filter(({ kepada }) => !isTanpaEmail(kepada))
      if (dikirim.length === 0) return
      await db
        .insertInto('surat')
        .values(dikirim.map((surat) => ({ ...surat, kirim_pada: kirimPada, dibuat: now })))
        .onConflict((conflict) => conflict.column('kunci').doNothing())
        .execute()
    },

    /** Takes links that are dead out of the mails that carry them. A mail that did not go out is of no use any more. */
    async forgetTautan(kunci: readonly string[]): Promise<void> {
      if (kunci.length === 0) return
      await db.deleteFrom('surat').where('kunci', 'in', kunci).where('status', '<>', 'terkirim').execute()
      await db
        .updateTable('surat')
        .set({ teks: sql`regexp_replace(teks, '([?&]token=)[^\\s&]+', '\\1(dihapus)', 'g')` })
        .where('kunci', 'in', kunci)
        .execute()
    },

    /**
     * Takes the mail that is due longest, and holds it for `leaseMs`: no other process sends it meanwhile. A clock that was
     * set back holds nothing up: what was never tried is due, and so is what was tried or held in times to come.
     * @param busy receivers to whom nothing more is sent for now
     */
    claimDue(now: Date, leaseMs: number, busy: readonly string[]): Promise<SuratRow | undefined> {
      const until = new Date(now.getTime() + leaseMs)
      const ahead = new Date(now.getTime() + AHEAD_MS)
      return db
        .updateTable('surat')
        .set({ dipegang_sampai: until, dicoba: now, percobaan: sql`percobaan + 1` })
        .where('surat_id', '=', (eb) =>
          eb
            .selectFrom('surat')
            .select('surat_id')
            .where('status', '=', 'menunggu')
            .where(sql<boolean>`(kirim_pada <= ${now} OR dicoba IS NULL OR dicoba > ${ahead})`)
            .where(sql<boolean>`(dipegang_sampai > ${now} AND dipegang_sampai <= ${ahead}) IS NOT TRUE`)
            .where(sql<boolean>`kepada <> ALL (${busy}::text[])`)
            .orderBy('kirim_pada')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst()
    },

    /** Goes on holding a mail that is being sent. */
    hold: (suratId: number, until: Date) =>
      db
        .updateTable('surat')
        .set({ dipegang_sampai: until })
        .where('surat_id', '=', suratId)
        .where('status', '=', 'menunggu')
        .execute(),

    markSent: (suratId: number) =>
      db
        .updateTable('surat')
        .set({ status: 'terkirim', kesalahan: '', dipegang_sampai: null })
        .where('surat_id', '=', suratId)
        .execute(),

    /** @param retryAt undefined gives the mail up */
    markFailed: (suratId: number, kesalahan: string, retryAt: Date | undefined) =>
      db
        .updateTable('surat')
        .set({
          kesalahan,
          dipegang_sampai: null,
          ...(retryAt ? { kirim_pada: retryAt } : { status: 'gagal' as const }),
        })
        .where('surat_id', '=', suratId)
        .where('status', '=', 'menunggu')
        .execute(),
  }
}
