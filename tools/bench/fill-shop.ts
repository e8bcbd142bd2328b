import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

const KINDS = ['Obat', 'Vitamin', 'Probiotik', 'Antiseptik', 'Imunostimulan', 'Mineral', 'Desinfektan', 'Suplemen']
const IKAN = ['macan', 'tikus', 'sunu', 'cantang', 'lumpur', 'kertang', 'bebek', 'batik']
const FORMAT_WORDS = ['bubuk', 'cair', 'tablet', 'kapsul', 'pelet', 'gel', 'pasta', 'granul']
const NAMES = ['Budi', 'Dewi', 'Hasan', 'Made', 'Nur', 'Siti', 'Slamet', 'Wayan']
const BRANDS = ['Samudra', 'Bahari', 'Lestari', 'Nusantara', 'Mina Jaya', 'Tirta', 'Segara', 'Arung']
/** Picks a word for row `i`. Each list advances at its own pace, so that all combinations occur. */
const pick = (words: readonly string[], pace: number) =>
  sql`(${sql.lit(`{${words.join(',')}}`)}::text[])[1 + (i / ${sql.lit(pace)}) % ${sql.lit(words.length)}]`

/** Letters only: digits beside letters read as names of herbicides, and the shop does not sell those. */
const randomWord = (seed: RawBuilder<unknown>) => sql`translate(left(md5(${seed}), 12), '0123456789', 'ghijklmnop')`

const PARTLY_REFUNDED = sql`pesanan_id % 100 = 50`

export interface ShopSize {
  produk: number
  pengguna: number
  pesanan: number
}

/**
 * Fills an empty, migrated database with a shop of the given size: two years of orders, most of them paid and completed, and
 * all dependent rows.
 * The same size gives the same shop, so that runs can be compared.
 * @param db a pool of one connection, because session settings are changed
 */
export async function fillShop(db: Db, ukuran: ShopSize, now: Date): Promise<void> {
  await sql`SET statement_timeout = 0`.execute(db)
  await sql`SET synchronous_commit = off`.execute(db)
  await sql`SET maintenance_work_mem = '512MB'`.execute(db)
  const checks = await dropChecks(db)
  await fillKatalog(db, ukuran, now)
  await fillPesanan(db, ukuran, now)
  await fillBuku(db, now)
  await fillGoods(db, now)
  await fillMessages(db)
  await fillRest(db, ukuran, now)
  for (const statement of checks) await sql.raw(statement).execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}

/** Products, packages and accounts. */
async function fillKatalog(db: Db, { produk, pengguna }: ShopSize, now: Date): Promise<void> {
  await sql`INSERT INTO kategori (nama, deskripsi)
    SELECT 'Kategori ' || i, 'Isi kategori ' || i FROM generate_series(1, 20) i`.execute(db)
  await sql`INSERT INTO pengiriman (kode, nama, estimasi, biaya)
    VALUES ('express', 'Express', '1-2 hari', 20000), ('reguler', 'Reguler', '3-5 hari', 12000)`.execute(db)
  await sql`INSERT INTO produk (kategori_id, nama, deskripsi, harga, stok, aktif, dibuat)
    SELECT 1 + i % 20,
           concat_ws(' ', ${pick(KINDS, 1)}, ${pick(IKAN, 8)}, ${pick(FORMAT_WORDS, 64)}, 50 * (1 + i % 20), ${pick(BRANDS, 512)}, i),
           concat_ws(' ', ${pick(KINDS, 1)}, 'untuk kerapu', ${pick(IKAN, 8)}, 'dalam bentuk', ${pick(FORMAT_WORDS, 64)}, 'buatan',
             ${pick(BRANDS, 512)}, 'dengan bahan', ${randomWord(sql`i::text`)}, 'dan', ${randomWord(sql`'b' || i`)}),
           5000 + (i::bigint * 7919) % 995000, (i * 31) % 400, i % 20 > 0, ${now}
    FROM generate_series(1, ${sql.lit(produk)}) i`.execute(db)
  await sql`INSERT INTO paket (title, harga, dibuat)
    SELECT 'Paket ' || i, 300000 + i * 1000, ${now} FROM generate_series(1, 60) i`.execute(db)
  await sql`INSERT INTO paket_item (paket_id, urutan, nama, produk_id, jumlah)
    SELECT p, n, 'Isi ' || n, 1 + (p * 13 + n * 17) % ${sql.lit(produk)}, 1
    FROM generate_series(1, 60) p, generate_series(0, 4) n`.execute(db)
  await sql`INSERT INTO pengguna (nama, email, no_hp, alamat, role, peran, password_hash, dibuat)
    SELECT ${pick(NAMES, 1)} || ' ' || left(md5(i::text), 6) || ' ' || i, 'petani' || i || '@contoh.id', '08' || (1000000000 + i),
           'Dermaga ' || i, CASE WHEN i = 1 THEN 'admin' ELSE 'user' END,
           CASE WHEN i = 1 THEN 'pemilik' ELSE '' END, '-', ${now}
    FROM generate_series(1, ${sql.lit(pengguna)}) i`.execute(db)
  await sql`INSERT INTO jejak (oleh, tindakan, jenis, rujukan, judul, sesudah, waktu)
    VALUES ('Toko', 'buat', 'pengguna', '1', 'Pemilik', '{"peran": ["pemilik"]}', ${now})`.execute(db)
}

