import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectSuperuser } from '#server/db/embedded/shop-lock.ts'
import {
  type EmbeddedPostgres,
  type EmbeddedServer,
  findServer,
  startEmbedded,
} from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { execute } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { backUp } from './backup.ts'
import { copyCluster } from './copy-cluster.ts'
import { restore } from './restore.ts'

const SILENT = { info() {}, warn() {}, error() {} }

let dataDir: string
let postgres: EmbeddedPostgres
let server: EmbeddedServer
beforeAll(async () => {
  dataDir = makeTempFolder()
  postgres = await startEmbedded(dataDir, SILENT)
  await migrate(postgres.url)
  const found = await findServer(dataDir)
  if (!found) throw new Error('no server')
  server = found
})
afterAll(async () => {
  await postgres.stop()
  removeTempFolder(dataDir)
})

test('blocks deletion of pictures while the moment is chosen, and lets customers order', async () => {
  const copied: string[] = []
  const during: unknown[] = []
  const attempt = (sql: string) =>
    execute(postgres.url, `SET lock_timeout = '50ms'; ${sql}`).then(
      () => 'done',
      (error: Error) => error.message,
    )
  const note = async (path: string) => copied.push(path) > 0
  const { folders } = await copyCluster(
    server,
    note,
    async (path) => void copied.push(path),
    async () => {
      for (const table of ['pengguna', 'artikel']) during.push(await attempt(`UPDATE ${table} SET gambar = NULL`))
      during.push(await attempt('SELECT FROM pengguna FOR UPDATE; UPDATE produk SET stok = 0'))
    },
  )
  const refused = expect.stringContaining('lock timeout')
  // Pictures are copied before and after the moment.
  const pass = [refused, refused, 'done']
  expect(during).toEqual([...pass, ...pass])
  expect(await attempt('UPDATE pengguna SET gambar = NULL')).toBe('done')

  expect(copied).toEqual(expect.arrayContaining(['PG_VERSION', 'global/pg_control', 'backup_label']))
  expect(copied).not.toContain('postmaster.pid')
  expect(folders).toEqual(expect.arrayContaining(['pg_wal', 'pg_notify', 'pg_twophase']))
})

test('makes a complete backup while the database recycles its log and writes its pages', async () => {
  const copies = makeTempFolder()
  const other = makeTempFolder()
  onTestFinished(() => {
    for (const folder of [copies, other]) removeTempFolder(folder)
  })
  await execute(postgres.url, 'CREATE TABLE kiri (n serial, isi text)')
  await execute(postgres.url, 'CREATE TABLE kanan (n serial, isi text)')
  const superuser = await connectSuperuser(server.port, server.password, 'uji')
  let stopped = false
  let rounds = 0
  const work = (async () => {
    while (!stopped) {
      await execute(
        postgres.url,
        `BEGIN; INSERT INTO kiri (isi) SELECT repeat('a', 500) FROM generate_series(1, 2000);
         INSERT INTO kanan (isi) SELECT repeat('b', 500) FROM generate_series(1, 2000); COMMIT`,
      )
      await superuser.query('CHECKPOINT')
      rounds += 1
    }
  })()
  try {
    await backUp({ dataDir, databaseUrl: undefined, walArchiveDir: undefined }, join(copies, 'sibuk'), SILENT)
    expect(rounds).toBeGreaterThan(0)
  } finally {
    stopped = true
    await work
    await superuser.end()
  }

  await restore(join(copies, 'sibuk'), other, SILENT)
  const restored = await startEmbedded(other, SILENT)
  const [counted] = await execute<{ left: number; right: number }>(
    restored.url,
    `SELECT (SELECT count(*)::int FROM kiri WHERE isi = repeat('a', 500)) AS "left",
       (SELECT count(*)::int FROM kanan WHERE isi = repeat('b', 500)) AS "right"`,
  )
  await restored.stop()
  expect(counted?.left).toBe(counted?.right)
  expect((counted?.left ?? 1) % 2000).toBe(0)
}, 120_000)
