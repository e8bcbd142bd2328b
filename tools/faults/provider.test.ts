import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getReadiness } from '#contract/health/endpoints.ts'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { receiveNotifikasi } from '#contract/pembayaran/endpoints.ts'
import { cancelPesanan, createPesanan, payPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { applyNotifikasi } from '#server/features/pembayaran/bayar/apply-notifikasi.ts'
import { reconcileDue } from '#server/features/pembayaran/bayar/reconcile.ts'
import { midtransClient } from '#server/midtrans/client.ts'
import { signatureOf } from '#server/midtrans/signature.ts'
import { buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { SERVER_KEY, type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { forwardUnchanged, type ProviderBehavior, startFaultyProvider } from './provider.ts'
import { report, sizeOf, TIMEOUT_MS } from './scenario.ts'

/*
 * The provider is slow, unreachable, inconsistent, or impersonated.
 * The order stays pending; no false statement is applied, and no payment is lost.
 */

/** Timeout of requests to the provider in ms. In production it is five seconds. */
const patienceMs = sizeOf({ short: 300, long: 5000 })
const crowd = sizeOf({ short: 30, long: 100 })
const MINUTE = 60_000

const provider = await startFaultyProvider()
/** Target of redirects. A client that follows them reveals the server key. */
const trap = createServer((request, answer) => {
  trapped.push(request.headers.authorization)
  answer.end('{}')
})
const trapped: unknown[] = []
await new Promise<void>((listening) => trap.listen(0, '127.0.0.1', listening))
const trapUrl = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/`

const clientOf = (timeoutMs: number) =>
  midtransClient({ snapUrl: provider.url, apiUrl: provider.url, serverKey: SERVER_KEY, timeoutMs })

let shop: TestApp
beforeAll(async () => {
  shop = await testApp(undefined, { midtrans: clientOf(MINUTE) })
  provider.setOrigin(`http://127.0.0.1:${shop.simulator.port}`)
  await shop.sim('webhooks/policy', { drop: 1_000_000 })
  // A paid order, whose transaction the provider falsely returns for other orders.
  const paid = await order()
  await shop.sim('pay', { order_id: paid.midtransOrderId, outcome: 'settle' })
  await paid.hint('success')
})
beforeEach(() => meet(forwardUnchanged))
afterAll(async () => {
  await shop.close()
  await provider.close()
  trap.close()
})

/** Counter of orders. Buyers use different addresses, because one address has 64 concurrent requests (`server/app.ts`). */
let buyers = 0

async function order() {
  const { db, clock } = shop.deps
  const nomor = ++buyers
  const { token } = await buildRegular(db, clock())
  const { produk_id: produkId } = await buildProduk(db, clock(), { stok: 5 })
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const { status, body } = await shop.call(
    createPesanan,
    { body: { produkId, jumlah: 2, shippingId } },
    { token, dari: `10.0.${nomor >> 8}.${nomor & 255}` },
  )
  const { orderId, midtransOrderId, midtransToken, total_harga } = body
  return {
    status,
    midtransOrderId,
    midtransToken,
    hint: (word: 'success' | 'cancelled') =>
      shop.call(updatePaymentStatus, { body: { orderId: midtransOrderId, status: word } }, { token }),
    resume: () => shop.call(payPesanan, { params: { orderId: midtransOrderId } }, { token }),
    callOff: () => shop.call(cancelPesanan, { params: { orderId: midtransOrderId } }, { token }),
    /** Sends a settlement notification with a valid signature. */
    notify() {
      const signed = { order_id: midtransOrderId, status_code: '200', gross_amount: `${total_harga}.00` }
      const signature_key = signatureOf(signed, SERVER_KEY)
      const body = { ...signed, signature_key, transaction_status: 'settlement', transaction_id: 'x' }
      return shop.call(receiveNotifikasi, { body })
    },
    async state() {
      const row = await db
        .selectFrom('pesanan')
        .select(['status_pembayaran', 'perhatian'])
        .where('pesanan_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const { stok } = await db
        .selectFrom('produk')
        .select('stok')
        .where('produk_id', '=', produkId)
        .executeTakeFirstOrThrow()
      return { ...row, stok }
    },
  }
}
type Order = Awaited<ReturnType<typeof order>>

/** Sets the provider's behavior, with the production timeout. An honest provider gets a minute, for busy machines. */
function meet(mood: ProviderBehavior) {
  provider.setMood(mood)
  shop.deps.midtrans = clientOf(mood === forwardUnchanged ? MINUTE : patienceMs)
}

const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * MINUTE))

