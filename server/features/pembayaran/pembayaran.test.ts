import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { receiveNotifikasi } from '#contract/pembayaran/endpoints.ts'
import {
  cancelPesanan,
  createPesanan,
  listRiwayat,
  payPesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { signatureOf } from '#server/midtrans/signature.ts'
import { buildPelanggan, buildPengiriman, buildProduk, newAlamat, setStok } from '#server/testing/build-rows.ts'
import { SERVER_KEY, type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { applyNotifikasi } from './bayar/apply-notifikasi.ts'
import { markEnded } from './bayar/apply-transaction.ts'
import { reconcileDue } from './bayar/reconcile.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

type Hint = 'success' | 'pending' | 'failed' | 'cancelled'

async function order({ stok = 10, jumlah = 2 } = {}) {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const produk = await buildProduk(db, clock(), { stok })
  const send = await buildPengiriman(db)
  const body = { produkId: produk.produk_id, jumlah, shippingId: send.shipping_id }
  const { orderId, midtransOrderId, midtransToken } = (
    await shop.call(createPesanan, { body }, { token: pembeli.token, dari: newAlamat() })
  ).body
  return {
    orderId,
    midtransOrderId,
    midtransToken,
    pembeli,
    produkId: produk.produk_id,
    pay: (outcome: string, method?: string) => shop.sim('pay', { order_id: midtransOrderId, outcome, method }),
    hint: (status: Hint) =>
      shop.call(updatePaymentStatus, { body: { orderId: midtransOrderId, status } }, { token: pembeli.token }),
    row: () => db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', orderId).executeTakeFirstOrThrow(),
    stok: async () =>
      (await db.selectFrom('produk').select('stok').where('produk_id', '=', produk.produk_id).executeTakeFirstOrThrow())
        .stok,
    history: async () =>
      (
        await db
          .selectFrom('riwayat_status')
          .select(['dari', 'ke', 'oleh'])
          .where('pesanan_id', '=', orderId)
          .orderBy('riwayat_id')
          .execute()
      ).map(({ dari, ke, oleh }) => `${dari ?? ''}>${ke} ${oleh}`),
  }
}
type Order = Awaited<ReturnType<typeof order>>

const reaches = ({ row }: Order, status: StatusPembayaran) =>
  waitFor(status, async () => (await row()).status_pembayaran === status)
const policy = (change: object) => shop.sim('webhooks/policy', change)
const forge = (body: object) => shop.sim('webhooks/forge', body)
const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * 60_000))

/** Waits until every acknowledged notification has a result. */
const allApplied = () =>
  waitFor('all notifications to be applied', async () => {
    const waiting = await shop.deps.db
      .selectFrom('notifikasi')
      .select('notifikasi_id')
      .where('hasil', 'is', null)
      .execute()
    return waiting.length === 0
  })

/** Drops all webhooks, so that only the timer or the browser's hint can detect changes. */
async function withoutWebhooks(work: () => Promise<void>) {
  await policy({ drop: 1000 })
  await work().finally(() => policy({ drop: 0 }))
}

test('marks the order paid once for a settled payment, and keeps its stock', async () => {
  const it = await order()
  await it.pay('settle')
  await reaches(it, 'success')
  expect(await it.history()).toEqual(['>pending pelanggan', 'pending>success notifikasi'])
  expect(await it.stok()).toBe(8)
  expect((await it.row()).periksa_pada).toBeNull()
})

test.each([
  ['expire', 'expired', 10],
  ['cancel', 'cancelled', 10],
] as const)('ends the order after %s at the provider as %s and returns the stock', async (outcome, status, stok) => {
  const it = await order()
  await it.pay(outcome)
  await reaches(it, status)
  expect(await it.stok()).toBe(stok)
})

test('keeps an order payable after a denied attempt', async () => {
  const it = await order()
  await it.pay('deny')
  expect((await it.hint('failed')).body).toMatchObject({ status: 'pending' })
  expect(await it.stok()).toBe(8)
  await it.pay('settle', 'bca_va')
  await reaches(it, 'success')
})

