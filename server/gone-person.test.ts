import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { describeKept, KEPT } from '#server/features/pelanggan/kept.ts'
import { FEATURES } from '#server/features.ts'
import { openStorage } from '#server/storage/storage.ts'
import { buildPerson } from '#server/testing/build-orang.ts'
import { buildAdmin } from '#server/testing/build-rows.ts'
import { fillTexts } from '#server/testing/person/fill-texts.ts'
import { testApp } from '#server/testing/test-app.ts'

/*
 * A person with a marker in every text, JSON and byte column of every table about persons, and in files, leaves. After the
 * retention times only the columns of `KEPT` contain the marker.
 */

const DAY_MS = 86_400_000
const NO_HOST = { snap: '', api: '' }
const MARKER = 'Zulaikhawati'
/** Tables that have no row of the account after its deletion. */
const GONE_AT_ONCE = [
  ...['air', 'alamat', 'buku_obat', 'catatan_pelanggan', 'favorit', 'izin_kabar', 'kabar_stok', 'kematian', 'keramba'],
  ...['kunci_sandi', 'langganan_push', 'nomor_wa', 'pengobatan', 'perangkat', 'percakapan', 'pilihan_notifikasi'],
  ...['reset_sandi', 'sesi', 'tampilan_pesanan', 'tautan_email', 'ulasan'],
]

const shop = await testApp(new Date(), { environment: { hosts: { sandbox: NO_HOST, production: NO_HOST } } })
const { db } = shop.deps
afterAll(() => shop.close())

/** Returns the columns, as `table.column`, that contain the marker as text or as bytes. */
async function columnsWithMarker(): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; name: string }>`
    SELECT table_name AS table, column_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_name)
    WHERE columns.table_schema = 'public' AND table_type = 'BASE TABLE'
      AND data_type IN ('text', 'ARRAY', 'jsonb', 'json', 'bytea', 'character varying')`.execute(db)
  const found: string[] = []
  const pattern = `${MARKER}|${Buffer.from(MARKER).toString('hex')}`
  for (const { table, name } of columns) {
    const { rows } =
      await sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(name)}::text ~* ${pattern} LIMIT 1`.execute(db)
    if (rows.length > 0) found.push(`${table}.${name}`)
  }
  return found.toSorted()
}

/** Returns the tables with rows of an account. */
async function tablesOf(penggunaId: number): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_name)
    WHERE columns.table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'pengguna_id'
    ORDER BY table_name`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`SELECT FROM ${sql.table(name)} WHERE pengguna_id = ${penggunaId} LIMIT 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

const filesWithMarker = () =>
  readdirSync(shop.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(MARKER))

test('nothing but the listed columns names a deleted person after the retention times', async () => {
  const start = shop.deps.clock()
  const admin = await buildAdmin(db, start)
  const person = await buildPerson(db, start, MARKER, admin.pengguna_id)
  await shop.sendSurat()
  await fillTexts(
    { db, now: start, storage: await openStorage(shop.folder), actor: admin.pengguna_id, marker: MARKER },
    person,
  )
  expect(filesWithMarker().length).toBeGreaterThan(5)

  const before = await tablesOf(person.pengguna_id)
  const auth = { token: admin.token }
  const { status, body } = await shop.call(deletePengguna, { params: { userId: person.pengguna_id } }, auth)
  expect([status, body]).toMatchObject([200, {}])
  const after = await tablesOf(person.pengguna_id)
  expect(before.filter((name) => !after.includes(name))).toEqual(GONE_AT_ONCE)
  for (const days of [0.05, 8, 91, 366, 401, 731, 5 * 366]) {
    shop.setClock(new Date(start.getTime() + days * DAY_MS))
    for (const { jobs = {} } of FEATURES) for (const { run } of Object.values(jobs)) await run(shop.deps)
  }
  expect(await columnsWithMarker()).toEqual(KEPT.flatMap(({ columns }) => columns).toSorted())
  expect(filesWithMarker()).toEqual([])
})

test('the documentation lists what stays, and what is removed later', () => {
  expect(readFileSync('docs/security.md', 'utf8')).toContain(describeKept())
})
