import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { TemplatDiubah } from '#contract/templat/office.ts'
import type { KodeTemplat, Tulisan } from '#contract/templat/templat.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** The owner's words, a row for each text that has any. */
export function templatRepository(db: Db | Tx) {
  return {
    list: (): Promise<TemplatDiubah[]> =>
      db.selectFrom('templat').select(['kode', 'subjek', 'isi']).orderBy('kode').execute(),

    /** The words of one text, and what the shop is called. */
    read: (kode: KodeTemplat): Promise<{ nama_toko: string; tulisan: Tulisan | null }> =>
      db
        .selectFrom('pengaturan_toko')
        .select((eb) => [
          'nama_toko',
          jsonObjectFrom(eb.selectFrom('templat').select(['subjek', 'isi']).where('kode', '=', kode)).as('tulisan'),
        ])
        .executeTakeFirstOrThrow(),

    /** One change of a text at a time, also of one that has no row yet. */
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
