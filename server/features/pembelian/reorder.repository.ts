import { sql } from 'kysely'
import type { ReorderInput } from '#contract/pembelian/reorder.ts'
import type { ReorderLine } from '#contract/pembelian/reorder-admin.ts'
import type { Db } from '#server/db/client.ts'

/** Data of a product from which its reorder quantity is computed. */
export type ReorderData = Pick<ReorderLine, 'produkId' | 'nama' | 'ditahan' | 'pemasok' | 'hargaModal'> &
  Omit<ReorderInput, 'hari'>

const DAY_MS = 86_400_000
/** Default lead time in days, for products without a known supplier. */
const LEAD_DAYS = 7

/**
 * Returns the sales and stock of every product on sale. Sales are the units of orders paid in the last `hari` days and not
 * fully refunded, with packages split into their parts, minus units returned to stock.
 */
export async function readInput(db: Db, now: Date, hari: number): Promise<ReorderData[]> {
  const since = new Date(now.getTime() - hari * DAY_MS)
  const { rows } = await sql<
    Omit<ReorderData, 'pemasok'> & { pemasok_id: number | null; pemasok: string | null; dibuat: Date }
  >`
    WITH lunas AS MATERIALIZED (
      SELECT pesanan_id FROM buku WHERE waktu >= ${since} GROUP BY pesanan_id HAVING sum(lunas) > 0
    ),
    laku AS (
      SELECT produk_id, sum(jumlah)::int AS jumlah FROM lunas JOIN pesanan_bagian USING (pesanan_id) GROUP BY 1
    ),
    kembali AS (
      SELECT produk_id, sum(perubahan)::int AS jumlah FROM lunas JOIN mutasi_stok USING (pesanan_id)
      WHERE alasan = 'kembali' GROUP BY 1
    ),
    ditahan AS (
      SELECT produk_id, sum(jumlah)::int AS jumlah FROM pesanan JOIN pesanan_bagian USING (pesanan_id)
      WHERE status_pembayaran = 'pending' GROUP BY 1
    ),
    jalan AS (
      SELECT baris.produk_id, sum(greatest(baris.jumlah - coalesce(masuk.jumlah, 0), 0))::int AS jumlah
      FROM pembelian JOIN pembelian_baris AS baris USING (pembelian_id)
      LEFT JOIN (
        SELECT pembelian_id, produk_id, sum(mutasi_lot.sisa + mutasi_lot.sisih) AS jumlah
        FROM lot JOIN mutasi_lot USING (lot_id)
        WHERE pembelian_id IS NOT NULL AND alasan = 'masuk' GROUP BY 1, 2
      ) AS masuk USING (pembelian_id, produk_id)
      WHERE status IN ('dipesan', 'sebagian') GROUP BY 1
    )
    SELECT produk.produk_id AS "produkId", produk.nama, produk.stok, produk.lot_kurang AS kurang,
      produk.stok_minimum AS "stokMinimum", produk.dibuat,
      coalesce(laku.jumlah, 0) - coalesce(kembali.jumlah, 0) AS terjual,
      coalesce(ditahan.jumlah, 0) AS ditahan, coalesce(jalan.jumlah, 0) AS "diJalan",
      pemasok.pemasok_id, pemasok.nama AS pemasok, coalesce(pemasok.hari_tunggu, ${LEAD_DAYS})::int AS "hariTunggu",
      terakhir.harga_modal AS "hargaModal"
    FROM produk
    LEFT JOIN laku USING (produk_id)
    LEFT JOIN kembali USING (produk_id)
    LEFT JOIN ditahan USING (produk_id)
    LEFT JOIN jalan USING (produk_id)
    LEFT JOIN LATERAL (
      SELECT pemasok_id, harga_modal FROM lot
      WHERE lot.produk_id = produk.produk_id AND pemasok_id IS NOT NULL ORDER BY lot_id DESC LIMIT 1
    ) AS terakhir ON true
    LEFT JOIN pemasok ON pemasok.pemasok_id = terakhir.pemasok_id
    WHERE produk.aktif ORDER BY produk.nama, produk.produk_id`.execute(db)
  return rows.map(({ pemasok_id, pemasok, dibuat, ...row }) => ({
    ...row,
    umur: Math.floor((now.getTime() - dibuat.getTime()) / DAY_MS),
    pemasok: pemasok_id && pemasok ? { pemasokId: pemasok_id, nama: pemasok, hariTunggu: row.hariTunggu } : null,
  }))
}
