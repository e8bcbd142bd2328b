import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Pemakai voucher adalah pembeli pesanannya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('pemakai %s, pembeli %s', pakai.pengguna_id, pesanan.pengguna_id) AS keterangan
    FROM voucher_pakai pakai JOIN pesanan USING (pesanan_id) LEFT JOIN pesanan_diskon d USING (pesanan_id, voucher_id)
    WHERE pakai.pengguna_id <> pesanan.pengguna_id OR d.pesanan_id IS NULL`,

  'Voucher dipakai sebanyak pesanan yang memegangnya': sql`
    SELECT 'voucher ' || kode AS rujukan, format('terpakai %s, dipegang %s', terpakai, dipegang) AS keterangan
    FROM voucher
    LEFT JOIN (SELECT voucher_id, count(*)::int AS dipegang FROM voucher_pakai WHERE dipegang GROUP BY voucher_id) pakai
      USING (voucher_id)
    WHERE terpakai <> coalesce(dipegang, 0)`,

  // Late money may find the voucher used up. The order is flagged then.
  'Pesanan bervoucher memegangnya, kecuali sudah berakhir tanpa uang': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s, dipegang %s', status_pembayaran, dipegang) AS keterangan
    FROM pesanan_diskon diskon
    JOIN pesanan USING (pesanan_id)
    LEFT JOIN voucher_pakai pakai USING (pesanan_id)
    WHERE diskon.jenis = 'voucher' AND (
      pakai.voucher_id IS DISTINCT FROM diskon.voucher_id
      OR dipegang <> (status_pembayaran NOT IN ('cancelled', 'expired'))
        AND NOT (NOT dipegang AND EXISTS (
          SELECT FROM riwayat_status r
          WHERE r.pesanan_id = pesanan.pesanan_id AND jenis = 'perhatian'
            AND ke IN ('lunas tanpa voucher', 'lunas tanpa stok', 'lunas tanpa resep'))))`,

  'Voucher tidak memotong obat resep': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, 'baris ' || baris.urutan AS keterangan
    FROM pesanan_diskon diskon
    JOIN pesanan_baris baris USING (pesanan_id)
    JOIN pesanan_bagian bagian USING (pesanan_id, produk_id)
    WHERE diskon.jenis = 'voucher' AND diskon.atas = 'barang' AND bagian.dari_resep IS NOT NULL
      AND (diskon.baris IS NULL OR baris.urutan = ANY(diskon.baris))`,
}
