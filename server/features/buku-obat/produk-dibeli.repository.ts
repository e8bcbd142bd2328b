import { sql } from 'kysely'
import type { ProdukDibeli } from '#contract/buku-obat/endpoints.ts'
import type { Db } from '#server/db/client.ts'

/** More products than a farm ever buys. */
const PRODUK_MAX = 300

/**
 * What a customer bought and paid, the latest first, with the numbers of the lots that were packed for them and not sent back. A product that
 * is no medicine, and of which nobody says anything else, has no withdrawal period.
 */
export async function produkDibeli(db: Db, penggunaId: number): Promise<ProdukDibeli[]> {
  const { rows } = await sql<ProdukDibeli>`
    SELECT produk.produk_id AS "produkId", produk.nama, produk.kemasan,
      CASE WHEN produk.golongan = 'bukan_obat' THEN coalesce(produk.masa_henti, 0) ELSE produk.masa_henti END AS masa_henti,
      coalesce(
        (SELECT array_agg(nomor ORDER BY terakhir DESC, nomor) FROM (
          SELECT lot.nomor, max(pesanan_lot.pesanan_id) AS terakhir
          FROM pesanan_lot JOIN lot USING (lot_id) JOIN pesanan AS punya USING (pesanan_id)
          WHERE punya.pengguna_id = ${penggunaId} AND lot.produk_id = produk.produk_id AND lot.nomor <> ''
            AND pesanan_lot.jumlah > pesanan_lot.kembali
          GROUP BY lot.nomor ORDER BY terakhir DESC LIMIT 20
        ) AS isi), '{}') AS lot
    FROM produk
    JOIN (
      SELECT pesanan_bagian.produk_id, max(pesanan.pesanan_id) AS terakhir
      FROM pesanan JOIN pesanan_bagian USING (pesanan_id)
      WHERE pesanan.pengguna_id = ${penggunaId} AND pesanan.status_pembayaran = 'success'
      GROUP BY pesanan_bagian.produk_id
    ) AS dibeli ON dibeli.produk_id = produk.produk_id
    ORDER BY dibeli.terakhir DESC, produk.nama
    LIMIT ${PRODUK_MAX}`.execute(db)
  return rows
}
