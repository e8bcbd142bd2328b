import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Paket } from '#contract/katalog.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

export function paketRepository(db: Db | Tx) {
  const active = () =>
    db
      .selectFrom('paket')
      .select((eb) => [
        'paket.paket_id as paketId',
        'paket.title',
        'paket.harga',
        'paket.gambar',
        'paket.deskripsi',
        jsonArrayFrom(
          eb
            .selectFrom('paket_item')
            .select(['paket_item.nama', 'paket_item.produk_id as produkId', 'paket_item.jumlah'])
            .whereRef('paket_item.paket_id', '=', 'paket.paket_id')
            .orderBy('paket_item.urutan'),
        ).as('isi'),
        // What the scarcest tied part allows; a part that is off sale, or needs a prescription, allows none.
        eb
          .selectFrom('paket_item')
          .innerJoin('produk', 'produk.produk_id', 'paket_item.produk_id')
          .select(
            sql<number>`min(CASE WHEN produk.aktif AND NOT produk.resep THEN produk.stok / paket_item.jumlah ELSE 0 END)`.as(
              'tersedia',
            ),
          )
          .whereRef('paket_item.paket_id', '=', 'paket.paket_id')
          .as('tersedia'),
      ])
      .where('paket.aktif', '=', true)

  return {
    list: async (): Promise<Paket[]> =>
      (await active().orderBy('paket.urutan').orderBy('paket.paket_id').execute()).map(withNames),

    async find(paketId: number): Promise<Paket | undefined> {
      const row = await active().where('paket.paket_id', '=', paketId).executeTakeFirst()
      return row && withNames(row)
    },
  }
}

const withNames = (row: Omit<Paket, 'items'>): Paket => ({ ...row, items: row.isi.map((item) => item.nama) })
