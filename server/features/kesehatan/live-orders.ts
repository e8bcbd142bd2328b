import { type RawBuilder, sql } from 'kysely'
import { VALID_HARI_MAX } from '#contract/resep/admin.ts'
import type { Finding } from '#server/feature.ts'

/** Maximum difference between the clocks of several machines, and between a clock before and after it was set. */
const TOLERANCE = sql`interval '1 day'`

/** Order of times, and copies of the same fact in several tables. */
export const LIVE_ORDERS: Readonly<Record<string, RawBuilder<Finding>>> = {
  // After a full refund the order starts anew, so only orders without one are compared.
  'Buku membagi uang atas barang, PPN, dan ongkir pesanan': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('masuk %s: barang %s, ppn %s, ongkir %s', masuk, barang, isi.ppn, ongkir) AS keterangan
    FROM (
      SELECT pesanan_id, coalesce(sum(jumlah) FILTER (WHERE jumlah > 0), 0) AS masuk, sum(barang) AS barang, sum(ppn) AS ppn,
        sum(ongkir) AS ongkir
      FROM buku GROUP BY pesanan_id HAVING min(lunas) >= 0
    ) AS isi
    JOIN pesanan USING (pesanan_id)
    CROSS JOIN LATERAL (SELECT least(subtotal - diskon + ppn_ditambah, masuk) AS untuk_barang) AS bagian
    WHERE barang + isi.ppn <> untuk_barang OR ongkir <> least(biaya_kirim - diskon_ongkir, masuk - untuk_barang)
      OR isi.ppn <> CASE WHEN pesanan.ppn IS NULL THEN 0 ELSE round(untuk_barang * (pesanan.ppn->>'persen')::numeric
        * (pesanan.ppn->>'pembilang')::int / (100 * (pesanan.ppn->>'penyebut')::int
          + (pesanan.ppn->>'persen')::numeric * (pesanan.ppn->>'pembilang')::int)) END`,

  'Resi pesanan adalah resi kiriman terakhirnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('resi %s, kiriman %s', pesanan.resi, terakhir.resi) AS keterangan
    FROM (SELECT DISTINCT ON (pesanan_id) pesanan_id, resi FROM kiriman ORDER BY pesanan_id, kiriman_id DESC) AS terakhir
    JOIN pesanan USING (pesanan_id) WHERE pesanan.resi <> terakhir.resi`,

  'Nomor pembayaran adalah nomor pesanannya, atau nomor uang titipan': sql`
    SELECT 'pembayaran ' || pembayaran_id AS rujukan, format('%s, pesanan %s', pembayaran.order_id, midtrans_order_id) AS keterangan
    FROM pembayaran JOIN pesanan USING (pesanan_id) LEFT JOIN titipan USING (pembayaran_id)
    WHERE NOT starts_with(pembayaran.order_id, midtrans_order_id) AND titipan_id IS NULL`,

  // Marks about an answer of Midtrans are removed without a step.
  'Tanda pesanan sesuai riwayatnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, 'tanda ' || tanda AS keterangan
    FROM (SELECT pesanan_id, unnest(perhatian) AS tanda, true AS kini FROM pesanan WHERE perhatian <> '{}') AS terlihat
    FULL JOIN (
      SELECT DISTINCT ON (pesanan_id, coalesce(dari, ke)) pesanan_id, coalesce(dari, ke) AS tanda, dari IS NULL AS terpasang
      FROM riwayat_status WHERE jenis = 'perhatian' ORDER BY pesanan_id, coalesce(dari, ke), riwayat_id DESC
    ) AS riwayat USING (pesanan_id, tanda)
    WHERE coalesce(kini, false) <> coalesce(terpasang, false)
      AND tanda NOT IN ('Midtrans tidak menjawab', 'pengembalian dana belum pasti')`,

  'Tanggal resep berurutan': sql`
    SELECT 'resep ' || resep_id AS rujukan, format('tanggal %s, dikirim %s, diputus %s, sampai %s', tanggal, dibuat, diputus, berlaku_sampai) AS keterangan
    FROM resep WHERE tanggal > dibuat::date + 1 OR diputus < dibuat - interval '1 day' OR berlaku_sampai < tanggal
      OR dipakai < dibuat - interval '1 day' OR berlaku_sampai > diputus::date + ${VALID_HARI_MAX + 2}::int`,

  'Tanggal keluhan berurutan': sql`
    SELECT 'keluhan ' || keluhan_id AS rujukan, format('dibuat %s, jawab sebelum %s, selesai %s', k.dibuat, jawab_sebelum, selesai) AS keterangan
    FROM keluhan k JOIN pesanan USING (pesanan_id)
    WHERE k.dibuat < pesanan.dibuat - interval '1 day' OR jawab_sebelum < k.dibuat - interval '1 day' OR selesai < k.dibuat - interval '1 day'`,

  'Sesi admin toko hanya milik admin, dan akun yang dihapus tidak punya sesi': sql`
    SELECT 'sesi ' || sesi_id AS rujukan, format('akun %s, %s', pengguna_id, role) AS keterangan
    FROM sesi JOIN pengguna USING (pengguna_id) WHERE jenis = 'kantor' AND role <> 'admin' OR dihapus IS NOT NULL`,

  'Tidak ada kejadian sebelum pesanannya dibuat': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('dibuat %s, %s %s', pesanan.dibuat, apa, waktu) AS keterangan
    FROM (
      SELECT pesanan_id, 'batas bayar' AS apa, batas_bayar AS waktu FROM pesanan
      UNION ALL SELECT pesanan_id, 'pembayaran', least(dibuat, diubah) FROM pembayaran
      UNION ALL SELECT pesanan_id, 'pengembalian', least(g.dibuat, g.diubah) FROM pengembalian g JOIN pembayaran USING (pembayaran_id)
      UNION ALL SELECT pesanan_id, 'buku', waktu FROM buku
      UNION ALL SELECT pesanan_id, 'riwayat', waktu FROM riwayat_status
      UNION ALL SELECT pesanan_id, 'stok', waktu FROM mutasi_stok
      UNION ALL SELECT pesanan_id, 'lot', waktu FROM mutasi_lot
      UNION ALL SELECT pesanan_id, 'kiriman', dibuat FROM kiriman
      UNION ALL SELECT pesanan_id, 'retur', dibuat FROM retur
    ) AS kejadian
    JOIN pesanan USING (pesanan_id)
    WHERE waktu < pesanan.dibuat - ${TOLERANCE}`,

  'Riwayat pesanan dimulai saat pesanan dibuat': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('dibuat %s, riwayat %s', dibuat, pertama) AS keterangan
    FROM pesanan JOIN (SELECT pesanan_id, min(waktu) AS pertama FROM riwayat_status GROUP BY pesanan_id) AS r USING (pesanan_id)
    WHERE pertama > dibuat + ${TOLERANCE}`,

  'Pesanan paketan adalah satu paket': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s: %s baris, %s paket', jenis, baris, paket) AS keterangan
    FROM pesanan JOIN (
      SELECT pesanan_id, count(*) AS baris, count(paket_id) AS paket FROM pesanan_baris GROUP BY pesanan_id
    ) AS isi USING (pesanan_id)
    WHERE jenis = 'paketan' AND (baris, paket) <> (1, 1)`,

  'Bagian pesanan tanpa paket adalah barisnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('produk %s: dibeli %s, bagian %s', produk_id, coalesce(baris.jumlah, 0), bagian.jumlah) AS keterangan
    FROM pesanan_bagian bagian
    LEFT JOIN (
      SELECT pesanan_id, produk_id, sum(jumlah) AS jumlah FROM pesanan_baris WHERE produk_id IS NOT NULL GROUP BY pesanan_id, produk_id
    ) AS baris USING (pesanan_id, produk_id)
    LEFT JOIN (SELECT DISTINCT pesanan_id FROM pesanan_baris WHERE paket_id IS NOT NULL) AS berpaket USING (pesanan_id)
    WHERE bagian.jumlah > coalesce(baris.jumlah, 0) AND berpaket.pesanan_id IS NULL`,

  'Undangan berlaku sehari': sql`
    SELECT 'undangan ' || undangan_id AS rujukan, format('dibuat %s, sampai %s', dibuat, kedaluwarsa) AS keterangan
    FROM undangan WHERE kedaluwarsa > dibuat + interval '1 day'`,
}
