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

test.each([
  ['medicine without a number', "('Obat', 'obat_bebas', '')", true],
  ['medicine with its number', "('Obat', 'obat_keras', 'KKP RI D 1')", false],
  ['tools', "('Jaring', 'bukan_obat', '')", false],
  ['nothing', undefined, false],
])('an old shop with %s goes on selling what it sold, and keeps its words', async (_, produk, dikumpulkan) => {
  await execute(url, 'DROP SCHEMA public CASCADE')
  await execute(url, 'CREATE SCHEMA public')
  const before = join(temp, String(produk))
  mkdirSync(before)
  const folder = join(import.meta.dirname, 'migrations')
  for (const nama of readdirSync(folder).filter((nama) => nama < '0018')) cpSync(join(folder, nama), join(before, nama))
  await migrate(url, before)
  await execute(url, "INSERT INTO kategori (nama) VALUES ('K')")
  if (produk)
    await execute(
      url,
      `INSERT INTO produk (kategori_id, nama, golongan, nie, zat, harga, dibuat)
         SELECT 1, nama, golongan, nie, 'tanin', 1, now() FROM (VALUES ${produk}) AS lama (nama, golongan, nie)`,
    )
  await migrate(url)
  expect(await execute(url, 'SELECT nie_dikumpulkan FROM pengaturan_toko')).toEqual([{ nie_dikumpulkan: dikumpulkan }])
  const sesudah = { zat: 'tanin', zat_aktif: [], aturan_pakai: [], gambar_label: null }
  expect(await execute(url, 'SELECT zat, zat_aktif, aturan_pakai, gambar_label FROM produk')).toEqual(
    produk ? [sesudah] : [],
  )
})
