import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/** Something in the books that can only be a fault. */
export interface Violation {
  /** The sentence that does not hold. */
  aturan: string
  /** Which row: `pesanan 12`. */
  rujukan: string
  /** What it says, and what it should say. */
  keterangan: string
}

type Temuan = Omit<Violation, 'aturan'>

/** Each finds the rows that break its sentence. */
const ATURAN: Record<string, RawBuilder<Temuan>> = {
  'Stok tidak kurang dari nol': sql`
    SELECT 'produk ' || produk_id AS rujukan, 'stok ' || stok AS keterangan
    FROM produk WHERE stok < 0`,

  'Stok adalah jumlah mutasinya': sql`
    SELECT 'produk ' || produk_id AS rujukan, format('stok %s, mutasi %s', stok, coalesce(jumlah, 0)) AS keterangan
    FROM produk
    LEFT JOIN (SELECT produk_id, sum(perubahan) AS jumlah FROM mutasi_stok GROUP BY produk_id) mutasi USING (produk_id)
    WHERE stok <> coalesce(jumlah, 0)`,

  // Late money may find no stock: since its order was last ended, the mark says so.
  'Pesanan memegang bagiannya, dan tidak memegang apa-apa setelah berakhir': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('%s, produk %s: perlu %s, memegang %s', status_pembayaran, produk_id, perlu, pegang) AS keterangan
    FROM (
      SELECT pesanan_id, produk_id, coalesce(bagian.jumlah, 0) AS perlu, coalesce(mutasi.jumlah, 0) AS pegang
      FROM pesanan_bagian bagian
      FULL JOIN (
        SELECT pesanan_id, produk_id, -sum(perubahan) AS jumlah FROM mutasi_stok
        WHERE pesanan_id IS NOT NULL GROUP BY pesanan_id, produk_id
      ) mutasi USING (pesanan_id, produk_id)
    ) isi
    JOIN pesanan USING (pesanan_id)
    WHERE pegang <> CASE WHEN status_pembayaran IN ('cancelled', 'expired') THEN 0 ELSE perlu END
      AND NOT (pegang = 0 AND EXISTS (
        SELECT FROM riwayat_status tanda
        WHERE tanda.pesanan_id = isi.pesanan_id AND jenis = 'perhatian' AND ke = 'lunas tanpa stok'
          AND riwayat_id > (
            SELECT max(riwayat_id) FROM riwayat_status akhir
            WHERE akhir.pesanan_id = isi.pesanan_id AND jenis = 'pembayaran' AND ke IN ('cancelled', 'expired')
          )
      ))`,

  'Bagian pesanan memuat semua produknya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('produk %s: dibeli %s, bagian %s', produk_id, baris.jumlah, coalesce(bagian.jumlah, 0)) AS keterangan
    FROM (
      SELECT pesanan_id, produk_id, sum(jumlah) AS jumlah FROM pesanan_baris
      WHERE produk_id IS NOT NULL GROUP BY pesanan_id, produk_id
    ) baris
    LEFT JOIN pesanan_bagian bagian USING (pesanan_id, produk_id)
    WHERE coalesce(bagian.jumlah, 0) < baris.jumlah`,

  'Pesanan lunas punya pembayaran sebesar totalnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, 'total ' || total_harga AS keterangan
    FROM pesanan WHERE status_pembayaran = 'success' AND NOT EXISTS (
      SELECT FROM pembayaran
      WHERE pembayaran.pesanan_id = pesanan.pesanan_id AND jumlah = total_harga
        AND transaction_status IN ('capture', 'settlement', 'partial_refund', 'partial_chargeback')
        AND coalesce(fraud_status, '') NOT IN ('challenge', 'deny')
    )`,

  'Uang yang masuk membuat pesanan lunas, atau ditandai': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s, pembayaran %s', status_pembayaran, order_id) AS keterangan
    FROM pembayaran JOIN pesanan USING (pesanan_id)
    WHERE transaction_status IN ('capture', 'settlement') AND coalesce(fraud_status, '') NOT IN ('challenge', 'deny')
      AND status_pembayaran <> 'success' AND NOT EXISTS (
      SELECT FROM riwayat_status
      WHERE riwayat_status.pesanan_id = pesanan.pesanan_id AND jenis = 'perhatian'
        AND starts_with(keterangan, transaction_id)
    )`,

  'Dana yang dikembalikan tidak melebihi pembayarannya': sql`
    SELECT 'pembayaran ' || order_id AS rujukan, format('dibayar %s, kembali %s', jumlah, kembali) AS keterangan
    FROM pembayaran
    JOIN (
      SELECT pembayaran_id, sum(jumlah) AS kembali FROM pengembalian WHERE status <> 'ditolak' GROUP BY pembayaran_id
    ) pengembalian USING (pembayaran_id)
    WHERE kembali > jumlah`,

  'Pengembalian yang berhasil tercatat di Midtrans': sql`
    SELECT 'pembayaran ' || order_id AS rujukan, format('menurut Midtrans %s, berhasil %s', dikembalikan, berhasil)
      AS keterangan
    FROM pembayaran
    JOIN (
      SELECT pembayaran_id, sum(jumlah) AS berhasil FROM pengembalian WHERE status = 'berhasil' GROUP BY pembayaran_id
    ) pengembalian USING (pembayaran_id)
    WHERE berhasil > dikembalikan`,

  'Pesanan yang dananya dikembalikan punya pembayaran yang kembali seluruhnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, 'total ' || total_harga AS keterangan
    FROM pesanan WHERE status_pembayaran = 'refunded' AND NOT EXISTS (
      SELECT FROM pembayaran
      WHERE pembayaran.pesanan_id = pesanan.pesanan_id AND transaction_status IN ('refund', 'chargeback')
        AND dikembalikan = jumlah
    )`,

  'Total pesanan adalah isinya dan ongkirnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('baris %s, subtotal %s, ongkir %s, total %s', coalesce(jumlah, 0), subtotal, biaya_kirim, total_harga)
        AS keterangan
    FROM pesanan
    LEFT JOIN (SELECT pesanan_id, sum(harga * jumlah) AS jumlah FROM pesanan_baris GROUP BY pesanan_id) baris
      USING (pesanan_id)
    WHERE subtotal <> coalesce(jumlah, 0) OR total_harga <> subtotal + biaya_kirim`,

  'Riwayat menyambung, maju dalam waktu, dan berakhir di status pesanan': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan,
      format('riwayat %s (%s): %s > %s setelah %s', riwayat_id, langkah.jenis, coalesce(dari, '-'), ke, coalesce(lalu, '-'))
        AS keterangan
    FROM (
      SELECT pesanan_id, riwayat_id, jenis, dari, ke, waktu, lag(waktu) OVER urut AS waktu_lalu,
        lag(ke, 1, CASE jenis WHEN 'pesanan' THEN 'Menunggu Respon' END) OVER urut AS lalu,
        lead(riwayat_id) OVER urut IS NULL AS terakhir
      FROM riwayat_status WHERE jenis IN ('pembayaran', 'pesanan')
      WINDOW urut AS (PARTITION BY pesanan_id, jenis ORDER BY riwayat_id)
    ) langkah
    JOIN pesanan USING (pesanan_id)
    WHERE dari IS DISTINCT FROM lalu OR waktu < waktu_lalu
      OR terakhir AND ke <> CASE langkah.jenis WHEN 'pembayaran' THEN status_pembayaran ELSE status_pesanan END`,

  'Setiap status pesanan ada riwayatnya': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('%s, %s', status_pembayaran, status_pesanan) AS keterangan
    FROM pesanan
    WHERE NOT EXISTS (
        SELECT FROM riwayat_status r WHERE r.pesanan_id = pesanan.pesanan_id AND jenis = 'pembayaran'
      )
      OR status_pesanan <> 'Menunggu Respon' AND NOT EXISTS (
        SELECT FROM riwayat_status r WHERE r.pesanan_id = pesanan.pesanan_id AND jenis = 'pesanan'
      )`,

  'Surat terkirim sekali, menunggu, atau gagal dengan sebabnya': sql`
    SELECT 'surat ' || surat_id AS rujukan, format('%s setelah %s percobaan', status, percobaan) AS keterangan
    FROM surat
    WHERE status = 'terkirim' AND (percobaan = 0 OR kesalahan <> '')
      OR status = 'gagal' AND (percobaan = 0 OR kesalahan = '')
      OR status = 'menunggu' AND percobaan > 0 AND kirim_pada < dibuat`,
}

/**
 * Reads the books of orders, money, stock and mail in one snapshot, so that it may run beside a working shop. The
 * database does the sums; of each sentence at most `limit` rows come back.
 */
export function findViolations(db: Db, limit = 20): Promise<Violation[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // A look at everything may take longer than a customer would wait.
      await sql`SET LOCAL statement_timeout = 0`.execute(tx)
      const found: Violation[] = []
      for (const [aturan, query] of Object.entries(ATURAN)) {
        const { rows } = await sql<Temuan>`${query} ORDER BY 1 LIMIT ${limit}`.execute(tx)
        found.push(...rows.map((row) => ({ aturan, ...row })))
      }
      return found
    })
}
