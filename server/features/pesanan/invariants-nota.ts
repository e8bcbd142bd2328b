import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariantsNota: Record<string, RawBuilder<Finding>> = {
  'Setiap pesanan yang dibayar bernota': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, status_pembayaran || ' tanpa nota' AS keterangan
    FROM pesanan
    WHERE status_pembayaran IN ('success', 'refunded') AND pengganti_dari IS NULL
      AND NOT EXISTS (SELECT FROM nota WHERE nota.pesanan_id = pesanan.pesanan_id)`,

  'Nomor nota setiap bulan tanpa celah': sql`
    SELECT 'nota ' || bulan AS rujukan,
      format('%s nota, nomor terakhir %s, penghitung %s', coalesce(banyak, 0), coalesce(tertinggi, 0), coalesce(terakhir, 0)) AS keterangan
    FROM (SELECT bulan, count(*) AS banyak, max(urutan) AS tertinggi FROM nota GROUP BY bulan) AS seri
    FULL JOIN nota_bulan USING (bulan)
    WHERE (banyak, tertinggi) IS DISTINCT FROM (tertinggi::bigint, terakhir)`,
}
