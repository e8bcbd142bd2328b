import { mkdir, rm, writeFile } from 'node:fs/promises'
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

/** An empty database (the template's own migrations forgotten) and a folder with these files. */
async function given(files: Record<string, string>): Promise<string> {
  await execute(url, 'DROP SCHEMA public CASCADE')
  await execute(url, 'CREATE SCHEMA public')
  const folder = join(temp, 'migrasi')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  return folder
}

const tables = async () =>
  (await execute<{ t: string }>(url, "SELECT tablename t FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).map(
    ({ t }) => t,
  )

const FIRST = { '0001_ikan.sql': 'CREATE TABLE ikan (id int)' }
const SECOND = { '0002_obat.sql': 'ALTER TABLE ikan ADD nama text; CREATE TABLE obat (id int)' }

test('applies what is new, in order, and nothing twice', async () => {
  const folder = await given({ ...SECOND, ...FIRST })
  expect(await migrate(url, folder)).toEqual(['0001_ikan.sql', '0002_obat.sql'])
  expect(await migrate(url, folder)).toEqual([])
  expect(await tables()).toEqual(['ikan', 'migrasi', 'obat'])
})

test('several processes may start at once', async () => {
  const folder = await given({ ...FIRST, ...SECOND })
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, folder)))
  expect(applied.flat()).toEqual(['0001_ikan.sql', '0002_obat.sql'])
})

test('a file that fails leaves nothing of itself and everything before it', async () => {
  const folder = await given({ ...FIRST, '0002_salah.sql': 'CREATE TABLE obat (id int); SELECT 1 / 0' })
  await expect(migrate(url, folder)).rejects.toThrow('Migrasi 0002_salah.sql gagal: division by zero')
  expect(await tables()).toEqual(['ikan', 'migrasi'])
})

test('refuses a file that changed after it was applied, whatever its line ends', async () => {
  const folder = await given({ '0001_ikan.sql': 'CREATE TABLE ikan (\nid int)' })
  await migrate(url, folder)
  await writeFile(join(folder, '0001_ikan.sql'), 'CREATE TABLE ikan (\r\nid int)')
  expect(await migrate(url, folder)).toEqual([])
  await writeFile(join(folder, '0001_ikan.sql'), 'CREATE TABLE ikan (id bigint)')
  await expect(migrate(url, folder)).rejects.toThrow('Isi migrasi 0001_ikan.sql berubah')
})

test('refuses a database of a newer version of the shop', async () => {
  const folder = await given({ ...FIRST, ...SECOND })
  await migrate(url, folder)
  await rm(join(folder, '0002_obat.sql'))
  await expect(migrate(url, folder)).rejects.toThrow('sudah memuat migrasi 0002_obat.sql yang tidak dikenal')
})

test('refuses files whose numbers have a gap', async () => {
  const folder = await given({ ...FIRST, '0003_obat.sql': '' })
  await expect(migrate(url, folder)).rejects.toThrow('0003_obat.sql berada di urutan 2')
})
