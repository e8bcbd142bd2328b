import { type Insertable, sql } from 'kysely'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { KelasChoice, ZatAdmin } from '#contract/obat/admin.ts'
import { zatKey } from '#contract/obat/withheld.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Substances of products, and the classes that the office gave. */
export function zatRepository(db: Db | Tx) {
  return {
    /** Returns the classes that the office gave, by `zatKey`. */
    async classes(): Promise<Map<string, KelasChoice>> {
      const rows = await db.selectFrom('zat_dinilai').select(['ejaan', 'kelas']).execute()
      return new Map(rows.map(({ ejaan, kelas }) => [ejaan, kelas]))
    },

    async decided(): Promise<ZatAdmin['dinilai']> {
      const rows = await db
        .selectFrom('zat_dinilai')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'zat_dinilai.oleh')
        .select(['zat_dinilai.nama', 'kelas', 'alasan', 'pengguna.nama as oleh', 'dinilai'])
        .orderBy('dinilai', 'desc')
        .execute()
      return rows.map(({ dinilai, ...row }) => ({ ...row, dinilai: dinilai.toISOString() }))
    },

    decision: (name: string) =>
      db.selectFrom('zat_dinilai').select(['kelas', 'alasan']).where('ejaan', '=', zatKey(name)).executeTakeFirst(),

    async decide(row: Omit<Insertable<Database['zat_dinilai']>, 'ejaan'>): Promise<void> {
      await db
        .insertInto('zat_dinilai')
        .values({ ejaan: zatKey(row.nama), ...row })
        .onConflict((conflict) => conflict.column('ejaan').doUpdateSet(row))
        .execute()
    },

    /** Returns the fields of products that tell their substances, by id: these products, those off sale, or a batch of all. */
    produk: (which: { ids: readonly number[] } | { after: number; limit: number } | 'withheld') =>
      db
        .selectFrom('produk')
        .select(['produk_id as produkId', 'nama', 'zat', 'zat_aktif', 'golongan', 'zat_belum_boleh as isWithheld'])
        .where((eb) => {
          if (which === 'withheld') return eb('zat_belum_boleh', '=', true)
          return 'ids' in which
            ? eb('produk_id', '=', sql<number>`ANY(${which.ids})`)
            : eb('produk_id', '>', which.after)
        })
        .orderBy('produk_id')
        .$if(typeof which === 'object' && 'limit' in which, (query) => query.limit((which as { limit: number }).limit))
        .execute(),

    /** Takes products off sale, or puts them back. Nothing that an administrator edits changes, so neither does `versi`. */
    withhold: async (produkIds: readonly number[], isWithheld: boolean): Promise<void> => {
      if (produkIds.length === 0) return
      await db
        .updateTable('produk')
        .set({ zat_belum_boleh: isWithheld })
        .where('produk_id', '=', sql<number>`ANY(${produkIds})`)
        .execute()
    },

    /** Counts active products that are off sale for their substances, up to TUGAS_MAX. */
    countWithheld: (): Promise<number> =>
      countUpTo(
        db,
        db.selectFrom('produk').select('produk_id').where('aktif', '=', true).where('zat_belum_boleh', '=', true),
        TUGAS_MAX,
      ),
  }
}
