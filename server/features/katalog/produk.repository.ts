import { type ExpressionBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { Produk, ProdukQuery } from '#contract/katalog.ts'
import type { KelasPenyakit } from '#contract/kelas-penyakit.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/daftar.ts'
import type { Database } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A list that nobody paged is cut here. */
const WHOLE_LIST = 1000
const PAGE_SIZE = 24

type Filter = Pick<z.output<typeof ProdukQuery>, 'q' | 'kategori'>

export function produkRepository(db: Db | Tx) {
  const active = (filter: Filter) => (eb: ExpressionBuilder<Database, 'produk'>) =>
    eb.and([
      eb('aktif', '=', true),
      ...(filter.kategori?.length ? [eb('kategori_id', 'in', filter.kategori)] : []),
      // The expression of the trigram index, letter for letter; the line break keeps a hit inside one of the two texts.
      ...(filter.q ? [ilike(sql`(nama || E'\n' || deskripsi)`, filter.q)] : []),
    ])

  /** The categories know how many they have; what is searched for is counted up to `TOTAL_MAX`. */
  async function count({ q, kategori }: Filter): Promise<number> {
    if (q) return countUpTo(db, db.selectFrom('produk').select('produk_id').where(active({ q, kategori })))
    const { total } = await db
      .selectFrom('kategori')
      .select(sql<number>`coalesce(sum(jumlah_produk), 0)::int`.as('total'))
      .$if(kategori !== undefined && kategori.length > 0, (query) => query.where('kategori_id', 'in', kategori ?? []))
      .executeTakeFirstOrThrow()
    return total
  }

  return {
    async list({ page, limit, ...filter }: z.output<typeof ProdukQuery>): Promise<Page<Produk>> {
      const size = limit ?? (page ? PAGE_SIZE : WHOLE_LIST)
      const [items, total] = await Promise.all([
        selectProduk(db)
          .where('produk.produk_id', 'in', (eb) =>
            eb
              .selectFrom('produk')
              .select('produk_id')
              .where(active(filter))
              .orderBy('nama')
              .orderBy('produk_id')
              .limit(size)
              .offset(((page ?? 1) - 1) * size),
          )
          .orderBy('produk.nama')
          .orderBy('produk.produk_id')
          .execute(),
        count(filter),
      ])
      return { items, total }
    },

    find: (produkId: number): Promise<Produk | undefined> =>
      selectProduk(db).where('produk.produk_id', '=', produkId).where('produk.aktif', '=', true).executeTakeFirst(),
  }
}

/** Products with the name of their category. */
export function selectProduk(db: Db | Tx) {
  return db
    .selectFrom('produk')
    .innerJoin('kategori', 'kategori.kategori_id', 'produk.kategori_id')
    .select([
      'produk.produk_id as produkId',
      'produk.nama',
      'produk.deskripsi',
      'produk.harga',
      'produk.stok',
      'produk.gambar',
      'produk.kategori_id as kategoriId',
      'kategori.nama as kategoriNama',
      'produk.kemasan',
      'produk.zat',
      'produk.golongan',
      'produk.dosis',
      'produk.resep',
      'produk.masa_henti',
    ])
    .select(sql<z.infer<typeof KelasPenyakit>[]>`produk.kelas`.as('kelas'))
}
