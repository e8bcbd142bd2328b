import { sql } from 'kysely'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { defineFeature } from '#server/feature.ts'
import { deleteOldOpenings } from './openings.ts'
import { penyakitAdminRoutes } from './penyakit.admin-routes.ts'
import { penyakitRoutes } from './penyakit.routes.ts'

/** Cards of diseases: `content/`, the required amounts of the shop's products, and the shop's own notes. */
export const penyakit = defineFeature({
  name: 'penyakit',
  imports: ['dosis', 'gejala', 'jejak', 'kaitan', 'katalog', 'konten', 'obat'],
  tables: ['catatan_penyakit', 'minat_penyakit'],
  reads: ['alamat'],
  routes: penyakitRoutes,
  adminRoutes: penyakitAdminRoutes,
  sumber: { catatan_penyakit: {} },
  jobs: { 'bersihkan-minat': { every: 3600, run: ({ db, clock }) => deleteOldOpenings(db, clock()) } },
  jejak: ['catatan-penyakit'],
  invariants: {
    'Setiap catatan penyakit ada kartunya': sql`
      SELECT 'catatan penyakit ' || kode AS rujukan, 'tidak ada di daftar penyakit' AS keterangan
      FROM catatan_penyakit WHERE kode <> ALL (${[...KODE_PENYAKIT]}::text[])`,
  },
})
