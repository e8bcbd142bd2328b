import { type RawBuilder, sql } from 'kysely'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import type { Db } from '#server/db/client.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { SuratRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Surat } from '#server/mail/mailer.ts'

/** Clock tolerance. A later due time or lease was written before the system clock moved back. */
const AHEAD_MS = 10 * 60_000

/** Columns needed to send a mail and to schedule its next attempt. */
const TAKEN = ['surat_id', 'message_id', 'kepada', 'subjek', 'teks', 'diulang', 'dibuat', 'percobaan'] as const
export interface TakenSurat extends Pick<SuratRow, (typeof TAKEN)[number]> {
  /** Set for a notice to an address that its account has not confirmed: the network of its order, null if there is none. */
  unconfirmed: { jaringan: string | null } | null
}

const UNCONFIRMED = sql<TakenSurat['unconfirmed']>`(
  SELECT json_build_object('jaringan', (SELECT jaringan FROM pesanan
    WHERE midtrans_order_id = surat.rujukan AND pesanan.pengguna_id = surat.pengguna_id))
  FROM pengguna
  WHERE pengguna.pengguna_id = surat.pengguna_id AND email_dikonfirmasi IS NULL
    AND lower(surat.kepada) = lower(email) AND surat.kunci !~ '^akun:')`

/** A notice of the shop: sent by mail, and shown in the account's inbox. */
export interface Notice extends Surat {
  /** Account whose inbox shows the notice. Never with a secret link, which belongs to the owner of the mailbox. */
  penggunaId?: number | undefined
  /** Page of the shop that the notice opens, as a path. */
  tautan?: string
  /** False for an account that wants no such mail: the notice is then only in its inbox. */
  byMail?: boolean
  /** Purpose, for a notice that may also leave by other channels. The account must have agreed to them. */
  keperluan?: Keperluan
  /** Number of the order that it is about. */
  rujukan?: string
}

/** Returns the columns of a notice; undefined without a mail and without an account. */
function columnsOf({ penggunaId, tautan = '', byMail = true, keperluan, rujukan = '', ...mail }: Notice) {
  const { kepada, subjek, teks } = mail
  const isSent = byMail && !isWithoutEmail(kepada)
  if (!isSent && penggunaId === undefined) return undefined
  const status: SuratRow['status'] = isSent ? 'menunggu' : 'tanpa-email'
  const pengguna_id = penggunaId ?? null
  return { kepada, subjek, teks, tautan, pengguna_id, status, keperluan: keperluan ?? null, rujukan }
}

/** Returns the time at which other channels are chosen: at once, or never for an account that agreed to none. */
const channelAt = (penggunaId: unknown, keperluan: unknown, now: unknown) => sql<Date | null>`(
  SELECT ${now}::timestamptz WHERE EXISTS (
    SELECT FROM izin_kabar WHERE izin_kabar.pengguna_id = ${penggunaId}::int
      AND izin_kabar.keperluan = ${keperluan}::text AND dicabut IS NULL))`

/**
 * Query that queues a notice as part of the statement that inserts its event; without a notice, it queues nothing.
 * @param source the inserted row: a `FROM` item with its time as `dibuat`
 * @param kunci key of the notice, as an expression of that row
 */
export function insertSurat(
  source: RawBuilder<unknown>,
  kunci: RawBuilder<string>,
  notice: Notice | undefined,
  heldUntil: Date | null,
) {
  const row = notice && columnsOf(notice)
  return sql<object>`(
    INSERT INTO surat (kunci, kepada, subjek, teks, tautan, pengguna_id, status, keperluan, rujukan, kirim_pada, dibuat,
      dipegang_sampai, saluran_pada)
    SELECT ${kunci}, surat.*, dibuat, dibuat, ${row?.status === 'menunggu' ? heldUntil : null}::timestamptz,
      ${channelAt(row?.pengguna_id, row?.keperluan, sql`dibuat`)}
    FROM ${source}, (VALUES (${row?.kepada}::text, ${row?.subjek}::text, ${row?.teks}::text, ${row?.tautan}::text,
      ${row?.pengguna_id}::int, ${row?.status}::text, ${row?.keperluan}::text, ${row?.rujukan}::text))
      AS surat (kepada, subjek, teks, tautan, pengguna_id, status, keperluan, rujukan)
    WHERE kepada IS NOT NULL)`
}

const rowsOf = (all: readonly (Notice & { kunci: string })[]) =>
  all.flatMap(({ kunci, ...notice }) => {
    const row = columnsOf(notice)
    return row ? [{ kunci, ...row }] : []
  })

