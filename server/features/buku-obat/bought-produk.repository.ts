import { sql } from 'kysely'
import type { BoughtProduk } from '#contract/buku-obat/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Maximum products: more than a farm ever buys. */
const PRODUK_MAX = 300
/** Maximum medicines: more than a shop of fish medicine registers. Devices store the list. */
const OBAT_MAX = 1000

/**
 * Returns the products that an account bought and paid, latest first, with the lot numbers packed and not returned. Then follow
 * all other medicines of the shop. Each has the longest withdrawal period of its label and the account's approved
 * prescriptions. Products that are no medicine default to no withdrawal period.
 * @param penggunaId null: only the medicines
 */
export async function knownProduk(db: Db | Tx, penggunaId: number | null): Promise<BoughtProduk[]> {
  const { rows } = await sql<BoughtProduk>`
    WITH dibeli AS (
      SELECT pesanan_bagian.produk_id, max(pesanan.pesanan_id) AS terakhir
      FROM pesanan JOIN pesanan_bagian USING (pesanan_id)
      WHERE pesanan.pengguna_id = ${penggunaId} AND pesanan.status_pembayaran = 'success'
      GROUP BY pesanan_bagian.produk_id
      ORDER BY terakhir DESC LIMIT ${PRODUK_MAX}
    ), dikenal AS (
      SELECT produk_id, terakhir FROM dibeli
      UNION ALL
      (SELECT produk_id, NULL FROM produk
      WHERE golongan <> 'bukan_obat' AND produk_id NOT IN (SELECT produk_id FROM dibeli)
      ORDER BY produk_id LIMIT ${OBAT_MAX})
    )
    SELECT produk.produk_id AS "produkId", produk.nama, produk.kemasan, produk.zat || ' ' || translate(jsonb_path_query_array(produk.zat_aktif, '$[*].nama')::text, '[]"', '') AS zat,
      dikenal.terakhir IS NOT NULL AS dibeli,
      greatest(
        CASE WHEN produk.golongan = 'bukan_obat' THEN coalesce(produk.masa_henti, 0) ELSE produk.masa_henti END,
        (SELECT max(resep_produk.masa_henti) FROM resep_produk JOIN resep USING (resep_id)
        WHERE resep.pengguna_id = ${penggunaId} AND resep_produk.produk_id = produk.produk_id)
      ) AS masa_henti,
      coalesce(
        (SELECT array_agg(nomor ORDER BY terakhir DESC, nomor) FROM (
          SELECT lot.nomor, max(pesanan_lot.pesanan_id) AS terakhir
          FROM pesanan_lot JOIN lot USING (lot_id) JOIN pesanan AS punya USING (pesanan_id)
          WHERE punya.pengguna_id = ${penggunaId} AND lot.produk_id = produk.produk_id AND lot.nomor <> ''
            AND pesanan_lot.jumlah > pesanan_lot.kembali
          GROUP BY lot.nomor ORDER BY terakhir DESC LIMIT 20
        ) AS isi), '{}') AS lot
    FROM produk JOIN dikenal USING (produk_id)
    ORDER BY dikenal.terakhir DESC NULLS LAST, produk.nama`.execute(db)
  return rows
}