/** Orders with their lines and payments. */
async function fillPesanan(db: Db, { produk, pengguna, pesanan }: ShopSize, now: Date): Promise<void> {
  // The newest order is dated now; the others spread evenly over the two years before. Customer 2 places every tenth order.
  await sql`INSERT INTO pesanan (midtrans_order_id, pengguna_id, jenis, status_pembayaran, status_pesanan, nama, no_hp,
      alamat, shipping_id, nama_shipping, biaya_kirim, subtotal, total_harga, perhatian, isi_hash, batas_bayar, dibuat)
    SELECT 'KS-' || upper(left(md5('p' || i), 20)), pg.pengguna_id, CASE WHEN i % 10 = 3 THEN 'paketan' ELSE 'satuan' END,
           bayar, CASE WHEN bayar <> 'success' OR umur < 0.005 THEN 'Menunggu Respon'
                       WHEN umur < 0.02 THEN 'Sedang Di Proses' ELSE 'Pesanan Selesai' END,
           pg.nama, pg.no_hp, pg.alamat, 2, 'Reguler', 12000, isi, 12000 + isi,
           CASE WHEN i % 2000 = 7 THEN ARRAY['lunas tanpa stok'] ELSE '{}' END, '\\x00', waktu + interval '1 hour', waktu
    FROM (SELECT i, i::float / ${sql.lit(pesanan)} AS umur, ${now}::timestamptz - i::float / ${sql.lit(pesanan)} * interval '730 days' AS waktu,
                 CASE WHEN i % 10 = 0 THEN 2 ELSE 1 + (i::bigint * 7919) % ${sql.lit(pengguna)} END AS pembeli,
                 CASE WHEN i <= 20 THEN 'pending' WHEN i % 12 = 5 THEN 'expired' WHEN i % 25 = 6 THEN 'cancelled'
                      WHEN i % 100 = 9 THEN 'refunded' ELSE 'success' END AS bayar
          FROM generate_series(1, ${sql.lit(pesanan)}) i) AS rencana
    JOIN pengguna pg ON pg.pengguna_id = pembeli
    -- The lines below, by the order's id.
    CROSS JOIN LATERAL (SELECT ${sql.lit(pesanan)} + 1 - i AS nomor) AS n
    CROSS JOIN LATERAL (SELECT (50000 + nomor % 900 * 1000) * (1 + nomor % 3)
      * CASE WHEN i % 10 <> 3 AND nomor % 2 = 0 THEN 2 ELSE 1 END AS isi) AS baris
    ORDER BY i DESC`.execute(db)
  await sql`INSERT INTO pesanan_baris (pesanan_id, urutan, produk_id, paket_id, nama, harga, jumlah)
    SELECT pesanan_id, n, CASE WHEN jenis = 'satuan' THEN 1 + (pesanan_id * 31 + n * 977) % ${sql.lit(produk)} END,
           CASE WHEN jenis = 'paketan' THEN 1 + pesanan_id % 60 END, 'Baris ' || n, 50000 + pesanan_id % 900 * 1000, 1 + pesanan_id % 3
    FROM pesanan, generate_series(0, 1) n WHERE n = 0 OR (jenis = 'satuan' AND pesanan_id % 2 = 0)`.execute(db)
  await sql`INSERT INTO pesanan_bagian (pesanan_id, produk_id, jumlah)
    SELECT pesanan_id, coalesce(b.produk_id, item.produk_id), sum(b.jumlah * coalesce(item.jumlah, 1))
    FROM pesanan_baris b LEFT JOIN paket_item item USING (paket_id) GROUP BY 1, 2 ORDER BY 1`.execute(db)
  await sql`INSERT INTO pembayaran (pesanan_id, order_id, jumlah, transaction_id, payment_type, transaction_status, dikembalikan, dibuat, diubah)
    SELECT pesanan_id, midtrans_order_id, total_harga, md5(midtrans_order_id), 'bank_transfer',
           CASE WHEN status_pembayaran = 'refunded' THEN 'refund' WHEN status_pembayaran = 'pending' THEN 'pending'
                WHEN status_pembayaran <> 'success' THEN 'expire' WHEN ${PARTLY_REFUNDED} THEN 'partial_refund' ELSE 'settlement' END,
           CASE WHEN status_pembayaran = 'refunded' THEN total_harga WHEN status_pembayaran = 'success' AND ${PARTLY_REFUNDED} THEN 50000 ELSE 0 END,
           dibuat, dibuat
    FROM pesanan`.execute(db)
}

