import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { execute } from '#server/testing/execute.ts'
import { openFaultyProxy } from '#server/testing/processes/open-line.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-db.ts'
import { writableServer } from './address.ts'
import { createDb } from './client.ts'
import { isDatabaseAway } from './errors.ts'
import { migrate } from './migrate.ts'
import { watchPulse } from './pulse.ts'

/* Two databases simulate two servers with the same database: each is behind a proxy that rewrites the database name. */

const first = await createTestDatabase()
const second = await createTestDatabase()
const ways = [await wayTo(first), await wayTo(second)]
afterAll(async () => {
  for (const { close } of ways) close()
  await first.drop()
  await second.drop()
})

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1)

/** Starts a proxy that replaces the first database's name with the far one's. Both names have the same length. */
async function wayTo(far: TestDatabase) {
  const { hostname, port } = new URL(far.url)
  const server = createServer((near) => {
    const onward = connect(Number(port), hostname)
    near.once('data', (hello) => {
      onward.write(Buffer.from(hello.toString('latin1').replace(nameOf(first), nameOf(far)), 'latin1'))
      near.pipe(onward).pipe(near)
    })
    for (const [one, other] of [
      [near, onward],
      [onward, near],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Returns the URL of the first database at these servers. */
function addressOf(...hosts: (string | undefined)[]): string {
  const { username, password } = new URL(first.url)
  return `postgres://${username}:${password}@${hosts.join(',')}/${nameOf(first)}?target_session_attrs=read-write`
}

/** Makes the database read-only and closes its connections. */
async function demote(database: TestDatabase) {
  const name = nameOf(database)
  await execute(database.url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await execute(
    database.url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
    [name],
  )
}

const promote = ({ url }: TestDatabase, name: string) =>
  execute(url, `SET transaction_read_only = off; ALTER DATABASE ${name} RESET default_transaction_read_only`)

test('finds the writable one of several servers, in any state of the others', async () => {
  await demote(first)
  const [cut, frozen] = [await openFaultyProxy(second.url), await openFaultyProxy(second.url)]
  onTestFinished(async () => {
    await frozen.close()
    await promote(first, nameOf(first))
  })
  await cut.close()
  frozen.freeze()
  const [gone, silent] = [cut, frozen].map(({ url }) => new URL(url).host)
  const [standby, primary] = ways.map(({ host }) => host)
  expect(new URL(await writableServer(addressOf(gone, silent, standby, primary))).host).toBe(primary)
  const away = writableServer(addressOf(gone, standby))
  await expect(away).rejects.toThrow('no server of the address can be written to')
  await expect(away).rejects.toSatisfy(isDatabaseAway)
})

test('pool, pulse and migrations follow the writable server', async () => {
  const url = addressOf(...ways.map(({ host }) => host))
  const pulse = watchPulse(url)
  const db = createDb(url, { pulse })
  onTestFinished(async () => {
    await pulse.close()
    await db.destroy()
  })
  const here = async () => (await sql<{ di: string }>`SELECT current_database() AS di`.execute(db)).rows[0]?.di

  await demote(second)
  expect(await migrate(url)).toEqual([])
  expect(await here()).toBe(nameOf(first))
  await demote(first)
  await promote(second, nameOf(second))
  await expect.poll(() => here().catch(() => undefined)).toBe(nameOf(second))
  expect(await migrate(url)).toEqual([])
  await promote(first, nameOf(first))
})
