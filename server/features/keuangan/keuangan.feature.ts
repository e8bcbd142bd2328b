import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { compareMidtrans, countDifferent } from './compare-midtrans.ts'
import { keuanganAdminRoutes } from './keuangan.admin-routes.ts'
import { setoranRepository } from './setoran.repository.ts'

export const keuangan = defineFeature({
  name: 'keuangan',
  imports: ['jejak', 'kesehatan', 'pesanan-admin', 'keamanan', 'pesanan', 'stok'],
  tables: ['cocok_midtrans', 'setoran'],
  reads: ['buku', 'pembayaran', 'pengembalian'],
  jejak: ['setoran'],
  tugas: { setoranBeda: ({ db }) => setoranRepository(db).countOpen(), midtransBeda: countDifferent },
  // After each midnight in Jakarta it takes the days before; the other runs find nothing.
  jobs: { 'cocokkan-midtrans': { every: 3600, run: compareMidtrans } },
  adminRoutes: keuanganAdminRoutes,
  invariants: {
    'Setoran menunjuk pembayarannya': sql`
      SELECT 'setoran ' || setoran_id AS rujukan, format('%s %s, pembayaran %s %s', setoran.order_id, setoran.jumlah, p.order_id, p.jumlah) AS keterangan
      FROM setoran LEFT JOIN pembayaran p USING (pembayaran_id)
      WHERE p.order_id <> setoran.order_id OR cocok AND setoran.jumlah IS DISTINCT FROM p.jumlah`,
    'Setoran yang diimpor ada semua': sql`
      SELECT 'impor ' || jejak_id AS rujukan, format('%s baris, %s; kini %s baris, %s', baru, dana, coalesce(kini.baris, 0), kini.jumlah) AS keterangan
      FROM (
        SELECT max(jejak_id) AS jejak_id, waktu, sum((sesudah->>'baru')::int) AS baru, sum((sesudah->>'dana')::bigint) AS dana FROM jejak
        WHERE jenis = 'setoran' AND rujukan = '0' AND sesudah ? 'baru' GROUP BY waktu
      ) AS impor
      LEFT JOIN (SELECT dibuat, count(*) AS baris, sum(jumlah) AS jumlah FROM setoran GROUP BY dibuat) AS kini ON dibuat = waktu
      WHERE baru > 0 AND (baru, dana) IS DISTINCT FROM (baris, jumlah)`,
    // The ledger may have grown since. A comparison without money is older than the payment, by clocks that differ by a day at most.
    'Yang dibandingkan dengan Midtrans adalah bukunya': sql`
      SELECT 'pembayaran ' || pembayaran_id AS rujukan,
        format('dibandingkan %s, kembali %s; buku %s, kembali %s', toko, toko_kembali, masuk, coalesce(keluar, 0)) AS keterangan
      FROM cocok_midtrans c LEFT JOIN (
        SELECT pembayaran_id, array_agg(sampai) AS masuk, -sum(jumlah) FILTER (WHERE cara <> 'manual') AS keluar, min(waktu) AS pertama
        FROM (
          SELECT *, sum(jumlah) FILTER (WHERE jumlah > 0) OVER (PARTITION BY pembayaran_id ORDER BY buku_id) AS sampai FROM buku
        ) AS baris GROUP BY pembayaran_id
      ) AS isi USING (pembayaran_id)
      WHERE CASE toko WHEN 0 THEN pertama < diperiksa - interval '1 day' ELSE toko <> ALL (coalesce(masuk, '{}')) END
        OR toko_kembali > coalesce(keluar, 0)`,
  },
})