test('refunds and reversals after success are seen', async () => {
  const refunded = await order()
  await refunded.pay('settle', 'other_qris')
  await reaches(refunded, 'success')
  await refunded.pay('refund')
  await reaches(refunded, 'refunded')

  const reversed = await order()
  await reversed.pay('settle', 'permata_va')
  await reaches(reversed, 'success')
  await reversed.pay('reverse')
  await reaches(reversed, 'failed')
  expect((await reversed.row()).perhatian).toEqual(['pembayaran ditarik kembali'])
})

test('changes the state once for twenty equal notifications at once', async () => {
  const it = await order()
  await withoutWebhooks(async () => {
    await it.pay('settle')
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => forge({ order_id: it.midtransOrderId, kind: 'genuine' })),
  )
  expect(new Set(answers.map(({ response }) => response.answer))).toEqual(new Set([200]))
  await allApplied()
  expect(await it.history()).toEqual(['>pending pelanggan', 'pending>success notifikasi'])
  expect(await it.stok()).toBe(8)
})

test.each([
  ['bad_signature', 403, []],
  ['changed_status', 403, []],
  ['amount_as_number', 400, []],
  ['wrong_amount', 200, ['jumlah pembayaran tidak cocok']],
  ['unknown_order', 200, []],
  ['test_notification', 200, []],
] as const)('answers a forged notification (%s) with %i and pays nothing §D1.1', async (kind, status, perhatian) => {
  const it = await order()
  await withoutWebhooks(async () => {
    await it.pay('pending')
  })
  const state = kind === 'changed_status' ? 'pending' : 'settlement'
  expect((await forge({ order_id: it.midtransOrderId, kind, state })).response.answer).toBe(status)
  await allApplied()
  expect(await it.row()).toMatchObject({ status_pembayaran: 'pending', perhatian })
})

test('verifies a validly signed notification with a false state at the provider', async () => {
  const it = await order()
  await withoutWebhooks(async () => {
    await it.pay('pending')
  })
  const signed = { order_id: it.midtransOrderId, status_code: '200', gross_amount: '302000.00' }
  const body = {
    ...signed,
    transaction_status: 'settlement',
    transaction_id: 'x',
    signature_key: signatureOf(signed, SERVER_KEY),
  }
  expect((await shop.call(receiveNotifikasi, { body })).status).toBe(200)
  await allApplied()
  expect((await it.row()).status_pembayaran).toBe('pending')
})

test('stores an accepted notification while the provider is away, retries with growing delays, and pays', async () => {
  const it = await order()
  const rows = () =>
    shop.deps.db.selectFrom('notifikasi').selectAll().where('order_id', '=', it.midtransOrderId).execute()
  const tried = (attempts: number) =>
    waitFor(`attempt ${attempts}`, async () => {
      const [row] = await rows()
      return row?.percobaan === attempts && row.periksa_pada && row.periksa_pada > shop.deps.clock()
    })
  const minutesLeft = async () =>
    ((await rows())[0]?.periksa_pada?.getTime() ?? 0) / 60_000 - shop.deps.clock().getTime() / 60_000
  await withoutWebhooks(async () => {
    await it.pay('settle')
  })
  await shop.sim('faults', { match: `GET /v2/${it.midtransOrderId}/status`, times: 2, kind: '503' })
  expect((await forge({ order_id: it.midtransOrderId, kind: 'genuine', state: 'settlement' })).response.answer).toBe(
    200,
  )
  await tried(1)
  await waitFor('the first wait', async () => (await minutesLeft()) === 1)
  later(1)
  await applyNotifikasi(shop.deps)
  expect(await minutesLeft()).toBe(2)
  expect((await it.row()).status_pembayaran).toBe('pending')
  later(2)
  await applyNotifikasi(shop.deps)
  expect((await it.row()).status_pembayaran).toBe('success')
  const [row] = await rows()
  expect(row).toMatchObject({ hasil: 'success', percobaan: 3, periksa_pada: null })
  expect(JSON.parse(row?.isi ?? '')).toMatchObject({ order_id: it.midtransOrderId })
})

