import { sql } from 'kysely'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import { byTujuanOf, freeFrom } from './metode-ongkir.ts'

/** @param hasKurir true if a courier API is configured; a method with a courier service has no flat fee then */
export function pengirimanRepository(db: Db | Tx, hasKurir = false) {
  const active = () =>
    db
      .selectFrom('pengiriman')
      .select(['shipping_id as shippingId', 'kode', 'nama', 'estimasi', 'biaya', 'jalur', 'dingin'])
      .select([freeFrom.as('gratis_mulai'), byTujuanOf(hasKurir).as('menurut_tujuan')])
      .where('aktif', '=', true)

  return {
    /** Adds the pick-up method, inactive, so that buyers cannot choose it. */
    addPickup: () =>
      db
        .insertInto('pengiriman')
        .values({
          kode: 'ambil-sendiri',
          nama: 'Ambil sendiri',
          biaya: 0,
          jalur: 'ambil_sendiri',
          dingin: true,
          aktif: false,
        })
        .onConflict((conflict) => conflict.column('kode').doNothing())
        .execute(),

    list: (): Promise<Pengiriman[]> => active().orderBy('urutan').orderBy('shipping_id').execute(),
    find: (shippingId: number): Promise<Pengiriman | undefined> =>
      active().where('shipping_id', '=', shippingId).executeTakeFirst(),

    /** Counts active methods whose transport mode was only guessed. */
    countGuessed: (): Promise<number> =>
      countUpTo(db, active().where('jalur_ditebak', '=', true).clearSelect().select('shipping_id'), TUGAS_MAX),

    /** Counts active products that no active method may carry, by the rule of `refusals`. */
    countWithoutCarrier: (): Promise<number> =>
      countUpTo(
        db,
        db
          .selectFrom('produk')
          .select('produk_id')
          .where('aktif', '=', true)
          .where(
            sql<boolean>`(bahaya <> 'tidak_ada' OR suhu_simpan = 'dingin') AND NOT EXISTS (
              SELECT FROM pengiriman
              WHERE aktif AND (bahaya = 'tidak_ada' OR jalur <> 'udara') AND (suhu_simpan = 'ruang' OR dingin)
            )`,
          ),
        TUGAS_MAX,
      ),
  }
}
