import { sql } from 'kysely'
import type { ProdukChoice } from '#contract/stok/goods-in-admin.ts'
import type { Db } from '#server/db/client.ts'
import { patternOf } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { GoodsInKatalog } from './check-goods-in.ts'
import { lotAdminRepository } from './lot-admin.repository.ts'

const PEMASOK_MAX = 30
const CHOICES_MAX = 8

/** Catalog data for incoming goods. */
export function goodsInRepository(db: Db | Tx) {
  const isObat = sql<boolean>`golongan <> 'bukan_obat'`
  return {
    /** Returns products and their numbered lots. The products stay locked until the transaction ends. */
    async lockKatalog(produkIds: readonly number[]): Promise<GoodsInKatalog> {
      const rows = await db
        .selectFrom('produk')
        .select(['produk_id', 'nama', isObat.as('obat')])
        .where('produk_id', '=', sql<number>`ANY(${produkIds}::int[])`)
        .orderBy('produk_id')
        .forNoKeyUpdate()
        .execute()
      return {
        produk: new Map(rows.map(({ produk_id, ...row }) => [produk_id, row])),
        lot: await lotAdminRepository(db).numbered(produkIds),
      }
    },

    /** Returns the suppliers, most recent first. */
    async pemasok(): Promise<string[]> {
      const rows = await db
        .selectFrom('lot')
        .select('pemasok')
        .where('pemasok', '<>', '')
        .groupBy('pemasok')
        .orderBy(sql`max(lot_id)`, 'desc')
        .limit(PEMASOK_MAX)
        .execute()
      return rows.map(({ pemasok }) => pemasok)
    },

    /** Returns the units per product that orders wait for and no lot has. */
    listAwaited: () =>
      db
        .selectFrom('produk')
        .select(['produk_id as produkId', 'nama', 'lot_kurang as jumlah'])
        .where('lot_kurang', '>', 0)
        .orderBy('nama')
        .execute(),

    pick: (q = ''): Promise<ProdukChoice[]> =>
      db
        .selectFrom('produk')
        .select(['produk_id as produkId', 'nama', 'stok', isObat.as('obat')])
        .where('aktif', '=', true)
        .where('nama', 'ilike', patternOf(q))
        .orderBy(sql`starts_with(lower(nama), lower(${q}::text))`, 'desc')
        .orderBy('nama')
        .limit(CHOICES_MAX)
        .execute(),

    /** Returns products for the import sheet, by id. */
    listAfter: (produkId: number, limit: number) =>
      db
        .selectFrom('produk')
        .select(['produk_id as produkId', 'nama'])
        .where('aktif', '=', true)
        .where('produk_id', '>', produkId)
        .orderBy('produk_id')
        .limit(limit)
        .execute(),
  }
}
