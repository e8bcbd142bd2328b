import { type RawBuilder, sql } from 'kysely'
import type { Amount, Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Transaksi yang diketahui statusnya punya nomor': sql`
    SELECT 'pembayaran ' || order_id AS rujukan, transaction_status AS keterangan
    FROM pembayaran WHERE transaction_status IN ('capture', 'settlement', 'refund', 'partial_refund') AND transaction_id IS NULL`,

  'Status Midtrans sesuai dengan yang dikembalikannya': sql`
    SELECT 'pembayaran ' || order_id AS rujukan, format('%s, kembali %s dari %s', transaction_status, dikembalikan, jumlah) AS keterangan
    FROM pembayaran
    WHERE transaction_status IS NULL AND dikembalikan > 0 OR transaction_status IN ('partial_refund', 'partial_chargeback') AND dikembalikan = 0
    UNION ALL SELECT 'titipan ' || titipan_id, format('%s, kembali %s dari %s', transaction_status, dikembalikan, jumlah)
    FROM titipan WHERE dikembalikan > 0 AND transaction_status IN ('capture', 'settlement') AND coalesce(fraud_status, '') <> 'deny'`,

  'Pesanan lunas punya pembayaran sebesar totalnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, 'total ' || total_harga AS keterangan
    FROM pesanan WHERE status_pembayaran = 'success' AND pengganti_dari IS NULL AND NOT EXISTS (
      SELECT FROM pembayaran
      WHERE pembayaran.pesanan_id = pesanan.pesanan_id AND jumlah >= total_harga
        AND transaction_status IN ('capture', 'settlement', 'partial_refund', 'partial_chargeback')
        AND coalesce(fraud_status, '') NOT IN ('challenge', 'deny')
    )`,

  'Uang yang masuk membuat pesanan lunas, atau ditandai': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s, pembayaran %s', status_pembayaran, order_id) AS keterangan
    FROM pembayaran JOIN pesanan USING (pesanan_id)
    WHERE transaction_status IN ('capture', 'settlement') AND coalesce(fraud_status, '') NOT IN ('challenge', 'deny')
      AND status_pembayaran <> 'success'
      AND (SELECT sum(b.jumlah) FROM buku b WHERE b.pembayaran_id = pembayaran.pembayaran_id) > 0
      AND NOT EXISTS (
      SELECT FROM riwayat_status
      WHERE riwayat_status.pesanan_id = pesanan.pesanan_id AND jenis = 'perhatian'
        AND starts_with(keterangan, transaction_id)
    )`,

  'Pesanan yang halaman bayarnya terbuka diperiksa lagi sampai jelas': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s, tanpa pemeriksaan berikutnya', midtrans_order_id) AS keterangan
    FROM pesanan WHERE status_pembayaran = 'pending' AND periksa_pada IS NULL AND EXISTS (
      SELECT FROM pembayaran WHERE pembayaran.pesanan_id = pesanan.pesanan_id AND snap_token IS NOT NULL
    )`,

  'Tanda tentang jawaban Midtrans hilang begitu jawabannya ada': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s, %s', status_pembayaran, array_to_string(perhatian, ', '))
      AS keterangan
    FROM pesanan
    WHERE perhatian && ARRAY['Midtrans tidak menjawab', 'pengembalian dana belum pasti'] AND (
      'Midtrans tidak menjawab' = ANY (perhatian) AND status_pembayaran <> 'pending'
      OR 'pengembalian dana belum pasti' = ANY (perhatian) AND NOT EXISTS (
        SELECT FROM pembayaran JOIN pengembalian USING (pembayaran_id)
        WHERE pembayaran.pesanan_id = pesanan.pesanan_id AND pengembalian.periksa_pada IS NOT NULL))`,

  'Dana yang dikembalikan tidak melebihi pembayarannya': sql`
    SELECT 'pembayaran ' || order_id AS rujukan, format('dibayar %s, kembali %s', jumlah, kembali) AS keterangan
    FROM pembayaran
    JOIN (
      SELECT pembayaran_id, sum(jumlah) AS kembali FROM pengembalian WHERE status <> 'ditolak' GROUP BY pembayaran_id
    ) pengembalian USING (pembayaran_id)
    WHERE kembali > jumlah`,

  'Pengembalian yang berhasil tercatat di Midtrans': sql`
    SELECT 'pembayaran ' || order_id AS rujukan, format('menurut Midtrans %s, berhasil %s', dikembalikan, berhasil)
      AS keterangan
    FROM pembayaran
    JOIN (
      SELECT pembayaran_id, sum(jumlah) AS berhasil FROM pengembalian WHERE status = 'berhasil' GROUP BY pembayaran_id
    ) pengembalian USING (pembayaran_id)
    WHERE berhasil > dikembalikan`,

  'Pengembalian yang ditolak ada di riwayat': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('ditolak %s, di riwayat %s', ditolak, coalesce(tercatat, 0)) AS keterangan
    FROM (
      SELECT pesanan_id, count(*) AS ditolak FROM pengembalian JOIN pembayaran USING (pembayaran_id) WHERE status = 'ditolak' GROUP BY 1
    ) AS g
    LEFT JOIN (
      SELECT pesanan_id, count(*) AS tercatat FROM riwayat_status WHERE jenis = 'pengembalian' AND ke = 'ditolak' GROUP BY 1
    ) AS r USING (pesanan_id)
    WHERE ditolak > coalesce(tercatat, 0)`,

  'Uang titipan yang dipasangkan adalah pembayaran pesanannya': sql`
    SELECT 'titipan ' || titipan_id AS rujukan, format('%s, pembayaran %s', titipan.transaction_id, pembayaran.order_id)
      AS keterangan
    FROM titipan JOIN pembayaran USING (pembayaran_id)
    WHERE titipan.order_id <> pembayaran.order_id OR titipan.jumlah <> pembayaran.jumlah
      OR titipan.transaction_id IS DISTINCT FROM pembayaran.transaction_id`,

  'Uang titipan yang tidak dipasangkan bukan pembayaran pesanan': sql`
    SELECT 'titipan ' || titipan_id AS rujukan, format('%s, pembayaran %s', titipan.status, pembayaran.order_id) AS keterangan
    FROM titipan JOIN pembayaran USING (transaction_id) WHERE titipan.status <> 'dipasangkan'`,

  'Pengembalian atas keluhan adalah untuk pesanan yang dikeluhkan': sql`
    SELECT 'pengembalian ' || pengembalian_id AS rujukan, format('keluhan %s', keluhan_id) AS keterangan
    FROM pengembalian JOIN pembayaran USING (pembayaran_id) JOIN keluhan USING (keluhan_id)
    WHERE keluhan.pesanan_id <> pembayaran.pesanan_id`,

  'Uang titipan yang dikembalikan Midtrans kembali seluruhnya': sql`
    SELECT 'titipan ' || titipan_id AS rujukan, format('masuk %s, kembali %s', jumlah, dikembalikan) AS keterangan
    FROM titipan WHERE status = 'dikembalikan' AND dikembalikan < jumlah`,
}

export const catatan: Record<string, RawBuilder<Amount>> = {
  'uang titipan (masuk tanpa pesanan) menunggu keputusan. Lihat menu Uang Titipan di admin toko.': sql`
    SELECT count(*)::int AS jumlah FROM titipan WHERE status = 'menunggu'`,
}
