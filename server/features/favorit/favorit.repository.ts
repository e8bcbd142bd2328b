import { sql } from 'kysely'
import { FAVORIT_MAX } from '#contract/favorit/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

export function favoritRepository(db: Db | Tx) {
  return {
    /** Returns product ids, newest first. Archived products stay, in case they return. */
    async list(penggunaId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('favorit')
        .select('produk_id')
        .where('pengguna_id', '=', penggunaId)
        .orderBy('dibuat', 'desc')
        .orderBy('produk_id', 'desc')
        .execute()
      return rows.map(({ produk_id }) => produk_id)
    },

    /** Adds existing products, the first as the newest. Beyond FAVORIT_MAX the oldest are removed. */
    async add(penggunaId: number, produkIds: readonly number[], now: Date): Promise<void> {
      await sql`
        INSERT INTO favorit (pengguna_id, produk_id, dibuat)
        SELECT ${penggunaId}, produk_id, ${now}::timestamptz - urutan * interval '1 ms'
        FROM unnest(${produkIds}::int[]) WITH ORDINALITY AS mau (produk_id, urutan) JOIN produk USING (produk_id)
        ORDER BY produk_id
        ON CONFLICT DO NOTHING`.execute(db)
      await sql`
        DELETE FROM favorit WHERE pengguna_id = ${penggunaId} AND produk_id IN (
          SELECT produk_id FROM favorit WHERE pengguna_id = ${penggunaId}
          ORDER BY dibuat DESC, produk_id DESC OFFSET ${FAVORIT_MAX})`.execute(db)
    },

    remove: (penggunaId: number, produkId: number) =>
      db.deleteFrom('favorit').where('pengguna_id', '=', penggunaId).where('produk_id', '=', produkId).execute(),

    /** Deletes all favorites of a deleted account. */
    forget: (penggunaId: number) => db.deleteFrom('favorit').where('pengguna_id', '=', penggunaId).execute(),
  }
}