/** Runs everything that queries the provider. None of it may end a pending order. */
async function askAll(it: Order) {
  const { status, body } = await it.hint('success')
  expect([status, body.status, body.terverifikasi]).toEqual([200, 'pending', false])
  expect((await it.hint('cancelled')).body).toMatchObject({ status: 'pending', terverifikasi: false })
  expect((await it.callOff()).body.code).toBe('PEMBAYARAN_TIDAK_TERSEDIA')
  expect((await it.notify()).status).toBe(200)
  await applyNotifikasi(shop.deps)
  // The order's deadline has passed, so the timer would expire it.
  later(61)
  await reconcileDue(shop.deps)
}

const json =
  (status: number, body: unknown): ProviderBehavior =>
  (answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const raw =
  (status: number, body: string, headers: Record<string, string> = {}): ProviderBehavior =>
  (answer) => {
    answer.writeHead(status, headers).end(body)
  }
const silent: ProviderBehavior = () => {}
const gone: ProviderBehavior = (answer) => {
  answer.destroy()
}

test.each<[string, ProviderBehavior]>([
  ['does not answer in time', silent],
  ['closes the connection', gone],
  [
    'closes the connection in the middle',
    (answer) => void answer.writeHead(200, { 'content-length': '999' }).write('{', () => answer.destroy()),
  ],
  ['answers 500', json(500, { status_code: '500', status_message: 'Sorry' })],
  ['answers 503 in HTML', raw(503, '<html>Bad gateway</html>')],
  ['answers 200 in HTML', raw(200, '<html>It works!</html>')],
  ['answers 200 with an error inside', json(200, { status_code: '500', status_message: 'Sorry' })],
  ['answers 201 with an error inside', json(201, { status_code: '503', error_messages: ['Sorry'] })],
  ['answers broken JSON', raw(200, '{"status_code":"200","transaction_st')],
  ['answers with nothing', raw(200, '')],
  ['answers with a list', json(200, [])],
  ['answers with null', raw(200, 'null')],
  ['answers 200 without a state', json(200, { status_code: '200' })],
  ['answers with too many requests', json(429, { status_code: '429', status_message: 'Too many requests' })],
  ['redirects permanently', raw(301, '', { location: trapUrl })],
  ['redirects', raw(302, '', { location: trapUrl })],
  ['redirects with the body', raw(307, '', { location: trapUrl })],
])(
  'a provider that %s is neither trusted nor followed, and the order waits and can be paid later',
  async (_, mood) => {
    meet(mood)
    const it = await order()
    expect([it.status, it.midtransToken]).toEqual([201, null])
    expect((await it.resume()).body.code).toBe('PEMBAYARAN_TIDAK_TERSEDIA')
    meet(forwardUnchanged)
    expect((await it.resume()).body.midtransToken).toMatch(/./)

    meet(mood)
    await askAll(it)
    expect(await it.state()).toEqual({ status_pembayaran: 'pending', perhatian: [], stok: 3 })
    expect(trapped).toEqual([])

    // The provider accepted the payment all the while, and no further notification is needed.
    meet(forwardUnchanged)
    await shop.sim('pay', { order_id: it.midtransOrderId, outcome: 'settle' })
    await waitFor('the timer to find it', async () => {
      later(61)
      await applyNotifikasi(shop.deps)
      return (await it.state()).status_pembayaran === 'success'
    })
    expect(await it.state()).toEqual({ status_pembayaran: 'success', perhatian: [], stok: 3 })
  },
  TIMEOUT_MS,
)

/** Returns the provider's true response with some fields replaced. */
const says =
  (fields: Record<string, unknown>): ProviderBehavior =>
  async (answer, truth) => {
    const body = await (await truth()).json()
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...body, ...fields }))
  }
