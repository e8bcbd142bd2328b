import { sql } from 'kysely'
import type { Temuan } from '#contract/kesehatan/admin.ts'
import type { Db } from '#server/db/client.ts'
import type { Finding } from '#server/feature.ts'

/** Findings of the last checks, each with its explanation or nulls. */
const FINDINGS = sql`
  pemeriksaan CROSS JOIN LATERAL jsonb_to_recordset(temuan) AS t (rujukan text, keterangan text)
  LEFT JOIN penjelasan p ON p.aturan = pemeriksaan.aturan AND p.rujukan = t.rujukan AND p.keterangan = t.keterangan`

/** Counts the rules with a finding without an explanation. */
export const BROKEN_RULES = sql<{ value: number }>`
  SELECT count(DISTINCT pemeriksaan.aturan)::int AS value FROM ${FINDINGS} WHERE penjelasan_id IS NULL`

/** Last result of each rule of the books, and the requested checks. */
export function pemeriksaanRepository(db: Db) {
  return {
    /** Adds new rules, which are due at once, and removes those that no longer exist. */
    async register(rules: readonly string[], now: Date): Promise<void> {
      await sql`
        WITH lama AS (DELETE FROM pemeriksaan WHERE aturan <> ALL (${[...rules]}::text[]))
        INSERT INTO pemeriksaan (aturan, diminta) SELECT aturan, ${now}::timestamptz FROM unnest(${[...rules]}::text[]) AS aturan
        ON CONFLICT DO NOTHING`.execute(db)
    },

    /** Makes all rules due. Concurrent requests lock the rows in the same order. */
    request: (now: Date) =>
      db
        .updateTable('pemeriksaan')
        .set({ diminta: now })
        .where('aturan', 'in', (eb) =>
          eb.selectFrom('pemeriksaan').select('aturan').where('diminta', 'is', null).orderBy('aturan').forUpdate(),
        )
        .execute(),

    /** Returns the rules that were requested, or last checked before `before`; those that waited longest first. */
    async listDue(before: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('pemeriksaan')
        .select('aturan')
        .where(({ or, eb }) => or([eb('diminta', 'is not', null), eb('diperiksa', '<', before)]))
        .orderBy(sql`coalesce(diminta, diperiksa), aturan`)
        .execute()
      return rows.map(({ aturan }) => aturan)
    },

    save: (
      aturan: string,
      { temuan, ...result }: { diperiksa: Date; lama_ms: number; temuan: readonly Finding[]; kesalahan: string },
    ) =>
      db
        .updateTable('pemeriksaan')
        .set({ ...result, temuan: JSON.stringify(temuan), diminta: null })
        .where('aturan', '=', aturan)
        .execute(),

    async listFindings(): Promise<Found[]> {
      const { rows } = await sql<Found>`
        SELECT pemeriksaan.aturan, t.rujukan, t.keterangan, penjelasan_id, alasan, oleh, waktu
        FROM ${FINDINGS} ORDER BY 1, 2, 3`.execute(db)
      return rows
    },

    async countBroken(): Promise<number> {
      return (await BROKEN_RULES.execute(db)).rows[0]?.value ?? 0
    },

    list: () => db.selectFrom('pemeriksaan').selectAll().orderBy('aturan').execute(),
  }
}

/** A finding with its explanation; the columns of an explanation are all null or none. */
export type Found = Temuan &
  ({ penjelasan_id: number; alasan: string; oleh: string; waktu: Date } | { penjelasan_id: null })
