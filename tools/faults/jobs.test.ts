import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { FEATURES } from '#server/features.ts'
import { buildAdmin, buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { findDisagreements } from './books.ts'
import { forwardUnchanged, startFaultyProvider } from './provider.ts'
import { report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { startSimulatorProcess } from './simulator-process.ts'

/*
 * A shop dies or freezes in the middle of all its background work: each job has begun and has claimed rows.
 * The restarted shop, or another one on the same database, finishes all of it in time.
 * Timers and clock are the shop's own.
 */

const { rounds } = sizeOf({ short: { rounds: 1 }, long: { rounds: 3 } })
const SECOND = 1000
const JOBS = FEATURES.flatMap(({ jobs = {} }) => Object.keys(jobs))
/** Jobs that end at once, without reading a table, before the hour of their mails. */
const IN_THE_MORNING = ['ringkasan-pelepasan', 'ringkasan-senin']
/** Tables that a check of a payment reads before it asks the provider. */
const OPEN = ['pesanan', 'pembayaran', 'notifikasi', 'pengembalian', 'pekerjaan', 'migrasi']
/** Locks all other tables, so that the jobs that do not call the provider block. */
const LOCKED = sql`LOCK TABLE ${sql.join(
  FEATURES.flatMap(({ tables = [] }) => tables)
    .filter((name) => !OPEN.includes(name))
    .map((name) => sql.table(name)),
)} IN ACCESS EXCLUSIVE MODE`

const WAYS = [
  { what: 'killed, and started again', signal: 'SIGKILL', others: 0, withinMs: 60 * SECOND },
  { what: 'killed beside two others', signal: 'SIGKILL', others: 2, withinMs: 120 * SECOND },
  { what: 'frozen beside another one', signal: 'SIGSTOP', others: 1, withinMs: 120 * SECOND },
] as const

// One test per round, so that leftover processes use no connections of the next round.
test.each(Array.from({ length: rounds }, () => WAYS).flat())(
  'every job continues in time, here or in another shop, and never twice, if a shop is $what in the middle',
  async (way) => report('jobs', { [way.what]: await breakAndWait(way) }),
  TIMEOUT_MS,
)

/** Breaks a shop in the middle of every job. @returns the seconds until all work was done */
async function breakAndWait({ signal, others, withinMs }: (typeof WAYS)[number]): Promise<number> {
  const database = await createTestDatabase()
  const [db, folder, provider] = [createDb(database.url), makeTempFolder(), await startFaultyProvider()]
  const shopPort = await freePort()
  const simulator = await startSimulatorProcess(shopPort, 0.0005)
  provider.setOrigin(simulator.url)
  const settings = { MIDTRANS_SNAP_URL: provider.url, MIDTRANS_API_URL: provider.url, DATABASE_URL: database.url }
  const start = async (more: object) => {
    const shop = await startShopProcess(folder, { ...simulator.settings, ...settings, ...more })
    await shop.ready()
    return shop
  }
  // Every job holds a connection while it waits for a lock. Payments and notifications need connections as well.
  const first = await start({ DATABASE_POOL: `${JOBS.length + 8}` })
  const rest = await Promise.all(Array.from({ length: others }, async () => start({ PORT: `${await freePort()}` })))
  const shops = [first, ...rest]
  onTestFinished(async () => {
    for (const { child, ended } of shops) {
      child.kill('SIGKILL')
      await ended
    }
    await provider.close()
    await db.destroy()
    await database.drop()
    removeTempFolder(folder)
  })

  const make = await orderMaker(db, first.url)
  const [inJob, inAnswer, unheard, refunded] = [await make(), await make(), await make(), await make()]
  await simulator.hook('pay', { order_id: refunded.nomor, outcome: 'settle', method: 'gopay' })
  await waitFor('the payment to be known', async () => (await refunded.hint()).body.status === 'success')
  await waitFor('it to be told as well', async () => {
    const all = await db.selectFrom('notifikasi').select('hasil').execute()
    return all.length === 2 && all.every(({ hasil }) => hasil !== null)
  })
  await simulator.hook('webhooks/policy', { drop: 1000 })
  // The provider refunds, but the response is lost.
  provider.setMood(async (answer, truth) => {
    await truth()
    answer.destroy()
  })
  await refunded.refund()
  for (const { nomor } of [inJob, unheard]) await simulator.hook('pay', { order_id: nomor, outcome: 'settle' })
  const { deliveries } = (await simulator.hook('webhooks')).body
  const lost = deliveries.find(({ order_id }: { order_id: string }) => order_id === inJob.nomor).body

  // Only the first shop may claim the due work.
  for (const { child } of rest) child.kill('SIGSTOP')
  provider.setMood(() => {})
  const release = await lockTables(db)
  await makeDue(db, unheard.orderId, inJob.nomor, lost)
  await waitFor('every job to have begun', async () => {
    // A job that was running before sets its next time when it ends.
    await makeJobsDue(db)
    return isAllBegun(db)
  })
  await simulator.hook('webhooks/policy', { drop: 0 })
  await simulator.hook('pay', { order_id: inAnswer.nomor, outcome: 'settle' })
  await waitFor('every row to be taken', () => isAllTaken(db))
  const holders = await db
    .selectFrom('pekerjaan')
    .select('pemegang')
    .distinct()
    .where('pemegang', 'is not', null)
    .execute()
  const begun = await jobsOf(db, 'held')
  await writeDownTakeovers(db)

  const brokenAt = performance.now()
  const [since, before] = [await clockOf(db), new Date()]
  first.child.kill(signal)
  if (signal === 'SIGKILL') await first.ended
  for (const { child } of rest) child.kill('SIGCONT')
  await release()
  provider.setMood(forwardUnchanged)
  if (others === 0) shops.push(await start({}))
  const from = others > 0 ? brokenAt : performance.now()

  const left = () => withinMs - (performance.now() - from)
  const areAllDone = async () => {
    const done = new Set(await jobsOf(db, 'done', since))
    return begun.every((name) => done.has(name))
  }
  await waitFor('every job to go on', areAllDone, left())
  await waitFor('what was begun to be done', () => isAllDone(db, before), left())
  const tookMs = performance.now() - from

  if (signal === 'SIGSTOP') {
    // After waking up, the frozen shop finds the work done by others.
    first.child.kill('SIGCONT')
    const awake = await clockOf(db)
    await waitFor('a job to go on beside it', async () => (await jobsOf(db, 'done', awake)).length > 0)
  }
  // The only takeovers are from the broken shop.
  expect(holders).toHaveLength(1)
  expect(await takeoversOf(db)).toEqual([{ dari: holders[0]?.pemegang }])
  const states = await db.selectFrom('pesanan').select('status_pembayaran').orderBy('pesanan_id').execute()
  expect(states.map(({ status_pembayaran }) => status_pembayaran)).toEqual([
    // The order that makes the buyer a regular customer.
    'success',
    'success',
    'success',
    'success',
    'refunded',
  ])
  expect(await findDisagreements(db, (await simulator.hook('transactions')).body.transactions)).toEqual([])
  return Math.round(tookMs / 100) / 10
}

async function orderMaker(db: Db, url: string) {
  const now = new Date()
  const { token } = await buildRegular(db, now)
  const admin = await buildAdmin(db, now)
  const produkId = (await buildProduk(db, now, { stok: 100 })).produk_id
  const shippingId = (await buildPengiriman(db)).shipping_id
  let quantity = 0
  return async () => {
    quantity++
    const { body } = await ask(url + createPesanan.path, { body: { produkId, jumlah: quantity, shippingId }, token })
    const { orderId, midtransOrderId: nomor, total_harga } = body
    return {
      orderId: orderId as number,
      nomor: nomor as string,
      hint: () => ask(url + updatePaymentStatus.path, { body: { orderId: nomor, status: 'success' }, token }),
      refund: () =>
        ask(url + refundPembayaran.path.replace('{orderId}', `${orderId}`), {
          body: { percobaan: nomor, cara: 'midtrans', jumlah: total_harga, sisa: total_harga, alasan: 'Botol retak' },
          token: admin.token,
        }),
    }
  }
}

/**
 * Blocks the jobs that do not call the provider, until the returned function is called.
 * The commit also adds a mail, for the first sender that waits for the lock.
 */
async function lockTables(db: Db): Promise<() => Promise<void>> {
  const old = db
    .updateTable('pesanan')
    .set({ jaringan: '10.0.0.9', batas_bayar: new Date(Date.now() - 86_400_000) })
    .where('pesanan_id', '=', (eb) => eb.selectFrom('pesanan').select((min) => min.fn.min('pesanan_id').as('pertama')))
  await old.execute()
  const tx = await db.startTransaction().execute()
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx)
  await LOCKED.execute(tx)
  await tx.selectFrom('pesanan').select('pesanan_id').where('jaringan', 'is not', null).forUpdate().execute()
  await outboxRepository(tx).enqueue('uji', { kepada: 'sari@contoh.id', subjek: 'Uji', teks: 'Halo' }, new Date())
  const release = async () => {
    if (!tx.isCommitted) await tx.commit().execute()
  }
  onTestFinished(release)
  return release
}

/** Makes everything but the jobs due at once: an order, a notification, a refund. */
async function makeDue(db: Db, orderId: number, nomor: string, lost: { transaction_status: string }): Promise<void> {
  const now = new Date()
  await db
    .insertInto('notifikasi')
    .values({
      order_id: nomor,
      transaction_status: lost.transaction_status,
      isi: JSON.stringify(lost),
      diterima: now,
      periksa_pada: now,
    })
    .execute()
  await db.updateTable('pesanan').set({ periksa_pada: now }).where('pesanan_id', '=', orderId).execute()
  await db.updateTable('pengembalian').set({ periksa_pada: now }).execute()
}

async function makeJobsDue(db: Db): Promise<void> {
  await db.updateTable('pekerjaan').set({ sampai: sql<Date>`'-infinity'` }).where('pemegang', 'is', null).execute()
}

/** Installs a trigger that records every job that moves to another process before the first one has finished it. */
async function writeDownTakeovers(db: Db): Promise<void> {
  await sql`CREATE TABLE uji_ambil_alih (dari text)`.execute(db)
  await sql`CREATE FUNCTION uji_catat() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO uji_ambil_alih VALUES (OLD.pemegang); RETURN NULL; END $$`.execute(db)
  await sql`CREATE TRIGGER uji_catat AFTER UPDATE ON pekerjaan FOR EACH ROW
    WHEN (OLD.pemegang <> NEW.pemegang) EXECUTE FUNCTION uji_catat()`.execute(db)
}

async function takeoversOf(db: Db): Promise<unknown[]> {
  return (await sql`SELECT DISTINCT dari FROM uji_ambil_alih`.execute(db)).rows
}

/** Returns the database's time, which the job table uses. */
async function clockOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
  return rows[0]?.now ?? new Date()
}

