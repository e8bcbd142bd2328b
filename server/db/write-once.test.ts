import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { execute, withDatabase } from '#server/testing/execute.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-db.ts'
import { createDb, type Db } from './client.ts'
import { migrate } from './migrate.ts'
import { KEPT, WRITE_ONCE } from './shop-role.ts'

/* Rows of the books are written once, and others are kept: the shop's role has no right, and triggers stop the owner of the tables. */

const NOW = new Date()
const TABLES = Object.keys(WRITE_ONCE)
const deletions = KEPT.map((table) => [`DELETE FROM ${table}`] as const)
const TRIGGER = '23001'
const PRIVILEGE = '42501'
const FIRST_COLUMN = { buku_baris: 'jumlah', nota: 'urutan', jejak: 'oleh', ubahan_luar: 'program' } as Record<
  string,
  string
>
const changes = (table: string) => {
  const column = FIRST_COLUMN[table] ?? 'waktu'
  return [
    [`UPDATE ${table} SET ${column} = ${column}`],
    [`DELETE FROM ${table}`],
    [`TRUNCATE ${table} CASCADE`],
  ] as const
}

let database: TestDatabase
let owner: Db
/** An administrator in the trail. */
let adminId: number
beforeAll(async () => {
  database = await createTestDatabase()
  owner = createDb(database.url)
  adminId = (await buildAdmin(owner, NOW)).pengguna_id
  const { pengguna_id } = await buildPelanggan(owner, NOW)
  await buildPesanan(owner, NOW, pengguna_id, { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' }, [
    { produk: await buildProduk(owner, NOW), jumlah: 2 },
  ])
  await sql`INSERT INTO buku_baris SELECT buku_id, 0, 1 FROM buku`.execute(owner)
  await owner
    .insertInto('pelepasan')
    .values({ pengguna_id, jenis: 'stok', nilai: 1, rujukan: 'produk 1', keterangan: 'Pecah', waktu: NOW })
    .execute()
  await sql`INSERT INTO ubahan_luar VALUES (${NOW}, 'buku', 'UPDATE', 'postgres', 'psql')`.execute(owner)
  await sql`INSERT INTO jejak (pengguna_id, oleh, tindakan, jenis, rujukan, judul, sebelum, sesudah, waktu)
    VALUES (${adminId}, 'Sri', 'ubah', 'pesanan', '1', 'Sri', '{"penanda": ["a"]}', '{"penanda": ["b"], "resi": "1"}', ${NOW})`.execute(
    owner,
  )
})
afterAll(async () => {
  await owner.destroy()
  await database.drop()
})

/** Code of the error with which the database refuses a statement, in a transaction that changes nothing. */
const refusal = (url: string, statement: string) =>
  execute(url, `BEGIN; ${statement}; ROLLBACK`).then(
    () => undefined,
    ({ code }) => code,
  )

test('each table written once has rows and triggers', async () => {
  for (const table of TABLES)
    expect.soft(await execute(database.url, `SELECT FROM ${table} LIMIT 1`), table).toHaveLength(1)
  const triggers = await execute<{ name: string }>(
    database.url,
    `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgfoid = 'tolak_tulis_ulang'::regproc`,
  )
  expect(triggers.map(({ name }) => name).toSorted()).toEqual(TABLES)
})

test('every other table records changes by other programs', async () => {
  const without = await execute(
    database.url,
    `SELECT relname FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = c.oid AND tgname = 'ubahan_luar' AND tgenabled = 'A')`,
  )
  expect(without).toEqual([{ relname: 'ubahan_luar' }])
})

describe.each(TABLES)('%s', (table) => {
  test.each(changes(table))('the owner may not %s', async (statement) => {
    // An unchanged row of the trail is no rewrite.
    const change = statement.replace('oleh = oleh', "oleh = oleh || 'x'")
    expect(await refusal(database.url, change)).toBe(TRIGGER)
  })
})

test.each([...deletions, ...KEPT.map((table) => [`TRUNCATE ${table} CASCADE`] as const)])(
  'the owner may not %s',
  async (statement) => {
    expect(await refusal(database.url, statement)).toBe(TRIGGER)
  },
)

test.each([
  'SET pengguna_id = pengguna_id + 1',
  'SET waktu = now()',
  `SET sesudah = sesudah || '{"baru": 1}'`,
  `SET sesudah = '{"resi": "2"}'`,
  'SET sebelum = NULL',
])('the trail rejects %s', async (change) => {
  expect(await refusal(database.url, `UPDATE jejak ${change}`)).toBe(TRIGGER)
})

describe.runIf(inject('testServer').shopUrl)('the role of the shop', () => {
  let shopUrl: string
  beforeAll(async () => {
    shopUrl = withDatabase(inject('testServer').shopUrl ?? '', new URL(database.url).pathname.slice(1))
    await migrate(database.url, undefined, new URL(shopUrl).username)
  })

  test.each([...TABLES.flatMap(changes), ...deletions])('may not %s', async (statement) => {
    expect(await refusal(shopUrl, statement)).toBe(PRIVILEGE)
  })

  test.each(['ALTER TABLE buku DISABLE TRIGGER USER', 'DROP TABLE nota', 'DROP FUNCTION tolak_tulis_ulang CASCADE'])(
    'may not %s',
    async (statement) => expect(await refusal(shopUrl, statement)).toBe(PRIVILEGE),
  )

  test.each(['titipan SET jumlah = 1', 'pesanan_baris SET harga = 1', 'kunci_ulangan SET kunci = 1'])(
    'may not UPDATE %s',
    async (change) => expect(await refusal(shopUrl, `UPDATE ${change}`)).toBe(TRIGGER),
  )

  test('adds rows, changes other tables, and forgets a person in the trail', async () => {
    for (const statement of [
      'INSERT INTO buku_baris SELECT buku_id, 9, 1 FROM buku',
      'UPDATE pesanan SET catatan = catatan',
      'DELETE FROM buku_obat',
      `UPDATE jejak SET judul = 'Orang', sebelum = sebelum - 'penanda', sesudah = sesudah - 'penanda'`,
      // The trail keeps the name, without the account.
      `DELETE FROM pengguna WHERE pengguna_id = ${adminId}`,
    ])
      expect.soft(await refusal(shopUrl, statement), statement).toBeUndefined()
  })

  test('gets its rights on tables that were added, and loses those that are too wide', async () => {
    const role = new URL(shopUrl).username
    await execute(database.url, `CREATE TABLE baru (n int); GRANT DELETE ON nota TO ${role}`)
    expect(await refusal(shopUrl, 'INSERT INTO baru VALUES (1)')).toBe(PRIVILEGE)
    await migrate(database.url, undefined, role)
    expect(await refusal(shopUrl, 'INSERT INTO baru VALUES (1)')).toBeUndefined()
    expect(await refusal(shopUrl, 'DELETE FROM nota')).toBe(PRIVILEGE)
  })
})
