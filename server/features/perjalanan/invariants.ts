import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Pelaku riwayat dikenal': sql`
    SELECT 'riwayat ' || riwayat_id AS rujukan, format('pesanan %s oleh %s', pesanan_id, oleh) AS keterangan
    FROM riwayat_status WHERE oleh NOT IN ('pelanggan', 'notifikasi', 'peramban', 'rekonsiliasi', 'admin', 'otomatis')`,

  // Only its first step: merged accounts give an order back without the later ones.
  'Pesanan adalah milik pembeli yang membuatnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('dibuat akun %s, milik akun %s', r.pengguna_id, p.pengguna_id) AS keterangan
    FROM riwayat_status r JOIN pesanan p USING (pesanan_id)
    WHERE r.jenis = 'pembayaran' AND dari IS NULL AND oleh = 'pelanggan' AND r.pengguna_id <> p.pengguna_id`,

  'Riwayat menyambung dan berakhir di status pesanan': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('riwayat %s (%s): %s > %s setelah %s', riwayat_id, langkah.jenis, coalesce(dari, '-'), ke, coalesce(lalu, '-'))
        AS keterangan
    FROM (
      SELECT pesanan_id, riwayat_id, jenis, dari, ke,
        lag(ke, 1, CASE jenis WHEN 'pesanan' THEN 'Menunggu Respon' END) OVER urut AS lalu,
        lead(riwayat_id) OVER urut IS NULL AS terakhir
      FROM riwayat_status WHERE jenis IN ('pembayaran', 'pesanan')
      WINDOW urut AS (PARTITION BY pesanan_id, jenis ORDER BY riwayat_id)
    ) langkah
    JOIN pesanan USING (pesanan_id)
    WHERE dari IS DISTINCT FROM lalu
      OR terakhir AND ke <> CASE langkah.jenis WHEN 'pembayaran' THEN status_pembayaran ELSE status_pesanan END`,

  'Setiap status pesanan ada riwayatnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s, %s', status_pembayaran, status_pesanan) AS keterangan
    FROM pesanan
    WHERE NOT EXISTS (
        SELECT FROM riwayat_status r WHERE r.pesanan_id = pesanan.pesanan_id AND jenis = 'pembayaran'
      )
      OR status_pesanan <> 'Menunggu Respon' AND NOT EXISTS (
        SELECT FROM riwayat_status r WHERE r.pesanan_id = pesanan.pesanan_id AND jenis = 'pesanan'
      )`,
}
