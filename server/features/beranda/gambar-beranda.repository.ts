import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Pictures of the landing page, by file name. */
export function gambarBerandaRepository(db: Db | Tx) {
  return {
    insert: (name: string, since: Date) =>
      db.insertInto('beranda_gambar').values({ nama: name, sejak: since }).execute(),

    /** Locks the pictures that exist, so that none is deleted while the page adds it. */
    async lock(names: readonly string[]): Promise<Set<string>> {
      if (names.length === 0) return new Set()
      const rows = await db
        .selectFrom('beranda_gambar')
        .select('nama')
        .where('nama', 'in', names)
        .orderBy('nama')
        .forUpdate()
        .execute()
      return new Set(rows.map((row) => row.nama))
    },

    /** Marks exactly these pictures as shown by the page. @returns the pictures that are no longer shown */
    async show(names: readonly string[], since: Date): Promise<string[]> {
      const { rows } = await sql<{ nama: string; dipakai: boolean }>`
        UPDATE beranda_gambar SET dipakai = NOT dipakai, sejak = ${since}
        WHERE dipakai <> (nama = ANY (${names}::text[])) RETURNING nama, dipakai`.execute(db)
      return rows.filter(({ dipakai }) => !dipakai).map((row) => row.nama)
    },

    /** Locks pictures that the page does not show: the given ones, and those unused since before `before`. */
    lockUnused: (names: readonly string[], before: Date, limit: number): Promise<{ nama: string }[]> =>
      db
        .selectFrom('beranda_gambar')
        .select('nama')
        .where('dipakai', '=', false)
        .where((eb) => eb.or([eb('nama', '=', sql<string>`ANY (${names}::text[])`), eb('sejak', '<', before)]))
        .orderBy('sejak')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute(),

    delete: (name: string) => db.deleteFrom('beranda_gambar').where('nama', '=', name).execute(),
  }
}
