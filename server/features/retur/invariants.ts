import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Retur tidak melebihi isi pesanan': sql`
    SELECT format('pesanan %s, produk %s', pesanan_id, produk_id) AS rujukan,
      format('isi %s, retur %s', coalesce(bagian.jumlah, 0), r.jumlah) AS keterangan
    FROM (SELECT pesanan_id, produk_id, sum(jumlah - hilang) AS jumlah FROM retur GROUP BY 1, 2) AS r
    LEFT JOIN pesanan_bagian bagian USING (pesanan_id, produk_id)
    WHERE r.jumlah > coalesce(bagian.jumlah, 0)`,

  'Barang yang kembali menyebut pesanan dari retur atau pengembaliannya': sql`
    SELECT 'mutasi ' || mutasi_id AS rujukan, format('pesanan %s, produk %s', m.pesanan_id, m.produk_id) AS keterangan
    FROM mutasi_stok m LEFT JOIN retur USING (retur_id)
    LEFT JOIN pengembalian USING (pengembalian_id) LEFT JOIN pembayaran USING (pembayaran_id)
    WHERE num_nonnulls(m.retur_id, m.pengembalian_id) > 0 AND (
      m.pesanan_id IS DISTINCT FROM coalesce(retur.pesanan_id, pembayaran.pesanan_id) OR m.produk_id <> retur.produk_id)`,

  'Rincian pengembalian berjumlah sebesar dananya': sql`
    SELECT 'pengembalian ' || pengembalian_id AS rujukan, format('dana %s, rincian %s', jumlah, rinci + ongkir) AS keterangan
    FROM pengembalian, LATERAL (
      SELECT coalesce(sum((satu->>'nilai')::bigint), 0) AS rinci, count(satu->>'nilai') AS ada FROM jsonb_array_elements(barang) AS satu
    ) AS isi
    WHERE (ada > 0 OR ongkir > 0) AND rinci + ongkir <> jumlah`,

  'Dana kembali sebuah baris tidak melebihi yang dibayar untuknya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('baris %s: dibayar %s, kembali %s', urutan, dibayar * kali, kembali) AS keterangan
    FROM (
      SELECT pesanan_id, (satu->>'urutan')::int AS urutan, sum((satu->>'nilai')::bigint) AS kembali
      FROM pengembalian JOIN pembayaran USING (pembayaran_id), jsonb_array_elements(pengembalian.barang) AS satu
      WHERE status <> 'ditolak' AND satu ? 'nilai' GROUP BY pesanan_id, satu->>'urutan'
    ) AS isi
    LEFT JOIN LATERAL (
      SELECT harga * jumlah - diskon + ppn AS dibayar FROM pesanan_baris b WHERE b.pesanan_id = isi.pesanan_id AND b.urutan = isi.urutan
    ) AS baris ON true
    CROSS JOIN LATERAL (SELECT count(*) AS kali FROM buku WHERE buku.pesanan_id = isi.pesanan_id AND lunas = 1) AS bayar
    WHERE kembali > coalesce(dibayar, 0) * kali`,

  'Retur yang datang bergerak di stok': sql`
    SELECT 'retur ' || retur_id AS rujukan, format('diterima %s, stok %s', rak + karantina, coalesce(gerak, 0)) AS keterangan
    FROM retur LEFT JOIN (
      SELECT retur_id, sum(perubahan) AS gerak FROM mutasi_stok WHERE retur_id IS NOT NULL GROUP BY retur_id
    ) AS m USING (retur_id)
    WHERE rak + karantina <> coalesce(gerak, 0)`,

  'Yang ditunggu sebagai retur masih di tangan pembelinya': sql`
    SELECT format('pesanan %s, produk %s', pesanan_id, produk_id) AS rujukan,
      format('ditunggu %s, di luar %s', ditunggu, coalesce(di_luar, 0)) AS keterangan
    FROM (
      SELECT pesanan_id, produk_id, sum(jumlah - rak - karantina - hilang) AS ditunggu FROM retur
      WHERE selesai IS NULL GROUP BY pesanan_id, produk_id
    ) AS r
    LEFT JOIN (
      SELECT pesanan_id, produk_id, -sum(perubahan) AS di_luar FROM mutasi_stok WHERE pesanan_id IS NOT NULL GROUP BY pesanan_id, produk_id
    ) AS m USING (pesanan_id, produk_id)
    WHERE ditunggu > coalesce(di_luar, 0)`,

  'Pesanan pengganti tidak berbayar, dan pembelinya sama': sql`
    SELECT 'pesanan ' || p.pesanan_id AS rujukan, format('total %s, pengganti dari %s', p.total_harga, p.pengganti_dari) AS keterangan
    FROM pesanan p JOIN pesanan semula ON semula.pesanan_id = p.pengganti_dari
    WHERE p.total_harga <> 0 OR p.pengguna_id <> semula.pengguna_id
      OR EXISTS (SELECT FROM pembayaran WHERE pembayaran.pesanan_id = p.pesanan_id)`,
}