/** Returns a settled response with the transaction of another, paid order. */
function saysOther(): ProviderBehavior {
  return async (answer, ...rest) => {
    const { transactions } = await shop.sim('transactions')
    const paid = transactions.find(({ state }: { state: string }) => state === 'settlement')
    await says({ ...PAID, transaction_id: paid.transaction_id })(answer, ...rest)
  }
}
const PAID = { status_code: '200', transaction_status: 'settlement' }

test.each<[string, ProviderBehavior, string[]]>([
  ['that less was paid', says({ ...PAID, gross_amount: '1000.00' }), ['jumlah pembayaran tidak cocok']],
  ['that more was paid', says({ ...PAID, gross_amount: '9999999.00' }), ['jumlah pembayaran tidak cocok']],
  ['an amount in fractions', says({ ...PAID, gross_amount: '302000.50' }), ['jumlah pembayaran tidak cocok']],
  ['another currency', says({ ...PAID, currency: 'USD' }), ['jumlah pembayaran tidak cocok']],
  ['that another order was paid', says({ ...PAID, order_id: 'KS-LAIN' }), ['jumlah pembayaran tidak cocok']],
  ["another order's transaction", saysOther(), ['transaksi pesanan lain']],
  ['that it is settled, under a code that says pending', says({ ...PAID, status_code: '201' }), []],
  [
    'that a card was charged, under a code that says pending',
    says({ transaction_status: 'capture', status_code: '201' }),
    [],
  ],
  [
    'that it was refunded, under a code that says ended',
    says({ transaction_status: 'refund', status_code: '202' }),
    [],
  ],
  ['a name that every object has', says({ status_code: '200', transaction_status: 'constructor' }), []],
  ['a method with a name that every object has', says({ payment_type: '__proto__', fraud_status: 'toString' }), []],
  ['that it is pending, whatever its notification said', forwardUnchanged, []],
  ['that the bank finds the card suspicious', says({ ...PAID, fraud_status: 'challenge' }), []],
  ['an unknown state', says({ status_code: '200', transaction_status: 'lunas' }), []],
])('a provider that answers %s pays nothing', async (_, mood, perhatian) => {
  const it = await order()
  await shop.sim('pay', { order_id: it.midtransOrderId, outcome: 'pending', method: 'credit_card' })
  provider.setMood(mood)
  expect((await it.hint('success')).body.status).toBe('pending')
  expect((await it.notify()).status).toBe(200)
  await applyNotifikasi(shop.deps)
  expect(await it.state()).toEqual({ status_pembayaran: 'pending', perhatian, stok: 3 })

  provider.setMood(forwardUnchanged)
  await shop.sim('pay', { order_id: it.midtransOrderId, outcome: 'settle' })
  expect((await it.hint('success')).body.status).toBe('success')
})

test('an answer with a character that the database cannot store counts as no answer', async () => {
  const it = await order()
  await shop.sim('pay', { order_id: it.midtransOrderId, outcome: 'pending' })
  provider.setMood(says({ ...PAID, payment_type: 'a\0b' }))
  await askAll(it)
  expect(await it.state()).toEqual({ status_pembayaran: 'pending', perhatian: [], stok: 3 })
})

test('an unreachable provider leaves the order waiting', async () => {
  const it = await order()
  const nobody = 'http://127.0.0.1:1'
  shop.deps.midtrans = midtransClient({ snapUrl: nobody, apiUrl: nobody, serverKey: SERVER_KEY })
  await askAll(it)
  expect(await it.state()).toEqual({ status_pembayaran: 'pending', perhatian: [], stok: 3 })
  expect((await order()).midtransToken).toBeNull()
})

