import { type Insertable, sql } from 'kysely'
import type { Foto } from '#contract/foto/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'

/** What photos go with. */
export type Induk = 'keluhan_id' | 'laporan_id' | 'pengembalian_id'

const WIRE = ['foto_id as fotoId', 'ukuran'] as const

/** Photos that were sent to the shop; what is on them lies in the storage, under `kunci`. */
export function fotoRepository(db: Db | Tx) {
  return {
    insert: (row: Insertable<Database['foto']>): Promise<Foto> =>
      db.insertInto('foto').values(row).returning(WIRE).executeTakeFirstOrThrow(),

    listOf: (induk: Induk, ids: readonly number[]): Promise<(Foto & { induk: number | null })[]> =>
      db
        .selectFrom('foto')
        .select([...WIRE, `${induk} as induk`])
        .where(induk, '=', sql<number>`ANY (${ids}::int[])`)
        .orderBy('urutan')
        .execute(),

    /** Where a photo of this one lies. */
    findIn: (induk: Induk, id: number, fotoId: string) =>
      db
        .selectFrom('foto')
        .select(['kunci', 'urutan'])
        .where('foto_id', '=', fotoId)
        .where(induk, '=', id)
        .executeTakeFirst(),

    /** Gives photos that go with nothing yet to this one, in this order. @returns how many there were */
    async handIn(induk: Induk, id: number, fotoIds: readonly string[]): Promise<number> {
      const { numAffectedRows } = await sql`
        UPDATE foto SET ${sql.ref(induk)} = ${id}, urutan = kirim.urutan
        FROM unnest(${fotoIds}::uuid[]) WITH ORDINALITY AS kirim (foto_id, urutan)
        WHERE foto.foto_id = kirim.foto_id AND foto.urutan IS NULL`.execute(db)
      return Number(numAffectedRows ?? 0)
    },

    /** Locks photos: one that goes with nothing, those of that kind that are older, or all of this one. */
    lock: (which: { fotoId: string } | { before: Date } | { induk: Induk; id: number }) => {
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
