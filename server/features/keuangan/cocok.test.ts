import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { withdrawPenjelasan } from '#contract/kesehatan/admin.ts'
import { explainCocok, exportCocok, listCocok, listCocokRows } from '#contract/keuangan/cocok-admin.ts'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import {
  buildAdmin,
  buildCocok,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildReturned,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { compareMidtrans } from './compare-midtrans.ts'

/** Payments of a day: what the provider says of them afterwards, and what is expected of the comparison. */
const TOTAL = 151_000
const HONEST = { toko: TOTAL, tokoKembali: 0, midtrans: TOTAL, midtransKembali: 0, beda: false }
const CASES = {
  honest: [undefined, HONEST],
  missing: [{ status_code: '404' }, { ...HONEST, midtrans: 0, beda: true, status: null }],
  'another amount': [{ gross_amount: '1000.00' }, { ...HONEST, midtrans: 1000, beda: true }],
  'refunded there only': [
    { transaction_status: 'refund', refund_amount: `${TOTAL}.00` },
    { ...HONEST, midtransKembali: TOTAL, beda: true, status: 'refund' },
  ],
  'refunded there in part': [
    { transaction_status: 'partial_refund', refund_amount: '500.00' },
    { ...HONEST, midtransKembali: 500, beda: true },
  ],
} as const

let shop: TestApp
let today: Date
const orders = new Map<string, string>()
beforeAll(async () => {
  // Noon, so that the orders of this test are of one day.
  shop = await testApp(new Date(midnightWib(new Date(), 0).getTime() + 12 * 3_600_000), WITHOUT_LIMITS)
  today = shop.deps.clock()
  await shop.sim('webhooks/policy', { drop: 10_000 })
  for (const name of Object.keys(CASES)) orders.set(name, await pay())
  for (const [name, [fields]] of Object.entries(CASES))
    if (fields) await shop.sim('lie', { order_id: orders.get(name), fields })
  // Reversed by the bank, as the shop knows.
  orders.set('reversed', await pay())
  await shop.sim('lie', {
    order_id: orders.get('reversed'),
    fields: { transaction_status: 'deny', status_code: '202' },
  })
  await sync(orders.get('reversed') ?? '')
  // Partly sent back by hand, of which the provider knows nothing.
  orders.set('by hand', await pay())
  const { db } = shop.deps
  const sent = db
    .selectFrom('pesanan')
    .selectAll()
    .where('midtrans_order_id', '=', orders.get('by hand') ?? '')
  const returned = await sent.executeTakeFirstOrThrow()
  await buildReturned(db, returned, returned.pengguna_id, { jumlah: 1000, waktu: today })
  // Paid without a notification; and not paid at all.
  orders.set('extra', await order())
  await shop.sim('pay', { order_id: orders.get('extra'), outcome: 'settle' })
  orders.set('unpaid', await order())
})
afterAll(() => shop.close())

async function order(): Promise<string> {
  const { db, clock } = shop.deps
  const { token } = await buildPelanggan(db, clock())
  const [produk, { shipping_id }] = [await buildProduk(db, clock(), { harga: 139_000 }), await buildPengiriman(db)]
  const body = { produkId: produk.produk_id, jumlah: 1, shippingId: shipping_id }
  const { body: made } = await shop.call(createPesanan, { body }, { token })
  tokens.set(made.midtransOrderId, token)
  return made.midtransOrderId
}
const tokens = new Map<string, string>()

const sync = (nomor: string) =>
  shop.call(updatePaymentStatus, { body: { orderId: nomor, status: 'pending' } }, { token: tokens.get(nomor) ?? '' })

async function pay(): Promise<string> {
  const nomor = await order()
  await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
  await sync(nomor)
  return nomor
}

const nights = (count: number) => new Date(today.getTime() + count * 86_400_000)
const owner = async () => ({ token: (await buildAdmin(shop.deps.db, shop.deps.clock())).token })
const tugas = async () => (await shop.call(getDasbor, { query: {} }, await owner())).body.tugas.midtransBeda

test('compares each payment once a night, and finds missing, extra, other and refunded ones', async () => {
  expect(await compareMidtrans(shop.deps)).toBe(0)
  expect((await shop.call(listCocok, { query: {} }, await owner())).body).toEqual([])

  shop.setClock(nights(1))
  expect(await compareMidtrans(shop.deps)).toBe(orders.size)
  expect(await compareMidtrans(shop.deps)).toBe(0)

  const auth = await owner()
  const { body: rows, headers } = await shop.call(listCocokRows, { query: { hari: dateWib(today) } }, auth)
  const found = (name: string) => rows.find(({ order_id }: { order_id: string }) => order_id === orders.get(name))
  for (const [name, [, expected]] of Object.entries(CASES)) expect.soft(found(name), name).toMatchObject(expected)
  expect(found('extra')).toMatchObject({ toko: 0, midtrans: TOTAL, beda: true, status: 'settlement' })
  expect(found('reversed')).toMatchObject({ toko: TOTAL, tokoKembali: TOTAL, midtrans: 0, beda: false })
  expect(found('by hand')).toMatchObject(HONEST)
  expect(found('unpaid')).toBeUndefined()
  expect(headers['x-total-count']).toBe('8')
  expect(rows.map(({ beda }: { beda: boolean }) => beda)).toEqual([true, true, true, true, true, false, false, false])

  const { body: days } = await shop.call(listCocok, { query: {} }, auth)
  expect(days).toEqual([
    {
      hari: dateWib(today),
      banyak: 8,
      beda: 5,
      dijelaskan: 0,
      toko: 7 * TOTAL,
      tokoKembali: TOTAL,
      midtrans: 5 * TOTAL + 1000,
      midtransKembali: TOTAL + 500,
      disetor: 0,
    },
  ])
  expect(await tugas()).toBe(5)

  const { body: file } = await shop.call(exportCocok, { query: {} }, auth)
  const lines = Buffer.from(file).toString().trim().split('\r\n')
  expect(lines).toHaveLength(9)
  expect(lines[1]).toBe(`${dateWib(today)};${orders.get('honest')};settlement;${TOTAL};${TOTAL};0;0;0;cocok;`)

  // A mended difference disappears the next night, which a silent provider only delays.
  await shop.sim('lie', { order_id: orders.get('missing'), fields: {} })
  shop.setClock(nights(2))
  await shop.sim('faults', { match: 'GET /v2/.*/status', times: 1, kind: '503' })
  expect(await compareMidtrans(shop.deps)).toBe(0)
  expect(await tugas()).toBe(5)
  expect(await compareMidtrans(shop.deps)).toBe(orders.size)
  expect(await tugas()).toBe(4)
  const { body: different } = await shop.call(listCocok, { query: { beda: 'ya' } }, await owner())
  expect(different).toMatchObject([{ beda: 4, midtrans: 6 * TOTAL + 1000 }])

  // Old payments are compared again only while they differ, and stay a task for thirty days.
  await shop.sim('lie', { order_id: orders.get('another amount'), fields: {} })
  shop.setClock(nights(12))
  expect(await compareMidtrans(shop.deps)).toBe(4)
  shop.setClock(nights(29))
  expect(await tugas()).toBe(3)
  shop.setClock(nights(30))
  expect(await tugas()).toBe(0)

  shop.setClock(nights(2))
  await sql`UPDATE cocok_midtrans SET hari = hari + 1 WHERE pembayaran_id = (
    SELECT max(pembayaran_id) FROM cocok_midtrans WHERE NOT beda AND toko > 0)`.execute(shop.deps.db)
  const daysOf = async (query: object) =>
    (await shop.call(listCocok, { query }, await owner())).body.map(({ hari }: { hari: string }) => hari)
  const [first, next] = [dateWib(today), dateWib(nights(1))]
  expect(await daysOf({ dari: first, sampai: next })).toEqual([next, first])
  expect(await daysOf({ dari: first, sampai: first })).toEqual([first])
})

test('explains a difference by its amounts, until they change or the explanation goes', async () => {
  const other = await testApp()
  onTestFinished(() => other.close())
  const { db, clock } = other.deps
  const { token } = await buildAdmin(db, clock())
  const ask = (endpoint: AnyEndpoint, asked: object = { query: {} }) => other.call(endpoint, asked, { token })
  const { pembayaranId, amounts } = await buildCocok(db, clock())
  const explain = (body: object) => ask(explainCocok, { params: { pembayaranId }, body })
  const state = async () => {
    const [days, rows, open] = [
      (await ask(listCocok)).body,
      (await ask(listCocokRows)).body,
      (await ask(listCocokRows, { query: { beda: 'ya' } })).body,
    ]
    const tasks = (await ask(getDasbor)).body.tugas.midtransBeda
    return [days[0].beda, days[0].dijelaskan, rows[0].penjelasan?.alasan, open.length, tasks]
  }
  const differs = [1, 0, undefined, 1, 1]
  expect(await state()).toEqual(differs)
  const reason = 'Dikembalikan lewat dasbor Midtrans'
  expect((await explain({ ...amounts, midtrans: 1, alasan: reason })).body.code).toBe('TEMUAN_BERUBAH')
  expect((await explain({ ...amounts, alasan: reason })).status).toBe(200)
  expect((await explain({ ...amounts, alasan: reason })).body.code).toBe('TEMUAN_BERUBAH')
  expect(await state()).toEqual([0, 1, reason, 0, 0])
  expect((await ask(listCocok, { query: { beda: 'ya' } })).body).toEqual([])
  const { body: file } = await ask(exportCocok)
  expect(Buffer.from(file).toString()).toContain(`;${amounts.toko};${amounts.midtrans};0;0;0;beda;${reason}`)

  const setMidtrans = (midtrans: number) => db.updateTable('cocok_midtrans').set({ midtrans }).execute()
  await setMidtrans(3000)
  expect(await state()).toEqual(differs)
  await setMidtrans(amounts.midtrans)
  const { penjelasanId } = (await ask(listCocokRows)).body[0].penjelasan
  expect((await ask(withdrawPenjelasan, { params: { penjelasanId } })).status).toBe(200)
  expect(await state()).toEqual(differs)
  await explain({ ...amounts, alasan: reason })
  const second = await buildCocok(db, clock())
  expect((await ask(listCocokRows)).body[0].pembayaranId, 'what needs an explanation comes first').toBe(
    second.pembayaranId,
  )
})

test('leaves out payments taken by the shop itself, and adds the settlements of a day', async () => {
  const other = await testApp()
  onTestFinished(() => other.close())
  const { db, clock } = other.deps
  const { token } = await buildAdmin(db, clock())
  const { pengguna_id } = await buildPelanggan(db, clock())
  const past = new Date(clock().getTime() - 3 * 86_400_000)
  const build = async () =>
    buildPesanan(db, clock(), pengguna_id, { dibuat: past, status_pembayaran: 'success' }, [
      { produk: await buildProduk(db, clock()), jumlah: 1 },
    ])
  const [cash, settled] = [await build(), await build()]
  await sql`UPDATE pembayaran SET payment_type = 'tunai' WHERE pesanan_id = ${cash.pesanan_id}`.execute(db)
  await sql`INSERT INTO setoran (order_id, pembayaran_id, jumlah, dibuat)
    SELECT order_id, pembayaran_id, 4000, ${clock()} FROM pembayaran WHERE pesanan_id = ${settled.pesanan_id}`.execute(
    db,
  )
  await compareMidtrans(other.deps)
  const hari = dateWib(past)
  const { body } = await other.call(listCocok, { query: { dari: hari, sampai: hari } }, { token })
  // The simulator does not know the row that the test made.
  expect(body).toMatchObject([{ hari, banyak: 1, beda: 1, midtrans: 0, disetor: 4000 }])
})
