import { sql } from 'kysely'
import type { Kategori } from '#contract/katalog.ts'
import type { Db } from '#server/db/client.ts'

export function kategoriRepository(db: Db) {
  return {
    list: (): Promise<Kategori[]> =>
      db
        .selectFrom('kategori')
        .leftJoin('produk', (join) =>
          join.onRef('produk.kategori_id', '=', 'kategori.kategori_id').on('produk.aktif', '=', true),
        )
        .select(['kategori.kategori_id as kategoriId', 'kategori.nama', 'kategori.deskripsi'])
        .select(sql<number>`count(produk.produk_id)::int`.as('count'))
        .groupBy('kategori.kategori_id')
        .orderBy('kategori.kategori_id')
        .execute(),
  }
}
