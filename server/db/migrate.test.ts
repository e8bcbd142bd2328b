import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { execute, withDatabase } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { migrate } from './migrate.ts'

const { url, drop } = await createTestDatabase()
const temp = makeTempFolder()
afterAll(async () => {
  await drop()
  removeTempFolder(temp)
})

/** Creates an empty database (without the template's migrations) and a folder with these files. */
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

const { shopUrl } = inject('testServer')

test.runIf(shopUrl)('migrates a schema in which another role has a table, as extensions do', async () => {
  await given({})
  const other = withDatabase(shopUrl ?? '', new URL(url).pathname.slice(1))
  const role = new URL(other).username
  await execute(url, `GRANT CREATE, USAGE ON SCHEMA public TO ${role}`)
  await execute(other, 'CREATE TABLE luar (n serial)')
  expect(await migrate(url, undefined, role)).toContain('0001_v1.0.0.sql')
  expect(await tables()).toContain('luar')
  expect(await execute(other, 'SELECT FROM nota')).toEqual([])
})

test('applies new migrations in order, and none twice', async () => {
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

test('rolls back a failed file and keeps all earlier ones', async () => {
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

test('starts an older shop on a schema with newer additions', async () => {
  const folder = await given({ ...FIRST, ...SECOND })
  await migrate(url, folder)
  await rm(join(folder, '0002_obat.sql'))
  expect(await migrate(url, folder)).toEqual([])
  expect(await tables()).toEqual(['ikan', 'migrasi', 'obat'])
})

test('starts an older shop beside a removing migration only if it knows the required one', async () => {
  const third = '0003_sempit.sql'
  const folder = await given({ ...FIRST, ...SECOND, [third]: '-- perlu: 0002_obat.sql\nALTER TABLE ikan DROP nama' })
  await migrate(url, folder)
  await rm(join(folder, third))
  expect(await migrate(url, folder)).toEqual([])
  await rm(join(folder, '0002_obat.sql'))
  await expect(migrate(url, folder)).rejects.toThrow(`sudah memuat migrasi ${third} yang tidak dikenal`)
})

test('refuses a database of before 1.0.0, and says where to start', async () => {
  await migrate(url, await given({ '0001_dasar.sql': 'CREATE TABLE ikan (id int)' }))
  await execute(url, 'ALTER TABLE migrasi DROP perlu')
  await expect(migrate(url)).rejects.toThrow(
    /0001_dasar\.sql.*sebelum versi 1\.0\.0.*DATA_DIR atau database yang kosong/,
  )
  expect(await tables()).toEqual(['ikan', 'migrasi'])
})

test('retries a locked table with a short lock timeout, so that other queries are not blocked', async () => {
  const folder = await given(FIRST)
  await migrate(url, folder)
  await writeFile(join(folder, '0002_obat.sql'), SECOND['0002_obat.sql'])
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await reader.query('BEGIN; SELECT * FROM ikan')
  const migrated = migrate(url, folder)
  const waiting = async () =>
    (
      await execute<{ n: number }>(
        url,
        `SELECT count(*)::int n FROM pg_locks WHERE NOT granted AND relation = 'ikan'::regclass`,
      )
    )[0]?.n
  await waitFor('the migration to ask', async () => (await waiting()) === 1)
  // It times out, so queries behind it continue, and then retries.
  await execute(url, 'SELECT * FROM ikan')
  await waitFor('the migration to ask again', async () => (await waiting()) === 1)
  await reader.query('COMMIT')
  await reader.end()
  expect(await migrated).toEqual(['0002_obat.sql'])
})

test('refuses files whose numbers have a gap', async () => {
  const folder = await given({ ...FIRST, '0003_obat.sql': '' })
  await expect(migrate(url, folder)).rejects.toThrow('0003_obat.sql berada di urutan 2')
})