/** Ledger and receipts. */
async function fillBuku(db: Db, now: Date): Promise<void> {
  // Paid within the hour. One order in a hundred is fully refunded two days later at the latest; as many are partly refunded.
  await sql`INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, barang, ongkir, lunas, waktu)
    SELECT pesanan_id, pembayaran_id, total_harga, subtotal, biaya_kirim, 1, pesanan.dibuat + pesanan_id % 60 * interval '1 minute'
    FROM pesanan JOIN pembayaran USING (pesanan_id) WHERE status_pembayaran IN ('success', 'refunded')
    ORDER BY pesanan_id`.execute(db)
  await sql`INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, cara, lunas, waktu)
    SELECT pesanan_id, pembayaran_id, CASE status_pembayaran WHEN 'refunded' THEN -total_harga ELSE -50000 END, 'midtrans',
           CASE status_pembayaran WHEN 'refunded' THEN -1 ELSE 0 END,
           least(pesanan.dibuat + interval '2 days', ${now}::timestamptz)
    FROM pesanan JOIN pembayaran USING (pesanan_id)
    WHERE status_pembayaran = 'refunded' OR status_pembayaran = 'success' AND ${PARTLY_REFUNDED}`.execute(db)
  await sql`INSERT INTO nota (pesanan_id, bulan, urutan, waktu)
    SELECT pesanan_id, bulan, row_number() OVER (PARTITION BY bulan ORDER BY waktu, pesanan_id), waktu
    FROM (SELECT pesanan_id, waktu, to_char(waktu AT TIME ZONE 'Asia/Jakarta', 'YYYY/MM') AS bulan FROM buku WHERE jumlah > 0) AS lunas`.execute(
    db,
  )
  await sql`INSERT INTO nota_bulan SELECT bulan, max(urutan) FROM nota GROUP BY bulan`.execute(db)
  await sql`INSERT INTO buku_baris (buku_id, urutan, jumlah)
    SELECT buku_id, urutan, CASE lunas WHEN -1 THEN b.jumlah ELSE 1 END FROM buku JOIN pesanan_baris b USING (pesanan_id)
    WHERE buku.jumlah < 0 AND (lunas = -1 OR urutan = 0)`.execute(db)
}