test('rejects a body that is no notification, and a number in place of text', async () => {
  const send = (payload: string) =>
    shop.app.server.inject({
      method: 'POST',
      url: receiveNotifikasi.path,
      headers: { 'content-type': 'application/json' },
      payload,
    })
  expect((await send('{"order_id"')).json().code).toBe('MALFORMED_REQUEST')
  expect((await send('null')).json().code).toBe('VALIDATION_FAILED')
  expect((await send('{"order_id": 7}')).json().code).toBe('VALIDATION_FAILED')
})

test('pays nothing for "success" from the browser §D1.1', async () => {
  const it = await order()
  expect((await it.hint('success')).body).toMatchObject({ status: 'pending', terverifikasi: false })
  await withoutWebhooks(async () => {
    await it.pay('pending')
    expect((await it.hint('success')).body).toMatchObject({ status: 'pending', terverifikasi: true })
    await it.pay('settle')
    expect((await it.hint('success')).body).toMatchObject({ status: 'success', terverifikasi: true })
  })
  expect(await it.history()).toEqual(['>pending pelanggan', 'pending>success peramban'])
})

test('reuses the pending query of a notification for "success" from the browser', async () => {
  const o = await order()
  const { midtrans } = shop.deps
  const getStatus = midtrans.getStatus.bind(midtrans)
  const answering = Promise.withResolvers<void>()
  const asked = vi.spyOn(midtrans, 'getStatus').mockImplementation(async (id) => {
    await answering.promise
    return getStatus(id)
  })
  try {
    await o.pay('settle')
    await waitFor('the question about the notification', async () => asked.mock.calls.length > 0)
    const said = o.hint('success')
    // Gives the hint enough time to send a query, if it sent one.
    for (let calls = 0; calls < 3; calls++) await shop.call(listRiwayat, { query: {} }, { token: o.pembeli.token })
    answering.resolve()
    expect((await said).body).toMatchObject({ status: 'success', terverifikasi: true })
    expect(asked).toHaveBeenCalledTimes(1)
  } finally {
    asked.mockRestore()
  }
})

test('reuses the pending query of the browser for a notification', async () => {
  const o = await order()
  await policy({ hold: true })
  await o.pay('settle')
  const { midtrans, db } = shop.deps
  const getStatus = midtrans.getStatus.bind(midtrans)
  const answering = Promise.withResolvers<void>()
  const asked = vi.spyOn(midtrans, 'getStatus').mockImplementation(async (id) => {
    await answering.promise
    return getStatus(id)
  })
  const told = () =>
    db
      .selectFrom('notifikasi')
      .select('hasil')
      .where('order_id', '=', o.midtransOrderId)
      .orderBy('notifikasi_id')
      .execute()
  try {
    const said = o.hint('success')
    await waitFor('the question about the hint', async () => asked.mock.calls.length > 0)
    await policy({ hold: false, release: true })
    await waitFor('the notification', async () => (await told()).length > 0)
    // Gives the notification enough time to send a query, if it sent one.
    for (let calls = 0; calls < 3; calls++) await shop.call(listRiwayat, { query: {} }, { token: o.pembeli.token })
    answering.resolve()
    expect((await said).body).toMatchObject({ status: 'success', terverifikasi: true })
    await waitFor('what came of it', async () => (await told()).every(({ hasil }) => hasil === 'success'))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await o.history()).toEqual(['>pending pelanggan', 'pending>success peramban'])
  } finally {
    asked.mockRestore()
    await policy({ hold: false, release: true })
  }
})

test("accepts a payment with the provider's fee on top", async () => {
  const it = await order()
  await shop.sim('config', { imposedFee: 1000 })
  await it.pay('settle').finally(() => shop.sim('config', { imposedFee: 0 }))
  await reaches(it, 'success')
  expect((await it.row()).perhatian).toEqual([])
})

