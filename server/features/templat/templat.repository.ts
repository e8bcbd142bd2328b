import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { ChangedTemplat } from '#contract/templat/admin.ts'
import type { KodeTemplat, Tulisan } from '#contract/templat/templat.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** The owner's texts, one row per changed text. */
export function templatRepository(db: Db | Tx) {
  return {
    list: (): Promise<ChangedTemplat[]> =>
      db.selectFrom('templat').select(['kode', 'subjek', 'isi']).orderBy('kode').execute(),

    /** Returns the owner's text, if any, and the shop's name. */
    read: (kode: KodeTemplat): Promise<{ nama_toko: string; tulisan: Tulisan | null }> =>
      db
        .selectFrom('pengaturan_toko')
        .select((eb) => [
          'nama_toko',
          jsonObjectFrom(eb.selectFrom('templat').select(['subjek', 'isi']).where('kode', '=', kode)).as('tulisan'),
        ])
        .executeTakeFirstOrThrow(),

    /** Serializes changes of a text, even if it has no row yet. */
    async lock(kode: KodeTemplat): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`templat ${kode}`}, 0))`.execute(db)
    },

    async put(kode: KodeTemplat, tulisan: Tulisan): Promise<void> {
      await db
        .insertInto('templat')
        .values({ kode, ...tulisan })
        .onConflict((conflict) => conflict.column('kode').doUpdateSet(tulisan))
        .execute()
    },

    async delete(kode: KodeTemplat): Promise<void> {
      await db.deleteFrom('templat').where('kode', '=', kode).execute()
    },
  }
}
