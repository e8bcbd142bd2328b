import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { startShopProcess } from './testing/processes/shop-process.ts'

/* The process, as `npm start` runs it. */

let folder: string

beforeAll(async () => {
  folder = await makeTempFolder()
})
afterAll(() => removeTempFolder(folder))

const isDatabaseRunning = () => existsSync(join(folder, 'postgres', 'data', 'postmaster.pid'))

const start = (settings?: Record<string, string>) => startShopProcess(folder, settings)

test('stops the start for wrong settings with one sentence each', async () => {
  const { code, output } = await (await start({ PORT: 'pintu', SEED: 'banyak' })).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^- PORT harus .+\n- SEED harus .+$/m)
  expect(output).not.toContain('    at ')
})

test('starts, serves, rejects a second shop on its folder, and stops its database with itself', async () => {
  const shop = await start()
  await shop.ready()
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  expect((await fetch(shop.url)).status).toBe(200)

  const second = await (await start()).ended
  expect(second.code).toBe(1)
  expect(second.output).toMatch(/^Folder data .+ sedang dipakai oleh toko lain/m)
  expect(second.output).not.toContain('    at ')
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)

  shop.child.kill('SIGTERM')
  expect((await shop.ended).code).toBe(0)
  await waitFor('the database to have stopped', async () => !isDatabaseRunning())
})

test('finishes its work although npm forwards the signal twice', async () => {
  const shop = await start()
  await shop.ready()
  // Two different signals, because two pending signals of one kind may be merged.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) shop.child.kill(signal)
  expect((await shop.ended).code).toBe(0)
  await waitFor('the database to have stopped', async () => !isDatabaseRunning())
})

test('stops at once on a second signal', async () => {
  const shop = await start({ DRAIN_SECONDS: '60' })
  await shop.ready()
  await waitFor('the shop to have ended', async () => {
    shop.child.kill('SIGINT')
    return shop.child.exitCode !== null
  })
  expect((await shop.ended).code).toBe(1)
})

test('reports not ready first when stopped, and serves until proxies have noticed', async () => {
  const shop = await start({ DRAIN_SECONDS: '5' })
  await shop.ready()
  const status = async (path: string) => (await fetch(`${shop.url}${path}`)).status
  expect(await status('/readyz')).toBe(200)
  shop.child.kill('SIGTERM')
  await waitFor('the shop to be not ready', async () => (await status('/readyz')) === 503)
  expect(await status('/healthz')).toBe(200)
  expect((await shop.ended).code).toBe(0)
})

test('logs no error for a job that outlives its database connections', async () => {
  const shop = await start()
  await shop.ready()
  const db = createDb((await findEmbedded(folder)) ?? '')
  onTestFinished(() => db.destroy())
  const lock = await db.startTransaction().execute()
  // Otherwise the database ends an idle transaction after ten seconds, perhaps before a job needs the table.
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(lock)
  await sql`LOCK TABLE pesanan IN ACCESS EXCLUSIVE MODE`.execute(lock)
  const countWaiting = async () =>
    (await sql`SELECT FROM pg_locks WHERE relation = 'pesanan'::regclass AND NOT granted`.execute(db)).rows.length
  await waitFor('a job to wait for the table', async () => (await countWaiting()) > 0)
  shop.child.kill('SIGTERM')
  const { code, output } = await shop.ended
  // Its connection has ended with the database.
  await lock
    .rollback()
    .execute()
    .catch(() => {})
  expect(code).toBe(0)
  expect(output).not.toContain('"level":50')
})

test('continues with the existing data after kill -9', async () => {
  const first = await start()
  await first.ready()
  const body = JSON.stringify({
    nama: 'Bu Sari',
    email: 'sari@contoh.id',
    no_hp: '081234567890',
    password: 'rahasia-uji',
  })
  const post = (url: string) =>
    fetch(`${url}/api/auth/register`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect((await post(first.url)).status).toBe(201)
  first.child.kill('SIGKILL')
  await first.ended

  const next = await start()
  await next.ready()
  expect((await post(next.url)).status).toBe(409)
  next.child.kill('SIGTERM')
  expect((await next.ended).code).toBe(0)
})
