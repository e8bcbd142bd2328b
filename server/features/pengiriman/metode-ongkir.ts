import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { parentWilayah } from '#contract/alamat/wilayah.ts'
import type { Database } from '#server/db/tables.ts'

/** Destination of a parcel, as far as known. */
export interface Tujuan {
  kodeWilayah: string | null
  /** Postal code; empty if unknown. */
  kodePos: string
}

/**
 * SQL condition: the method's fee depends on the destination, because it has rates or a courier's quote.
 * @param hasKurir true if a courier API is configured
 */
export const byTujuanOf = (hasKurir: boolean) =>
  sql<boolean>`(${hasKurir}::boolean AND layanan_kurir <> '')
    OR EXISTS (SELECT FROM ongkir WHERE ongkir.shipping_id = pengiriman.shipping_id AND ongkir.aktif)`

/** Order value from which shipping is free: the lower of the method's and the shop's, null if neither is set. */
export const freeFrom = sql<number | null>`least(gratis_mulai, (SELECT gratis_mulai_toko FROM pengaturan_toko))`

/** Selects a shipping method with the data that its fee is computed from, except courier quotes. */
export const selectMetode = (
  eb: ExpressionBuilder<Database, never>,
  { kodeWilayah }: Pick<Tujuan, 'kodeWilayah'>,
  hasKurir: boolean,
) =>
  eb
    .selectFrom('pengiriman')
    .select(['shipping_id as shippingId', 'kode', 'nama', 'estimasi', 'biaya', 'jalur', 'dingin'])
    .select(['layanan_kurir', freeFrom.as('gratis_mulai'), byTujuanOf(hasKurir).as('menurut_tujuan')])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('ongkir')
          .select(['kode_wilayah', 'kg_pertama', 'kg_berikut', 'minimum_kg', 'hari_min', 'hari_maks'])
          .whereRef('ongkir.shipping_id', '=', 'pengiriman.shipping_id')
          .where(
            'kode_wilayah',
            '=',
            sql<string>`ANY(${kodeWilayah === null ? [] : parentWilayah(kodeWilayah)}::text[])`,
          )
          .where('ongkir.aktif', '=', true),
      ).as('tarif'),
    )
    .where('pengiriman.aktif', '=', true)
