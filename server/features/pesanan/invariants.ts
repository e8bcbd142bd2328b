import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'
import { invariantsHistory } from './invariants-history.ts'
import { invariantsNota } from './invariants-nota.ts'
import { invariantsOngkir } from './invariants-ongkir.ts'
import { invariantsResep } from './resep/invariants-resep.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  ...invariantsHistory,
  ...invariantsNota,
  ...invariantsOngkir,
  ...invariantsResep,
  // Late money may find no stock: then the order is flagged after it last ended.
  'Pesanan memegang bagiannya, dan tidak memegang apa-apa setelah berakhir': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('%s, produk %s: perlu %s, memegang %s', status_pembayaran, produk_id, perlu, pegang) AS keterangan
    FROM (
      SELECT pesanan_id, produk_id, coalesce(bagian.jumlah, 0) - coalesce(mutasi.ke_rak, 0) AS perlu,
        coalesce(mutasi.jumlah, 0) AS pegang
      FROM pesanan_bagian bagian
      FULL JOIN (
        SELECT pesanan_id, produk_id, -sum(perubahan) AS jumlah, sum(perubahan) FILTER (WHERE alasan = 'kembali') AS ke_rak
        FROM mutasi_stok
        WHERE pesanan_id IS NOT NULL GROUP BY pesanan_id, produk_id
      ) mutasi USING (pesanan_id, produk_id)
    ) isi
    JOIN pesanan USING (pesanan_id)
    WHERE pegang <> CASE WHEN status_pembayaran IN ('cancelled', 'expired') THEN 0 ELSE perlu END
      AND NOT (pegang = 0 AND EXISTS (
        SELECT FROM riwayat_status tanda
        WHERE tanda.pesanan_id = isi.pesanan_id AND jenis = 'perhatian' AND ke IN ('lunas tanpa stok', 'lunas tanpa resep')
          AND riwayat_id > (
            SELECT max(riwayat_id) FROM riwayat_status akhir
            WHERE akhir.pesanan_id = isi.pesanan_id AND jenis = 'pembayaran' AND ke IN ('cancelled', 'expired')
          )
      ))`,

  'Kiriman sebagian tidak melebihi isi pesanan': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('baris %s: isi %s, dikirim %s', urutan, baris.jumlah, dikirim) AS keterangan
    FROM (
      SELECT pesanan_id, urutan, sum(isi.jumlah) AS dikirim FROM kiriman_baris isi JOIN kiriman USING (kiriman_id)
      GROUP BY pesanan_id, urutan
    ) AS terkirim
    LEFT JOIN pesanan_baris baris USING (pesanan_id, urutan)
    WHERE dikirim > coalesce(baris.jumlah, 0)`,

  'Bagian pesanan memuat semua produknya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('produk %s: dibeli %s, bagian %s', produk_id, baris.jumlah, coalesce(bagian.jumlah, 0)) AS keterangan
    FROM (
      SELECT pesanan_id, produk_id, sum(jumlah) AS jumlah FROM pesanan_baris
      WHERE produk_id IS NOT NULL GROUP BY pesanan_id, produk_id
    ) baris
    LEFT JOIN pesanan_bagian bagian USING (pesanan_id, produk_id)
    WHERE coalesce(bagian.jumlah, 0) < baris.jumlah`,

  'Total pesanan adalah isinya, PPN-nya, dan ongkirnya, kurang diskonnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('baris %s, subtotal %s - %s, ppn %s, ongkir %s - %s, total %s', coalesce(jumlah, 0), subtotal, diskon, ppn_ditambah,
        biaya_kirim, diskon_ongkir, total_harga)
        AS keterangan
    FROM pesanan
    LEFT JOIN (SELECT pesanan_id, sum(harga * jumlah) AS jumlah FROM pesanan_baris GROUP BY pesanan_id) baris
      USING (pesanan_id)
    WHERE subtotal <> coalesce(jumlah, 0) OR total_harga <> subtotal - diskon + ppn_ditambah + biaya_kirim - diskon_ongkir`,

  'PPN yang ditambahkan ke pesanan adalah menurut tarifnya, dan terbagi atas barisnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('ppn %s, seharusnya %s, baris %s', ppn_ditambah, seharusnya, coalesce(baris, 0)) AS keterangan
    FROM (
      SELECT pesanan_id, ppn_ditambah, CASE WHEN ppn->>'cara' = 'ditambah' THEN round((subtotal - diskon)
        * (ppn->>'persen')::numeric * (ppn->>'pembilang')::int / (100 * (ppn->>'penyebut')::int)) ELSE 0 END AS seharusnya
      FROM pesanan
    ) AS p
    LEFT JOIN (SELECT pesanan_id, sum(ppn) AS baris FROM pesanan_baris WHERE ppn > 0 GROUP BY pesanan_id) isi
      USING (pesanan_id)
    WHERE ppn_ditambah <> seharusnya OR ppn_ditambah <> coalesce(baris, 0)`,

  'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('diskon %s, potongan %s, baris %s; ongkir %s, potongan %s', diskon, coalesce(barang, 0), coalesce(baris, 0),
        diskon_ongkir, coalesce(ongkir, 0)) AS keterangan
    FROM pesanan
    LEFT JOIN (
      SELECT pesanan_id, coalesce(sum(jumlah) FILTER (WHERE atas = 'barang'), 0) AS barang,
        coalesce(sum(jumlah) FILTER (WHERE atas = 'ongkir'), 0) AS ongkir
      FROM pesanan_diskon GROUP BY pesanan_id
    ) potongan USING (pesanan_id)
    LEFT JOIN (SELECT pesanan_id, sum(diskon) AS baris FROM pesanan_baris WHERE diskon > 0 GROUP BY pesanan_id) isi
      USING (pesanan_id)
    WHERE diskon <> coalesce(barang, 0) OR diskon <> coalesce(baris, 0) OR diskon_ongkir <> coalesce(ongkir, 0)`,

  // See `computeTotal`. A replacement costs nothing, every other order at least one rupiah.
  'Potongan pesanan adalah sebesar nilainya, kecuali tidak ada lagi yang bisa dipotong': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('potongan %s dari %s', jumlah, nilai) AS keterangan
    FROM pesanan_diskon d JOIN pesanan USING (pesanan_id)
    WHERE jumlah <> coalesce(nilai, 0) AND total_harga - ppn_ditambah > (pengganti_dari IS NULL)::int
      AND CASE atas WHEN 'ongkir' THEN diskon_ongkir < biaya_kirim ELSE EXISTS (
        SELECT FROM pesanan_baris b WHERE b.pesanan_id = d.pesanan_id AND b.diskon < b.harga * b.jumlah
          AND (d.baris IS NULL OR b.urutan = ANY (d.baris))) END`,

  'Potongan dari admin tidak ada pada pesanan yang dibuat pembeli': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('potongan %s', jumlah) AS keterangan
    FROM pesanan_diskon JOIN riwayat_status r USING (pesanan_id)
    WHERE pesanan_diskon.jenis = 'manual' AND r.jenis = 'pembayaran' AND dari IS NULL AND oleh = 'pelanggan'`,
}
