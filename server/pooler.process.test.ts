import { expect, onTestFinished, test } from 'vitest'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { createDb, LIMITS } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { execute } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { PGBOUNCER, startPgBouncer } from './testing/processes/pgbouncer.ts'
import { startScript, startShopProcess } from './testing/processes/shop-process.ts'

/*
 * A pooler between the shop and its database. Debian 12 has PgBouncer 1.18, which does not support prepared statements;
 * PGBOUNCER names a newer one. Without either the tests are skipped and reported as such.
 */

/** Milliseconds. Each start of a shop process takes seconds on a busy machine. */
const PATIENCE_MS = 120_000

async function given() {
  const database = await createTestDatabase()
  const folder = makeTempFolder()
  onTestFinished(async () => {
    await database.drop()
    removeTempFolder(folder)
  })
  return { url: database.url, folder }
}

/** Returns the message of a shop that fails to start. */
async function refusal(folder: string, settings: Record<string, string>): Promise<string> {
  const { code, output } = await (await startShopProcess(folder, settings)).ended
  expect(code).toBe(1)
  return output
}

test(
  'reports an unreachable database in one sentence without its password',
  async () => {
    const { url, folder } = await given()
    const wrong = new URL(url)
    wrong.password = 'rahasia-lama'
    expect(await refusal(folder, { DATABASE_URL: wrong.href })).toMatch(
      /^Database di DATABASE_URL tidak bisa dibuka: password authentication failed.*\n$/,
    )
    const nobody = `postgres://toko:rahasia-lama@localhost:1,localhost:2/toko`
    expect(await refusal(folder, { DATABASE_URL: url, DATABASE_DIRECT_URL: nobody })).toMatch(
      /^Database di DATABASE_DIRECT_URL tidak bisa dibuka: (?!.*rahasia-lama).+\n$/,
    )
  },
  PATIENCE_MS,
)

test.runIf(PGBOUNCER.old)(
  'rejects PgBouncer before 1.21 without notifications or with forgotten statements',
  async () => {
    const { url, folder } = await given()
    const pooler = await startPgBouncer(url, { path: PGBOUNCER.old ?? '' })
    expect(await refusal(folder, { DATABASE_URL: pooler })).toMatch(
      /^DATABASE_URL melewati pooler .* isi juga DATABASE_DIRECT_URL dengan alamat PostgreSQL sendiri\.\n$/,
    )
    expect(await refusal(folder, { DATABASE_URL: pooler, DATABASE_DIRECT_URL: pooler })).toMatch(
      /^DATABASE_DIRECT_URL melewati pooler/,
    )
    expect(await refusal(folder, { DATABASE_URL: pooler, DATABASE_DIRECT_URL: url })).toMatch(
      /^PgBouncer di DATABASE_URL tidak menyimpan prepared statement .* versi 1\.21 atau lebih baru/,
    )
  },
  PATIENCE_MS,
)

test.runIf(PGBOUNCER.new)(
  'rejects PgBouncer from 1.21 on without prepared statements, or without limits',
  async () => {
    const { url, folder } = await given()
    const path = PGBOUNCER.new ?? ''
    const forgetful = await startPgBouncer(url, { path, settings: { max_prepared_statements: 0 } })
    expect(await refusal(folder, { DATABASE_URL: forgetful, DATABASE_DIRECT_URL: url })).toContain(
      'max_prepared_statements',
    )
    const settings = { max_prepared_statements: 200 }
    const unlimited = await startPgBouncer(url, { path, settings, isLimited: false })
    expect(await refusal(folder, { DATABASE_URL: unlimited, DATABASE_DIRECT_URL: url })).toContain(
      "connect_query='SET statement_timeout = 15000; SET idle_in_transaction_session_timeout = 10000'",
    )
  },
  PATIENCE_MS,
)

test.runIf(PGBOUNCER.new ?? PGBOUNCER.old)(
  'accepts a pooler in session mode like the database itself',
  async () => {
    const { url, folder } = await given()
    // Between two sessions it resets connection settings, but not the defaults of the database.
    const name = new URL(url).pathname.slice(1)
    for (const [limit, ms] of Object.entries(LIMITS)) await execute(url, `ALTER DATABASE ${name} SET ${limit} = ${ms}`)
    const pooler = await startPgBouncer(url, {
      path: PGBOUNCER.new ?? PGBOUNCER.old ?? '',
      mode: 'session',
      settings: { default_pool_size: 30 },
    })
    const shop = await startShopProcess(folder, { DATABASE_URL: pooler })
    await shop.ready()
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    const doctor = await startScript('doctor', [], { DATABASE_URL: pooler, DATA_DIR: folder }).ended
    expect(doctor.output).toContain('OK')
  },
  PATIENCE_MS,
)

test.runIf(PGBOUNCER.new)(
  'lets two shops sell behind PgBouncer in transaction mode, with every price notification',
  async () => {
    const { url, folder } = await given()
    const settings = { max_prepared_statements: 200 }
    const pooler = await startPgBouncer(url, { path: PGBOUNCER.new ?? '', settings })
    const db = createDb(url)
    onTestFinished(() => db.destroy())
    const now = new Date()
    const { produk_id: produkId } = await buildProduk(db, now, { stok: 1000, harga: 5000 })
    const { shipping_id: shippingId } = await buildPengiriman(db)
    const buyers = await Promise.all(Array.from({ length: 12 }, () => buildPelanggan(db, now)))
    const env = { DATABASE_URL: pooler, DATABASE_DIRECT_URL: url, DATABASE_POOL: '20' }
    const shops = [await startShopProcess(folder, env), await startShopProcess(folder, env)]
    for (const shop of shops) await shop.ready()

    // Twelve at once on five connections of the pooler: a statement rarely gets the connection that ran it last.
    const statuses = await Promise.all(
      buyers.map(async ({ token }, index) => {
        const answers: number[] = []
        for (let round = 0; round < 5; round++) {
          const shop = shops[(index + round) % shops.length]
          const answer = await fetch(shop?.url + createPesanan.path, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ produkId, jumlah: 1, shippingId, catatan: `${index} ${round}` }),
          })
          answers.push(answer.status)
        }
        return answers
      }),
    )
    expect(statuses.flat().filter((status) => status !== 201)).toEqual([])

    const priceAt = async (shop: string) =>
      ((await (await fetch(shop + listProduk.path)).json()) as { produkId: number; harga: number }[]).find(
        (produk) => produk.produkId === produkId,
      )?.harga
    for (const shop of shops) expect(await priceAt(shop.url)).toBe(5000)
    await db.updateTable('produk').set({ harga: 6000 }).where('produk_id', '=', produkId).execute()
    for (const shop of shops) await waitFor('the new price', async () => (await priceAt(shop.url)) === 6000)

    const doctor = await startScript('doctor', [], { ...env, DATA_DIR: folder }).ended
    expect([doctor.code, doctor.output]).toEqual([0, expect.stringContaining('OK')])
    expect(await findViolations(db)).toEqual([])
  },
  PATIENCE_MS,
)
