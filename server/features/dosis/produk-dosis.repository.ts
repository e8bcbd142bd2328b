import { sql } from 'kysely'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { Db } from '#server/db/client.ts'

/** A document carries no more. */
const DAFTAR_MAX = 200

/** What doses are computed from. A prescription product is in none of it: its dose is between veterinarian and farmer. */
export function produkDosisRepository(db: Db) {
  const produk = () =>
    db
      .selectFrom('produk')
      .select(['produk_id as produkId', 'nama', 'kemasan', 'bentuk', 'zat_aktif', 'masa_henti', 'peringatan'])
      .select(sql<ProdukDosis['aturan_pakai']>`aturan_pakai`.as('aturan_pakai'))
      .where('aktif', '=', true)

  return {
    /** By name; `produkId` is among them however many there are. */
    list: (produkId: number | undefined): Promise<ProdukDosis[]> =>
      produk()
        .where('resep', '=', false)
        .where(sql<boolean>`aturan_pakai <> '[]'`)
        .orderBy(sql`produk_id <> ${produkId ?? 0}`)
        .orderBy('nama')
        .orderBy('produk_id')
        .limit(DAFTAR_MAX)
        .execute(),

    /** What is on prescription comes without its rules. */
    async find(produkId: number): Promise<(ProdukDosis & { resep: boolean }) | undefined> {
      const found = await produk().select('resep').where('produk_id', '=', produkId).executeTakeFirst()
      return found && (found.resep ? { ...found, aturan_pakai: [] } : found)
    },
  }
}
