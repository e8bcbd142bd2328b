import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { backUp } from '#server/backup/backup.ts'
import { listTree, sha256 } from '#server/backup/files.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { execute } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { startScript, startShopProcess } from './shop-process.ts'

/* Backup and restore as the owner runs them, on shops that run like `npm start`. */

/** Milliseconds for several starts of a shop and its database, on a busy machine. */
export const LONG = 180_000
export const SILENT = { info() {}, warn() {}, error() {} }

export function tempFolder(): string {
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  return folder
}

export const backup = (dataDir: string, target: string, settings: Record<string, string> = {}) =>
  startScript('backup', [target], { DATA_DIR: dataDir, ...settings }).ended
export const restore = (...args: string[]) => startScript('restore', args).ended

/** Settings of a backup of this folder. */
export const settingsOf = (dataDir: string) => ({ dataDir, databaseUrl: undefined, walArchiveDir: undefined })

export async function runningShop(dataDir: string, settings: Record<string, string> = {}) {
  const shop = await startShopProcess(dataDir, settings)
  await shop.ready()
  return {
    url: shop.url,
    async stop() {
      shop.child.kill('SIGTERM')
      await shop.ended
    },
  }
}

/** Runs the database alone, without a running shop. */
export async function withDatabase<T>(dataDir: string, look: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbedded(dataDir, SILENT)
  try {
    return await look(server.url)
  } finally {
    await server.stop()
  }
}

/** Every row of every table, as text, table by table. */
export const allRows = (dataDir: string) =>
  withDatabase(dataDir, async (url) => {
    const tables = await execute<{ name: string }>(
      url,
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
         -- Hourly counters are not restored.
         AND table_name <> 'jatah'`,
    )
    const rows: Record<string, string[]> = Object.fromEntries(tables.map(({ name }) => [name, []]))
    const each = tables.map(({ name }) => `SELECT '${name}' AS name, t::text AS row FROM ${name} t`)
    const found = await execute<{ name: string; row: string }>(url, `${each.join(' UNION ALL ')} ORDER BY 1, 2`)
    for (const { name, row } of found) rows[name]?.push(row)
    return rows
  })

/** Returns a hash of every file outside the database. Resized pictures are excluded, because they are made again. */
export async function allFiles(dataDir: string): Promise<Record<string, string>> {
  const { files } = await listTree(dataDir, (path) => path === 'postgres' || path === 'uploads/varian')
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path, sha256(await readFile(join(dataDir, path)))])),
  )
}

/** Creates a small stopped shop and a backup of it, for all tests of the file. */
export function makeSmallShop() {
  const small = { dataDir: '', copies: '', backup: '' }
  beforeAll(async () => {
    small.dataDir = makeTempFolder()
    small.copies = makeTempFolder()
    small.backup = join(small.copies, 'kecil')
    await withDatabase(small.dataDir, async (url) => void (await migrate(url)))
    await mkdir(join(small.dataDir, 'uploads/produk'), { recursive: true })
    await writeFile(join(small.dataDir, 'uploads/produk/a.webp'), 'gambar')
    await backUp(settingsOf(small.dataDir), small.backup, SILENT)
  })
  afterAll(() => {
    for (const folder of [small.dataDir, small.copies]) removeTempFolder(folder)
  })
  return small
}

/** Flips one bit in the middle of a file; a second call restores it. */
export async function flip(path: string): Promise<void> {
  await using file = await open(path, 'r+')
  const position = Math.floor((await file.stat()).size / 2)
  const { buffer } = await file.read({ buffer: Buffer.alloc(1), position })
  await file.write(Buffer.from([buffer.readUInt8() ^ 1]), 0, 1, position)
}
