import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createGoodsIn } from '#contract/stok/goods-in-admin.ts'
import { correctLot } from '#contract/stok/lot-list-admin.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildAdmin, buildLot, buildProduk } from '#server/testing/build-rows.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { isBusy } from './busy.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { startSimulatorProcess } from './simulator-process.ts'

/*
 * The shop is killed during goods receipt, a correction, and the removal of expired lots from sale: before each table that it
 * writes.
 * Nothing is half done, and a retry is done once.
 */

const { points } = sizeOf({ short: { points: 3 }, long: { points: Number.POSITIVE_INFINITY } })
const ORIGINAL = 10

type Place = Awaited<ReturnType<typeof prepare>>

interface Pekerjaan {
  name: string
  /** Tables that it writes, in this order. */
  tables: readonly string[]
  prepare?(place: Place): Promise<unknown>
  /** Starts it; the shop may die meanwhile. */
  begin(place: Place, kunci: string): Promise<unknown>
  /** Expected result: units for sale, and units set aside. */
  after: [stok: number, sisih: number]
}

const PEKERJAAN: Pekerjaan[] = [
  {
    name: 'goods in',
    tables: ['permintaan', 'lot', 'mutasi_lot', 'produk', 'mutasi_stok', 'jejak'],
    begin: ({ url, token, produkId }, kunci) =>
      ask(url + createGoodsIn.path, {
        body: { baris: [{ produkId, nomor: 'BARU', kedaluwarsa: '2099-01-31', jumlah: 7 }] },
        token,
        headers: { 'idempotency-key': kunci },
      }),
    after: [ORIGINAL + 7, 0],
  },
  {
    name: 'correction',
    tables: ['permintaan', 'lot', 'mutasi_lot', 'produk', 'mutasi_stok', 'jejak'],
    begin: ({ url, token, lotId, versiLot }, kunci) =>
      ask(url + correctLot.path.replace('{lotId}', `${lotId}`), {
        body: { jumlah: ORIGINAL - 4, versiLot, keterangan: 'Pecah' },
        token,
        headers: { 'idempotency-key': kunci },
      }),
    after: [ORIGINAL - 4, 0],
  },
  {
    name: 'calendar',
    tables: ['lot', 'mutasi_lot', 'produk', 'mutasi_stok'],
    prepare: ({ db, lotId }) =>
      db.updateTable('lot').set({ kedaluwarsa: '2020-01-31' }).where('lot_id', '=', lotId).execute(),
    begin: ({ db }) =>
      db
        .updateTable('pekerjaan')
        .set({ pemegang: null, sampai: sql<Date>`'-infinity'` })
        .where('nama', '=', 'sisihkan-lot')
        .execute(),
    after: [0, ORIGINAL],
  },
]

const chance = newChance()
const all = PEKERJAAN.flatMap((pekerjaan) => pekerjaan.tables.map((table) => ({ pekerjaan, table })))
const chosen = all
  .map((point) => ({ point, at: chance.next() }))
  .toSorted((a, b) => a.at - b.at)
  .slice(0, points)
  .map(({ point }) => point)

test(
  `deliveries, corrections and expiries are complete or absent if the shop is killed at ${chosen.length} of ${all.length} points`,
  async () => {
    for (const { pekerjaan, table } of chosen) await killBefore(pekerjaan, table)
    report('lots, kill -9', { points: chosen.map(({ pekerjaan: { name }, table }) => `${name} before ${table}`) })
  },
  TIMEOUT_MS,
)

async function killBefore(pekerjaan: Pekerjaan, table: string): Promise<void> {
  const place = await prepare()
  const { db, produkId } = place
  const kunci = randomUUID()
  await pekerjaan.prepare?.(place)
  const tx = await db.startTransaction().execute()
  // Readers are not blocked.
  await sql`LOCK TABLE ${sql.table(table)} IN SHARE MODE`.execute(tx)
  const begun = pekerjaan.begin(place, kunci)
  await waitFor(`${pekerjaan.name} to wait for ${table}`, () => isWaiting(db, table))
  await place.kill()
  await tx.commit().execute()
  await begun
  await waitFor('the database to have let go of it', async () => !(await isBusy(db)))
  expect(await findViolations(db), `${pekerjaan.name} killed before ${table}`).toEqual([])
  expect(await state(db, produkId)).toEqual([ORIGINAL, 0])

  const url = await place.start()
  await pekerjaan.begin({ ...place, url }, kunci)
  await waitFor('it to be done', async () => `${await state(db, produkId)}` === `${pekerjaan.after}`)
  await pekerjaan.begin({ ...place, url }, kunci)
  expect(await findViolations(db)).toEqual([])
  expect(await state(db, produkId)).toEqual(pekerjaan.after)
  await place.end()
}

/** Starts a shop with one product in one lot. */
async function prepare() {
  const database = await createTestDatabase()
  const [db, folder] = [createDb(database.url), makeTempFolder()]
  const simulator = await startSimulatorProcess(await freePort(), 0.0005)
  const startOne = () => startShopProcess(folder, { ...simulator.settings, DATABASE_URL: database.url })
  let shop = await startOne()
  let isEnded = false
  const kill = async () => {
    shop.child.kill('SIGKILL')
    await shop.ended
  }
  const end = async () => {
    if (isEnded) return
    isEnded = true
    await kill()
    await db.destroy()
    await database.drop()
    removeTempFolder(folder)
  }
  onTestFinished(end)
  await shop.ready()
  const { token } = await buildAdmin(db, new Date())
  const { produk_id: produkId } = await buildProduk(db, new Date(), { stok: 0 })
  const lotId = await buildLot(db, new Date(), produkId, { kedaluwarsa: '2099-01-31', jumlah: ORIGINAL })
  const { versi } = await db
    .selectFrom('mutasi_lot')
    .select(({ fn }) => fn.max('mutasi_lot_id').as('versi'))
    .where('lot_id', '=', lotId)
    .executeTakeFirstOrThrow()
  // Wait for the jobs that are due at the start of a shop.
  await waitFor('the first run of the jobs', async () => {
    const held = await db.selectFrom('pekerjaan').select('nama').where('pemegang', 'is not', null).execute()
    const due = await db.selectFrom('pekerjaan').select('nama').where('sampai', '=', sql<Date>`'-infinity'`).execute()
    return held.length + due.length === 0
  })
  return {
    db,
    token,
    produkId,
    lotId,
    versiLot: Number(versi),
    kill,
    end,
    url: shop.url,
    async start() {
      shop = await startOne()
      await shop.ready()
      return shop.url
    },
  }
}

async function isWaiting(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND relation = ${table}::regclass AND NOT granted`.execute(db)
  return rows.length > 0
}

async function state(db: Db, produkId: number): Promise<[number, number]> {
  const { stok, sisih } = await db
    .selectFrom('produk')
    .select(['stok', sql<number>`(SELECT sum(sisih) FROM lot WHERE produk_id = ${produkId})::int`.as('sisih')])
    .where('produk_id', '=', produkId)
    .executeTakeFirstOrThrow()
  return [stok, sisih]
}
