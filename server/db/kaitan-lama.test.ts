import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { execute } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { migrate } from './migrate.ts'

const { url, drop } = await createTestDatabase()
const before = makeTempFolder()
afterAll(async () => {
  await drop()
  removeTempFolder(before)
})

const aturan = (...untuk: string[]) =>
  JSON.stringify(untuk.map((kode) => ({ cara: 'rendam', untuk: [kode, 'bintik-putih'] })))

test('an old shop knows what its rules of use say, and of articles only what is certain', async () => {
  await execute(url, 'DROP SCHEMA public CASCADE')
  await execute(url, 'CREATE SCHEMA public')
  const folder = join(import.meta.dirname, 'migrations')
  for (const nama of readdirSync(folder).filter((nama) => nama < '0021')) cpSync(join(folder, nama), join(before, nama))
  await migrate(url, before)
  await execute(url, "INSERT INTO kategori (nama) VALUES ('K')")
  await execute(
    url,
    `INSERT INTO produk (kategori_id, nama, golongan, aturan_pakai, harga, dibuat) VALUES
       (1, 'Peroksida', 'bukan_obat', '${aturan('kutu-ikan', 'cacing-kulit')}', 1, now()),
       (1, 'Keras', 'obat_keras', '${aturan('vibriosis')}', 1, now()),
       (1, 'Serok', 'bukan_obat', '[]', 1, now())`,
  )
  await execute(url, "INSERT INTO paket (title, harga, dibuat) VALUES ('Isi', 1, now()), ('Nama saja', 1, now())")
  await execute(
    url,
    `INSERT INTO paket_item (paket_id, urutan, nama, produk_id) VALUES
       (1, 1, 'Peroksida', 1), (1, 2, 'Keras', 2), (1, 3, 'Serok', 3), (2, 1, 'Peroksida', NULL)`,
  )
  await execute(
    url,
    `INSERT INTO artikel (judul, konten, dibuat) VALUES
       ('VNN pada Benih Kerapu: Kenali dari Cara Berenang', 'Isi', now()), ('Bintik putih dan vnn', 'Isi', now())`,
  )
  await migrate(url)
  const penyakit = async (tabel: string) =>
    (await execute<{ penyakit: string[] }>(url, `SELECT penyakit FROM ${tabel} ORDER BY 1 DESC`)).map(
      (row) => row.penyakit,
    )
  expect(await penyakit('produk')).toEqual([
    ['bintik-putih', 'vibriosis'],
    ['bintik-putih', 'cacing-kulit', 'kutu-ikan'],
    [],
  ])
  expect(await penyakit('paket')).toEqual([['bintik-putih', 'cacing-kulit', 'kutu-ikan'], []])
  expect(await penyakit('artikel')).toEqual([['vnn'], []])
  expect(await execute(url, 'SELECT DISTINCT cara_harian FROM paket')).toEqual([{ cara_harian: '' }])
})

test('what is no code at all is refused by the table itself', async () => {
  await execute(url, "INSERT INTO kategori (nama) VALUES ('Salah')")
  for (const salah of ['{NULL}', '{"Bintik Putih"}', '{"a,b"}', '{"x\\"y"}'])
    await expect(
      execute(
        url,
        `INSERT INTO produk (kategori_id, nama, harga, dibuat, penyakit)
         SELECT kategori_id, 'Salah', 1, now(), '${salah}' FROM kategori WHERE nama = 'Salah'`,
      ),
    ).rejects.toThrow(/produk_penyakit_check/)
})
