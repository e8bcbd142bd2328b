import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { execute } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'

const MIGRASI = join(import.meta.dirname, 'db/migrations')
const LUNAS = `'2026-11-10T05:00:00Z'`
const KEMBALI = `'2026-11-12T05:00:00Z'`

/** SQL of a shop from before the ledger, with orders 1 to 6. */
const LAMA = `
  INSERT INTO pengguna (nama, email, password_hash, dibuat) VALUES ('Budi', 'budi@contoh.id', '-', ${LUNAS});
  INSERT INTO pengiriman (kode, nama, biaya) VALUES ('reguler', 'Reguler', 12000);
  INSERT INTO kategori (nama) VALUES ('Obat');
  INSERT INTO produk (kategori_id, nama, harga, dibuat) VALUES (1, 'Obat', 145000, ${LUNAS});
  INSERT INTO pesanan (midtrans_order_id, pengguna_id, status_pembayaran, nama, no_hp, alamat, shipping_id, nama_shipping,
      biaya_kirim, subtotal, total_harga, isi_hash, batas_bayar, dibuat)
    SELECT 'KS-' || n, 1, status, 'Budi', '08', 'Lampung', 1, 'Reguler', 12000, 290000, 302000, '', ${LUNAS}, ${LUNAS}
    FROM (VALUES (1, 'success'), (2, 'success'), (3, 'success'), (4, 'refunded'), (5, 'failed'), (6, 'cancelled')) x (n, status)
    ORDER BY n;
  INSERT INTO pesanan_baris (pesanan_id, urutan, produk_id, nama, harga, jumlah) SELECT n, 0, 1, 'Obat', 145000, 2 FROM generate_series(1, 6) n;
  INSERT INTO pesanan_bagian SELECT n, 1, 2 FROM generate_series(1, 6) n;
  INSERT INTO mutasi_stok (produk_id, perubahan, alasan, pesanan_id, waktu)
    SELECT 1, 12, 'awal', NULL, ${LUNAS}::timestamptz UNION ALL
    SELECT 1, -2, 'pesanan', n, ${LUNAS} FROM generate_series(1, 6) n UNION ALL SELECT 1, 2, 'lepas', 6, ${KEMBALI};
  UPDATE produk SET stok = 2;
  INSERT INTO pembayaran (pesanan_id, order_id, jumlah, transaction_id, transaction_status, dikembalikan, dibuat, diubah)
    SELECT n, 'KS-' || n, 302000, 'T' || n, status, kembali, ${LUNAS}, ${KEMBALI}
    FROM (VALUES (1, 'settlement', 0), (2, 'settlement', 0), (3, 'partial_refund', 100000), (4, 'refund', 302000),
      (5, 'deny', 0), (6, 'cancel', 302000)) x (n, status, kembali) ORDER BY n;
  INSERT INTO riwayat_status (pesanan_id, jenis, dari, ke, oleh, waktu)
    SELECT n, 'pembayaran', NULL, 'pending', 'pelanggan', ${LUNAS}::timestamptz FROM generate_series(1, 6) n UNION ALL
    SELECT n, 'pembayaran', 'pending', 'success', 'notifikasi', ${LUNAS} FROM generate_series(1, 6) n;
  INSERT INTO riwayat_status (pesanan_id, jenis, dari, ke, oleh, waktu) VALUES
    (4, 'pembayaran', 'success', 'refunded', 'admin', ${KEMBALI}), (5, 'pembayaran', 'success', 'failed', 'notifikasi', ${KEMBALI}),
    (6, 'pembayaran', 'success', 'cancelled', 'admin', ${KEMBALI});
  -- Order 1 got a part back by hand, order 2 everything in two parts; of order 3 the office asked for some, and the provider
  -- gave back more.
  INSERT INTO pengembalian (pembayaran_id, refund_key, cara, jumlah, alasan, status, pengguna_id, dibuat, diubah) VALUES
    (1, 'a', 'manual', 5000, 'Retak', 'manual', 1, ${KEMBALI}, ${KEMBALI}),
    (2, 'b', 'manual', 100000, 'Retak', 'manual', 1, ${KEMBALI}, ${KEMBALI}),
    (2, 'c', 'manual', 202000, 'Retak', 'manual', 1, ${KEMBALI}, ${KEMBALI}),
    (3, 'd', 'midtrans', 40000, 'Retak', 'berhasil', 1, ${KEMBALI}, ${KEMBALI}),
    (4, 'e', 'midtrans', 302000, 'Retak', 'berhasil', 1, ${KEMBALI}, ${KEMBALI}),
    (4, 'f', 'midtrans', 1, 'Retak', 'ditolak', 1, ${KEMBALI}, ${KEMBALI});`

test('a shop from before the ledger gets one, and an order whose money went back by hand is not paid any more', async () => {
  const database = await createTestDatabase()
  const before = makeTempFolder()
  onTestFinished(async () => {
    removeTempFolder(before)
    await database.drop()
  })
  for (const nama of readdirSync(MIGRASI).filter((nama) => nama < '0006'))
    copyFileSync(join(MIGRASI, nama), join(before, nama))
  await execute(database.url, 'DROP SCHEMA public CASCADE')
  await execute(database.url, 'CREATE SCHEMA public')
  await migrate(database.url, before)
  await execute(database.url, LAMA)
  await migrate(database.url)

  const rows = await execute<{ isi: string }>(
    database.url,
    `SELECT concat_ws(' ', pesanan_id, jumlah, barang, ongkir, coalesce(cara, 'masuk'), lunas, to_char(waktu AT TIME ZONE 'UTC', 'DD')) AS isi
    FROM buku ORDER BY pesanan_id, buku_id`,
  )
  expect(rows.map(({ isi }) => isi)).toEqual([
    '1 302000 290000 12000 masuk 1 10',
    '1 -5000 0 0 manual 0 12',
    '2 302000 290000 12000 masuk 1 10',
    '2 -100000 0 0 manual 0 12',
    '2 -202000 0 0 manual -1 12',
    '3 302000 290000 12000 masuk 1 10',
    '3 -40000 0 0 midtrans 0 12',
    '3 -60000 0 0 midtrans 0 12',
    '4 302000 290000 12000 masuk 1 10',
    '4 -302000 0 0 midtrans -1 12',
    '5 302000 290000 12000 masuk 1 10',
    '5 -302000 0 0 bank -1 12',
    '6 302000 290000 12000 masuk 1 10',
    '6 -302000 0 0 batal -1 12',
  ])
  const status = await execute<{ status: string }>(
    database.url,
    'SELECT status_pembayaran AS status FROM pesanan ORDER BY pesanan_id',
  )
  expect(status.map(({ status }) => status)).toEqual([
    'success',
    'refunded',
    'success',
    'refunded',
    'failed',
    'cancelled',
  ])
  const db = createDb(database.url, { max: 1 })
  expect(await findViolations(db)).toEqual([])
  await db.destroy()
})
