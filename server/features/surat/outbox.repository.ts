import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import type { Db } from '#server/db/client.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { SuratRow } from '#server/db/schema.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Surat } from '#server/mail/mailer.ts'

/** Clock tolerance. A later due time or lease was written before the system clock moved back. */
const AHEAD_MS = 10 * 60_000

/** Columns needed to send a mail and to schedule its next attempt. */
const TAKEN = ['surat_id', 'message_id', 'kepada', 'subjek', 'teks', 'diulang', 'dibuat'] as const
export type TakenSurat = Pick<SuratRow, (typeof TAKEN)[number]>

const updateSent = (db: QueryCreator<Database>, suratId: number | null, berkas: boolean) =>
  db
    .updateTable('surat')
    .set({ status: 'terkirim', kesalahan: '', dipegang_sampai: null, berkas })
    .where('surat_id', '=', suratId)

/**
 * Query that queues a mail as part of the statement that inserts its event; without a mail, it queues nothing.
 * @param source the inserted row: a `FROM` item with its time as `dibuat`
 * @param kunci key of the mail, as an expression of that row
 */
export const insertSurat = (
  source: RawBuilder<unknown>,
  kunci: RawBuilder<string>,
  surat: Surat | undefined,
  heldUntil: Date | null,
) =>
  sql<object>`(INSERT INTO surat (kunci, kepada, subjek, teks, kirim_pada, dibuat, dipegang_sampai)
    SELECT ${kunci}, kepada, subjek, teks, dibuat, dibuat, ${heldUntil}::timestamptz
    FROM ${source}, (VALUES (${surat?.kepada}::text, ${surat?.subjek}::text, ${surat?.teks}::text)) AS surat (kepada, subjek, teks)
    WHERE kepada IS NOT NULL)`

export function outboxRepository(db: Db | Tx) {
  return {
    /** Queues a mail. Call it in the transaction of the event. A second mail with the same key is ignored. */
    async enqueue(kunci: string, surat: Surat, now: Date): Promise<void> {
      if (isWithoutEmail(surat.kepada)) return
      await db
        .insertInto('surat')
        .values({ kunci, ...surat, kirim_pada: now, dibuat: now })
        .onConflict((conflict) => conflict.column('kunci').doNothing())
        .$call((query) => executePrepared(db, query))
    },

    /**
     * Queues mails that follow an earlier mail, which may still be held.
     * @param old the earlier mail: it is released now, or deleted if `isStale`, because the new mails include its content.
     *   Only if no attempt to send it was made
     */
    async enqueueAfter(
      old: { kunci: string; isStale: boolean },
      all: readonly (Surat & { kunci: string })[],
      now: Date,
    ): Promise<void> {
      const sent = all.filter(({ kepada }) => !isWithoutEmail(kepada))
      const of = (column: keyof Surat | 'kunci') => sql`${sent.map((surat) => surat[column])}::text[]`
      const move = old.isStale
        ? sql`DELETE FROM surat WHERE kunci = ${old.kunci} AND dicoba IS NULL AND status = 'menunggu'`
        : sql`UPDATE surat SET dipegang_sampai = NULL WHERE kunci = ${old.kunci} AND dicoba IS NULL`
      await executePrepared(
        db,
        sql`WITH lama AS (${move})
          INSERT INTO surat (kunci, kepada, subjek, teks, kirim_pada, dibuat)
          SELECT baru.*, ${now}::timestamptz, ${now}::timestamptz
          FROM unnest(${of('kunci')}, ${of('kepada')}, ${of('subjek')}, ${of('teks')}) AS baru
          ON CONFLICT (kunci) DO NOTHING`,
      )
    },

    /** Queues mails. Call it in the transaction of the event. A mail whose key exists is ignored. */
    async enqueueAll(all: readonly (Surat & { kunci: string })[], now: Date, sendAt: Date): Promise<void> {
      const sent = all.filter(({ kepada }) => !isWithoutEmail(kepada))
      if (sent.length === 0) return
      await db
        .insertInto('surat')
        .values(sent.map((surat) => ({ ...surat, kirim_pada: sendAt, dibuat: now })))
        .onConflict((conflict) => conflict.column('kunci').doNothing())
        .execute()
    },

    /** Removes expired links from sent mails, and deletes mails that were not sent, as they are useless without their link. */
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
     * Claims the mail that is due longest, for `leaseMs`, so that no other process sends it. A system clock that moved back
     * delays nothing: mails never tried, or with an attempt or lease in the future, are due.
     * @param busy receivers that get no other mail for now
     * @param sentCount id of a mail sent before, marked as sent in the same statement
     * @param berkas true if that mail was written to a file
     */
    async claimDue(
      now: Date,
      leaseMs: number,
      busy: readonly string[],
      sentCount?: number,
      berkas = false,
    ): Promise<TakenSurat | undefined> {
      const until = new Date(now.getTime() + leaseMs)
      const ahead = new Date(now.getTime() + AHEAD_MS)
      const { rows } = await db
        .with('terkirim', (cte) => updateSent(cte, sentCount ?? null, berkas))
        .updateTable('surat')
        .set({ dipegang_sampai: until, dicoba: now, percobaan: sql`percobaan + 1` })
        .where('surat_id', '=', (eb) =>
          eb
            .selectFrom('surat')
            .select('surat_id')
            // A literal, as in the partial index: a prepared statement's parameter would not match it.
            .where(sql<boolean>`status = 'menunggu'`)
            .where(sql<boolean>`(kirim_pada <= ${now} OR dicoba IS NULL OR dicoba > ${ahead})`)
            .where(sql<boolean>`(dipegang_sampai > ${now} AND dipegang_sampai <= ${ahead}) IS NOT TRUE`)
            .where(sql<boolean>`kepada <> ALL (${busy}::text[])`)
            .orderBy('kirim_pada')
            // Ties in due time are sent in the order of their creation.
            .orderBy('surat_id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(TAKEN)
        .$call((query) => executePrepared(db, query))
      return rows[0]
    },

    /** Extends the lease of a mail that is being sent. */
    hold: (suratId: number, until: Date) =>
      db
        .updateTable('surat')
        .set({ dipegang_sampai: until })
        .where('surat_id', '=', suratId)
        .where('status', '=', 'menunggu')
        .execute(),

    /** @param berkas true if it was written to a file */
    markSent: (suratId: number, berkas = false) =>
      updateSent(db, suratId, berkas).$call((query) => executePrepared(db, query)),

    /** @param retryAt undefined if the mail is given up */
    markFailed: (suratId: number, mistake: string, retryAt: Date | undefined) =>
      db
        .updateTable('surat')
        .set({
          kesalahan: mistake,
          dipegang_sampai: null,
          ...(retryAt ? { kirim_pada: retryAt } : { status: 'gagal' as const }),
        })
        .where('surat_id', '=', suratId)
        .where('status', '=', 'menunggu')
        .execute(),
  }
}
