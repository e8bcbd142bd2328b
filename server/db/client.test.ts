import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { execute } from '#server/testing/execute.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { createDb } from './client.ts'
import { isDatabaseAway } from './errors.ts'
import { executePrepared } from './prepared.ts'
import { transaction } from './transaction.ts'

const { url, drop } = await createTestDatabase()
const broken: Error[] = []
const db = createDb(url, { max: 3, onError: (error) => broken.push(error) })
afterAll(async () => {
  await db.destroy()
  await drop()
})

test('reads rupiah as numbers and times as Date', async () => {
  const { rows } = await sql`SELECT 5000000000::bigint AS harga, '2026-01-02T03:04:05Z'::timestamptz AS waktu`.execute(
    db,
  )
  expect(rows).toEqual([{ harga: 5_000_000_000, waktu: new Date('2026-01-02T03:04:05Z') }])
})

test('throws for a bigint that a number cannot hold', async () => {
  await expect(sql`SELECT 9007199254740993::bigint`.execute(db)).rejects.toThrow(RangeError)
})

test('prepares a named statement once per connection, and no other', async () => {
  await db.connection().execute(async (connection) => {
    for (const nomor of [1, 2]) {
      const query = connection.selectNoFrom(sql<number>`${nomor}::int`.as('nomor'))
      expect((await executePrepared(connection, query)).rows).toEqual([{ nomor }])
      expect(await query.select(sql`1`.as('lain')).execute()).toEqual([{ nomor, lain: 1 }])
    }
    const { rows } = await sql`SELECT generic_plans + custom_plans AS kali FROM pg_prepared_statements`.execute(
      connection,
    )
    expect(rows).toEqual([{ kali: 2 }])
  })
})

test('an idle connection that the server closes is replaced', async () => {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  await execute(url, 'SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => broken.length).toBe(1)
  expect((await sql`SELECT 1 AS satu`.execute(db)).rows).toEqual([{ satu: 1 }])
})

test('a connection that breaks between two statements fails its transaction, and not the process', async () => {
  const broken = db.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(connection)
    await execute(url, 'SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await sql`SELECT 1`.execute(connection)
  })
  await expect(broken).rejects.toSatisfy(isDatabaseAway)
  expect((await sql`SELECT 1 AS satu`.execute(db)).rows).toEqual([{ satu: 1 }])
})

test('counts a statement timeout as a reason to retry later', async () => {
  const waiting = transaction(db, async (tx) => {
    await sql`SET LOCAL statement_timeout = 10`.execute(tx)
    await sql`SELECT pg_sleep(60)`.execute(tx)
  })
  await expect(waiting).rejects.toSatisfy(isDatabaseAway)
})

test('rolls back a transaction that throws', async () => {
  const failing = transaction(db, async (tx) => {
    await sql`CREATE TABLE sisa (id int)`.execute(tx)
    throw new Error('batal')
  })
  await expect(failing).rejects.toThrow('batal')
  expect((await sql`SELECT to_regclass('sisa') AS sisa`.execute(db)).rows).toEqual([{ sisa: null }])
})

test('retries both transactions of a deadlock', async () => {
  await sql`CREATE TABLE stok (id int PRIMARY KEY, jumlah int)`.execute(db)
  await sql`INSERT INTO stok VALUES (1, 10), (2, 10)`.execute(db)
  // Both hold their first row before either requests its second, on the first attempt.
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const take = (ids: [number, number], mine: PromiseWithResolvers<void>, other: PromiseWithResolvers<void>) =>
    transaction(db, async (tx) => {
      await sql`UPDATE stok SET jumlah = jumlah - 1 WHERE id = ${ids[0]}`.execute(tx)
      mine.resolve()
      await other.promise
      await sql`UPDATE stok SET jumlah = jumlah - 1 WHERE id = ${ids[1]}`.execute(tx)
    })
  await Promise.all([take([1, 2], first, second), take([2, 1], second, first)])
  expect((await sql`SELECT jumlah FROM stok`.execute(db)).rows).toEqual([{ jumlah: 8 }, { jumlah: 8 }])
})
