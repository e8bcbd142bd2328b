import type { Kategori } from '#contract/katalog/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Categories in the shop, with the number of their active products. */
export function kategoriRepository(db: Db | Tx) {
  const all = () =>
    db.selectFrom('kategori').select(['kategori_id as kategoriId', 'nama', 'deskripsi', 'jumlah_produk as count'])
  return {
    list: (): Promise<Kategori[]> => all().orderBy('kategori_id').execute(),

    find: (kategoriId: number): Promise<Kategori | undefined> =>
      all().where('kategori_id', '=', kategoriId).executeTakeFirst(),
  }
}
