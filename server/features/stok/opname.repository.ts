import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { listRak, ProdukRak } from '#contract/stok/opname-admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, patternOf } from '#server/db/list.ts'
import { FEFO } from './lot.repository.ts'

/** Shelf contents for stocktaking. */
export function opnameRepository(db: Db) {
  return {
    /**
     * Returns products with their lots in picking order. Units set aside are listed too, so that they are not counted as
     * stock.
     */
    async list({ q, kategori, page, limit }: z.output<typeof listRak.query & {}>): Promise<Page<ProdukRak>> {
      let found = db
        .selectFrom('produk')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('lot')
              .select('lot_id')
              .whereRef('lot.produk_id', '=', 'produk.produk_id')
              .where(sql<boolean>`sisa + sisih > 0`),
          ),
        )
      if (kategori) found = found.where('produk.kategori_id', '=', kategori)
      if (q) found = found.where('produk.nama', 'ilike', patternOf(q))
      const [rows, total] = await Promise.all([
        found
          .select(['produk.produk_id as produkId', 'produk.nama'])
          .select(({ selectFrom }) =>
            jsonArrayFrom(
              selectFrom('lot')
                .select(['lot.lot_id as lotId', 'nomor', 'kedaluwarsa', 'sisa', 'sisih'])
                .select(
                  sql<number>`coalesce((SELECT max(mutasi_lot_id) FROM mutasi_lot m WHERE m.lot_id = lot.lot_id), 0)`.as(
                    'versiLot',
                  ),
                )
                .whereRef('lot.produk_id', '=', 'produk.produk_id')
                .where(sql<boolean>`sisa + sisih > 0`)
                .orderBy(FEFO),
            ).as('lot'),
          )
          .orderBy(sql`lower(produk.nama)`)
          .orderBy('produk.produk_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('produk.produk_id')),
      ])
      return { items: rows, total }
    },

    kategori: () =>
      db.selectFrom('kategori').select(['kategori_id as kategoriId', 'nama']).orderBy(sql`lower(nama)`).execute(),
  }
}
