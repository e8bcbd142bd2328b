import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Buku menyebut pesanan dan pengembalian dari pembayarannya': sql`
    SELECT 'buku ' || buku_id AS rujukan,
      format('pesanan %s, pembayaran %s, pengembalian %s %s', buku.pesanan_id, order_id, pengembalian_id, g.status) AS keterangan
    FROM buku JOIN pembayaran USING (pembayaran_id) LEFT JOIN pengembalian g USING (pengembalian_id)
    WHERE buku.pesanan_id <> pembayaran.pesanan_id OR g.pembayaran_id <> buku.pembayaran_id
      OR g.status NOT IN ('berhasil', 'manual') OR -buku.jumlah > g.jumlah OR (buku.cara = 'manual') <> (g.cara = 'manual')`,

  'Pengembalian yang selesai ada di buku': sql`
    SELECT 'pengembalian ' || pengembalian_id AS rujukan, format('%s %s, di buku %s', status, jumlah, coalesce(keluar, 0)) AS keterangan
    FROM pengembalian
    LEFT JOIN (SELECT pengembalian_id, -sum(jumlah) AS keluar FROM buku WHERE pengembalian_id IS NOT NULL GROUP BY 1) AS isi
      USING (pengembalian_id)
    WHERE status IN ('berhasil', 'manual') AND coalesce(keluar, 0) <> jumlah`,

  'Uang yang kembali seluruhnya membawa kembali semua barisnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('baris %s: isi %s, kembali %s', urutan, baris.jumlah * kali, coalesce(kembali, 0)) AS keterangan
    FROM (
      SELECT pesanan_id, count(*) FILTER (WHERE lunas = 1) AS kali FROM buku GROUP BY pesanan_id
      HAVING sum(lunas) = 0 AND min(lunas) = -1
    ) AS habis
    JOIN pesanan_baris baris USING (pesanan_id)
    LEFT JOIN (
      SELECT pesanan_id, urutan, sum(k.jumlah) AS kembali FROM buku_baris k JOIN buku USING (buku_id) GROUP BY pesanan_id, urutan
    ) AS isi USING (pesanan_id, urutan)
    WHERE coalesce(kembali, 0) <> baris.jumlah * kali`,

  'Dari satu pembayaran tidak kembali lebih daripada yang masuk': sql`
    SELECT 'pembayaran ' || order_id AS rujukan, 'sisa ' || sum(buku.jumlah) AS keterangan
    FROM buku JOIN pembayaran USING (pembayaran_id)
    GROUP BY order_id HAVING sum(buku.jumlah) < 0`,

  'Buku uang sesuai dengan Midtrans dan catatan admin': sql`
    SELECT 'pembayaran ' || order_id AS rujukan,
      format('buku %s dan manual %s, seharusnya %s dan %s', penyedia, manual, seharusnya, dicatat) AS keterangan
    FROM (
      SELECT order_id,
        CASE WHEN transaction_status IN ('capture', 'settlement', 'partial_refund', 'partial_chargeback')
          AND coalesce(fraud_status, '') NOT IN ('challenge', 'deny') THEN jumlah - dikembalikan ELSE 0 END AS seharusnya,
        coalesce(penyedia, 0) AS penyedia, coalesce(manual, 0) AS manual, coalesce(dicatat, 0) AS dicatat
      FROM pembayaran
      LEFT JOIN (
        SELECT pembayaran_id, sum(jumlah) FILTER (WHERE cara IS DISTINCT FROM 'manual') AS penyedia,
          -sum(jumlah) FILTER (WHERE cara = 'manual') AS manual
        FROM buku GROUP BY pembayaran_id
      ) AS masuk USING (pembayaran_id)
      LEFT JOIN (
        SELECT pembayaran_id, sum(jumlah) AS dicatat FROM pengembalian WHERE status = 'manual' GROUP BY pembayaran_id
      ) AS keluar USING (pembayaran_id)
    ) AS isi
    WHERE penyedia <> seharusnya OR manual <> dicatat`,

  // An order with money but another status must be flagged. Replacements have no money.
  'Status pembayaran pesanan sesuai bukunya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s, sisa %s, lunas %s', status_pembayaran, sisa, lunas) AS keterangan
    FROM pesanan
    LEFT JOIN (SELECT pesanan_id, sum(jumlah) AS sisa, sum(lunas) AS lunas FROM buku GROUP BY pesanan_id) isi
      USING (pesanan_id)
    WHERE coalesce(lunas, 0) <> (coalesce(sisa, 0) > 0)::int
      OR status_pembayaran = 'success' AND coalesce(sisa, 0) <= 0 AND pengganti_dari IS NULL
      OR status_pembayaran = 'refunded' AND sisa IS NULL
      OR status_pembayaran <> 'success' AND sisa > 0 AND NOT EXISTS (
        SELECT FROM riwayat_status r WHERE r.pesanan_id = pesanan.pesanan_id AND jenis = 'perhatian'
      )`,

  'Barang yang kembali tidak melebihi isi pesanan': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('baris %s: isi %s, kembali %s', urutan, baris.jumlah, kembali) AS keterangan
    FROM (
      SELECT pesanan_id, urutan, sum(k.jumlah) AS kembali FROM buku_baris k JOIN buku USING (buku_id)
      GROUP BY pesanan_id, urutan
    ) AS isi
    LEFT JOIN pesanan_baris baris USING (pesanan_id, urutan)
    WHERE kembali > coalesce(baris.jumlah, 0) * (SELECT count(*) FROM buku b WHERE b.pesanan_id = isi.pesanan_id AND lunas = 1)`,

  'Yang kembali ke rak tidak melebihi yang diambil pesanan': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('produk %s: lebih %s', produk_id, sum(perubahan)) AS keterangan
    FROM mutasi_stok WHERE pesanan_id IS NOT NULL
    GROUP BY pesanan_id, produk_id HAVING sum(perubahan) > 0`,
}
