import { type Insertable, sql } from 'kysely'
import type { Foto } from '#contract/foto/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Kind of record that a photo belongs to. */
export type Parent = 'keluhan_id' | 'laporan_id' | 'pengembalian_id'

const WIRE = ['foto_id as fotoId', 'ukuran'] as const

/** Photos sent to the shop. The files are in the storage, under `kunci`. */
export function fotoRepository(db: Db | Tx) {
  return {
    insert: (row: Insertable<Database['foto']>): Promise<Foto> =>
      db.insertInto('foto').values(row).returning(WIRE).executeTakeFirstOrThrow(),

    listOf: (
      parent: Parent,
      ids: readonly number[],
    ): Promise<(Foto & { induk: number | null; pesan_id: number | null })[]> =>
      db
        .selectFrom('foto')
        .select([...WIRE, `${parent} as induk`, 'pesan_id'])
        .where(parent, '=', sql<number>`ANY (${ids}::int[])`)
        .orderBy('urutan')
        .execute(),

    /** Returns the storage key of a record's photo. */
    findIn: (parent: Parent, id: number, fotoId: string) =>
      db
        .selectFrom('foto')
        .select(['kunci', 'urutan'])
        .where('foto_id', '=', fotoId)
        .where(parent, '=', id)
        .executeTakeFirst(),

    /**
     * Assigns unassigned photos to a record, in this order, after the photos it has.
     * @param pesanId the message of the record that they come with, if any
     * @returns the number of photos assigned
     */
    async handIn(parent: Parent, id: number, fotoIds: readonly string[], pesanId: number | null): Promise<number> {
      const { numAffectedRows } = await sql`
        UPDATE foto SET ${sql.ref(parent)} = ${id}, pesan_id = ${pesanId},
          urutan = kirim.urutan + (SELECT coalesce(max(urutan), 0) FROM foto WHERE ${sql.ref(parent)} = ${id})
        FROM unnest(${fotoIds}::uuid[]) WITH ORDINALITY AS kirim (foto_id, urutan)
        WHERE foto.foto_id = kirim.foto_id AND foto.urutan IS NULL`.execute(db)
      return Number(numAffectedRows ?? 0)
    },

    /** Locks photos: a single unassigned one, old unassigned ones, or all of a record. */
    lock: (which: { fotoId: string } | { before: Date } | { induk: Parent; id: number }) => {
      const all = db.selectFrom('foto').select(['foto_id', 'kunci'])
      const found =
        'induk' in which
          ? all.where(which.induk, '=', which.id)
          : 'before' in which
            ? all
                .where('keluhan_id', 'is', null)
                .where('laporan_id', 'is', null)
                .where('pengembalian_id', 'is', null)
                .where('dibuat', '<', which.before)
                .limit(100)
            : all.where('urutan', 'is', null).where('foto_id', '=', which.fotoId)
      return found.forUpdate().skipLocked().execute()
    },

    delete: (fotoIds: readonly string[]) =>
      db.deleteFrom('foto').where('foto_id', '=', sql<string>`ANY (${fotoIds}::uuid[])`).execute(),
  }
}
