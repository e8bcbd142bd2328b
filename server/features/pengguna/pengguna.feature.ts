import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { penggunaAdminRoutes } from './pengguna.admin-routes.ts'

export const pengguna = defineFeature({
  name: 'pengguna',
  imports: ['akun', 'jejak', 'keamanan'],
  reads: ['keluhan', 'pesanan', 'undangan'],
  adminRoutes: penggunaAdminRoutes,
  jejak: ['pengguna'],
  invariants: {
    'Peran akun adalah yang terakhir dicatat di jejak': sql`
      SELECT akun.jenis || ' ' || nomor AS rujukan, format('jejak %s, kini %s', coalesce(dicatat, 'kosong'), peran) AS keterangan
      FROM (
        SELECT 'pengguna' AS jenis, pengguna_id AS nomor, peran FROM pengguna WHERE dihapus IS NULL
        UNION ALL SELECT 'undangan', undangan_id, peran FROM undangan
      ) AS akun
      LEFT JOIN (
        SELECT DISTINCT ON (jenis, rujukan) jenis, rujukan, ARRAY(SELECT jsonb_array_elements_text(sesudah->'peran'))::text AS dicatat FROM jejak
        WHERE jenis IN ('pengguna', 'undangan') AND jsonb_typeof(sesudah->'peran') = 'array' ORDER BY jenis, rujukan, jejak_id DESC
      ) AS tertulis ON tertulis.jenis = akun.jenis AND tertulis.rujukan = nomor::text
      WHERE string_to_array(peran, ',')::text <> coalesce(dicatat, CASE akun.jenis WHEN 'pengguna' THEN '{}' ELSE string_to_array(peran, ',')::text END)`,
  },
})
