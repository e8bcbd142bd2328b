import { type InsertObject, sql } from 'kysely'
import type { BerkasResep } from '#contract/resep/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

const WIRE = ['berkas_id as berkasId', 'jenis', 'ukuran'] as const

/** Pages of prescriptions. The files are in the storage, under `kunci`. */
export function berkasRepository(db: Db | Tx) {
  return {
    /** Inserts an uploaded page. The same file yields the existing page while that belongs to no prescription. */
    insert: (row: InsertObject<Database, 'resep_berkas'>) =>
      db
        .insertInto('resep_berkas')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['pengguna_id', 'sidik'])
            .where('resep_id', 'is', null)
            .doUpdateSet({ dibuat: sql`excluded.dibuat` }),
        )
        .returning([...WIRE, 'kunci'])
        .executeTakeFirstOrThrow(),

    /** Returns pictures without a perceptual hash, oldest first. */
    listWithoutRupa: (limit: number) =>
      db
        .selectFrom('resep_berkas')
        .select(['berkas_id', 'kunci'])
        .where('rupa', 'is', null)
        .where('jenis', '=', 'image/webp')
        .orderBy('dibuat')
        .limit(limit)
        .execute(),

    setRupa: (berkasId: string, rupa: string) =>
      db
        .updateTable('resep_berkas')
        .set({ rupa: sql<number>`${rupa}::bigint` })
        .where('berkas_id', '=', berkasId)
        .execute(),

    listOf: (resepIds: readonly number[]): Promise<(BerkasResep & { resepId: number | null })[]> =>
      db
        .selectFrom('resep_berkas')
        .select([...WIRE, 'resep_id as resepId'])
        .where('resep_id', '=', sql<number>`ANY (${resepIds}::int[])`)
        .orderBy('urutan')
        .execute(),

    /** Returns the customer's own page. */
    findOf: (penggunaId: number, berkasId: string) =>
      db
        .selectFrom('resep_berkas')
        .select(['kunci', 'jenis', 'resep_id', 'urutan'])
        .where('berkas_id', '=', berkasId)
        .where('pengguna_id', '=', penggunaId)
        .executeTakeFirst(),

    findIn: (resepId: number, berkasId: string) =>
      db
        .selectFrom('resep_berkas')
        .select(['kunci', 'jenis', 'resep_id', 'urutan'])
        .where('berkas_id', '=', berkasId)
        .where('resep_id', '=', resepId)
        .executeTakeFirst(),

    /** Returns the customer's own pages among these, locked until the transaction ends. */
    lockOf: (penggunaId: number, berkasIds: readonly string[]) =>
      db
        .selectFrom('resep_berkas')
        .select(['berkas_id', 'resep_id', 'urutan'])
        .where('berkas_id', 'in', berkasIds)
        .where('pengguna_id', '=', penggunaId)
        .orderBy('berkas_id')
        .forUpdate()
        .execute(),

    /** Assigns pages to a prescription, in this order. */
    async handIn(resepId: number, berkasIds: readonly string[]): Promise<void> {
      await sql`
        UPDATE resep_berkas SET resep_id = ${resepId}, urutan = halaman.urutan
        FROM unnest(${berkasIds}::uuid[]) WITH ORDINALITY AS halaman (berkas_id, urutan)
        WHERE resep_berkas.berkas_id = halaman.berkas_id`.execute(db)
    },

    /** Locks uploaded pages without a prescription: a single one, a customer's beyond the newest, or old ones. */
    lockUnused: (
      which: { berkasId: string; penggunaId: number } | { penggunaId: number; newest: number } | { before: Date },
    ) => {
      const unused = db.selectFrom('resep_berkas').select(['berkas_id', 'kunci']).where('resep_id', 'is', null)
      const found =
        'before' in which
          ? unused.where('dibuat', '<', which.before).limit(100)
          : 'newest' in which
            ? unused.where('pengguna_id', '=', which.penggunaId).orderBy('dibuat', 'desc').offset(which.newest)
            : unused.where('pengguna_id', '=', which.penggunaId).where('berkas_id', '=', which.berkasId)
      return found.forUpdate().skipLocked().execute()
    },

    /** Returns the storage keys of a prescription's pages. */
    listKunci: (resepId: number) =>
      db.selectFrom('resep_berkas').select(['berkas_id', 'kunci']).where('resep_id', '=', resepId).execute(),

    delete: (berkasIds: readonly string[]) =>
      db.deleteFrom('resep_berkas').where('berkas_id', '=', sql<string>`ANY (${berkasIds}::uuid[])`).execute(),
  }
}