test('keeps the order pending for "success" from the browser while the provider is away §D1.1', async () => {
  const it = await order()
  await shop.sim('faults', { match: `/v2/${it.midtransOrderId}/status`, times: 1, kind: '500' })
  expect(await it.hint('success')).toMatchObject({
    status: 200,
    body: { status: 'pending', terverifikasi: false, message: expect.stringContaining('belum bisa dipastikan') },
  })
})

test('cancels the order and its payment page if the popup closes before a method was chosen §D1.3', async () => {
  const it = await order()
  expect((await it.hint('cancelled')).body).toEqual({
    status: 'cancelled',
    terverifikasi: true,
    message: 'Pesanan dibatalkan.',
  })
  expect(await it.stok()).toBe(10)
  expect(await it.history()).toEqual(['>pending pelanggan', 'pending>cancelled peramban'])
  expect((await it.hint('failed')).body).toMatchObject({ status: 'cancelled', terverifikasi: true })
  const { sessions } = await shop.sim('transactions')
  expect(sessions.find((session: { order_id: string }) => session.order_id === it.midtransOrderId).state).toBe(
    'cancelled',
  )
  expect((await it.hint('cancelled')).body.status).toBe('cancelled')
  expect(await it.stok()).toBe(10)
})

test('keeps the order payable if the popup closes after a virtual account was issued', async () => {
  const it = await order()
  await it.pay('pending')
  expect((await it.hint('cancelled')).body.status).toBe('pending')
  expect(await it.stok()).toBe(8)
})

test("rejects hints and payments for another buyer's order §D1.2", async () => {
  const it = await order()
  const { token } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  for (const ref of [it.midtransOrderId, it.orderId, String(it.orderId)]) {
    const hinted = await shop.call(updatePaymentStatus, { body: { orderId: ref, status: 'cancelled' } }, { token })
    const paid = await shop.call(payPesanan, { params: { orderId: ref } }, { token })
    expect([hinted.body.code, paid.body.code]).toEqual(['PESANAN_TIDAK_ADA', 'PESANAN_TIDAK_ADA'])
  }
})

test('counts late money on an ended order, and takes its stock again', async () => {
  const it = await order()
  await it.pay('expire')
  await reaches(it, 'expired')
  expect(await it.stok()).toBe(10)
  await it.pay('settle', 'bca_va')
  await reaches(it, 'success')
  expect(await it.stok()).toBe(8)
  expect((await it.row()).perhatian).toEqual([])
})

test('flags late money without stock, and never makes stock negative', async () => {
  const it = await order({ stok: 3, jumlah: 2 })
  await it.pay('expire')
  await reaches(it, 'expired')
  await setStok(shop.deps.db, shop.deps.clock(), it.produkId, 1)
  await it.pay('settle', 'bca_va')
  await reaches(it, 'success')
  expect((await it.row()).perhatian).toEqual(['lunas tanpa stok'])
  expect(await it.stok()).toBe(1)
})

test('returns no stock if a late payment without stock is voided', async () => {
  const it = await order({ stok: 3, jumlah: 2 })
  await it.pay('expire')
  await reaches(it, 'expired')
  await setStok(shop.deps.db, shop.deps.clock(), it.produkId, 1)
  await it.pay('capture', 'credit_card')
  await reaches(it, 'success')
  await it.pay('cancel')
  await reaches(it, 'cancelled')
  expect(await it.stok()).toBe(1)
})

test('finds a payment without notification by the timer', async () => {
  const it = await order()
  await withoutWebhooks(async () => {
    await it.pay('settle')
    expect((await it.row()).status_pembayaran).toBe('pending')
    // Four minutes, plus one for the timer's interval: detected within five.
    later(4)
    await reconcileDue(shop.deps)
  })
  expect(await it.history()).toEqual(['>pending pelanggan', 'pending>success rekonsiliasi'])
})

