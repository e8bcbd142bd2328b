import { sql } from 'kysely'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { Db } from '#server/db/client.ts'

/** Maximum products in the list, which is embedded in a page. */
const LIST_MAX = 200

/** Data for computing doses. Excludes prescription products, whose dosage is between veterinarian and farmer. */
export function produkDosisRepository(db: Db) {
  const produk = () =>
    db
      .selectFrom('produk')
      .select(['produk_id as produkId', 'nama', 'kemasan', 'bentuk', 'zat_aktif', 'masa_henti', 'peringatan'])
      .select(sql<ProdukDosis['aturan_pakai']>`aturan_pakai`.as('aturan_pakai'))
      .where('aktif', '=', true)

  return {
    /** Returns products by name. `produkId` is always included, regardless of the limit. */
    list: (produkId: number | undefined): Promise<ProdukDosis[]> =>
      produk()
        .where('resep', '=', false)
        .where(sql<boolean>`aturan_pakai <> '[]'`)
        .orderBy(sql`produk_id <> ${produkId ?? 0}`)
        .orderBy('nama')
        .orderBy('produk_id')
        .limit(LIST_MAX)
        .execute(),

    /** Returns a product. A prescription product has no rules of use. */
    async find(produkId: number): Promise<(ProdukDosis & { resep: boolean }) | undefined> {
      const found = await produk().select('resep').where('produk_id', '=', produkId).executeTakeFirst()
      return found && (found.resep ? { ...found, aturan_pakai: [] } : found)
    },
  }
}
