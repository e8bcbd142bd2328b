import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { berandaAdminRoutes } from './beranda.admin-routes.ts'
import { berandaRoutes } from './beranda.routes.ts'
import { discardOldGambar } from './gambar-beranda.ts'

/** The owner's settings of the landing page. */
export const beranda = defineFeature({
  name: 'beranda',
  imports: ['jejak', 'katalog', 'ulasan'],
  tables: ['beranda', 'beranda_gambar'],
  routes: berandaRoutes,
  adminRoutes: berandaAdminRoutes,
  jobs: { 'buang-gambar-beranda': { every: 3600, run: discardOldGambar } },
  sumber: { beranda: {} },
  jejak: ['beranda'],
  invariants: {
    'Pengaturan beranda ada': sql`
      SELECT 'beranda' AS rujukan, 'tidak ada barisnya' AS keterangan WHERE NOT EXISTS (SELECT FROM beranda)`,
    'Setiap gambar beranda ada berkasnya': sql`
      SELECT 'beranda' AS rujukan, 'gambar ' || nama || ' tidak ada' AS keterangan
      FROM (
        SELECT gambar_hero AS nama FROM beranda
        UNION SELECT orang ->> 'foto' FROM beranda, jsonb_array_elements(tim) AS orang
      ) AS tampil
      WHERE nama IS NOT NULL AND NOT EXISTS (
        SELECT FROM beranda_gambar WHERE beranda_gambar.nama = tampil.nama AND dipakai)`,
  },
})