/** Returns the names of the jobs that are running, or that ended after `since`. */
async function jobsOf(db: Db, state: 'held' | 'done', since = new Date(0)): Promise<string[]> {
  const rows = await db
    .selectFrom('pekerjaan')
    .select('nama')
    .where('pemegang', state === 'held' ? 'is not' : 'is', null)
    .where('sejak', '>', since)
    .execute()
  return rows.map(({ nama }) => nama)
}

/**
 * True if every job has begun.
 * The mail job only triggers the sending, so the sending waits for the lock.
 * One job may be missing: without a free connection it cannot record its end.
 */
async function isAllBegun(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND relation = 'surat'::regclass AND NOT granted`.execute(db)
  const begun = new Set([...(await jobsOf(db, 'held')), ...IN_THE_MORNING])
  return rows.length > 0 && begun.size >= JOBS.length - 1
}

/** True if the notifications of two orders, an order and a refund are claimed, but not done. */
async function isAllTaken(db: Db): Promise<boolean> {
  const now = new Date()
  const inAMinute = new Date(now.getTime() + 60_000)
  const { rows } = await sql<{ n: number }>`
    SELECT (SELECT count(DISTINCT order_id) FROM notifikasi WHERE hasil IS NULL AND percobaan = 1 AND periksa_pada > ${now})
      + (SELECT count(*) FROM pesanan WHERE status_pembayaran = 'pending' AND periksa_pada BETWEEN ${now} AND ${inAMinute})
      + (SELECT count(*) FROM pengembalian WHERE status = 'belum pasti' AND periksa_pada > ${now}) AS n`.execute(db)
  return Number(rows[0]?.n) === 4
}

/** True if all work is done. Only mails from before `before` count, because the work itself creates new ones. */
async function isAllDone(db: Db, before: Date): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    SELECT (SELECT count(*) FROM notifikasi WHERE hasil IS NULL)
      + (SELECT count(*) FROM pesanan WHERE status_pembayaran = 'pending')
      + (SELECT count(*) FROM pengembalian WHERE status = 'belum pasti')
      + (SELECT count(*) FROM surat WHERE status = 'menunggu' AND dibuat < ${before}) AS n`.execute(db)
  return Number(rows[0]?.n) === 0
}
