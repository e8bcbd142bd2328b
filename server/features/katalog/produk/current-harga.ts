import { sql } from 'kysely'
import type { HargaBasis } from '#contract/uang/harga.ts'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** Current public unit price of a `produk` row. The price index uses the same expression. */
export const currentHarga = sql<number>`coalesce(produk.harga_kini, produk.harga)`
/** Regular price during a promotion, else null. */
export const originalHarga = sql<number | null>`CASE WHEN produk.harga_kini IS NOT NULL THEN produk.harga END`
/** Last day of the current promotion, else null. */
export const hargaUntil = sql<string | null>`CASE WHEN produk.harga_kini IS NOT NULL THEN produk.promo_sampai END`

/** Columns of which `hargaFor` computes a price. */
export const hargaBasis = [
  currentHarga.as('harga'),
  originalHarga.as('harga_semula'),
  sql<HargaBasis['harga_grosir']>`produk.harga_grosir`.as('harga_grosir'),
] as const

/** Returns the unit price for the account's customer group; null if the account has none. */
export const hargaGrup = (penggunaId: number | null) => sql<number | null>`(
  SELECT coalesce(khusus.harga, ceil(produk.harga * (100 - grup.persen) / 100.0)::bigint)
  FROM pengguna
  JOIN grup_pelanggan grup ON grup.grup_id = pengguna.grup_id AND grup.aktif
  LEFT JOIN grup_harga khusus ON khusus.grup_id = grup.grup_id AND khusus.produk_id = produk.produk_id
  WHERE pengguna.pengguna_id = ${penggunaId}::int)`

/**
 * Starts and ends promotions. This is the only place that decides which are active. Prescription products are never reduced.
 * @param produkIds only update these products
 */
export async function applyPromo(db: Db | Tx, now: Date, produkIds?: readonly number[]): Promise<void> {
  const hari = dateWib(now)
  await sql`
    UPDATE produk SET harga_kini = kini.harga FROM (
      SELECT produk_id, CASE
        WHEN harga_promo < harga AND NOT resep AND coalesce(promo_mulai <= ${hari}::date, true)
          AND coalesce(promo_sampai >= ${hari}::date, true) THEN harga_promo END AS harga
      FROM produk WHERE harga_promo IS NOT NULL OR harga_kini IS NOT NULL
    ) AS kini
    WHERE produk.produk_id = kini.produk_id AND produk.harga_kini IS DISTINCT FROM kini.harga
      AND (${produkIds === undefined} OR produk.produk_id = ANY(${produkIds ?? []}::int[]))`.execute(db)
}

/** Applies the promotions of the current day in Jakarta. Called by a job. */
export const moveHarga = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => applyPromo(db, clock())
