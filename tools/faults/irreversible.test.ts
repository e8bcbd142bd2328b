import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createManualPesanan } from '#contract/checkout/manual-admin.ts'
import { mergePelanggan, splitPelanggan } from '#contract/pelanggan/admin.ts'
import { refundPembayaran, retryPengembalian } from '#contract/pembayaran/pengembalian-admin.ts'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildPerson } from '#server/testing/build-orang.ts'
import { buildAdmin, buildPengiriman, buildPesanan, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { allRows } from '#server/testing/person/all-rows.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { startScript, startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask, type Reply } from './ask.ts'
import { isBusy } from './busy.ts'
import { forwardUnchanged, startFaultyProvider } from './provider.ts'
import { isLong, newChance, report, TIMEOUT_MS } from './scenario.ts'
import { startSimulatorProcess } from './simulator-process.ts'

/*
 * The shop is killed during acts of the office that move money, goods or a person's data: before each table that the act writes,
 * and between its request to the payment provider and the provider's answer.
 * After a kill the database is as before the act. A retry with the same key acts once.
 */

type Place = Awaited<ReturnType<typeof startPlace>>

interface Act {
  name: string
  send(kunci: string): Promise<Reply>
  /** Returns the sums that the act changes. */
  sums(): Promise<unknown>
  /** Sums after the act. */
  after: unknown
}

/** Acts, each with the table that it writes last. The other tables are found by the locks of its transaction. */
const ACTS: { last: string; prepare(place: Place): Promise<Act> }[] = [
  { last: 'kejadian', prepare: prepareRefund },
  { last: 'kejadian', prepare: prepareReplacement },
  { last: 'surat', prepare: prepareMerge },
  { last: 'jejak', prepare: prepareSeparation },
]

test(
  'refunds, replacements, merges and separations happen once or not at all if the shop is killed in the middle',
  async () => {
    const place = await startPlace()
    const killed = isLong ? await killEverywhere(place) : await killAllAtOnce(place)
    const moments = isLong ? PROVIDER_MOMENTS : [newChance().pick(PROVIDER_MOMENTS)]
    for (const moment of moments) await killAtProvider(place, moment)
    expect(await place.runDoctor()).toBe(0)
    report('irreversible acts, kill -9', { killed, moments: moments.map(String) })
  },
  TIMEOUT_MS,
)

/** Kills all acts at once, before a table that each of them writes late. */
async function killAllAtOnce(place: Place): Promise<string[]> {
  const acts: Act[] = []
  for (const { prepare } of ACTS) acts.push(await prepare(place))
  await killBefore(place, 'surat', acts)
  return ['surat']
}

/** Kills each act before each table that it writes. */
async function killEverywhere(place: Place): Promise<string[]> {
  const killed: string[] = []
  for (const { last, prepare } of ACTS) {
    const act = await prepare(place)
    const [written = []] = await killBefore(place, last, [act])
    for (const table of written.filter((table) => table !== last))
      await killBefore(place, table, [await prepare(place)])
    killed.push(`${act.name} before ${[...written, last]}`)
  }
  return killed
}

/**
 * Tables that the shop changes by itself: sessions when they are used, mails and deliveries when they are sent, findings of its
 * own checks.
 */
const NOISY = new Set(['sesi', 'surat', 'kabar_saluran', 'pemeriksaan'])

/** Returns the names of the tables whose rows differ. */
const changed = (before: Rows, after: Rows) =>
  [...before.keys()].filter((name) => !NOISY.has(name) && `${before.get(name)}` !== `${after.get(name)}`)
type Rows = Awaited<ReturnType<typeof allRows>>

/** Returns all rows once two looks are equal: an event of an earlier act may be written after its response. */
const rowsAtRest = (db: Db) =>
  waitFor('the shop to rest', async () => {
    const rows = await allRows(db)
    await delay(200)
    return changed(rows, await allRows(db)).length === 0 && rows
  })

/** Kills the shop before acts write a table, then retries them. @returns the tables that each act had written by then */
async function killBefore(place: Place, table: string, acts: readonly Act[]): Promise<string[][]> {
  const { db } = place
  const sums = () => Promise.all(acts.map((act) => act.sums()))
  const [before, sumsBefore] = [await rowsAtRest(db), await sums()]
  const keys = acts.map(() => randomUUID())
  const send = () => Promise.all(acts.map((act, at) => act.send(keys[at] as string)))
  const lock = await db.startTransaction().execute()
  // Readers are not blocked.
  await sql`LOCK TABLE ${sql.table(table)} IN SHARE MODE`.execute(lock)
  const asked = send()
  const written = await waitFor(`${acts.map(({ name }) => name)} to wait for ${table}`, async () => {
    const waiting = await writtenByWaiting(db, table)
    return waiting.length === acts.length && waiting
  })
  await place.kill()
  await lock.commit().execute()
  expect((await asked).map(({ status }) => status)).toEqual(acts.map(() => 'no answer'))
  await waitFor('the database to end the transactions', async () => !(await isBusy(db)))
  expect([table, changed(before, await allRows(db))]).toEqual([table, []])

  await place.start()
  expect([table, await sums()]).toEqual([table, sumsBefore])
  const [first, second] = [await send(), await send()]
  expect([table, first.filter(({ status }) => status === 'no answer' || status >= 300)]).toEqual([table, []])
  expect(second).toEqual(first)
  expect([table, await sums()]).toEqual([table, acts.map(({ after }) => after)])
  expect(await findViolations(db)).toEqual([])
  return written
}

/**
 * Returns the tables that each act has written which now waits for `table`. An act is recognized by its idempotency key, which it
 * writes first.
 */
async function writtenByWaiting(db: Db, table: string): Promise<string[][]> {
  const { rows } = await sql<{ written: string[] }>`
    SELECT ARRAY(
      SELECT relation::regclass::text FROM pg_locks lain JOIN pg_class ON pg_class.oid = relation AND relkind = 'r'
      WHERE lain.pid = tunggu.pid AND granted AND mode = 'RowExclusiveLock') AS written
    FROM pg_locks tunggu JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND relation = ${table}::regclass AND NOT granted`.execute(db)
  const all = rows.map(({ written }) => written)
  return table === 'permintaan' ? all : all.filter((written) => written.includes('permintaan'))
}

/** Requests of a refund that the provider leaves without an answer: before it refunds, and after. */
const PROVIDER_MOMENTS = [/^POST .*\/refund/, /^GET .*\/status/] as const

/** Kills the shop while it waits for the provider. The refund is committed by then, and is sent once. */
async function killAtProvider(place: Place, moment: RegExp): Promise<void> {
  const { db, provider } = place
  const { token, orderId, nomor, refund, refunds } = await preparePaid(place)
  const reached = new Promise<void>((resolve) =>
    provider.setMood((answer, forward, request) =>
      moment.test(request) ? resolve() : forwardUnchanged(answer, forward, request),
    ),
  )
  const kunci = randomUUID()
  const asked = refund(kunci)
  await reached
  await place.kill()
  provider.setMood(forwardUnchanged)
  expect((await asked).status).toBe('no answer')
  expect(await findViolations(db)).toEqual([])

  await place.start()
  expect((await refund(kunci)).body).toMatchObject({ status: 'belum pasti' })
  const { pengembalian_id } = await db
    .selectFrom('pengembalian')
    .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'pengembalian.pembayaran_id')
    .select('pengembalian_id')
    .where('pesanan_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const path = retryPengembalian.path.replace('{orderId}', `${orderId}`)
  const retry = () =>
    ask(place.url() + path.replace('{pengembalianId}', `${pengembalian_id}`), { method: 'POST', token })
  expect([moment, (await retry()).body]).toMatchObject([moment, { status: 'berhasil' }])
  expect([moment, (await retry()).body]).toMatchObject([moment, { status: 'berhasil' }])
  expect(await refunds()).toEqual([REFUND])
  expect(await moneyOf(db, orderId)).toEqual({ uang: PAID - REFUND, kembali: 1 })
  expect([nomor, await findViolations(db)]).toEqual([nomor, []])
}

const HARGA = 145_000
const ONGKIR = 12_000
const PAID = 2 * HARGA + ONGKIR
const REFUND = 20_000

async function prepareRefund(place: Place): Promise<Act> {
  const { db, post } = place
  const { admin, order, produk } = await paidOrder(db)
  const body = {
    ...{
      percobaan: order.midtrans_order_id,
      cara: 'manual',
      jumlah: HARGA,
      sisa: PAID,
      alasan: 'Pecah',
      bukti: 'BCA 1',
    },
    barang: [{ urutan: 0, jumlah: 1, nilai: HARGA }],
    rak: [{ produkId: produk.produk_id, jumlah: 1, ke: 'rak' }],
  }
  return {
    name: 'refund by transfer',
    send: (kunci) => post(refundPembayaran, { orderId: order.pesanan_id }, body, admin.token, kunci),
    sums: async () => ({ ...(await moneyOf(db, order.pesanan_id)), stok: await stokOf(db, produk.produk_id) }),
    after: { uang: PAID - HARGA, kembali: 1, stok: 9 },
  }
}

async function prepareReplacement(place: Place): Promise<Act> {
  const { db, post } = place
  const { admin, buyer, order, produk } = await paidOrder(db)
  // Only the first replacement of a shop adds the pick-up method.
  await sql`UPDATE pengiriman SET kode = 'lama-' || shipping_id, jalur = 'darat' WHERE jalur = 'ambil_sendiri'`.execute(
    db,
  )
  const body = {
    ...{ sumber: 'whatsapp', penggunaId: buyer.pengguna_id, nama: 'Sari', no_hp: '081234567890' },
    items: [{ produkId: produk.produk_id, jumlah: 2 }],
    ...{
      shippingId: null,
      tujuan: null,
      ongkir: 0,
      diskon: 0,
      alasan_diskon: '',
      catatan: '',
      bayar: 'tunai',
      bukti: '',
    },
    ...{ total_harga: 0, pengganti: { orderId: order.pesanan_id, keluhanId: null } },
  }
  return {
    name: 'replacement',
    send: (kunci) => post(createManualPesanan, {}, body, admin.token, kunci),
    async sums() {
      const replacements = await db
        .selectFrom('pesanan')
        .select(['status_pembayaran', 'total_harga'])
        .where('pengganti_dari', '=', order.pesanan_id)
        .execute()
      return { replacements, stok: await stokOf(db, produk.produk_id), ...(await moneyOf(db, order.pesanan_id)) }
    },
    after: {
      replacements: [{ status_pembayaran: 'success', total_harga: 0 }],
      stok: 6,
      uang: PAID,
      kembali: 0,
    },
  }
}

async function prepareMerge(place: Place): Promise<Act> {
  const { db } = place
  const admin = await buildAdmin(db, new Date())
  const [staying, leaving] = [await buildTwin(db, admin), await buildTwin(db, admin)]
  return {
    name: 'merge',
    send: (kunci) => merge(place, admin, staying, leaving, kunci),
    sums: () => ordersOf(db, [staying, leaving]),
    after: [4],
  }
}

async function prepareSeparation(place: Place): Promise<Act> {
  const { db, post } = place
  const admin = await buildAdmin(db, new Date())
  const [staying, leaving] = [await buildTwin(db, admin), await buildTwin(db, admin)]
  expect((await merge(place, admin, staying, leaving, randomUUID())).status).toBe(200)
  // The event of a merge may be written after its response.
  await waitFor('the event of the merge', () =>
    db.selectFrom('kejadian').select('kejadian_id').where('oleh', '=', admin.pengguna_id).executeTakeFirst(),
  )
  const { gabung_id: gabungId } = await db
    .selectFrom('gabung_akun')
    .select('gabung_id')
    .where('dari', '=', leaving.pengguna_id)
    .executeTakeFirstOrThrow()
  return {
    name: 'separation',
    send: (kunci) => post(splitPelanggan, { penggunaId: staying.pengguna_id }, { gabungId }, admin.token, kunci),
    sums: () => ordersOf(db, [staying, leaving]),
    after: [2, 2],
  }
}

type Person = Awaited<ReturnType<typeof buildPerson>>
type Admin = Awaited<ReturnType<typeof buildAdmin>>

const buildTwin = (db: Db, { pengguna_id }: Admin) =>
  buildPerson(db, new Date(), `orang-${randomUUID().slice(0, 8)}`, pengguna_id)

function merge({ post }: Place, { token }: Admin, staying: Person, leaving: Person, kunci: string): Promise<Reply> {
  const body = { dari: leaving.pengguna_id, versi: 1, versiDari: 1 }
  return post(mergePelanggan, { penggunaId: staying.pengguna_id }, body, token, kunci)
}

/** Returns the number of orders of each account that exists. */
async function ordersOf(db: Db, accounts: readonly Person[]): Promise<number[]> {
  const ids = accounts.map(({ pengguna_id }) => pengguna_id)
  const { rows } = await sql<{ orders: number }>`
    SELECT (SELECT count(*)::int FROM pesanan WHERE pesanan.pengguna_id = pengguna.pengguna_id) AS orders
    FROM pengguna WHERE pengguna_id = ANY (${ids}::int[]) ORDER BY pengguna_id`.execute(db)
  return rows.map(({ orders }) => orders)
}

/** Creates a paid order of two units, which took them from ten in stock. */
async function paidOrder(db: Db) {
  const now = new Date()
  const [admin, buyer] = [await buildAdmin(db, now), await buildRegular(db, now)]
  const produk = await buildProduk(db, now, { harga: HARGA })
  const lines = [{ produk, jumlah: 2 }]
  const paid = { status_pembayaran: 'success', sumber: 'whatsapp' } as const
  return { admin, buyer, produk, order: await buildPesanan(db, now, buyer.pengguna_id, paid, lines, now, 'rak') }
}

/** Creates an order that was paid at the provider by QRIS. */
async function preparePaid({ db, url, post, simulator }: Place) {
  const now = new Date()
  const [{ token }, buyer] = [await buildAdmin(db, now), await buildRegular(db, now)]
  const { produk_id } = await buildProduk(db, now, { harga: HARGA })
  const { shipping_id } = await buildPengiriman(db, ONGKIR)
  const wish = { produkId: produk_id, jumlah: 2, shippingId: shipping_id }
  const { orderId, midtransOrderId: nomor } = (
    await ask(url() + createPesanan.path, { body: wish, token: buyer.token })
  ).body
  await simulator.hook('pay', { order_id: nomor, outcome: 'settle', method: 'other_qris' })
  const hint = { orderId: nomor, status: 'success' }
  await ask(url() + updatePaymentStatus.path, { body: hint, token: buyer.token })
  const body = { percobaan: nomor, cara: 'midtrans', jumlah: REFUND, sisa: PAID, alasan: 'Pecah' }
  return {
    token,
    orderId: orderId as number,
    nomor,
    refund: (kunci: string) => post(refundPembayaran, { orderId }, body, token, kunci),
    /** Returns the amounts that the provider refunded. */
    async refunds(): Promise<number[]> {
      const { transactions } = (await simulator.hook('transactions')).body
      return transactions
        .filter(({ order_id }: { order_id: string }) => order_id === nomor)
        .flatMap(({ refunds }: { refunds: { refund_amount: number }[] }) => refunds.map((row) => row.refund_amount))
    },
  }
}

/** Returns the money of an order in the ledger, and the number of its refunds. */
async function moneyOf(db: Db, orderId: number) {
  const { rows } = await sql`
    SELECT (SELECT coalesce(sum(jumlah), 0)::int FROM buku WHERE pesanan_id = ${orderId}) AS uang,
      (SELECT count(*)::int FROM pengembalian JOIN pembayaran USING (pembayaran_id) WHERE pesanan_id = ${orderId}) AS kembali`.execute(
    db,
  )
  return rows[0] as object
}

const stokOf = async (db: Db, produkId: number) =>
  (await db.selectFrom('produk').select('stok').where('produk_id', '=', produkId).executeTakeFirstOrThrow()).stok

/** Starts a shop that can be killed and started again, beside a payment provider that stays. */
async function startPlace() {
  const [database, folder, port] = [await createTestDatabase(), makeTempFolder(), await freePort()]
  const db = createDb(database.url)
  const simulator = await startSimulatorProcess(port, 0.0005)
  const provider = await startFaultyProvider()
  provider.setOrigin(simulator.url)
  const settings = { ...simulator.settings, MIDTRANS_API_URL: provider.url, DATABASE_URL: database.url }
  let shop = await startShopProcess(folder, settings)
  const kill = async () => {
    shop.child.kill('SIGKILL')
    await shop.ended
  }
  onTestFinished(async () => {
    await kill()
    await provider.close()
    await db.destroy()
    await database.drop()
    removeTempFolder(folder)
  })
  await shop.ready()
  return {
    db,
    simulator,
    provider,
    kill,
    url: () => shop.url,
    async start() {
      shop = await startShopProcess(folder, settings)
      await shop.ready()
    },
    /** Sends a write of the office. */
    post({ path }: { path: string }, params: object, body: object, token: string, kunci: string): Promise<Reply> {
      const address = Object.entries(params).reduce((to, [name, value]) => to.replace(`{${name}}`, `${value}`), path)
      return ask(shop.url + address, { body, token, headers: { 'idempotency-key': kunci } })
    },
    runDoctor: async () => (await startScript('doctor', [], { ...settings, DATA_DIR: folder }).ended).code,
  }
}
