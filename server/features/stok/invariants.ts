import { type RawBuilder, sql } from 'kysely'
import { WIB_ZONE } from '#contract/wib.ts'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Mutasi stok searah dengan alasannya': sql`
    SELECT 'mutasi ' || mutasi_id AS rujukan, format('%s %s, pesanan %s', alasan, perubahan, pesanan_id) AS keterangan
    FROM mutasi_stok
    WHERE alasan IN ('pesanan', 'sisih') AND perubahan > 0 OR alasan IN ('awal', 'lepas', 'kembali', 'masuk', 'layak') AND perubahan < 0
      OR (alasan IN ('pesanan', 'lepas', 'kembali')) <> (pesanan_id IS NOT NULL)`,

  'Mutasi lot searah dengan alasannya': sql`
    SELECT 'mutasi lot ' || mutasi_lot_id AS rujukan, format('%s %s dan %s, pesanan %s', alasan, sisa, sisih, pesanan_id) AS keterangan
    FROM mutasi_lot
    WHERE alasan = 'kemas' AND sisa + sisih > 0 OR alasan IN ('masuk', 'buka', 'kembali') AND sisa + sisih < 0
      OR alasan = 'layak' AND sisa + sisih <> 0 OR alasan = 'sisih' AND CASE WHEN pesanan_id IS NULL THEN sisa + sisih <> 0 ELSE sisa * sisih > 0 END OR alasan = 'musnah' AND (sisih > 0 OR sisa <> 0)
      OR alasan IN ('kemas', 'buka', 'kembali') AND pesanan_id IS NULL OR alasan IN ('masuk', 'impor', 'musnah') AND pesanan_id IS NOT NULL`,

  'Alasan penarikan hanya ada pada lot yang ditarik': sql`
    SELECT 'lot ' || lot_id AS rujukan, 'alasan ' || alasan_tarik AS keterangan FROM lot WHERE ditarik IS NULL AND alasan_tarik <> ''`,

  'Lot dicatat setelah barangnya diterima': sql`
    SELECT 'lot ' || lot_id AS rujukan, format('dicatat %s, diterima %s', dibuat, diterima) AS keterangan
    FROM lot WHERE diterima > (dibuat AT TIME ZONE ${WIB_ZONE})::date + 1`,

  'Stok tidak kurang dari nol': sql`
    SELECT 'produk ' || produk_id AS rujukan, 'stok ' || stok AS keterangan
    FROM produk WHERE stok < 0`,

  'Stok adalah jumlah mutasinya': sql`
    SELECT 'produk ' || produk_id AS rujukan, format('stok %s, mutasi %s', stok, coalesce(jumlah, 0)) AS keterangan
    FROM produk
    LEFT JOIN (SELECT produk_id, sum(perubahan) AS jumlah FROM mutasi_stok GROUP BY produk_id) mutasi USING (produk_id)
    WHERE stok <> coalesce(jumlah, 0)`,

  'Yang ditahan pembeli baru adalah isi pesanannya yang menunggu': sql`
    SELECT 'produk ' || produk_id AS rujukan, format('tercatat %s, pesanan %s', ditahan_baru, coalesce(jumlah, 0)) AS keterangan
    FROM produk
    LEFT JOIN (
      SELECT produk_id, sum(jumlah) AS jumlah FROM pesanan_bagian JOIN pesanan USING (pesanan_id)
      WHERE pembeli_baru AND status_pembayaran = 'pending' GROUP BY produk_id
    ) bagian USING (produk_id)
    WHERE ditahan_baru <> coalesce(jumlah, 0)`,

  'Stok dan yang menunggu dikemas terletak dalam lot': sql`
    SELECT 'produk ' || produk_id AS rujukan,
      format('stok %s, menunggu %s, lot %s, kurang %s', stok, coalesce(menunggu, 0), coalesce(lot.jumlah, 0), lot_kurang) AS keterangan
    FROM produk
    LEFT JOIN (SELECT produk_id, sum(sisa) AS jumlah FROM lot GROUP BY produk_id) lot USING (produk_id)
    LEFT JOIN (
      SELECT produk_id, sum(jumlah) AS menunggu FROM (
        SELECT produk_id, -perubahan AS jumlah FROM mutasi_stok WHERE pesanan_id IS NOT NULL
        UNION ALL SELECT produk_id, kembali - jumlah FROM pesanan_lot JOIN lot USING (lot_id)
      ) AS isi GROUP BY produk_id
    ) dipegang USING (produk_id)
    WHERE stok + coalesce(menunggu, 0) <> coalesce(lot.jumlah, 0) + lot_kurang`,

  'Isi lot adalah jumlah mutasinya': sql`
    SELECT 'lot ' || lot_id AS rujukan,
      format('sisa %s, disisihkan %s, mutasi %s dan %s', lot.sisa, lot.sisih, coalesce(m.sisa, 0), coalesce(m.sisih, 0)) AS keterangan
    FROM lot
    LEFT JOIN (SELECT lot_id, sum(sisa) AS sisa, sum(sisih) AS sisih FROM mutasi_lot GROUP BY lot_id) m USING (lot_id)
    WHERE lot.sisa <> coalesce(m.sisa, 0) OR lot.sisih <> coalesce(m.sisih, 0)`,

  'Yang dikemas dari sebuah lot keluar dari lot itu': sql`
    SELECT format('pesanan %s, lot %s', pesanan_id, lot_id) AS rujukan,
      format('dikemas %s, kembali %s, keluar %s', jumlah, kembali, coalesce(m.keluar, 0)) AS keterangan
    FROM pesanan_lot
    FULL JOIN (
      SELECT pesanan_id, lot_id, -sum(sisa + sisih) AS keluar FROM mutasi_lot WHERE pesanan_id IS NOT NULL GROUP BY pesanan_id, lot_id
    ) m USING (pesanan_id, lot_id)
    WHERE coalesce(jumlah, 0) - coalesce(kembali, 0) <> coalesce(m.keluar, 0)`,

  'Barang dari lot yang ditarik tidak bisa dijual': sql`
    SELECT 'lot ' || lot_id AS rujukan, 'sisa ' || sisa AS keterangan FROM lot WHERE ditarik IS NOT NULL AND sisa > 0`,

  // A correction back to 'Menunggu Respon' leaves the parcel packed.
  'Pesanan dikemas dari lot: tidak lebih dari yang dipegang, dan semuanya setelah diproses': sql`
    SELECT format('pesanan %s, produk %s', pesanan_id, produk_id) AS rujukan,
      format('dipegang %s, dikemas %s', coalesce(dipegang, 0), coalesce(dikemas, 0)) AS keterangan
    FROM (
      SELECT pesanan_id, produk_id, -sum(perubahan) AS dipegang FROM mutasi_stok WHERE pesanan_id IS NOT NULL GROUP BY pesanan_id, produk_id
    ) stok
    FULL JOIN (
      SELECT pesanan_id, produk_id, sum(jumlah - kembali) AS dikemas FROM pesanan_lot JOIN lot USING (lot_id) GROUP BY pesanan_id, produk_id
    ) kemasan USING (pesanan_id, produk_id)
    JOIN pesanan USING (pesanan_id)
    WHERE coalesce(dikemas, 0) > coalesce(dipegang, 0)
      OR (status_pesanan <> 'Menunggu Respon' OR resi <> '') AND coalesce(dipegang, 0) <> coalesce(dikemas, 0)`,

  'Tidak ada barang yang dikemas dari lot yang sudah ditarik atau kedaluwarsa': sql`
    SELECT format('pesanan %s, lot %s', pesanan_id, lot_id) AS rujukan,
      format('dikemas %s, ditarik %s, kedaluwarsa %s', waktu, ditarik, kedaluwarsa) AS keterangan
    FROM mutasi_lot JOIN lot USING (lot_id)
    WHERE alasan = 'kemas' AND (waktu > ditarik OR (waktu AT TIME ZONE ${WIB_ZONE})::date > kedaluwarsa)`,

  // Recalls and their ends are recorded with a reason.
  'Satu nomor lot punya satu kedaluwarsa': sql`
    SELECT format('produk %s, lot %s', produk_id, upper(nomor)) AS rujukan,
      string_agg(DISTINCT coalesce(kedaluwarsa::text, 'tanpa kedaluwarsa'), ' dan ') AS keterangan
    FROM lot WHERE nomor <> ''
    GROUP BY produk_id, upper(nomor) HAVING count(DISTINCT coalesce(kedaluwarsa::text, '')) > 1`,

  'Dari lot tanpa nomor tidak diketahui kedaluwarsanya': sql`
    SELECT 'lot ' || lot_id AS rujukan, 'kedaluwarsa ' || kedaluwarsa AS keterangan
    FROM lot WHERE nomor = '' AND kedaluwarsa IS NOT NULL`,

  'Pesanan yang menunggu barang didahulukan dari pembeli baru': sql`
    SELECT 'produk ' || produk_id AS rujukan, format('stok %s, kurang %s', stok, lot_kurang) AS keterangan
    FROM produk WHERE stok > 0 AND lot_kurang > 0`,

  'Yang kurang tidak lebih dari yang menunggu dikemas': sql`
    SELECT 'produk ' || produk_id AS rujukan, format('kurang %s, menunggu %s', lot_kurang, coalesce(menunggu, 0)) AS keterangan
    FROM produk
    LEFT JOIN (
      SELECT produk_id, sum(jumlah) AS menunggu FROM (
        SELECT produk_id, -perubahan AS jumlah FROM mutasi_stok WHERE pesanan_id IS NOT NULL
        UNION ALL SELECT produk_id, kembali - jumlah FROM pesanan_lot JOIN lot USING (lot_id)
      ) AS isi GROUP BY produk_id
    ) dipegang USING (produk_id)
    WHERE lot_kurang > coalesce(menunggu, 0)`,
}
