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

test('an old shop learns how its methods travel, what is hazardous or cold, and what its packages hold', async () => {
  await execute(url, 'DROP SCHEMA public CASCADE')
  await execute(url, 'CREATE SCHEMA public')
  const before = join(temp, 'migrasi')
  mkdirSync(before)
  const folder = join(import.meta.dirname, 'migrations')
  for (const nama of readdirSync(folder).filter((nama) => nama < '0016')) cpSync(join(folder, nama), join(before, nama))
  await migrate(url, before)

  await execute(
    url,
    `INSERT INTO pengiriman (kode, nama, biaya) VALUES
       ('express', 'Express', 1), ('reguler', 'Reguler', 1), ('ekonomi', 'Ekonomi', 1), ('k1', 'Kargo Laut', 1),
       ('k2', 'Kapal Pelni', 1), ('k3', 'Ekspres Udara', 1), ('k4', 'Ambil di toko', 1), ('k5', 'Kurir Laundry', 1);
     INSERT INTO kategori (nama) VALUES ('Obat');
     INSERT INTO produk (kategori_id, nama, zat, golongan, golongan_keterangan, bahaya, aktif, harga, dibuat) VALUES
       (1, 'Kaporit Granul 60%', 'kalsium hipoklorit', 'bukan_obat', '', 'tidak_ada', true, 1, now()),
       (1, 'Serbuk Rendam', 'Sodium percarbonate', 'bukan_obat', '', 'tidak_ada', true, 1, now()),
       (1, 'Perendam', 'Hydrogen peroxide 50%', 'obat_bebas', '', 'korosif', true, 1, now()),
       (1, 'Vaksin Vibrio', '', 'obat_keras', '', 'tidak_ada', true, 1, now()),
       (1, 'Uji Peroksida', 'strip peroksida', 'bukan_obat', 'Alat uji', 'tidak_ada', true, 1, now()),
       (1, 'Vitamin C', '', 'bukan_obat', '', 'tidak_ada', true, 1, now()),
       (1, 'Vitamin E', '', 'bukan_obat', '', 'tidak_ada', false, 1, now());
     INSERT INTO paket (title, harga, dibuat) VALUES ('Paket', 1, now());
     INSERT INTO paket_item (paket_id, urutan, nama) VALUES
       (1, 1, ' vitamin c'), (1, 2, 'Vaksin Vibrio'), (1, 3, 'Vitamin E'), (1, 4, 'Kaporit');
     INSERT INTO pengguna (nama, email, password_hash, dibuat) VALUES ('Pak Budi', 'budi@contoh.id', 'x', now());
     INSERT INTO pesanan (midtrans_order_id, pengguna_id, nama, no_hp, alamat, shipping_id, nama_shipping, biaya_kirim,
         subtotal, total_harga, isi_hash, batas_bayar, dibuat)
       VALUES ('KS-1', 1, 'Pak Budi', '', '', 1, 'Express', 0, 1, 1, 'x', now(), now());
     INSERT INTO pesanan_baris (pesanan_id, urutan, produk_id, nama, harga, jumlah) VALUES (1, 0, 1, 'Kaporit', 1, 1)`,
  )
  await migrate(url)

  const metode = 'SELECT kode, jalur FROM pengiriman WHERE jalur_ditebak AND NOT dingin ORDER BY shipping_id'
  expect(await execute(url, metode)).toEqual([
    { kode: 'express', jalur: 'udara' },
    { kode: 'reguler', jalur: 'darat' },
    { kode: 'ekonomi', jalur: 'darat' },
    { kode: 'k1', jalur: 'laut' },
    { kode: 'k2', jalur: 'laut' },
    { kode: 'k3', jalur: 'udara' },
    { kode: 'k4', jalur: 'ambil_sendiri' },
    { kode: 'k5', jalur: 'darat' },
  ])
  expect(await execute(url, 'SELECT nama, bahaya, suhu_simpan FROM produk ORDER BY produk_id')).toEqual([
    { nama: 'Kaporit Granul 60%', bahaya: 'pengoksidasi', suhu_simpan: 'ruang' },
    { nama: 'Serbuk Rendam', bahaya: 'pengoksidasi', suhu_simpan: 'ruang' },
    { nama: 'Perendam', bahaya: 'korosif', suhu_simpan: 'ruang' },
    { nama: 'Vaksin Vibrio', bahaya: 'tidak_ada', suhu_simpan: 'dingin' },
    { nama: 'Uji Peroksida', bahaya: 'tidak_ada', suhu_simpan: 'ruang' },
    { nama: 'Vitamin C', bahaya: 'tidak_ada', suhu_simpan: 'ruang' },
    { nama: 'Vitamin E', bahaya: 'tidak_ada', suhu_simpan: 'ruang' },
  ])
  // Items that a package must not contain or that are not on sale keep only a name; the package is marked for the office.
  expect(await execute(url, 'SELECT nama, produk_id, periksa FROM paket_item ORDER BY urutan')).toEqual([
    { nama: ' vitamin c', produk_id: 6, periksa: false },
    { nama: 'Vaksin Vibrio', produk_id: null, periksa: true },
    { nama: 'Vitamin E', produk_id: null, periksa: true },
    { nama: 'Kaporit', produk_id: null, periksa: true },
  ])
  expect(await execute(url, 'SELECT berat_gram FROM pesanan_baris')).toEqual([{ berat_gram: null }])
})