test('expires an unpaid order at its deadline, first at the provider, and returns the stock once', async () => {
  const neverOpened = await order()
  const waiting = await order()
  await withoutWebhooks(async () => {
    await waiting.pay('pending')
    later(5)
    await reconcileDue(shop.deps)
    expect([(await neverOpened.row()).status_pembayaran, (await waiting.row()).status_pembayaran]).toEqual([
      'pending',
      'pending',
    ])
    later(55)
    await Promise.all([reconcileDue(shop.deps), reconcileDue(shop.deps)])
  })
  for (const it of [neverOpened, waiting]) {
    expect(await it.history()).toEqual(['>pending pelanggan', 'pending>expired rekonsiliasi'])
    expect(await it.stok()).toBe(10)
    expect(
      (await shop.call(payPesanan, { params: { orderId: it.orderId } }, { token: it.pembeli.token })).body.code,
    ).toBe('PESANAN_TIDAK_DAPAT_DIBAYAR')
  }
  const { transactions } = await shop.sim('transactions')
  expect(transactions.find((row: { order_id: string }) => row.order_id === waiting.midtransOrderId).state).toBe(
    'expire',
  )
})

test('ends a DANA payment with a lost notification after its deadline, as a task for the office', async () => {
  const it = await order()
  await withoutWebhooks(async () => {
    await it.pay('pending', 'dana')
    // The buyer may still pay on the page until the longer deadline, and its notification may still come.
    for (const minutes of [16, 58]) {
      later(minutes)
      await reconcileDue(shop.deps)
      expect((await it.row()).status_pembayaran).toBe('pending')
    }
    const { batas_akhir, batas_bayar } = await it.row()
    shop.setClock(new Date((batas_akhir ?? batas_bayar).getTime() + 15 * 60_000))
    expect((await cancelled(it)).body.code).toBe('PEMBAYARAN_SEDANG_DIPROSES')
    await reconcileDue(shop.deps)
  })
  expect(await it.row()).toMatchObject({ status_pembayaran: 'expired', perhatian: ['pembayaran tidak terjawab'] })
  expect(await it.stok()).toBe(10)
})

test('ends a known DANA payment at the provider by its transaction id', async () => {
  const it = await order()
  await it.pay('pending', 'dana')
  await waitFor('the method to be known', async () => (await it.row()).batas_akhir === null)
  const { batas_bayar } = await it.row()
  await withoutWebhooks(async () => {
    shop.setClock(batas_bayar)
    await reconcileDue(shop.deps)
  })
  expect(await it.row()).toMatchObject({ status_pembayaran: 'expired', perhatian: [] })
  const { transactions } = await shop.sim('transactions')
  expect(transactions.find((row: { order_id: string }) => row.order_id === it.midtransOrderId).state).toBe('expire')
})

test('allows payment until the moment of the deadline, and not after', async () => {
  const it = await order()
  const pay = async () =>
    (await shop.call(payPesanan, { params: { orderId: it.orderId } }, { token: it.pembeli.token })).status
  const { batas_bayar } = await it.row()
  shop.setClock(new Date(batas_bayar.getTime() - 1))
  expect(await pay()).toBe(200)
  await reconcileDue(shop.deps)
  expect((await it.row()).status_pembayaran).toBe('pending')
  shop.setClock(batas_bayar)
  expect(await pay()).toBe(409)
  await reconcileDue(shop.deps)
  expect((await it.row()).status_pembayaran).toBe('expired')
})

test('expires an order with one denied attempt at its deadline, and returns its stock', async () => {
  const it = await order()
  // Without webhooks, so that no concurrent notification affects the order.
  await withoutWebhooks(async () => {
    await it.pay('deny')
    later(61)
    await reconcileDue(shop.deps)
  })
  expect((await it.row()).status_pembayaran).toBe('expired')
  expect(await it.stok()).toBe(10)
})

