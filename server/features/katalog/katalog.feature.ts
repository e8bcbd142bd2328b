import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { withoutNie } from '#server/features/obat/unregistered.ts'
import { findPaketRecords, findProdukRecords } from './find-barang.ts'
import { katalogRoutes } from './katalog.routes.ts'
import { kategoriAdminRoutes } from './kategori/kategori.admin-routes.ts'
import { checkContent } from './paket/check-isi.ts'
import { paketAdminRoutes } from './paket/paket.admin-routes.ts'
import { paketRepository } from './paket/paket.repository.ts'
import { moveHarga } from './produk/current-harga.ts'
import { produkAdminRoutes } from './produk/produk.admin-routes.ts'
import { produkAdminRepository } from './produk/produk-admin.repository.ts'
import { recallProhibited } from './produk/recall-prohibited.ts'
import { computeSold, computeTogether } from './sold/compute-sales.ts'

export const katalog = defineFeature({
  name: 'katalog',
  imports: ['alamat', 'cari', 'favorit', 'jejak', 'obat', 'pelepasan', 'resep', 'saluran', 'stok', 'ulasan'],
  tables: ['dibeli_bersama', 'kategori', 'paket', 'paket_item', 'produk'],
  reads: ['beranda', 'buku', 'buku_baris', 'grup_harga', 'grup_pelanggan', 'pengguna', 'pesanan', 'pesanan_baris'],
  routes: katalogRoutes,
  adminRoutes(api, deps) {
    kategoriAdminRoutes(api, deps)
    produkAdminRoutes(api, deps)
    paketAdminRoutes(api, deps)
  },
  jobs: {
    'tarik-terlarang': { every: 3600, run: recallProhibited },
    'periksa-isi': { every: 3600, run: checkContent },
    // Every 10 s instead of at midnight only. Orders read the stored price, so they always match the page.
    'harga-promo': { every: 10, run: moveHarga },
    'hitung-terjual': { every: 3600, run: computeSold },
    'hitung-bersama': { every: 24 * 3600, run: computeTogether },
  },
  sumber: { produk: {}, kategori: {}, paket: {}, 'dibeli-bersama': {} },
  jejak: ['kategori', 'produk', 'paket'],
  find: { produk: findProdukRecords, paket: findPaketRecords },
  kaitan: {
    produk: (tx, id, penyakit) => produkAdminRepository(tx).update(id, { penyakit: [...penyakit] }),
    paket: (tx, id, penyakit) => paketRepository(tx).setPenyakit(id, penyakit),
  },
  readiness: {
    // The initial catalog is a sample until an administrator changes a product.
    produk: ({ db }) => jejakRepository(db).isChanged(['produk']),
    nie: async ({ db }) =>
      (await db
        .selectFrom('produk')
        .select('produk_id')
        .where(withoutNie)
        .where('aktif', '=', true)
        .limit(1)
        .executeTakeFirst()) === undefined,
  },
  tugas: {
    stokMenipis: ({ db }) => produkAdminRepository(db).countLow(),
    obatTanpaNie: ({ db }) => produkAdminRepository(db).countUnregistered(),
    paketPerluDiperiksa: ({ db }) => paketRepository(db).countToCheck(),
  },
  invariants: {
    'Jumlah produk kategori adalah produknya yang aktif': sql`
      SELECT 'kategori ' || kategori_id AS rujukan, format('tercatat %s, produk %s', jumlah_produk, coalesce(jumlah, 0)) AS keterangan
      FROM kategori LEFT JOIN (SELECT kategori_id, count(*) AS jumlah FROM produk WHERE aktif GROUP BY kategori_id) AS p USING (kategori_id)
      WHERE jumlah_produk <> coalesce(jumlah, 0)`,
    'Ukuran satu produk minimal dua, dengan golongan dan zat aktif yang sama': sql`
      SELECT 'produk ' || kelompok AS rujukan, count(*) || ' ukuran' AS keterangan FROM produk WHERE kelompok IS NOT NULL
      GROUP BY kelompok
      HAVING count(*) < 2 OR count(DISTINCT golongan) > 1 OR count(DISTINCT lower(zat_aktif::text)) > 1 OR NOT bool_or(produk_id = kelompok)`,
    'Harga promo yang berlaku adalah yang ditulis, dan tidak untuk obat resep': sql`
      SELECT 'produk ' || produk_id AS rujukan, format('harga %s, promo %s, kini %s', harga, harga_promo, harga_kini) AS keterangan
      FROM produk WHERE harga_kini IS NOT NULL AND (resep OR harga_kini >= harga OR harga_kini IS DISTINCT FROM harga_promo)`,
    // Fewer: counted every hour, and less what came back.
    'Yang terjual tidak lebih dari yang pernah dibayar': sql`
      SELECT apa || ' ' || nomor AS rujukan, format('tercatat %s, dibayar %s', tercatat, coalesce(dibayar, 0)) AS keterangan
      FROM (
        SELECT 'produk' AS apa, produk_id AS nomor, terjual AS tercatat FROM produk WHERE terjual > 0
        UNION ALL SELECT 'paket', paket_id, terjual FROM paket WHERE terjual > 0
      ) AS barang
      LEFT JOIN (
        SELECT CASE WHEN produk_id IS NULL THEN 'paket' ELSE 'produk' END AS apa, coalesce(produk_id, paket_id) AS nomor, sum(jumlah) AS dibayar
        FROM pesanan_baris JOIN (SELECT pesanan_id FROM buku WHERE lunas = 1) AS bayar USING (pesanan_id) GROUP BY 1, 2
      ) AS isi USING (apa, nomor)
      WHERE tercatat > coalesce(dibayar, 0)`,
  },
  catatan: {
    'gambar produk atau paket ada di situs lain, jadi tidak ditampilkan. Unggah gambarnya di admin toko.': sql`
      SELECT count(*)::int AS jumlah
      FROM (SELECT gambar FROM produk UNION ALL SELECT gambar_label FROM produk UNION ALL SELECT gambar FROM paket) AS semua WHERE gambar ~ '/'`,
  },
})
