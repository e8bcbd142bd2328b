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

const HASH = (digit: string) => digit.repeat(64)
const LINK = (digit: string) => `Buka http://toko/atur-ulang-sandi?token=${digit.repeat(43)} hari ini.`

test('an old shop believes the addresses of who has paid, and its outbox loses the links that are dead', async () => {
  await execute(url, 'DROP SCHEMA public CASCADE')
  await execute(url, 'CREATE SCHEMA public')
  const before = join(temp, 'migrasi')
  mkdirSync(before)
  const folder = join(import.meta.dirname, 'migrations')
  for (const nama of readdirSync(folder).filter((nama) => nama < '0009')) cpSync(join(folder, nama), join(before, nama))
  await migrate(url, before)

  await execute(
    url,
    `INSERT INTO pengguna (nama, email, password_hash, dibuat)
       SELECT nama, nama || '@contoh.id', 'x', now() FROM unnest('{belum,batal,lunas,kembali}'::text[]) AS nama;
     INSERT INTO pengiriman (kode, nama, biaya) VALUES ('r', 'Reguler', 0);
     INSERT INTO pesanan (midtrans_order_id, pengguna_id, nama, no_hp, alamat, shipping_id, nama_shipping, biaya_kirim,
         subtotal, total_harga, isi_hash, batas_bayar, dibuat)
       SELECT nama, pengguna_id, nama, '', '', 1, 'Reguler', 0, 9, 9, 'x', now(), now() FROM pengguna WHERE nama <> 'belum';
     INSERT INTO pembayaran (pesanan_id, order_id, jumlah, dibuat, diubah)
       SELECT pesanan_id, midtrans_order_id, 9, now(), now() FROM pesanan;
     INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, barang, ongkir, biaya, lunas, waktu)
       SELECT pesanan_id, pembayaran_id, 9, 9, 0, 0, 1, '2026-11-01T00:00:00Z' FROM pembayaran WHERE order_id <> 'batal';
     INSERT INTO reset_sandi (token_hash, pengguna_id, dibuat, kedaluwarsa) VALUES
       (decode('${HASH('a')}', 'hex'), 1, now(), now() + interval '20 minutes'),
       (decode('${HASH('b')}', 'hex'), 1, now(), now() - interval '1 minute');
     INSERT INTO surat (kunci, kepada, subjek, teks, status, kirim_pada, dibuat) VALUES
       ('reset:${HASH('a')}', 'x', 'hidup', '${LINK('a')}', 'menunggu', now(), now()),
       ('reset:${HASH('b')}', 'x', 'lewat', '${LINK('b')}', 'gagal', now(), now()),
       ('reset:${HASH('c')}', 'x', 'terpakai', '${LINK('c')}', 'terkirim', now(), now()),
       ('pesanan-diterima:1', 'x', 'pesanan', '${LINK('d')}', 'terkirim', now(), now())`,
  )
  await migrate(url)

  const pengguna = await execute(url, 'SELECT nama, email_dikonfirmasi AS sejak FROM pengguna ORDER BY pengguna_id')
  expect(pengguna).toEqual([
    { nama: 'belum', sejak: null },
    { nama: 'batal', sejak: null },
    { nama: 'lunas', sejak: new Date('2026-11-01T00:00:00Z') },
    { nama: 'kembali', sejak: new Date('2026-11-01T00:00:00Z') },
  ])
  expect(await execute(url, 'SELECT subjek, teks FROM surat ORDER BY surat_id')).toEqual([
    { subjek: 'hidup', teks: LINK('a') },
    { subjek: 'terpakai', teks: 'Buka http://toko/atur-ulang-sandi?token=(dihapus) hari ini.' },
    { subjek: 'pesanan', teks: LINK('d') },
  ])
})
