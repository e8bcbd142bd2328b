import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Barang dari pembelian adalah yang dipesan': sql`
    SELECT 'lot ' || lot_id AS rujukan, format('pembelian %s tanpa produk %s', pembelian_id, lot.produk_id) AS keterangan
    FROM lot LEFT JOIN pembelian_baris b USING (pembelian_id, produk_id) WHERE pembelian_id IS NOT NULL AND b.pembelian_id IS NULL`,
  'Pembelian punya baris, dan dipesan setelah dibuat': sql`
    SELECT 'pembelian ' || pembelian_id AS rujukan, format('%s, dibuat %s, dipesan %s', status, dibuat, dipesan) AS keterangan
    FROM pembelian WHERE dipesan < dibuat - interval '1 day'
      OR NOT EXISTS (SELECT FROM pembelian_baris b WHERE b.pembelian_id = pembelian.pembelian_id)`,
  'Keadaan pembelian sesuai dengan yang sudah datang': sql`
    SELECT 'pembelian ' || pembelian_id AS rujukan, format('%s, datang %s dari %s', status, coalesce(datang, 0), jumlah) AS keterangan
    FROM (
      SELECT pembelian_id, status, alasan, sum(baris.jumlah) AS jumlah, sum(datang) AS datang,
        bool_and(coalesce(datang, 0) >= baris.jumlah) AS semua
      FROM pembelian JOIN pembelian_baris AS baris USING (pembelian_id)
      LEFT JOIN (
        SELECT pembelian_id, produk_id, sum(mutasi_lot.sisa + mutasi_lot.sisih) AS datang
        FROM lot JOIN mutasi_lot USING (lot_id)
        WHERE pembelian_id IS NOT NULL AND alasan = 'masuk' GROUP BY 1, 2
      ) AS masuk USING (pembelian_id, produk_id)
      GROUP BY pembelian_id
    ) AS hitungan
    WHERE CASE status
      WHEN 'sebagian' THEN semua OR coalesce(datang, 0) = 0
      WHEN 'diterima' THEN NOT semua AND alasan = ''
      ELSE coalesce(datang, 0) > 0 END`,
  'Nama pemasok di lot adalah pemasok': sql`
    SELECT 'lot ' || lot_id AS rujukan, format('pemasok %s', pemasok) AS keterangan
    FROM lot WHERE (btrim(regexp_replace(pemasok, '\\s+', ' ', 'g')) <> '') <> (pemasok_id IS NOT NULL)`,
}
