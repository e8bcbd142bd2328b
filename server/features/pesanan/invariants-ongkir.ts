import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariantsOngkir: Record<string, RawBuilder<Finding>> = {
  'Ongkir pesanan sesuai hitungan, atau diisi admin': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s: %s', ongkir_cara, biaya_kirim) AS keterangan
    FROM pesanan
    WHERE CASE ongkir_cara
      WHEN 'gratis' THEN biaya_kirim <> 0
      WHEN 'tarif' THEN biaya_kirim IS DISTINCT FROM
        (ongkir_rinci ->> 'kg_pertama')::bigint + ((ongkir_rinci ->> 'kg')::bigint - 1) * (ongkir_rinci ->> 'kg_berikut')::bigint
      WHEN 'konfirmasi' THEN NOT menunggu_ongkir AND NOT EXISTS (
        SELECT FROM riwayat_status r
        WHERE r.pesanan_id = pesanan.pesanan_id AND jenis = 'ongkir'
          AND regexp_replace(keterangan, '\\D', '', 'g') = biaya_kirim::text)
      ELSE menunggu_ongkir
    END`,

  'Pesanan yang menunggu ongkir tidak bisa dibayar': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, order_id AS keterangan
    FROM pesanan JOIN pembayaran USING (pesanan_id)
    WHERE menunggu_ongkir`,
}
