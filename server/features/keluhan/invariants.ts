import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Keluhan atas barang punya satu sampai empat foto, sampai waktunya dihapus': sql`
    SELECT 'keluhan ' || keluhan_id AS rujukan, format('%s, %s foto, dihapus %s', jenis, count(foto_id), foto_dihapus) AS keterangan
    FROM keluhan LEFT JOIN foto USING (keluhan_id)
    GROUP BY keluhan_id
    HAVING count(foto_id) FILTER (WHERE pesan_id IS NULL) > 4 OR count(foto_id) > 0 AND foto_dihapus IS NOT NULL
      OR count(foto_id) = 0 AND foto_dihapus IS NULL AND jenis <> 'terlambat'`,

  'Yang dikeluhkan ada pada pesanannya': sql`
    SELECT 'keluhan ' || keluhan_id AS rujukan, format('baris %s: %s dari %s', k.urutan, k.jumlah, baris.jumlah) AS keterangan
    FROM keluhan_baris k JOIN keluhan USING (keluhan_id)
    LEFT JOIN pesanan_baris baris ON baris.pesanan_id = keluhan.pesanan_id AND baris.urutan = k.urutan
    WHERE k.jumlah > coalesce(baris.jumlah, 0)`,

  'Keluhan yang dijawab atau selesai punya jawaban toko': sql`
    SELECT 'keluhan ' || keluhan_id AS rujukan, format('%s, %s', status, hasil) AS keterangan
    FROM keluhan
    WHERE (status = 'dijawab' OR hasil <> 'dicabut')
      AND NOT EXISTS (SELECT FROM keluhan_pesan pesan WHERE pesan.keluhan_id = keluhan.keluhan_id AND dari = 'toko')`,

  'Keluhan yang menunggu toko belum dijawab': sql`
    SELECT 'keluhan ' || keluhan_id AS rujukan, 'pesan terakhir dari toko' AS keterangan
    FROM keluhan JOIN (
      SELECT DISTINCT ON (keluhan_id) keluhan_id, dari FROM keluhan_pesan ORDER BY keluhan_id, pesan_id DESC
    ) AS terakhir USING (keluhan_id)
    WHERE status = 'menunggu' AND dari = 'toko'`,

  'Keluhan yang selesai dengan uang atau barang punya pengembalian atau pengganti': sql`
    SELECT 'keluhan ' || keluhan_id AS rujukan, hasil AS keterangan
    FROM keluhan
    WHERE hasil = 'uang kembali' AND NOT EXISTS (
        SELECT FROM pengembalian JOIN pembayaran USING (pembayaran_id)
        WHERE pembayaran.pesanan_id = keluhan.pesanan_id AND pengembalian.dibuat >= keluhan.dibuat)
      OR hasil = 'kirim ulang' AND NOT EXISTS (SELECT FROM pesanan WHERE pengganti_keluhan_id = keluhan_id)`,
}
