import { sql } from 'kysely'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { defineFeature } from '#server/feature.ts'
import { kaitanAdminRoutes } from './kaitan.admin-routes.ts'
import { kaitanRoutes } from './kaitan.routes.ts'

/** Links between diseases and products, packages and articles. The codes are stored in the linked records. */
export const kaitan = defineFeature({
  name: 'kaitan',
  imports: ['dosis', 'jejak', 'katalog', 'obat'],
  reads: ['artikel'],
  routes: kaitanRoutes,
  adminRoutes: kaitanAdminRoutes,
  jejak: ['kaitan-penyakit'],
  invariants: {
    'Setiap kaitan menyebut penyakit yang dikenal': sql`
      SELECT tabel || ' ' || id AS rujukan, 'penyakit ' || kode || ' tidak ada di daftar penyakit' AS keterangan
      FROM (
        SELECT 'produk' AS tabel, produk_id AS id, penyakit FROM produk
        UNION ALL SELECT 'paket', paket_id, penyakit FROM paket
        UNION ALL SELECT 'artikel', artikel_id, penyakit FROM artikel
      ) AS semua, unnest(penyakit) AS kode
      WHERE kode <> ALL (${[...KODE_PENYAKIT]}::text[])`,
  },
})
