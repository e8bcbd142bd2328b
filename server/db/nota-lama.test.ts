import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { execute } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { migrate } from './migrate.ts'

const { url, drop } = await createTestDatabase()
const temp = makeTempFolder()
afterAll(async () => {
  await drop()
  removeTempFolder(temp)
})

test('orders that were paid before get their numbers in the order of their money, and an older shop goes on from there', async () => {
  await execute(url, 'DROP SCHEMA public CASCADE')
  await execute(url, 'CREATE SCHEMA public')
  const before = join(temp, 'migrasi')
  mkdirSync(before)
  const folder = join(import.meta.dirname, 'migrations')
  for (const nama of readdirSync(folder).filter((nama) => nama < '0041')) cpSync(join(folder, nama), join(before, nama))
  await migrate(url, before)
  await execute(
    url,
    `INSERT INTO pengguna (nama, email, password_hash, dibuat) VALUES ('Pak Budi', 'budi@contoh.id', 'x', now());
     INSERT INTO pengiriman (kode, nama, biaya) VALUES ('reguler', 'Reguler', 0);
     INSERT INTO pesanan (midtrans_order_id, pengguna_id, status_pembayaran, nama, no_hp, alamat, shipping_id, nama_shipping,
         biaya_kirim, subtotal, total_harga, isi_hash, batas_bayar, dibuat)
       SELECT 'KS-' || n, 1, status, 'Pak Budi', '', '', 1, 'Reguler', 0, 1000, 1000, 'x', now(), '2026-10-31T12:00:00Z'
       FROM (VALUES (1, 'success'), (2, 'success'), (3, 'refunded'), (4, 'pending'), (5, 'cancelled'), (6, 'success')) x (n, status)
       ORDER BY n;
     INSERT INTO pembayaran (pesanan_id, order_id, jumlah, dibuat, diubah)
       SELECT pesanan_id, midtrans_order_id, 1000, now(), now() FROM pesanan ORDER BY pesanan_id;
     -- The second was paid first, the third in the next month; of the sixth nobody wrote down when.
     INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, cara, lunas, waktu) VALUES
       (1, 1, 1000, NULL, 1, '2026-10-31T16:59:59Z'), (2, 2, 1000, NULL, 1, '2026-10-31T13:00:00Z'),
       (3, 3, 1000, NULL, 1, '2026-10-31T17:00:00Z'), (3, 3, -1000, 'bank', -1, '2026-11-02T00:00:00Z')`,
  )
  await migrate(url)

  const nota = () => execute(url, 'SELECT pesanan_id, nomor FROM nota ORDER BY nomor')
  const lama = [
    { pesanan_id: 6, nomor: '2026/10/0001' },
    { pesanan_id: 2, nomor: '2026/10/0002' },
    { pesanan_id: 1, nomor: '2026/10/0003' },
    { pesanan_id: 3, nomor: '2026/11/0001' },
  ]
  expect(await nota()).toEqual(lama)

  // Writes a payment as a shop without receipts does.
  await execute(
    url,
    `INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, lunas, waktu) VALUES (4, 4, 1000, 1, '2026-11-03T00:00:00Z');
     UPDATE pesanan SET status_pembayaran = 'success' WHERE pesanan_id = 4;
     UPDATE pesanan SET status_pembayaran = 'refunded' WHERE pesanan_id = 1`,
  )
  expect(await nota()).toEqual([...lama, { pesanan_id: 4, nomor: '2026/11/0002' }])
  expect(await execute(url, 'SELECT ppn FROM pesanan WHERE ppn IS NOT NULL')).toEqual([])
})