/** History of the orders, stock movements and lots. */
async function fillGoods(db: Db, now: Date): Promise<void> {
  await sql`INSERT INTO riwayat_status (pesanan_id, jenis, dari, ke, oleh, waktu)
    SELECT pesanan_id, langkah.jenis, dari, ke, oleh, dibuat FROM pesanan CROSS JOIN LATERAL (VALUES
      (1, 'pembayaran', NULL, 'pending', 'pelanggan', true),
      (2, 'pembayaran', 'pending', CASE status_pembayaran WHEN 'refunded' THEN 'success' ELSE status_pembayaran END, 'notifikasi',
        status_pembayaran <> 'pending'),
      (3, 'pembayaran', 'success', 'refunded', 'notifikasi', status_pembayaran = 'refunded'),
      (4, 'pesanan', 'Menunggu Respon', 'Sedang Di Proses', 'otomatis', status_pesanan <> 'Menunggu Respon'),
      (5, 'pesanan', 'Sedang Di Proses', 'Pesanan Selesai', 'otomatis', status_pesanan = 'Pesanan Selesai'),
      (6, 'perhatian', NULL, perhatian[1], 'notifikasi', perhatian <> '{}')
    ) AS langkah (urut, jenis, dari, ke, oleh, ada) WHERE ada ORDER BY pesanan_id, urut`.execute(db)
  await sql`INSERT INTO mutasi_stok (produk_id, perubahan, alasan, waktu)
    SELECT produk_id, stok + coalesce(dipegang, 0), 'awal', dibuat FROM produk
    LEFT JOIN (${HELD} GROUP BY 1) AS p USING (produk_id) WHERE stok + coalesce(dipegang, 0) > 0`.execute(db)
  await sql`INSERT INTO mutasi_stok (produk_id, perubahan, alasan, pesanan_id, waktu)
    SELECT produk_id, arah * b.jumlah, alasan, pesanan_id, p.dibuat
    FROM pesanan_bagian b JOIN pesanan p USING (pesanan_id) CROSS JOIN (VALUES (-1, 'pesanan'), (1, 'lepas')) AS gerak (arah, alasan)
    WHERE arah = -1 OR status_pembayaran IN ('expired', 'cancelled') ORDER BY pesanan_id`.execute(db)
  // Every product has four lots. Each packed order took from one of them, chosen by its id.
  await sql`INSERT INTO lot (produk_id, nomor, kedaluwarsa, sisa, harga_modal, pemasok, diterima, dibuat)
    SELECT produk_id, 'L' || produk_id || '-' || n, ${now}::date + n * 200, CASE n WHEN 4 THEN stok + coalesce(dipegang, 0) ELSE 0 END,
           harga / 2, 'Pemasok ' || n, ${now}::date - 730 + n * 180, ${now}
    FROM generate_series(1, 4) n CROSS JOIN produk
    LEFT JOIN (${HELD} AND status_pesanan = 'Menunggu Respon' GROUP BY 1) AS p USING (produk_id)
    ORDER BY produk_id, n`.execute(db)
  await sql`INSERT INTO pesanan_lot (pesanan_id, lot_id, jumlah)
    SELECT pesanan_id, (produk_id - 1) * 4 + 1 + pesanan_id % 4, jumlah
    FROM pesanan_bagian JOIN pesanan USING (pesanan_id) WHERE status_pesanan <> 'Menunggu Respon'`.execute(db)
  await sql`INSERT INTO mutasi_lot (lot_id, sisa, alasan, waktu)
    SELECT lot_id, sisa + coalesce(dikemas, 0), 'awal', ${now}::timestamptz - interval '731 days' FROM lot
    LEFT JOIN (SELECT lot_id, sum(jumlah) AS dikemas FROM pesanan_lot GROUP BY 1) AS p USING (lot_id)
    WHERE sisa + coalesce(dikemas, 0) > 0`.execute(db)
  await sql`INSERT INTO mutasi_lot (lot_id, sisa, alasan, pesanan_id, waktu)
    SELECT lot_id, -jumlah, 'kemas', pesanan_id, dibuat FROM pesanan_lot JOIN pesanan USING (pesanan_id)`.execute(db)
}

/** Units of each product that orders hold. */
const HELD = sql`SELECT produk_id, sum(jumlah) AS dipegang FROM pesanan_bagian JOIN pesanan USING (pesanan_id)
  WHERE status_pembayaran NOT IN ('expired', 'cancelled')`

