import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { wilayahInduk } from '#contract/alamat/wilayah.ts'
import type { Database } from '#server/db/schema.ts'

/** Where something is sent, as far as it is known. */
export interface Tujuan {
  kodeWilayah: string | null
  /** Empty: nobody knows it. */
  kodePos: string
}

/**
 * Does the fee of a method depend on where it goes? Of one that has rates, and of one whose courier is asked.
 * @param adaKurir couriers are asked
 */
export const menurutTujuanOf = (adaKurir: boolean) =>
  sql<boolean>`(${adaKurir}::boolean AND layanan_kurir <> '')
    OR EXISTS (SELECT FROM ongkir WHERE ongkir.shipping_id = pengiriman.shipping_id AND ongkir.aktif)`

/** From when it is free: what the method says, or the whole shop, whichever is less; null where neither says anything. */
export const gratisMulai = sql<number | null>`least(gratis_mulai, (SELECT gratis_mulai_toko FROM pengaturan_toko))`

/** A way of shipping with what its fee is computed from, besides what its courier says. */
export const selectMetode = (
  eb: ExpressionBuilder<Database, never>,
  { kodeWilayah }: Pick<Tujuan, 'kodeWilayah'>,
  adaKurir: boolean,
) =>
  eb
    .selectFrom('pengiriman')
    .select(['shipping_id as shippingId', 'kode', 'nama', 'estimasi', 'biaya', 'jalur', 'dingin'])
    .select(['layanan_kurir', gratisMulai.as('gratis_mulai'), menurutTujuanOf(adaKurir).as('menurut_tujuan')])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('ongkir')
          .select(['kode_wilayah', 'kg_pertama', 'kg_berikut', 'minimum_kg', 'hari_min', 'hari_maks'])
          .whereRef('ongkir.shipping_id', '=', 'pengiriman.shipping_id')
          .where(
            'kode_wilayah',
            '=',
            sql<string>`ANY(${kodeWilayah === null ? [] : wilayahInduk(kodeWilayah)}::text[])`,
          )
          .where('ongkir.aktif', '=', true),
      ).as('tarif'),
    )
    .where('pengiriman.aktif', '=', true)
