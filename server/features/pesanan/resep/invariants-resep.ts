import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariantsResep: Record<string, RawBuilder<Finding>> = {
  'Resep terpakai sebanyak yang diambil pesanannya': sql`
    SELECT 'resep ' || resep_id AS rujukan,
      format('produk %s: tercatat %s, pesanan %s', produk_id, coalesce(terpakai, 0), coalesce(diambil, 0)) AS keterangan
    FROM (SELECT resep_id, produk_id, terpakai FROM resep_produk WHERE terpakai > 0) resep
    FULL JOIN (
      SELECT resep_id, produk_id, sum(dari_resep) AS diambil FROM pesanan_bagian JOIN pesanan USING (pesanan_id)
      WHERE dari_resep > 0 GROUP BY resep_id, produk_id
    ) bagian USING (resep_id, produk_id)
    WHERE coalesce(terpakai, 0) <> coalesce(diambil, 0)`,

  // Units that a refund put back on the shelf need no prescription any more. Late money may find no prescription; the order
  // is flagged then.
  'Obat resep hanya dibayar dengan resep yang disetujui': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('produk %s: %s, dari resep %s (%s)', produk_id, bagian.jumlah, dari_resep, coalesce(resep.status, 'tanpa resep')) AS keterangan
    FROM pesanan_bagian bagian JOIN pesanan USING (pesanan_id) LEFT JOIN resep USING (resep_id)
    WHERE status_pembayaran = 'success' AND dari_resep IS NOT NULL AND (
      resep.status IS DISTINCT FROM 'disetujui'
      OR dari_resep < bagian.jumlah - coalesce((
        SELECT sum(perubahan) FROM mutasi_stok m
        WHERE m.pesanan_id = bagian.pesanan_id AND m.produk_id = bagian.produk_id AND alasan = 'kembali'), 0)
      AND NOT EXISTS (
        SELECT FROM riwayat_status tanda
        WHERE tanda.pesanan_id = bagian.pesanan_id AND jenis = 'perhatian' AND ke IN ('lunas tanpa stok', 'lunas tanpa resep')
      ))`,

  'Pesanan yang belum dibayar memegang resepnya, yang berakhir tidak': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('%s, produk %s: %s, dari resep %s', status_pembayaran, produk_id, jumlah, dari_resep) AS keterangan
    FROM pesanan_bagian JOIN pesanan USING (pesanan_id)
    WHERE dari_resep IS NOT NULL AND (
      status_pembayaran IN ('cancelled', 'expired') AND dari_resep > 0
      OR status_pembayaran = 'pending' AND dari_resep <> CASE WHEN menunggu_resep THEN 0 ELSE jumlah END)`,

  'Pesanan yang resepnya belum diputuskan tidak bisa dibayar': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('resep %s: %s', resep_id, status) AS keterangan
    FROM pesanan JOIN resep USING (resep_id)
    WHERE menunggu_resep AND (
      status_pembayaran = 'pending' AND status <> 'menunggu'
      OR EXISTS (SELECT FROM pembayaran WHERE pembayaran.pesanan_id = pesanan.pesanan_id))`,
}
