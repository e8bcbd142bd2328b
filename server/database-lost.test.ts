import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { getHealth, getReadiness } from '#contract/health/endpoints.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import { READ_ONLY } from '#server/db/errors.ts'
import { watchPulse } from '#server/db/pulse.ts'
import { listenForChanges } from '#server/edge/changes.ts'
import { newAlamat } from '#server/testing/build-rows.ts'
import { execute } from '#server/testing/execute.ts'
import { testApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { buildApp } from './app.ts'
import { openFaultyProxy } from './testing/processes/open-line.ts'

/* The database's address leads to a read-only server or to none, and later to a healthy one. */

const shop = await testApp()
afterAll(() => shop.close())

/** Starts a shop with a proxied database connection of its own. */
async function openShop() {
  const database = await createTestDatabase()
  const line = await openFaultyProxy(database.url)
  const pulse = watchPulse(line.url)
  const db = createDb(line.url, { pulse, max: 4 })
  const { server } = await buildApp({ ...shop.deps, db, pulse })
  onTestFinished(async () => {
    await server.close()
    await db.destroy()
    await pulse.close()
    await line.close()
    await database.drop()
  })
  const ready = async () => (await server.inject(getReadiness.path)).statusCode
  const write = () =>
    server.inject({
      method: 'POST',
      url: createLaporan.path,
      remoteAddress: newAlamat(),
      payload: { nama: 'Sri', email: `${randomUUID()}@contoh.id`, pesan: 'Halo' },
    })
  return { database, line, pulse, server, ready, write }
}

/** Sets the target of new connections; open connections keep their target. */
function readOnly(url: string, isReadOnly: boolean) {
  const own = new URL(url)
  own.searchParams.set('options', '-c default_transaction_read_only=off')
  const change = isReadOnly ? 'SET default_transaction_read_only = on' : 'RESET default_transaction_read_only'
  return execute(own.href, `ALTER DATABASE ${own.pathname.slice(1)} ${change}`)
}
const endAll = (url: string) =>
  execute(
    url,
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )

test('writes and /readyz return 503 on a read-only database, and recover once its address moves', async () => {
  const { database, pulse, server, ready, write } = await openShop()
  expect([await ready(), (await write()).statusCode]).toEqual([200, 201])

  // As in a failover: the old server rejects writes, and its connections end.
  await readOnly(database.url, true)
  await endAll(database.url)
  const refused = await Promise.all([write(), write(), write(), write()])
  for (const { statusCode, headers } of refused) expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('SERVICE_UNAVAILABLE'))
  const said = () => pulse.ping().catch(({ code }: { code?: string }) => code)
  await waitFor('the shop to notice', async () => (await said()) === READ_ONLY)
  expect(await ready()).toBe(503)
  expect((await server.inject(getHealth.path)).statusCode).toBe(200)
  expect((await server.inject('/api/produks')).statusCode).toBe(200)

  // The address leads to a new server, while connections to the old one are still open.
  await Promise.all(Array.from({ length: 8 }, () => server.inject('/api/produks')))
  await readOnly(database.url, false)
  await waitFor('the shop to be ready', async () => (await ready()) === 200)
  expect((await Promise.all(Array.from({ length: 8 }, write))).map(({ statusCode }) => statusCode)).toEqual(
    Array(8).fill(201),
  )
})

test('a connection to a read-only server is not used for a second write', async () => {
  const database = await createTestDatabase()
  const db = createDb(database.url, { max: 1 })
  const { server } = await buildApp({ ...shop.deps, db })
  onTestFinished(async () => {
    await server.close()
    await db.destroy()
    await database.drop()
  })
  const payload = () => ({ nama: 'Sri', email: `${randomUUID()}@contoh.id`, pesan: 'Halo' })
  const write = async () =>
    (await server.inject({ method: 'POST', url: createLaporan.path, remoteAddress: newAlamat(), payload: payload() }))
      .statusCode
  await readOnly(database.url, true)
  expect(await write()).toBe(503)
  await server.inject('/api/produks')
  await readOnly(database.url, false)
  expect([await write(), await write()]).toEqual([503, 201])
})

test('the listener for changes releases a lost connection, and listens on a new one', async () => {
  const database = await createTestDatabase()
  const lost = new Set<() => void>()
  const onLost = (listener: () => void) => {
    lost.add(listener)
    return () => lost.delete(listener)
  }
  const { clock, log } = shop.deps
  const changes = await listenForChanges(database.url, { pulse: { onLost }, clock, log })
  onTestFinished(async () => {
    await changes.close()
    await database.drop()
  })
  expect(changes.deafSince()).toBeUndefined()
  const mark = changes.mark()
  for (const lose of lost) lose()
  await waitFor('nothing to be heard', async () => changes.deafSince() !== undefined)
  await waitFor('the new line', async () => changes.deafSince() === undefined)
  expect(changes.since(mark, ['produk'])).toBe(true)
  expect(lost.size).toBe(1)
})

test('/readyz returns 503 if the database does not respond, and the process stays alive', async () => {
  const { line, server, ready, write } = await openShop()
  expect([await ready(), (await write()).statusCode]).toEqual([200, 201])
  line.freeze()
  expect(await ready()).toBe(503)
  expect((await server.inject(getHealth.path)).statusCode).toBe(200)
  const { statusCode, headers } = await write()
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])

  line.move()
  await waitFor('the shop to be ready', async () => (await ready()) === 200)
  expect((await write()).statusCode).toBe(201)
})
