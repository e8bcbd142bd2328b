import { sql } from 'kysely'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { defineFeature } from '#server/feature.ts'
import { penyakitAdminRoutes } from './penyakit.admin-routes.ts'
import { penyakitRoutes } from './penyakit.routes.ts'

/** Cards of diseases: `content/`, the required amounts of the shop's products, and the shop's own notes. */
export const penyakit = defineFeature({
  name: 'penyakit',
  imports: ['dosis', 'gejala', 'jejak', 'kaitan', 'katalog', 'konten'],
  tables: ['catatan_penyakit'],
  routes: penyakitRoutes,
  adminRoutes: penyakitAdminRoutes,
  sumber: { catatan_penyakit: {} },
  jejak: ['catatan-penyakit'],
  invariants: {
    'Setiap catatan penyakit ada kartunya': sql`
      SELECT 'catatan penyakit ' || kode AS rujukan, 'tidak ada di daftar penyakit' AS keterangan
      FROM catatan_penyakit WHERE kode <> ALL (${[...KODE_PENYAKIT]}::text[])`,
  },
})