/** Provider notifications, as long as Midtrans' messages, and the mails about them to customer and shop. */
async function fillMessages(db: Db): Promise<void> {
  await sql`INSERT INTO notifikasi (order_id, transaction_status, isi, hasil, percobaan, diterima)
    SELECT order_id, status, rpad('{"order_id":"' || order_id || '","signature_key":"' || repeat(md5(order_id || status), 4), 680, '-') || '"}',
           'diterapkan', 1, dibuat
    FROM pembayaran CROSS JOIN LATERAL (VALUES ('pending'), (transaction_status)) AS kabar (status)`.execute(db)
  await sql`INSERT INTO surat (kunci, kepada, subjek, teks, status, percobaan, dicoba, kirim_pada, dibuat)
    SELECT kabar || ':' || pesanan_id, CASE WHEN kabar LIKE 'toko-%' THEN 'toko@contoh.id' ELSE email END,
           'Pesanan ' || midtrans_order_id, rpad('Halo ' || pesanan.nama || repeat(E'\\n' || md5(kabar || pesanan_id), 12), 700, '-'),
           'terkirim', 1, pesanan.dibuat, pesanan.dibuat, pesanan.dibuat
    FROM pesanan JOIN pengguna USING (pengguna_id)
    CROSS JOIN unnest(ARRAY['pesanan-diterima', 'toko-pesanan-diterima', 'lunas', 'toko-lunas']) AS kabar
    WHERE kabar LIKE '%diterima' OR status_pembayaran IN ('success', 'refunded')
    ORDER BY pesanan_id`.execute(db)
}

/** Articles, messages and the audit trail: enough rows for every list to have a page 100. */
async function fillRest(db: Db, { produk, pesanan }: ShopSize, now: Date): Promise<void> {
  const tulisan = Math.max(2_000, pesanan / 20)
  await sql`INSERT INTO artikel (judul, konten, status, dibuat, dikabarkan)
    SELECT 'Artikel ' || i, repeat('Isi artikel ' || md5(i::text) || ' ', 40),
           CASE WHEN i % 5 = 0 THEN 'draft' ELSE 'published' END, dibuat, dibuat
    FROM (SELECT i, ${now}::timestamptz - i * interval '1 hour' AS dibuat FROM generate_series(1, ${sql.lit(tulisan)}) i) AS satu`.execute(
    db,
  )
  await sql`INSERT INTO laporan (nama, email, pesan, dibuat, ditangani)
    SELECT ${pick(NAMES, 1)} || ' ' || i, 'petani' || i || '@contoh.id', 'Pesan ' || md5(i::text), ${now}::timestamptz - i * interval '1 hour',
           CASE WHEN i > 20 THEN ${now}::timestamptz END
    FROM generate_series(1, ${sql.lit(tulisan)}) i`.execute(db)
  await sql`INSERT INTO jejak (pengguna_id, oleh, tindakan, jenis, rujukan, judul, sebelum, sesudah, waktu)
    SELECT 1, 'Pemilik', 'ubah', 'produk', (1 + i % ${sql.lit(produk)})::text, 'Produk ' || i, '{"alasan": "1"}', '{"alasan": "2"}',
           ${now}::timestamptz - (${sql.lit(pesanan)} - i) * interval '1 minute'
    FROM generate_series(1, ${sql.lit(pesanan)}) i`.execute(db)
}

/**
 * Drops foreign keys and non-unique indexes and disables triggers, to avoid their cost per row.
 * @returns the statements that restore and validate them
 */
async function dropChecks(db: Db): Promise<string[]> {
  const { rows: keys } = await sql<{ table: string; nama: string; definition: string }>`
    SELECT conrelid::regclass AS "table", conname AS nama, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype = 'f'`.execute(db)
  for (const { table, nama } of keys)
    await sql`ALTER TABLE ${sql.ref(table)} DROP CONSTRAINT ${sql.ref(nama)}`.execute(db)
  const { rows: indexes } = await sql<{ nama: string; definition: string }>`
    SELECT indexrelid::regclass AS nama, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    JOIN pg_class ON pg_class.oid = indrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname = 'public' AND NOT indisunique`.execute(db)
  for (const { nama } of indexes) await sql`DROP INDEX ${sql.ref(nama)}`.execute(db)
  for (const table of ['produk', 'pesanan']) await sql`ALTER TABLE ${sql.ref(table)} DISABLE TRIGGER USER`.execute(db)
  return [
    ...indexes.map(({ definition }) => definition),
    ...keys.map(({ table, nama, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${nama} ${definition}`),
    ...['produk', 'pesanan'].map(
      (table) => `ALTER TABLE ${table} ENABLE TRIGGER USER, ENABLE ALWAYS TRIGGER ubahan_luar`,
    ),
    `UPDATE kategori SET jumlah_produk =
       (SELECT count(*) FROM produk WHERE produk.kategori_id = kategori.kategori_id AND aktif)`,
  ]
}
