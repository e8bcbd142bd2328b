import { randomBytes } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { rulesOf } from '#server/doctor/read-books.ts'
import { FEATURES } from '#server/features.ts'
import { dropDatabase } from '#server/testing/execute.ts'
import { openFilledShop } from './filled-shop.ts'
import { explain, scansIn, scansPerRow } from './plans.ts'
import { requestOf, requestsFor } from './scenarios/admin.ts'

/*
 * A query that reads a table from end to end for each row of another takes minutes in a shop of some years, and no time in a
 * test. So the plans are read in a shop whose big tables have thousands of rows.
 */

const { url, template } = inject('testServer')
const name = `${template}_${randomBytes(6).toString('hex')}`
/** Rows of a big table here. */
const ROWS_MIN = 1_000
/** Statements that have a plan and can be repeated: an insert would meet its own rows. */
const PLANNED = /^\s*(select|with|update|delete)\b/i

let toko: Awaited<ReturnType<typeof openFilledShop>>
beforeAll(async () => {
  toko = await openFilledShop(url, name, { pesanan: 3_000, pengguna: 600, produk: 200 }, new Date(), false)
})
afterAll(async () => {
  await toko.close()
  await dropDatabase(url, name)
})

/** Returns what these queries read for each row. */
async function readPerRow(queries: readonly CompiledQuery[]): Promise<string[]> {
  const found: string[] = []
  for (const query of queries.filter(({ sql }) => PLANNED.test(sql)))
    found.push(...scansPerRow((await explain(toko.db, query)).plan, ROWS_MIN))
  return found
}

test('recognizes a table that is read for each row', async () => {
  const query = `SELECT (SELECT max(b.jumlah) FROM buku b WHERE b.waktu::text = buku.waktu::text) FROM buku LIMIT 50`
  const slow = { sql: query, parameters: [] } as unknown as CompiledQuery
  expect(await readPerRow([slow])).toEqual([expect.stringMatching(/^buku \(\d+ rows, 50 times\)$/)])
})

test('no rule of the books reads a big table for each row', async () => {
  const found: string[] = []
  for (const { aturan, query } of rulesOf(FEATURES, new Date()))
    found.push(...(await readPerRow([query.compile(toko.db)])).map((scan) => `${aturan}: ${scan}`))
  expect(found).toEqual([])
})

test('no list of the office reads a big table for each row', async () => {
  const tokens = { admin: await toko.openSesi(1, 'kantor'), pelanggan: await toko.openSesi(2) }
  const found: string[] = []
  // The other variants filter and page the same queries.
  const isShort = ({ query }: { query: object }) =>
    Object.keys(query).every((name) => ['q', 'produkId', 'lotId'].includes(name))
  for (const question of requestsFor(toko.endpoints.registered).filter(isShort))
    found.push(
      ...(await readPerRow(await toko.queriesOf(requestOf(question, tokens)))).map(
        (scan) => `${question.name}: ${scan}`,
      ),
    )
  expect(found).toEqual([])
})

test('no job reads a big table for each row', async () => {
  const found: string[] = []
  for (const [label, job] of FEATURES.flatMap(({ jobs = {} }) => Object.entries(jobs)))
    found.push(...(await readPerRow(await toko.queriesOfJob(job))).map((scan) => `${label}: ${scan}`))
  expect(found).toEqual([])
})

test('the deletion of an account reads no big table from end to end', async () => {
  const token = await toko.openSesi(1, 'kantor')
  const url = deletePengguna.path.replace('{userId}', '300')
  const asked = { method: 'DELETE', url, headers: { authorization: `Bearer ${token}` } } as const
  const found = new Set<string>()
  for (const query of (await toko.queriesOf(asked)).filter(({ sql }) => PLANNED.test(sql)))
    for (const { table, rows } of scansIn((await explain(toko.db, query)).plan))
      if (rows >= ROWS_MIN) found.add(`${table}: ${query.sql.slice(0, 200)}`)
  expect([...found]).toEqual([])
})

test('the filled shop has honest books', async () => {
  const found = await Promise.all(rulesOf(FEATURES).map(({ query }) => query.execute(toko.db)))
  expect(found.flatMap(({ rows }) => rows)).toEqual([])
})
