import { type RawBuilder, sql } from 'kysely'
import type { Temuan } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Temuan>> = {
  // What waits in `penjualan_baru` is not in the sums yet.
  'Penjualan yang disimpan adalah jumlah pesanannya': sql`
    SELECT format('penjualan %s hari', periode) AS rujukan,
      format('total %s, pesanan %s, barang %s, isi %s', total, pesanan, barang, isi) AS keterangan
    FROM penjualan,
      LATERAL (SELECT coalesce(sum(pendapatan), 0) AS total FROM penjualan_hari h WHERE h.periode = penjualan.periode) hari,
      LATERAL (SELECT coalesce(sum(pendapatan), 0) AS barang FROM penjualan_barang b WHERE b.periode = penjualan.periode) laku,
      LATERAL (
        SELECT coalesce(sum(total_harga), 0) AS pesanan, coalesce(sum(subtotal), 0) AS isi FROM pesanan
        LEFT JOIN (
          SELECT pesanan_id, sum(CASE WHEN lunas THEN 1 ELSE -1 END) AS jumlah FROM penjualan_baru GROUP BY pesanan_id
        ) baru USING (pesanan_id)
        WHERE dibuat >= dari AND (status_pembayaran = 'success')::integer - coalesce(baru.jumlah, 0) = 1
      ) lunas
    WHERE total <> pesanan OR barang <> isi`,
}
