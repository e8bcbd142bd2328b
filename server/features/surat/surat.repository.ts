import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import {
  type listSurat,
  SEARCH_NEWEST,
  type StatusSurat,
  type SuratAdmin,
  type SuratSummary,
} from '#contract/surat/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { SuratRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { withoutPictures } from '#server/mail/picture-mark.ts'

/** In the list, a mail with failed attempts (`tertunda`) is distinct from one that is not due yet (`menunggu`). */
const STATUS: Record<StatusSurat, Expression<SqlBool>> = {
  menunggu: sql`status = 'menunggu' AND kesalahan = ''`,
  tertunda: sql`status = 'menunggu' AND kesalahan <> ''`,
  terkirim: sql`status = 'terkirim' AND NOT berkas`,
  berkas: sql`status = 'terkirim' AND berkas`,
  gagal: sql`status = 'gagal'`,
}
const PENDING: Expression<SqlBool> = sql`(status = 'gagal' OR status = 'menunggu' AND kesalahan <> '')`

/** Excludes mails with confirmation links: mistyped addresses fail every day, and the office need not act on them. */
export const FOR_ADMIN: Expression<SqlBool> = sql`NOT starts_with(kunci, 'tautan:')`

/** Number of mails checked per batch when old texts are archived. */
const BATCH = 5_000

/**
 * Selects mails by receiver or subject: all for a complete address, else among the newest. Excludes the text, so that its
 * secret links cannot be guessed by searching. No text index: it would slow down every order for a rare search.
 */
const searched = (q: string) => sql<number>`
  SELECT surat_id FROM surat WHERE lower(kepada) = lower(${q})
  UNION SELECT surat_id FROM surat
  WHERE surat_id > (SELECT max(surat_id) FROM surat) - ${SEARCH_NEWEST}::bigint AND ${ilike(sql`(kepada || E'\n' || subjek)`, q)}`

/** The shop's mails for the office. */
export function suratRepository(db: Db | Tx) {
  return {
    async list({ q, status, page, limit }: z.output<typeof listSurat.query & {}>): Promise<Page<SuratSummary>> {
      let found = db.selectFrom('surat').where('status', '<>', 'tanpa-email')
      if (q) found = found.where('surat_id', '=', sql<number>`ANY(ARRAY(${searched(q)}))`)
      if (status) found = found.where(STATUS[status])
      const [rows, total] = await Promise.all([
        found
          .selectAll()
          .orderBy('surat_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('surat_id')),
      ])
      return { items: rows.map(toSummary), total }
    },

    /** Counts mails that need the office's action, up to TUGAS_MAX. */
    count: (status: StatusSurat): Promise<number> =>
      countUpTo(db, db.selectFrom('surat').select('surat_id').where(STATUS[status]).where(FOR_ADMIN), TUGAS_MAX),

    async find(suratId: number): Promise<SuratAdmin | undefined> {
      const row = await db
        .selectFrom('surat')
        .leftJoin('surat_lama as lama', 'lama.surat_id', 'surat.surat_id')
        .selectAll('surat')
        .select('lama.teks as teks_lama')
        .where('surat.surat_id', '=', suratId)
        .where('status', '<>', 'tanpa-email')
        .executeTakeFirst()
      return row && { ...toSummary(row), teks: withoutPictures(withoutSecrets(row.teks_lama ?? row.teks)) }
    },

    /**
     * Queues unsent mails again: due now, and retried for as long as new mails.
     * @param suratId only this mail; undefined for all
     */
    resend: (now: Date, suratId?: number): Promise<Pick<SuratRow, 'surat_id' | 'subjek'>[]> =>
      db
        .updateTable('surat')
        .set({ status: 'menunggu', kirim_pada: now, diulang: now, kesalahan: '' })
        .where(PENDING)
        .$if(suratId !== undefined, (query) => query.where('surat_id', '=', suratId ?? 0))
        .returning(['surat_id', 'subjek'])
        .execute(),

    /** Deletes notices of before `before` that only an inbox showed. */
    deleteUnsent: (before: Date) =>
      db.deleteFrom('surat').where('status', '=', 'tanpa-email').where('dibuat', '<', before).execute(),

    /** Returns which of these mails still exist and were queued after `since`. */
    async listKept(suratIds: readonly number[], since: Date): Promise<ReadonlySet<number>> {
      const rows = await db
        .selectFrom('surat')
        .select('surat_id')
        .where('surat_id', '=', sql<number>`ANY (${suratIds}::bigint[])`)
        .where('dibuat', '>=', since)
        .execute()
      return new Set(rows.map(({ surat_id }) => Number(surat_id)))
    },

    /**
     * Moves texts of the next mails sent before `before` to a table that list queries do not read. Ids rise with time, so it
     * continues after the last moved id and needs no index. Mails with an expired secret link are deleted: they name no
     * account, so they would outlive it.
     * @returns the number of moved and deleted mails
     */
    async moveOld(before: Date): Promise<number> {
      const { rows } = await sql<{ jumlah: number }>`
        WITH berikut AS (
          SELECT surat_id, teks, kunci ~ '^(reset|tautan|undangan):' AS rahasia FROM (
            SELECT * FROM surat
            WHERE surat_id > (SELECT coalesce(max(surat_id), 0) FROM surat_lama) ORDER BY surat_id LIMIT ${BATCH}) AS surat
          WHERE status = 'terkirim' AND dibuat < ${before}),
        pindah AS (
          INSERT INTO surat_lama SELECT surat_id, teks FROM berikut WHERE NOT rahasia RETURNING surat_id),
        kosong AS (
          UPDATE surat SET teks = '' FROM pindah WHERE surat.surat_id = pindah.surat_id RETURNING surat.surat_id),
        hapus AS (
          DELETE FROM surat USING berikut WHERE surat.surat_id = berikut.surat_id AND rahasia RETURNING surat.surat_id)
        SELECT (SELECT count(*) FROM kosong) + (SELECT count(*) FROM hapus) AS jumlah`.execute(db)
      return Number(rows[0]?.jumlah)
    },
  }
}

/** Hides tokens: such a link allows setting the account's password. */
const withoutSecrets = (text: string) => text.replace(/([?&]token=)[^\s&]+/g, '$1(disembunyikan)')

function statusOf({ status, kesalahan, berkas }: SuratRow): StatusSurat {
  if (berkas) return 'berkas'
  if (status === 'menunggu' && kesalahan !== '') return 'tertunda'
  // The queries exclude notices without a mail.
  return status as Exclude<typeof status, 'tanpa-email'>
}

function toSummary(row: SuratRow): SuratSummary {
  return {
    suratId: Number(row.surat_id),
    kepada: row.kepada,
    subjek: row.subjek,
    status: statusOf(row),
    percobaan: row.percobaan,
    kesalahan: row.kesalahan,
    dibuat: row.dibuat.toISOString(),
    dicoba: row.dicoba?.toISOString() ?? null,
    berikutnya: row.status === 'menunggu' ? row.kirim_pada.toISOString() : null,
  }
}
