import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Resep punya satu sampai tiga berkas milik orang yang sama, sampai waktunya dihapus': sql`
    SELECT 'resep ' || resep_id AS rujukan,
      format('%s berkas, %s milik orang lain, dihapus %s', count(berkas_id),
        count(berkas_id) FILTER (WHERE berkas.pengguna_id <> resep.pengguna_id), berkas_dihapus) AS keterangan
    FROM resep LEFT JOIN resep_berkas berkas USING (resep_id)
    GROUP BY resep_id
    HAVING count(berkas_id) NOT BETWEEN 1 AND 3 AND berkas_dihapus IS NULL
      OR count(berkas_id) > 0 AND berkas_dihapus IS NOT NULL
      OR count(berkas_id) FILTER (WHERE berkas.pengguna_id <> resep.pengguna_id) > 0`,

  'Yang disetujui ada pada resep yang disetujui, dan hanya di sana': sql`
    SELECT 'resep ' || resep_id AS rujukan, format('%s, disetujui %s', status, coalesce(sum(disetujui), 0)) AS keterangan
    FROM resep LEFT JOIN resep_produk USING (resep_id)
    GROUP BY resep_id
    HAVING (status = 'disetujui') <> (coalesce(sum(disetujui), 0) > 0)`,

  // The trail has '5 x Oksitetrasiklin: …' of each product. Names can change; amounts cannot.
  'Jumlah yang disetujui adalah yang dicatat di jejak': sql`
    SELECT 'resep ' || rujukan AS rujukan, format('jejak %s, kini %s', dicatat, kini) AS keterangan
    FROM (
      SELECT DISTINCT ON (rujukan) rujukan,
        ARRAY(SELECT split_part(teks, ' ', 1)::int FROM jsonb_array_elements_text(sesudah->'disetujui') AS teks ORDER BY 1) AS dicatat
      FROM jejak WHERE jenis = 'resep' AND jsonb_typeof(sesudah->'disetujui') = 'array' ORDER BY rujukan, jejak_id DESC
    ) AS tertulis
    JOIN LATERAL (
      SELECT ARRAY(SELECT disetujui FROM resep_produk WHERE resep_id = rujukan::int AND disetujui > 0 ORDER BY 1) AS kini
    ) AS produk ON true
    WHERE dicatat <> kini`,
}
