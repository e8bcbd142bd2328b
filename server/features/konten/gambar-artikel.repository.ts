import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Pictures inside of articles, by the names of their files. */
export function gambarArtikelRepository(db: Db | Tx) {
  return {
    insert: (nama: string, sejak: Date) =>
      db.insertInto('artikel_gambar').values({ nama, artikel_id: null, sejak }).execute(),

    /** Locks those that are there, so that none goes while an article begins to show it. */
    async lock(nama: readonly string[]): Promise<string[]> {
      if (nama.length === 0) return []
      const rows = await db
        .selectFrom('artikel_gambar')
        .select('nama')
        .where('nama', '=', sql<string>`ANY (${nama}::text[])`)
        .orderBy('nama')
        .forUpdate()
        .execute()
      return rows.map((row) => row.nama)
    },

    /** Gives an article these, and lets go of its others. */
    async give(artikelId: number, nama: readonly string[], sejak: Date): Promise<void> {
      await sql`
        UPDATE artikel_gambar
        SET artikel_id = CASE WHEN nama = ANY (${nama}::text[]) THEN ${artikelId}::int END, sejak = ${sejak}
        WHERE nama = ANY (${nama}::text[]) OR artikel_id = ${artikelId}`.execute(db)
    },

    /** Those that nobody has claimed since then, locked, with an article that shows them all the same. */
    async lockLepas(before: Date, limit: number): Promise<{ nama: string; artikelId: number | null }[]> {
      const { rows } = await sql<{ nama: string; artikelId: number | null }>`
        SELECT nama, (
          SELECT artikel.artikel_id FROM artikel
          WHERE position(artikel_gambar.nama IN dokumen::text) > 0 ORDER BY artikel.artikel_id LIMIT 1) AS "artikelId"
        FROM artikel_gambar WHERE artikel_gambar.artikel_id IS NULL AND sejak < ${before}
        ORDER BY sejak LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(db)
      return rows
    },

    /** One that a second article shows is that one's. */
    keep: (nama: string, artikelId: number) =>
      db.updateTable('artikel_gambar').set({ artikel_id: artikelId }).where('nama', '=', nama).execute(),

    delete: (nama: string) => db.deleteFrom('artikel_gambar').where('nama', '=', nama).execute(),
  }
}
