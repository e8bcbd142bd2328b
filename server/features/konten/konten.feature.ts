import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { announceArtikel } from './announce-artikel.ts'
import { artikelRepository } from './artikel.repository.ts'
import { findArtikelRecords } from './find-artikel.ts'
import { discardUnusedGambar } from './gambar-artikel.ts'
import { kontenAdminRoutes } from './konten.admin-routes.ts'
import { kontenRoutes } from './konten.routes.ts'

export const konten = defineFeature({
  name: 'konten',
  imports: ['jejak', 'kaitan', 'katalog', 'surat', 'templat'],
  tables: ['artikel', 'artikel_gambar'],
  reads: ['pengguna', 'pilihan_notifikasi'],
  routes: kontenRoutes,
  adminRoutes: kontenAdminRoutes,
  jobs: {
    'kabarkan-artikel': { every: 60, run: announceArtikel },
    'buang-gambar-artikel': { every: 3600, run: discardUnusedGambar },
  },
  sumber: { artikel: { next: (db, after) => artikelRepository(db).nextPublication(after) } },
  jejak: ['artikel'],
  find: { artikel: findArtikelRecords },
  kaitan: { artikel: (tx, id, penyakit) => artikelRepository(tx).setPenyakit(id, penyakit) },
  invariants: {
    'Setiap gambar di dalam artikel ada berkasnya': sql`
      SELECT 'artikel ' || artikel_id AS rujukan, 'gambar ' || nama || ' tidak ada' AS keterangan
      FROM artikel, jsonb_path_query(dokumen, '$.content[*] ? (@.type == "gambar").attrs.nama') AS satu, 
        LATERAL (SELECT satu #>> '{}' AS nama) AS gambar
      WHERE dokumen IS NOT NULL AND NOT EXISTS (SELECT FROM artikel_gambar WHERE artikel_gambar.nama = gambar.nama)`,
  },
  catatan: {
    'gambar artikel ada di situs lain, jadi tidak ditampilkan. Unggah gambarnya di admin toko.': sql`
      SELECT count(*)::int AS jumlah FROM artikel WHERE gambar ~ '/'`,
  },
})
