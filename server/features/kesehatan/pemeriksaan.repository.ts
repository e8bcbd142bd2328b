import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Finding } from '#server/feature.ts'

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

    list: () => db.selectFrom('pemeriksaan').selectAll().orderBy('aturan').execute(),
  }
}
