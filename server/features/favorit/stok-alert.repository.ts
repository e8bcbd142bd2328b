import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A customer who requested a notification about a product that is in stock again. */
export interface Waiter {
  penggunaId: number
  nama: string
  email: string
  produkId: number
  produk: string
}

export function stokAlertRepository(db: Db | Tx) {
  const mine = (penggunaId: number) =>
    db.selectFrom('kabar_stok').select('produk_id').where('pengguna_id', '=', penggunaId)

  return {
    /** Returns a product's stock; undefined if it is not on sale. */
    async findStok(produkId: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('produk')
        .select('stok')
        .where('produk_id', '=', produkId)
        .where('aktif', '=', true)
        .executeTakeFirst()
      return row?.stok
    },

    isRequested: async (penggunaId: number, produkId: number): Promise<boolean> =>
      (await mine(penggunaId).where('produk_id', '=', produkId).execute()).length > 0,

    count: async (penggunaId: number): Promise<number> => (await mine(penggunaId).execute()).length,

    add: (penggunaId: number, produkId: number, now: Date) =>
      db
        .insertInto('kabar_stok')
        .values({ pengguna_id: penggunaId, produk_id: produkId, dibuat: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    remove: (penggunaId: number, produkId: number) =>
      db.deleteFrom('kabar_stok').where('pengguna_id', '=', penggunaId).where('produk_id', '=', produkId).execute(),

    /** Deletes all stock notifications of a deleted account. */
    forget: (penggunaId: number) => db.deleteFrom('kabar_stok').where('pengguna_id', '=', penggunaId).execute(),

    /** Deletes and returns notifications of products in stock again, oldest first. */
    async takeDue(limit: number): Promise<Waiter[]> {
      const { rows } = await sql<Waiter>`
        WITH ada AS (
          SELECT kabar_stok.* FROM kabar_stok JOIN produk USING (produk_id) WHERE stok > 0 AND aktif
            -- Medicine without its number is not sold, unless the owner is collecting the numbers.
            AND (golongan = 'bukan_obat' OR nie <> '' OR (SELECT nie_dikumpulkan FROM pengaturan_toko))
          ORDER BY kabar_stok.dibuat, produk_id, pengguna_id LIMIT ${limit} FOR UPDATE OF kabar_stok SKIP LOCKED),
        diambil AS (
          DELETE FROM kabar_stok USING ada
          WHERE kabar_stok.produk_id = ada.produk_id AND kabar_stok.pengguna_id = ada.pengguna_id
          RETURNING kabar_stok.produk_id, kabar_stok.pengguna_id)
        SELECT pengguna_id AS "penggunaId", pengguna.nama, email, produk_id AS "produkId", produk.nama AS produk
        FROM diambil JOIN pengguna USING (pengguna_id) JOIN produk USING (produk_id)
        WHERE dihapus IS NULL
        ORDER BY pengguna_id, produk_id`.execute(db)
      return rows
    },
  }
}
