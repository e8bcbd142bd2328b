import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Pictures inside articles, by file name. */
export function gambarArtikelRepository(db: Db | Tx) {
  return {
    insert: (name: string, since: Date) =>
      db.insertInto('artikel_gambar').values({ nama: name, artikel_id: null, sejak: since }).execute(),

    /** Locks the pictures that exist, so that none is deleted while an article adds it. */
    async lock(names: readonly string[]): Promise<string[]> {
      if (names.length === 0) return []
      const rows = await db
        .selectFrom('artikel_gambar')
        .select('nama')
        .where('nama', '=', sql<string>`ANY (${names}::text[])`)
        .orderBy('nama')
        .forUpdate()
        .execute()
      return rows.map((row) => row.nama)
    },

    /** Assigns these pictures to an article, and releases its others. */
    async give(artikelId: number, names: readonly string[], since: Date): Promise<void> {
      await sql`
        UPDATE artikel_gambar
        SET artikel_id = CASE WHEN nama = ANY (${names}::text[]) THEN ${artikelId}::int END, sejak = ${since}
        WHERE nama = ANY (${names}::text[]) OR artikel_id = ${artikelId}`.execute(db)
    },

    /** Locks pictures unassigned since before `before`, with an article that nevertheless shows each. */
    async lockUnused(before: Date, limit: number): Promise<{ nama: string; artikelId: number | null }[]> {
      const { rows } = await sql<{ nama: string; artikelId: number | null }>`
        SELECT nama, (
          SELECT artikel.artikel_id FROM artikel
          WHERE position(artikel_gambar.nama IN dokumen::text) > 0 ORDER BY artikel.artikel_id LIMIT 1) AS "artikelId"
        FROM artikel_gambar WHERE artikel_gambar.artikel_id IS NULL AND sejak < ${before}
        ORDER BY sejak LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(db)
      return rows
    },

    /** Assigns the picture to another article that shows it. */
    keep: (name: string, artikelId: number) =>
      db.updateTable('artikel_gambar').set({ artikel_id: artikelId }).where('nama', '=', name).execute(),

    delete: (name: string) => db.deleteFrom('artikel_gambar').where('nama', '=', name).execute(),
  }
}
