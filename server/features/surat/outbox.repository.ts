import { type QueryCreator, sql } from 'kysely'
import { isTanpaEmail } from '#contract/akun/tanpa-email.ts'
import type { Db } from '#server/db/client.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { Database, SuratRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Surat } from '#server/mail/mailer.ts'

/** What lies further ahead than clocks differ was written before the clock was set back. */
const AHEAD_MS = 10 * 60_000

/** What is sent of a mail, and by what its next try is told. */
const DIAMBIL = ['surat_id', 'message_id', 'kepada', 'subjek', 'teks', 'diulang', 'dibuat'] as const
export type SuratDiambil = Pick<SuratRow, (typeof DIAMBIL)[number]>

const updateSent = (db: QueryCreator<Database>, suratId: number | null, berkas: boolean) =>
  db
    .updateTable('surat')
    .set({ status: 'terkirim', kesalahan: '', dipegang_sampai: null, berkas })
    .where('surat_id', '=', suratId)

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

    /**
     * The same of any number that follow upon a mail that may still be held.
     * @param lama that one: it goes now, or is taken back where what follows says all that it would; unless somebody tried to
     *   send it
     */
    async enqueueAfter(
      lama: { kunci: string; isUsang: boolean },
      semua: readonly (Surat & { kunci: string })[],
      now: Date,
    ): Promise<void> {
      const dikirim = semua.filter(({ kepada }) => !isTanpaEmail(kepada))
      const of = (kolom: keyof Surat | 'kunci') => sql`${dikirim.map((surat) => surat[kolom])}::text[]`
      const move = lama.isUsang
        ? sql`DELETE FROM surat WHERE kunci = ${lama.kunci} AND dicoba IS NULL AND status = 'menunggu'`
        : sql`UPDATE surat SET dipegang_sampai = NULL WHERE kunci = ${lama.kunci} AND dicoba IS NULL`
      await executePrepared(
        db,
        sql`WITH lama AS (${move})
          INSERT INTO surat (kunci, kepada, subjek, teks, kirim_pada, dibuat)
          SELECT baru.*, ${now}::timestamptz, ${now}::timestamptz
          FROM unnest(${of('kunci')}, ${of('kepada')}, ${of('subjek')}, ${of('teks')}) AS baru
          ON CONFLICT (kunci) DO NOTHING`,
      )
    },

    /** To be called in the transaction of what the mails tell about. */
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
     * @param terkirim one that was sent meanwhile, marked with the same stroke
     * @param berkas that one became a file
     */
    async claimDue(
      now: Date,
      leaseMs: number,
      busy: readonly string[],
      terkirim?: number,
      berkas = false,
    ): Promise<SuratDiambil | undefined> {
      const until = new Date(now.getTime() + leaseMs)
      const ahead = new Date(now.getTime() + AHEAD_MS)
      const { rows } = await db
        .with('terkirim', (cte) => updateSent(cte, terkirim ?? null, berkas))
        .updateTable('surat')
        .set({ dipegang_sampai: until, dicoba: now, percobaan: sql`percobaan + 1` })
        .where('surat_id', '=', (eb) =>
          eb
            .selectFrom('surat')
            .select('surat_id')
            // As it stands in the index, which a prepared statement could not use otherwise.
            .where(sql<boolean>`status = 'menunggu'`)
            .where(sql<boolean>`(kirim_pada <= ${now} OR dicoba IS NULL OR dicoba > ${ahead})`)
            .where(sql<boolean>`(dipegang_sampai > ${now} AND dipegang_sampai <= ${ahead}) IS NOT TRUE`)
            .where(sql<boolean>`kepada <> ALL (${busy}::text[])`)
            .orderBy('kirim_pada')
            // Of what was written at one moment first what was told first.
            .orderBy('surat_id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(DIAMBIL)
        .$call((query) => executePrepared(db, query))
      return rows[0]
    },

    /** Goes on holding a mail that is being sent. */
    hold: (suratId: number, until: Date) =>
      db
        .updateTable('surat')
        .set({ dipegang_sampai: until })
        .where('surat_id', '=', suratId)
        .where('status', '=', 'menunggu')
        .execute(),

    /** @param berkas it became a file */
    markSent: (suratId: number, berkas = false) =>
      updateSent(db, suratId, berkas).$call((query) => executePrepared(db, query)),

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
