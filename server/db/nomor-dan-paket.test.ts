import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isNoHp, tidyNoHp } from '#contract/no-hp.ts'
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

const NOMOR = [
  '081234567890',
  '+6281234567890',
  '6281234567890',
  '+620812345678901',
  '+62012345678',
  '',
  '12',
  '0812 34',
]

test('an old shop gets its phone numbers in one form, and its parts tied to the products whose names they have', async () => {
  await execute(url, 'DROP SCHEMA public CASCADE')
  await execute(url, 'CREATE SCHEMA public')
  const first = join(temp, 'migrasi')
  mkdirSync(first)
  cpSync(join(import.meta.dirname, 'migrations/0001_dasar.sql'), join(first, '0001_dasar.sql'))
  await migrate(url, first)

  await execute(
    url,
    `INSERT INTO pengguna (nama, email, no_hp, password_hash, dibuat)
     SELECT 'Pak Budi', nomor || 'budi@contoh.id', nomor, 'x', now() FROM unnest($1::text[]) AS nomor`,
    [NOMOR],
  )
  await execute(
    url,
    `INSERT INTO kategori (nama) VALUES ('Obat');
     INSERT INTO produk (kategori_id, nama, harga, resep, aktif, dibuat) VALUES
       (1, 'Asam Sitrat', 1, false, false, now()), (1, 'asam sitrat', 1, false, true, now()),
       (1, 'Oksitetrasiklin', 1, true, true, now()), (1, 'Buku', 1, false, false, now());
     INSERT INTO paket (title, harga, dibuat) VALUES ('Paket', 1, now());
     INSERT INTO paket_item (paket_id, urutan, nama, produk_id) VALUES
       (1, 1, ' ASAM Sitrat ', NULL), (1, 2, 'oksitetrasiklin', NULL), (1, 3, 'Buku', NULL), (1, 4, 'Buku saku', NULL),
       (1, 5, 'Asam sitrat', 1)`,
  )
  await migrate(url)

  const pengguna = await execute<{ email: string; no_hp: string }>(url, 'SELECT email, no_hp FROM pengguna')
  expect(pengguna.map(({ email, no_hp }) => [email.replace('budi@contoh.id', ''), no_hp]).sort()).toEqual(
    // A value with blanks was never a valid number of the shop, so the migration keeps it unchanged.
    NOMOR.map((nomor) => [nomor, isNoHp(nomor) ? tidyNoHp(nomor) : nomor]).sort(),
  )
  const isi = await execute(url, 'SELECT nama, produk_id FROM paket_item ORDER BY urutan')
  expect(isi).toEqual([
    { nama: ' ASAM Sitrat ', produk_id: 2 },
    { nama: 'oksitetrasiklin', produk_id: 3 },
    { nama: 'Buku', produk_id: 4 },
    { nama: 'Buku saku', produk_id: null },
    { nama: 'Asam sitrat', produk_id: 1 },
  ])
})

test.each([
  ['Oxytetracycline', 'Oksitetrasiklin'],
  ['Erythromycin', 'Eritromisin'],
  ['Praziquantel 50%', 'Prazikuantel 50 %'],
  ['Amoxicillin', 'Amoksisilin'],
  ['Chlorine', 'Klorin'],
  ['Vaccine', 'Vaksin'],
  ['Asam-Sitrat  (1 kg)', 'asam sitrat 1 kg'],
  ['100 g', '100 G'],
])('%s and %s sound the same', async (satu, dua) => {
  const [bunyi] = await execute<{ satu: string; dua: string }>(url, 'SELECT ejaan($1) AS satu, ejaan($2) AS dua', [
    satu,
    dua,
  ])
  expect(bunyi?.satu).toBe(bunyi?.dua)
})

test('names of different things do not sound the same', async () => {
  const [bunyi] = await execute<{ ada: boolean }>(
    url,
    `SELECT ejaan('Asam Sitrat 1 kg') = ejaan('Asam Sitrat 11 kg') AS ada`,
  )
  expect(bunyi?.ada).toBe(false)
})
