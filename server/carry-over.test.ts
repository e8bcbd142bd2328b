import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { execute } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'

/** A shop as the last version with the older migrations left it: its schema, and its sales, payments and refunds. */
const TOKO_LAMA = gunzipSync(readFileSync(join(import.meta.dirname, './testing/toko-lama.sql.gz'))).toString()

const baru = await createTestDatabase()
const lama = await createTestDatabase()
afterAll(async () => {
  await baru.drop()
  await lama.drop()
})
beforeEach(async () => {
  await execute(lama.url, 'DROP SCHEMA public CASCADE')
  await execute(lama.url, 'CREATE SCHEMA public')
  await execute(lama.url, TOKO_LAMA)
})

test('a shop of the older migrations gets the tables of a new one, keeps every row, and its books add up', async () => {
  const before = await rowsOf(lama.url)
  expect(before.pesanan).toHaveLength(15)
  const dasar = makeTempFolder()
  onTestFinished(() => removeTempFolder(dasar))
  copyFileSync(join(import.meta.dirname, 'db/migrations/0001_dasar.sql'), join(dasar, '0001_dasar.sql'))
  expect(await migrate(lama.url, dasar)).toEqual([])
  expect(await rowsOf(lama.url)).toEqual(before)
  // Apply the migrations since then.
  await migrate(lama.url)
  expect(await schemaOf(lama.url)).toEqual(await schemaOf(baru.url))
  expect(await execute(lama.url, NAMES)).toEqual(await execute(baru.url, NAMES))
  const db = createDb(lama.url, { max: 1 })
  expect(await findViolations(db)).toEqual([])
  await db.destroy()
  expect(await migrate(lama.url)).toEqual([])
})

test.each([
  ['0012_daftar.sql', "DELETE FROM migrasi WHERE nama > '0013'"],
  ['0016_cari_pesanan.sql', "UPDATE migrasi SET checksum = '' WHERE nama LIKE '0003%'"],
  ['0017_lain.sql', "INSERT INTO migrasi VALUES ('0017_lain.sql', '')"],
])('a shop that stands between them, at %s, is refused and left alone', async (last, change) => {
  await execute(lama.url, change)
  const schema = await schemaOf(lama.url)
  await expect(migrate(lama.url)).rejects.toThrow(`Basis data ini berhenti di migrasi lama ${last}.`)
  expect(await schemaOf(lama.url)).toEqual(schema)
})

const NAMES = 'SELECT nama, checksum FROM migrasi ORDER BY nama'

/** Tables that the new schema lacks: sums of sales. `COMPUTED`: columns that are or were computed. */
const GONE = /^(migrasi|penjualan.*)$/
const COMPUTED = ['akar_stok', 'ejaan']

/** Returns every row of every table, by current names. */
async function rowsOf(url: string): Promise<Record<string, unknown[]>> {
  const tables = await execute<{ name: string }>(
    url,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  )
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    if (GONE.test(name)) continue
    const all = await execute<{ row: object }>(url, `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY t`)
    rows[today(name)] = all.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !COMPUTED.includes(column))
          .map(([column, value]) => [today(column), value]),
      ),
    )
  }
  return rows
}

const today = (name: string) => name.replace('pemesanan', 'pesanan')

/** Returns the definitions of the shop's tables in the catalog, except for the order of columns. */
async function schemaOf(url: string): Promise<string[]> {
  const rows = await execute<{ fact: string }>(
    url,
    `WITH ours AS (
      SELECT oid, relname, relkind, reloptions FROM pg_class WHERE relnamespace = 'public'::regnamespace
    )
    SELECT concat_ws(' ', relkind, relname, reloptions::text) AS fact FROM ours
    UNION ALL
    SELECT concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      attcollation::regcollation, pg_get_expr(adbin, adrelid))
    FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped AND relkind = 'r'
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    UNION ALL
    SELECT concat_ws(' ', 'constraint', relname, conname, convalidated, pg_get_constraintdef(pg_constraint.oid))
    FROM ours JOIN pg_constraint ON conrelid = ours.oid
    UNION ALL
    SELECT pg_get_indexdef(oid) FROM ours WHERE relkind = 'i'
    UNION ALL
    SELECT concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid)) FROM ours JOIN pg_trigger ON tgrelid = ours.oid
    WHERE NOT tgisinternal
    UNION ALL
    SELECT concat_ws(' ', 'sequence', seqrelid::regclass, seqtypid::regtype, deptype, refobjid::regclass)
    FROM pg_sequence JOIN pg_depend ON classid = 'pg_class'::regclass AND objid = seqrelid AND refobjsubid > 0
    UNION ALL
    SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL
    SELECT 'extension ' || extname FROM pg_extension`,
  )
  return rows.map(({ fact }) => fact).sort()
}