export function outboxRepository(db: Db | Tx) {
  return {
    /** Queues a notice. Call it in the transaction of the event. A second one with the same key is ignored. */
    async enqueue(kunci: string, notice: Notice, now: Date): Promise<void> {
      const row = columnsOf(notice)
      if (!row) return
      await db
        .insertInto('surat')
        .values({
          kunci,
          ...row,
          kirim_pada: now,
          dibuat: now,
          saluran_pada: channelAt(row.pengguna_id, row.keperluan, now),
        })
        .onConflict((conflict) => conflict.column('kunci').doNothing())
        .$call((query) => executePrepared(db, query))
    },

    /**
     * Queues notices that follow an earlier one, whose mail may still be held.
     * @param old the earlier notice. Unless an attempt to send it was made, it is deleted if `isStale`, because the new ones
     *   include its content; else it is released now, or only kept in the inbox if its mail is no longer wanted
     */
    async enqueueAfter(
      old: { kunci: string; isStale: boolean; byMail: boolean },
      all: readonly (Notice & { kunci: string })[],
      now: Date,
    ): Promise<void> {
      const rows = rowsOf(all)
      const of = (column: keyof (typeof rows)[number]) => sql`${rows.map((row) => row[column])}`
      const released = old.byMail
        ? sql``
        : sql`, status = CASE WHEN pengguna_id IS NULL THEN status ELSE 'tanpa-email' END`
      const move = old.isStale
        ? sql`DELETE FROM surat WHERE kunci = ${old.kunci} AND dicoba IS NULL AND status IN ('menunggu', 'tanpa-email')`
        : sql`UPDATE surat SET dipegang_sampai = NULL${released} WHERE kunci = ${old.kunci} AND dicoba IS NULL`
      await executePrepared(
        db,
        sql`WITH lama AS (${move})
          INSERT INTO surat (kunci, kepada, subjek, teks, tautan, pengguna_id, status, keperluan, rujukan, kirim_pada,
            dibuat, saluran_pada)
          SELECT baru.*, ${now}::timestamptz, ${now}::timestamptz,
            ${channelAt(sql`baru.pengguna_id`, sql`baru.keperluan`, now)}
          FROM unnest(${of('kunci')}::text[], ${of('kepada')}::text[], ${of('subjek')}::text[], ${of('teks')}::text[],
            ${of('tautan')}::text[], ${of('pengguna_id')}::int[], ${of('status')}::text[], ${of('keperluan')}::text[],
            ${of('rujukan')}::text[])
            AS baru (kunci, kepada, subjek, teks, tautan, pengguna_id, status, keperluan, rujukan)
          ON CONFLICT (kunci) DO NOTHING`,
      )
    },

    /** Queues notices. Call it in the transaction of the event. One whose key exists is ignored. */
    async enqueueAll(all: readonly (Notice & { kunci: string })[], now: Date, sendAt: Date): Promise<void> {
      const rows = rowsOf(all)
      if (rows.length === 0) return
      await db
        .insertInto('surat')
        .values(
          rows.map((row) => ({
            ...row,
            kirim_pada: sendAt,
            dibuat: now,
            saluran_pada: channelAt(row.pengguna_id, row.keperluan, now),
          })),
        )
        .onConflict((conflict) => conflict.column('kunci').doNothing())
        .execute()
    },

    /** Queues the mail of a notice that had none. */
    addMail: (suratId: number, now: Date) =>
      db
        .updateTable('surat')
        .set({ status: 'menunggu', kirim_pada: now })
        .where('surat_id', '=', suratId)
        .where('status', '=', 'tanpa-email')
        .execute(),

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
     */
    async claimDue(now: Date, leaseMs: number, busy: readonly string[]): Promise<TakenSurat | undefined> {
      const until = new Date(now.getTime() + leaseMs)
      const ahead = new Date(now.getTime() + AHEAD_MS)
      const { rows } = await db
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
        .returning(UNCONFIRMED.as('unconfirmed'))
        .$call((query) => executePrepared(db, query))
      return rows[0]
    },

    /** Leaves a notice in the inbox only. */
    keepInInbox: (suratId: number) =>
      db
        .updateTable('surat')
        .set({ status: 'tanpa-email', dipegang_sampai: null })
        .where('surat_id', '=', suratId)
        .where('status', '=', 'menunggu')
        .execute(),

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
      db
        .updateTable('surat')
        .set({ status: 'terkirim', kesalahan: '', dipegang_sampai: null, berkas })
        .where('surat_id', '=', suratId)
        .$call((query) => executePrepared(db, query)),

    /** @param retryAt undefined if the mail is given up */
    markFailed: (suratId: number, reason: string, retryAt: Date | undefined) =>
      db
        .updateTable('surat')
        .set({
          kesalahan: reason,
          dipegang_sampai: null,
          ...(retryAt ? { kirim_pada: retryAt } : { status: 'gagal' as const }),
        })
        .where('surat_id', '=', suratId)
        .where('status', '=', 'menunggu')
        .execute(),
  }
}
