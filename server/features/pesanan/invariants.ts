import { type RawBuilder, sql } from 'kysely'
import type { Temuan } from '#server/feature.ts'
import { invariantsOngkir } from './invariants-ongkir.ts'
import { invariantsResep } from './invariants-resep.ts'

export const invariants: Record<string, RawBuilder<Temuan>> = {
  ...invariantsOngkir,
  ...invariantsResep,
  // Late money may find no stock: since its order was last ended, the mark says so.
  'Pesanan memegang bagiannya, dan tidak memegang apa-apa setelah berakhir': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('%s, produk %s: perlu %s, memegang %s', status_pembayaran, produk_id, perlu, pegang) AS keterangan
    FROM (
      SELECT pesanan_id, produk_id, coalesce(bagian.jumlah, 0) - coalesce(mutasi.ke_rak, 0) AS perlu,
        coalesce(mutasi.jumlah, 0) AS pegang
      FROM pesanan_bagian bagian
      FULL JOIN (
        SELECT pesanan_id, produk_id, -sum(perubahan) AS jumlah, sum(perubahan) FILTER (WHERE alasan = 'kembali') AS ke_rak
        FROM mutasi_stok
        WHERE pesanan_id IS NOT NULL GROUP BY pesanan_id, produk_id
      ) mutasi USING (pesanan_id, produk_id)
    ) isi
    JOIN pesanan USING (pesanan_id)
    WHERE pegang <> CASE WHEN status_pembayaran IN ('cancelled', 'expired') THEN 0 ELSE perlu END
      AND NOT (pegang = 0 AND EXISTS (
        SELECT FROM riwayat_status tanda
        WHERE tanda.pesanan_id = isi.pesanan_id AND jenis = 'perhatian' AND ke IN ('lunas tanpa stok', 'lunas tanpa resep')
          AND riwayat_id > (
            SELECT max(riwayat_id) FROM riwayat_status akhir
            WHERE akhir.pesanan_id = isi.pesanan_id AND jenis = 'pembayaran' AND ke IN ('cancelled', 'expired')
          )
      ))`,

  'Bagian pesanan memuat semua produknya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('produk %s: dibeli %s, bagian %s', produk_id, baris.jumlah, coalesce(bagian.jumlah, 0)) AS keterangan
    FROM (
      SELECT pesanan_id, produk_id, sum(jumlah) AS jumlah FROM pesanan_baris
      WHERE produk_id IS NOT NULL GROUP BY pesanan_id, produk_id
    ) baris
    LEFT JOIN pesanan_bagian bagian USING (pesanan_id, produk_id)
    WHERE coalesce(bagian.jumlah, 0) < baris.jumlah`,

  'Total pesanan adalah isinya dan ongkirnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('baris %s, subtotal %s, ongkir %s, total %s', coalesce(jumlah, 0), subtotal, biaya_kirim, total_harga)
        AS keterangan
    FROM pesanan
    LEFT JOIN (SELECT pesanan_id, sum(harga * jumlah) AS jumlah FROM pesanan_baris GROUP BY pesanan_id) baris
      USING (pesanan_id)
    WHERE subtotal <> coalesce(jumlah, 0) OR total_harga <> subtotal + biaya_kirim`,
}
