import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { penggunaAdminRoutes } from './pengguna.admin-routes.ts'

export const pengguna = defineFeature({
  name: 'pengguna',
  imports: ['akun', 'jejak', 'keamanan'],
  reads: ['keluhan', 'pesanan'],
  adminRoutes: penggunaAdminRoutes,
  jejak: ['pengguna'],
  invariants: {
    'Peran akun adalah yang terakhir dicatat di jejak': sql`
      SELECT 'pengguna ' || pengguna_id AS rujukan, format('jejak %s, kini %s', dicatat, peran) AS keterangan
      FROM (
        SELECT DISTINCT ON (rujukan) rujukan, sesudah->'peran' AS dicatat FROM jejak
        WHERE jenis = 'pengguna' AND jsonb_typeof(sesudah->'peran') = 'array' ORDER BY rujukan, jejak_id DESC
      ) AS tertulis
      JOIN pengguna ON pengguna_id::text = rujukan
      WHERE dihapus IS NULL AND string_to_array(peran, ',') <> ARRAY(SELECT jsonb_array_elements_text(dicatat))`,
  },
})
