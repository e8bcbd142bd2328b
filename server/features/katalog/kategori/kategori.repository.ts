import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import type { KategoriBaris, listKategoriAdmin } from '#contract/katalog/kategori-office.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, urutan } from '#server/db/daftar.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'

interface Isian {
  nama: string
  deskripsi: string
}

export function kategoriRepository(db: Db | Tx) {
  return {
    list: (): Promise<Kategori[]> => selectKategori(db).orderBy('kategori_id').execute(),

    find: (kategoriId: number): Promise<Kategori | undefined> =>
      selectKategori(db).where('kategori_id', '=', kategoriId).executeTakeFirst(),

    async listAdmin({
      q,
      page,
      limit,
      urut,
    }: z.output<typeof listKategoriAdmin.query & {}>): Promise<Page<KategoriBaris>> {
      const { kolom, arah } = urutan<'nama' | 'count'>(urut)
      const found = (text: string) => ilike(sql`nama`, text)
      const [items, total] = await Promise.all([
        selectKategori(db)
          .select('versi')
          .select((eb) =>
            eb
              .exists(
                eb.selectFrom('produk').select('produk_id').whereRef('produk.kategori_id', '=', 'kategori.kategori_id'),
              )
              .$castTo<boolean>()
              .as('dipakai'),
          )
          .$if(q !== undefined, (query) => query.where(found(q ?? '')))
          .orderBy(kolom, arah)
          .orderBy('kategori_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(
          db,
          db
            .selectFrom('kategori')
            .select('kategori_id')
            .$if(q !== undefined, (query) => query.where(found(q ?? ''))),
        ),
      ])
      return { items, total }
    },

    /** Returns the category, locked until the transaction ends. */
    lock: (kategoriId: number) =>
      db
        .selectFrom('kategori')
        .select(['nama', 'deskripsi', 'jumlah_produk', 'versi'])
        .where('kategori_id', '=', kategoriId)
        .forUpdate()
        .executeTakeFirst(),

    insert: (isian: Isian) =>
      db.insertInto('kategori').values(isian).returning('kategori_id').executeTakeFirstOrThrow(),

    update: (kategoriId: number, isian: Isian) =>
      db
        .updateTable('kategori')
        .set({ ...isian, ...NAIK })
        .where('kategori_id', '=', kategoriId)
        .execute(),

    delete: (kategoriId: number) => db.deleteFrom('kategori').where('kategori_id', '=', kategoriId).execute(),

    /** Counts the category's products, including archived ones. */
    async countProduk(kategoriId: number): Promise<number> {
      const { jumlah } = await db
        .selectFrom('produk')
        .select(sql<number>`count(*)::int`.as('jumlah'))
        .where('kategori_id', '=', kategoriId)
        .executeTakeFirstOrThrow()
      return jumlah
    },
  }
}

/** Selects categories with the number of their active products. */
function selectKategori(db: Db | Tx) {
  return db.selectFrom('kategori').select(['kategori_id as kategoriId', 'nama', 'deskripsi', 'jumlah_produk as count'])
}
