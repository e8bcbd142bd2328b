import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { announceArtikel } from './announce-artikel.ts'
import { artikelRepository } from './artikel.repository.ts'
import { kontenAdminRoutes } from './konten.admin-routes.ts'
import { kontenRoutes } from './konten.routes.ts'

export const konten = defineFeature({
  nama: 'konten',
  imports: ['jejak', 'kaitan', 'katalog', 'surat'],
  routes: kontenRoutes,
  adminRoutes: kontenAdminRoutes,
  jobs: { 'kabarkan-artikel': { every: 60, run: announceArtikel } },
  sumber: { artikel: { next: (db, after) => artikelRepository(db).nextTerbit(after) } },
  jejak: ['artikel'],
  catatan: {
    'gambar artikel ada di situs lain, jadi tidak ditampilkan. Unggah gambarnya di kantor.': sql`
      SELECT count(*)::int AS jumlah FROM artikel WHERE gambar ~ '/'`,
  },
})