test('does not expire an order while the provider is away', async () => {
  const it = await order()
  later(61)
  await shop.sim('faults', { match: it.midtransOrderId, times: 1, kind: 'html' })
  await reconcileDue(shop.deps)
  expect((await it.row()).status_pembayaran).toBe('pending')
  later(1)
  await reconcileDue(shop.deps)
  expect((await it.row()).status_pembayaran).toBe('expired')
})

test('continues a payment with the valid token, by either number of the order', async () => {
  const it = await order()
  for (const orderId of [it.midtransOrderId, it.orderId]) {
    const { body } = await shop.call(payPesanan, { params: { orderId } }, { token: it.pembeli.token })
    expect(body).toEqual({ orderId: it.orderId, midtransOrderId: it.midtransOrderId, midtransToken: it.midtransToken })
  }
  await it.pay('settle')
  await reaches(it, 'success')
  expect((await shop.call(payPesanan, { params: { orderId: it.orderId } }, { token: it.pembeli.token })).status).toBe(
    409,
  )
  expect((await shop.call(listRiwayat, {}, { token: it.pembeli.token })).body.data[0].status_pembayaran).toBe('success')
})

const cancelled = (it: Order, token = it.pembeli.token) =>
  shop.call(cancelPesanan, { params: { orderId: it.midtransOrderId } }, { token })

test('ends the payment page of an order that its customer cancels, and returns its stock once', async () => {
  const it = await order()
  expect(await cancelled(it)).toMatchObject({
    status: 200,
    body: { status: 'cancelled', message: 'Pesanan dibatalkan.' },
  })
  expect(await it.history()).toEqual(['>pending pelanggan', 'pending>cancelled pelanggan'])
  const { sessions } = await shop.sim('transactions')
  expect(sessions.find((session: { order_id: string }) => session.order_id === it.midtransOrderId).state).toBe(
    'cancelled',
  )
  expect((await cancelled(it)).body.status).toBe('cancelled')
  expect(await it.stok()).toBe(10)
})

test('cancels an issued virtual account at the provider too', async () => {
  const it = await order()
  await it.pay('pending', 'bca_va')
  expect((await cancelled(it)).body.status).toBe('cancelled')
  const { transactions } = await shop.sim('transactions')
  expect(transactions.find((row: { order_id: string }) => row.order_id === it.midtransOrderId).state).toBe('cancel')
  expect(await it.stok()).toBe(10)
})

test('refuses to cancel a paid order, even without its notification', async () => {
  const it = await order()
  await withoutWebhooks(async () => {
    await it.pay('settle')
    expect(await cancelled(it)).toMatchObject({ status: 409, body: { code: 'PESANAN_TIDAK_DAPAT_DIBATALKAN' } })
  })
  expect((await it.row()).status_pembayaran).toBe('success')
  expect(await it.stok()).toBe(8)
})

test('cancels nothing while the provider is away', async () => {
  const it = await order()
  await shop.sim('faults', { match: `/v2/${it.midtransOrderId}/status`, times: 1, kind: '500' })
  expect(await cancelled(it)).toMatchObject({ status: 503, body: { code: 'PEMBAYARAN_TIDAK_TERSEDIA' } })
  expect((await it.row()).status_pembayaran).toBe('pending')
  expect(await it.stok()).toBe(8)
})

test("rejects a cancellation of another buyer's order", async () => {
  const it = await order()
  const other = await buildPelanggan(shop.deps.db, shop.deps.clock())
  expect(await cancelled(it, other.token)).toMatchObject({ status: 404, body: { code: 'PESANAN_TIDAK_ADA' } })
  expect((await it.row()).status_pembayaran).toBe('pending')
})

test('keeps an order whose deadline was moved while it was about to expire', async () => {
  const it = await order()
  expect(await markEnded(shop.deps, it.orderId, 'expired', 'rekonsiliasi')).toBe('pending')
  shop.setClock((await it.row()).batas_bayar)
  expect(await markEnded(shop.deps, it.orderId, 'expired', 'rekonsiliasi')).toBe('expired')
})