test(
  'no transaction is open while the provider is awaited, and other requests are served',
  async () => {
    const { db } = shop.deps
    const old = [await order(), await order(), await order()] as const
    for (const { midtransOrderId: order_id } of old) await shop.sim('pay', { order_id, outcome: 'pending' })
    later(61)

    const hanging: ServerResponse[] = []
    provider.setMood((answer) => void hanging.push(answer))
    // More than the database pool has connections.
    const waiting = [
      ...Array.from({ length: crowd }, order),
      old[0].hint('success'),
      old[1].callOff(),
      old[2].notify(),
      reconcileDue(shop.deps),
    ]
    await waitFor('everybody to wait for the provider', async () => hanging.length >= crowd + 4)

    // The timer queries several orders concurrently, so the last requests may still be in progress. No timeout expires
    // meanwhile.
    await waitFor('no transaction to be open', async () => {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`.execute(db)
      return rows.length === 0
    })
    expect((await shop.call(getReadiness)).status).toBe(200)
    expect((await shop.call(listProduk)).status).toBe(200)

    provider.setMood(forwardUnchanged)
    for (const answer of hanging) answer.destroy()
    await Promise.all(waiting)
    report('provider', { waitingAtOnce: hanging.length, questions: provider.asked.length, patienceMs })
  },
  TIMEOUT_MS,
)

const notified = sizeOf({ short: 30, long: 60 })
const isPaid = async (it: Order) => (await it.state()).status_pembayaran === 'success'

/** Creates an order that is paid at the provider; the shop is not notified. */
async function paidOrder() {
  const it = await order()
  await shop.sim('pay', { order_id: it.midtransOrderId, outcome: 'settle' })
  return it
}

test(
  `${notified} payments are queried in parallel`,
  async () => {
    const orders = await Promise.all(Array.from({ length: notified }, paidOrder))
    // Responds only after all requests have arrived, so sequential requests would wait forever.
    const everybody = Promise.withResolvers<void>()
    let waiting = 0
    provider.setMood(async (...asked) => {
      if (++waiting === notified) everybody.resolve()
      await everybody.promise
      await forwardUnchanged(...asked)
    })
    for (const it of orders) expect((await it.notify()).status).toBe(200)
    await waitFor('all to be paid', async () => (await Promise.all(orders.map(isPaid))).every(Boolean))
  },
  TIMEOUT_MS,
)

test.each<[string, (orders: Order[], good: Order) => Promise<unknown>, () => Promise<unknown>]>([
  [
    'a notification',
    async (orders, good) => {
      for (const it of [...orders, good]) expect((await it.notify()).status).toBe(200)
    },
    async () => {},
  ],
  ['an order that the timer checks', async () => later(6), () => reconcileDue(shop.deps)],
])(
  '%s is processed while 30 others before it hang',
  async (_, tell, run) => {
    const orders = await Promise.all(Array.from({ length: 30 }, paidOrder))
    const good = await paidOrder()
    const hanging: ServerResponse[] = []
    provider.setMood((answer, truth, asked) =>
      orders.some(({ midtransOrderId }) => asked.includes(midtransOrderId))
        ? void hanging.push(answer)
        : forwardUnchanged(answer, truth, asked),
    )
    await tell(orders, good)
    const running = run()
    await waitFor('the good one to be paid', () => isPaid(good))
    expect(hanging).toHaveLength(30)
    expect((await Promise.all(orders.map(isPaid))).some(Boolean)).toBe(false)

    provider.setMood(forwardUnchanged)
    for (const answer of hanging) answer.destroy()
    await running
    await waitFor('the others to be paid, too', async () => {
      later(2)
      await applyNotifikasi(shop.deps)
      await reconcileDue(shop.deps)
      return (await Promise.all(orders.map(isPaid))).every(Boolean)
    })
  },
  TIMEOUT_MS,
)

test('an order that cannot be checked delays no other', async () => {
  const [odd, good] = [await paidOrder(), await paidOrder()]
  const { midtrans } = shop.deps
  shop.deps.midtrans = {
    ...midtrans,
    async getStatus(id) {
      if (id === odd.midtransOrderId) throw new TypeError('a fault of our own')
      return midtrans.getStatus(id)
    },
  }
  later(6)
  await reconcileDue(shop.deps)
  expect([await isPaid(odd), await isPaid(good)]).toEqual([false, true])
  shop.deps.midtrans = midtrans
  later(2)
  await reconcileDue(shop.deps)
  expect(await isPaid(odd)).toBe(true)
})
