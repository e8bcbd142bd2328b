import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Page, Parsed } from '#contract/endpoint.ts'
import type { GrupAdmin, GrupInput, listGrup } from '#contract/grup/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'

/** Groups of customers with their own prices. */
export function grupRepository(db: Db | Tx) {
  const all = () =>
    db
      .selectFrom('grup_pelanggan')
      .select(['grup_id as grupId', 'nama', 'persen', 'aktif', 'versi'])
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('grup_harga')
            .select(['produk_id as produkId', 'harga'])
            .whereRef('grup_harga.grup_id', '=', 'grup_pelanggan.grup_id')
            .orderBy('produk_id'),
        ).as('harga'),
        sql<number>`(SELECT count(*)::int FROM pengguna WHERE pengguna.grup_id = grup_pelanggan.grup_id)`.as('anggota'),
      ])

  async function saveHarga(grupId: number, harga: GrupInput['harga']): Promise<void> {
    await db.deleteFrom('grup_harga').where('grup_id', '=', grupId).execute()
    if (harga.length > 0)
      await db
        .insertInto('grup_harga')
        .values(harga.map(({ produkId, harga }) => ({ grup_id: grupId, produk_id: produkId, harga })))
        .execute()
  }

  return {
    async list({ q, page, limit }: Parsed<typeof listGrup>['query']): Promise<Page<GrupAdmin>> {
      let found = all()
      if (q) found = found.where(ilike(sql.ref('nama'), q))
      const [items, total] = await Promise.all([
        found
          .orderBy('aktif', 'desc')
          .orderBy('nama')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found),
      ])
      return { items, total }
    },

    find: (grupId: number): Promise<GrupAdmin | undefined> => all().where('grup_id', '=', grupId).executeTakeFirst(),

    /** Returns the group, locked until the transaction ends. */
    lock: (grupId: number): Promise<GrupAdmin | undefined> =>
      all().where('grup_id', '=', grupId).forUpdate('grup_pelanggan').executeTakeFirst(),

    async insert({ harga, ...input }: GrupInput, createdAt: Date): Promise<number> {
      const { grup_id } = await db
        .insertInto('grup_pelanggan')
        .values({ ...input, dibuat: createdAt })
        .returning('grup_id')
        .executeTakeFirstOrThrow()
      await saveHarga(grup_id, harga)
      return grup_id
    },

    async update(grupId: number, { harga, ...input }: GrupInput): Promise<void> {
      await db
        .updateTable('grup_pelanggan')
        .set({ ...input, ...NEXT_VERSI })
        .where('grup_id', '=', grupId)
        .execute()
      await saveHarga(grupId, harga)
    },

    delete: (grupId: number) => db.deleteFrom('grup_pelanggan').where('grup_id', '=', grupId).execute(),

    /** True if the group has members or vouchers. */
    async isUsed(grupId: number): Promise<boolean> {
      const { rows } = await sql<{ present: boolean }>`
        SELECT EXISTS (SELECT FROM pengguna WHERE grup_id = ${grupId})
          OR EXISTS (SELECT FROM voucher WHERE grup_id = ${grupId}) AS present`.execute(db)
      return rows[0]?.present ?? false
    },

    /** Returns the products with special prices, by name and with their regular price. */
    listProduk: (produkIds: readonly number[]) =>
      db
        .selectFrom('produk')
        .select(['produk_id as id', 'nama', 'harga'])
        .where('produk_id', '=', sql<number>`ANY(${produkIds}::int[])`)
        .orderBy('nama')
        .execute(),

    /** Returns names of products that the group would buy below the unit cost of their last lot. */
    async listBelowCost({ persen, harga }: Pick<GrupInput, 'persen' | 'harga'>): Promise<string[]> {
      const { rows } = await sql<{ nama: string }>`
        SELECT produk.nama FROM produk
        JOIN LATERAL (
          SELECT harga_modal FROM lot WHERE lot.produk_id = produk.produk_id AND harga_modal IS NOT NULL
          ORDER BY lot_id DESC LIMIT 1
        ) AS terakhir ON true
        LEFT JOIN jsonb_to_recordset(${JSON.stringify(harga)}::jsonb) AS khusus ("produkId" int, harga bigint)
          ON khusus."produkId" = produk.produk_id
        WHERE produk.aktif AND NOT produk.resep AND (khusus.harga IS NOT NULL OR ${persen}::int > 0)
          AND coalesce(khusus.harga, ceil(produk.harga * (100 - ${persen}::int) / 100.0)) < harga_modal
        ORDER BY produk.nama`.execute(db)
      return rows.map(({ nama }) => nama)
    },
  }
}
