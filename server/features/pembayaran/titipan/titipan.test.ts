import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import { receiveNotifikasi } from '#contract/pembayaran/endpoints.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import {
  assignTitipan,
  disownTitipan,
  getTitipan,
  listTitipan,
  refundTitipan,
  type Titipan,
} from '#contract/pembayaran/titipan-admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { cancelPesanan, createPesanan } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { flushKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { applyNotifikasi } from '#server/features/pembayaran/bayar/apply-notifikasi.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { signatureOf } from '#server/midtrans/signature.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildResep,
  rewrite,
  setStok,
} from '#server/testing/build-rows.ts'
import { holdRows } from '#server/testing/hold-rows.ts'
import { SERVER_KEY, type TestApp, testApp } from '#server/testing/test-app.ts'
import { allowRewrites } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { checkTitipan } from './check-titipan.ts'

const TOTAL = 302_000
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  // The clock is reset between tests, so notifications that are still open would never be due.
  await shop.deps.db
    .updateTable('notifikasi')
    .set({ hasil: 'uji', periksa_pada: null })
    .where('hasil', 'is', null)
    .execute()
  token = (await buildAdmin(shop.deps.db, shop.deps.clock())).token
})
afterAll(() => shop.close())

const later = (ms: number) => shop.setClock(new Date(shop.deps.clock().getTime() + ms))
const rows = (orderId: string) =>
  shop.deps.db.selectFrom('titipan').selectAll().where('order_id', '=', orderId).execute()
/** Changes a row, its fixed columns included, with its trail. */
async function change(titipanId: number, values: Record<string, unknown>) {
  const { db, clock } = shop.deps
  await allowRewrites(db)
  await rewrite(db, clock(), ['titipan', 'titipan', 'titipan_id'], values, titipanId)
}
const forge = (body: object) => shop.sim('webhooks/forge', body)
/** Waits until no notification is on its way to the shop, or waits there. */
const allApplied = () =>
  waitFor('all notifications to be applied', async () => {
    const { deliveries } = await shop.sim('webhooks')
    if (deliveries.some(({ state }: { state: string }) => ['queued', 'sending'].includes(state))) return false
    const waiting = await shop.deps.db.selectFrom('notifikasi').select('order_id').where('hasil', 'is', null).execute()
    return waiting.length === 0
  })
/** Waits for the results of all notifications of an order_id. */
const resultOf = (orderId: string) =>
  waitFor('news of it', async () => {
    const found = await shop.deps.db.selectFrom('notifikasi').select('hasil').where('order_id', '=', orderId).execute()
    const results = found.map((row) => row.hasil)
    return results.length > 0 && !results.includes(null) && results
  })
const tugas = async () => (await shop.call(getDasbor, {}, { token })).body.tugas.titipan
const jejak = async (kind: string, recordId: number) =>
  (await shop.call(listJejak, { query: { jenis: kind, rujukan: String(recordId) } }, { token })).body

let nomor = 0
/** Opens a payment page for an order that this shop does not know, as after a restore from backup. */
async function openLost(amount = TOTAL) {
  const orderId = `KS-HILANG-${++nomor}`
  await shop.deps.midtrans.createSnap({
    transaction_details: { order_id: orderId, gross_amount: amount },
    item_details: [{ id: '1', name: 'Obat', price: amount, quantity: 1 }],
    customer_details: { first_name: 'Pak Budi', phone: '081234567890' },
    expiry: { start_time: '2026-11-20 10:00:00 +0700', duration: 60, unit: 'minute' },
    page_expiry: { duration: 60, unit: 'minute' },
    credit_card: { secure: true },
    callbacks: { finish: 'http://localhost' },
  })
  return { orderId, pay: (outcome: string, method?: string) => shop.sim('pay', { order_id: orderId, outcome, method }) }
}

/** Pays an unknown order and waits for its titipan. */
async function lost({ jumlah = TOTAL, method = 'bca_va', outcome = 'settle' } = {}) {
  const { orderId, pay } = await openLost(jumlah)
  await pay(outcome, method)
  const row = await waitFor('the money to be kept', async () => (await rows(orderId))[0])
  await allApplied()
  const params = { titipanId: row.titipan_id }
  return {
    ...params,
    orderId,
    pay,
    read: async (): Promise<Titipan> => (await shop.call(getTitipan, { params }, { token })).body,
    pasangkan: (body: { nomor: string; jumlahBeda?: boolean }) => shop.call(assignTitipan, { params, body }, { token }),
    kembalikan: (way: 'midtrans' | 'batal' | 'manual', bukti = way === 'manual' ? 'BCA 123 a.n. Budi' : '') =>
      shop.call(refundTitipan, { params, body: { cara: way, alasan: 'Pesanannya hilang', bukti } }, { token }),
    lepaskan: () => shop.call(disownTitipan, { params, body: { alasan: 'Toko pakan' } }, { token }),
    spoil: (kind: string, times = 1) =>
      shop.sim('faults', { match: `POST /v2/${row.transaction_id}/refund`, times, kind }),
  }
}

async function order({ stok = 10, harga = 145_000 } = {}) {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const [produk, send] = [await buildProduk(db, clock(), { stok, harga }), await buildPengiriman(db)]
  const body = { produkId: produk.produk_id, jumlah: 2, shippingId: send.shipping_id }
  const { orderId, midtransOrderId } = (await shop.call(createPesanan, { body }, { token: pembeli.token })).body
  return {
    orderId,
    nomor: midtransOrderId,
    produkId: produk.produk_id,
    cancel: () => shop.call(cancelPesanan, { params: { orderId: midtransOrderId } }, { token: pembeli.token }),
    read: async () => (await shop.call(getPesananAdmin, { params: { orderId } }, { token })).body,
    stok: async () =>
      (await db.selectFrom('produk').select('stok').where('produk_id', '=', produk.produk_id).executeTakeFirstOrThrow())
        .stok,
    surat: async () => {
      await shop.sendSurat()
      return shop.surat.filter(({ kepada }) => kepada === pembeli.email).map(({ subjek }) => subjek)
    },
  }
}

test('is kept once for an unknown order, and waits on the dashboard', async () => {
  const before = await tugas()
  const it = await lost()
  for (let again = 0; again < 5; again++) await forge({ order_id: it.orderId, kind: 'genuine', state: 'settlement' })
  expect(await resultOf(it.orderId)).toContain('titipan')
  expect(await rows(it.orderId)).toHaveLength(1)
  expect(await tugas()).toBe(before + 1)
  expect(await it.read()).toMatchObject({
    order_id: it.orderId,
    jumlah: TOTAL,
    metode: 'bca_virtual',
    nomor: expect.stringMatching(/^\d+$/),
    dibayar: expect.any(String),
    status: 'menunggu',
    sisa: TOTAL,
    pilihan_kembali: [{ cara: 'manual', utuh: false }],
  })
})

test('takes payer and time from the provider, and otherwise from the notification', async () => {
  const full = { full_name: 'Bu Sari', email: 'sari@contoh.id', phone: '0811' }
  const other = { full_name: 'Bu Lain', email: 'lain@contoh.id', phone: '0822' }
  const receive = async (notice: object) => {
    const { orderId, pay } = await openLost()
    await shop.sim('webhooks/policy', { drop: 1000 })
    await pay('settle', 'bca_va').finally(() => shop.sim('webhooks/policy', { drop: 0 }))
    const { midtrans } = shop.deps
    const status = await midtrans.getStatus(orderId)
    const told = { ...status, settlement_time: '2026-11-20 09:00:00', customer_details: other } as never
    const body = { ...(told as object), signature_key: signatureOf(told, SERVER_KEY) }
    answerOnce(notice)
    await shop.call(receiveNotifikasi, { body: body as never })
    await resultOf(orderId)
    const [row] = await rows(orderId)
    return [row?.nama, row?.email, row?.no_hp, row?.dibayar?.toISOString()]
  }
  expect(await receive({ settlement_time: '2026-11-20 10:00:00', customer_details: full })).toEqual([
    ...['Bu Sari', 'sari@contoh.id', '0811', '2026-11-20T03:00:00.000Z'],
  ])
  const without = { settlement_time: undefined, transaction_time: undefined, customer_details: undefined }
  expect(await receive(without)).toEqual(['Bu Lain', 'lain@contoh.id', '0822', '2026-11-20T02:00:00.000Z'])
})

test('is one row for twenty equal notifications at once', async () => {
  const { orderId, pay } = await openLost()
  await shop.sim('webhooks/policy', { drop: 1000 })
  await pay('settle', 'bca_va').finally(() => shop.sim('webhooks/policy', { drop: 0 }))
  await Promise.all(Array.from({ length: 20 }, () => forge({ order_id: orderId, kind: 'genuine' })))
  await Promise.all([allApplied(), applyNotifikasi(shop.deps), applyNotifikasi(shop.deps)])
  expect(await rows(orderId)).toHaveLength(1)
})

test.each(['pending', 'deny', 'expire', 'cancel', 'challenge'])('makes no task without money (%s)', async (outcome) => {
  const { orderId, pay } = await openLost()
  await pay(outcome)
  expect(new Set(await resultOf(orderId))).toEqual(new Set(['pesanan tidak dikenal']))
  expect(await rows(orderId)).toEqual([])
})

test("ignores a false state, and the dashboard's test message", async () => {
  const { orderId, pay } = await openLost()
  await pay('pending')
  const before = await shop.deps.db.selectFrom('titipan').select('titipan_id').execute()
  for (const order_id of [orderId, 'payment_notif_test_G1_abc']) {
    const signed = { order_id, status_code: '200', gross_amount: '302000.00' }
    const body = {
      ...signed,
      transaction_status: 'settlement',
      transaction_id: 'x',
      signature_key: signatureOf(signed, SERVER_KEY),
    }
    expect((await shop.call(receiveNotifikasi, { body })).status).toBe(200)
  }
  await allApplied()
  expect(await shop.deps.db.selectFrom('titipan').select('titipan_id').execute()).toEqual(before)
})

test('is queried later if the provider is away', async () => {
  const { orderId, pay } = await openLost()
  await shop.sim('faults', { match: 'GET /v2/.*/status', times: 2, kind: '503' })
  await pay('settle', 'bca_va')
  await waitFor('the first try to be postponed', async () => {
    const [row] = await shop.deps.db.selectFrom('notifikasi').selectAll().where('order_id', '=', orderId).execute()
    // While a try runs, its lease of 30 s stands there.
    return row?.periksa_pada && row.periksa_pada.getTime() > shop.deps.clock().getTime() + MINUTE / 2
  })
  later(5 * MINUTE)
  await applyNotifikasi(shop.deps)
  later(5 * MINUTE)
  await applyNotifikasi(shop.deps)
  expect(await rows(orderId)).toHaveLength(1)
})

test('attaches to a cancelled order of the same amount: paid, its stock taken again, its buyer mailed', async () => {
  // A unique amount: only the five newest orders with the same amount are suggested.
  const pesanan = await order({ harga: 123_000 })
  const { total_harga: total } = await pesanan.read()
  await pesanan.cancel()
  expect(await pesanan.stok()).toBe(10)
  const it = await lost({ jumlah: total })
  expect((await it.read()).calon).toContainEqual(
    expect.objectContaining({ midtrans_order_id: pesanan.nomor, keterangan_bayar: 'Dibatalkan' }),
  )
  expect(await it.pasangkan({ nomor: pesanan.nomor.toLowerCase() })).toMatchObject({
    status: 200,
    body: { status: 'dipasangkan', message: 'Uang titipan dipasangkan. Pesanan itu lunas.' },
  })
  expect(await pesanan.stok()).toBe(8)
  const after = await pesanan.read()
  expect(after).toMatchObject({ status_pembayaran: 'success', perhatian: [] })
  expect(after.pembayaran.at(-1)).toMatchObject({ order_id: it.orderId, jumlah: total, sisa: total })
  expect(await pesanan.surat()).toContain(`Pembayaran diterima (${pesanan.nomor})`)
  expect(await it.read()).toMatchObject({
    status: 'dipasangkan',
    pesanan: { orderId: pesanan.orderId },
    sisa: 0,
    calon: [],
  })
  for (const [kind, recordId] of [
    ['titipan', it.titipanId],
    ['pesanan', pesanan.orderId],
  ] as const)
    expect((await jejak(kind, recordId))[0]).toMatchObject({
      tindakan: 'pasangkan',
      sesudah: { dana: total, percobaan: it.orderId, pesanan: pesanan.nomor },
    })

  // After that, notifications of the transaction apply to the order.
  await forge({ order_id: it.orderId, kind: 'genuine', state: 'settlement' })
  expect(await resultOf(it.orderId)).toContain('success')
  expect(await rows(it.orderId)).toHaveLength(1)
  expect(await it.pasangkan({ nomor: pesanan.nomor })).toMatchObject({ status: 409, body: { code: 'TITIPAN_SELESAI' } })
})

test('pays a waiting order, and flags an ended one without stock', async () => {
  const [waiting, gone] = [await order(), await order({ stok: 3 })]
  const [a, b] = [await lost(), await lost()]
  await a.pasangkan({ nomor: waiting.nomor })
  expect(await waiting.read()).toMatchObject({ status_pembayaran: 'success' })
  expect(await waiting.stok()).toBe(8)

  await gone.cancel()
  await setStok(shop.deps.db, shop.deps.clock(), gone.produkId, 1)
  expect((await b.pasangkan({ nomor: gone.nomor })).body.message).toBe(
    'Uang titipan dipasangkan. Pesanan itu lunas, tetapi perlu perhatian.',
  )
  expect(await gone.read()).toMatchObject({ status_pembayaran: 'success', perhatian: ['lunas tanpa stok'] })
})

test.each([
  [TOTAL - 2000, 'cancelled', 'Uang titipan dipasangkan. Pesanan itu belum lunas dan diberi tanda.'],
  [TOTAL + 5000, 'success', 'Uang titipan dipasangkan. Pesanan itu lunas, tetapi perlu perhatian.'],
])('attaches an amount of %i only with a confirmation and a flag: the order is %s', async (amount, status, message) => {
  const pesanan = await order()
  const it = await lost({ jumlah: amount, method: 'gopay' })
  expect(await it.pasangkan({ nomor: pesanan.nomor, jumlahBeda: true })).toMatchObject({
    body: { code: 'PESANAN_MASIH_DAPAT_DIBAYAR' },
  })
  await pesanan.cancel()
  expect(await it.pasangkan({ nomor: pesanan.nomor })).toMatchObject({
    status: 409,
    body: { code: 'JUMLAH_TITIPAN_BEDA', rincian: { total: 'Rp 302.000' } },
  })
  expect((await it.pasangkan({ nomor: pesanan.nomor, jumlahBeda: true })).body).toMatchObject({ message })
  expect(await pesanan.read()).toMatchObject({
    status_pembayaran: status,
    perhatian: ['jumlah pembayaran tidak cocok'],
  })

  // The overpaid amount, or the insufficient payment, is refunded through the order.
  const returned = amount > TOTAL ? amount - TOTAL : amount
  const body = { percobaan: it.orderId, cara: 'midtrans' as const, jumlah: returned, sisa: amount, alasan: 'Lebih' }
  const refunded = await shop.call(refundPembayaran, { params: { orderId: pesanan.orderId }, body }, { token })
  expect(refunded.body).toMatchObject({ status: 'berhasil' })
  await allApplied()
  expect((await pesanan.read()).status_pembayaran).toBe(status)
})

test('is not attached to a paid or missing order, nor while the provider is away', async () => {
  const pesanan = await order()
  const [a, b] = [await lost(), await lost()]
  await a.pasangkan({ nomor: pesanan.nomor })
  expect(await b.pasangkan({ nomor: pesanan.nomor })).toMatchObject({ body: { code: 'PESANAN_SUDAH_LUNAS' } })
  expect(await b.pasangkan({ nomor: 'KS-TIDAK-ADA' })).toMatchObject({ body: { code: 'PESANAN_TIDAK_ADA' } })
  await shop.sim('faults', { match: 'GET /v2/.*/status', times: 1, kind: '503' })
  expect(await b.pasangkan({ nomor: pesanan.nomor })).toMatchObject({ status: 503 })
  expect(await b.read()).toMatchObject({ status: 'menunggu' })
})

test('pays one order for ten concurrent requests', async () => {
  const pesanan = await order()
  const it = await lost()
  const answers = await Promise.all(Array.from({ length: 10 }, () => it.pasangkan({ nomor: pesanan.nomor })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await pesanan.stok()).toBe(8)
})

test('is refunded through the provider if possible, once for concurrent requests', async () => {
  const it = await lost({ method: 'gopay' })
  expect((await it.read()).pilihan_kembali.map(({ cara }) => cara)).toEqual(['midtrans', 'manual'])
  const answers = await Promise.all(Array.from({ length: 5 }, () => it.kembalikan('midtrans')))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  await allApplied()
  expect(await it.read()).toMatchObject({ status: 'dikembalikan', dikembalikan: TOTAL, alasan: 'Pesanannya hilang' })
  const { transactions } = await shop.sim('transactions')
  const refunds = transactions.find(({ order_id }: { order_id: string }) => order_id === it.orderId).refunds
  expect(refunds.map((row: { refund_amount: number }) => row.refund_amount)).toEqual([TOTAL])
  expect((await jejak('titipan', it.titipanId))[0]).toMatchObject({ tindakan: 'kembalikan', sesudah: { dana: TOTAL } })
})

test('is refunded by hand for a virtual account, with its proof', async () => {
  const it = await lost()
  expect(await it.kembalikan('midtrans')).toMatchObject({ body: { code: 'DANA_TIDAK_DAPAT_DIKEMBALIKAN' } })
  expect(await it.kembalikan('manual', '')).toMatchObject({ status: 400, body: { errors: [{ path: 'bukti' }] } })
  expect((await it.kembalikan('manual')).body).toEqual({ status: 'manual', message: 'Pengembalian Rp 302.000 dicatat' })
  expect(await it.read()).toMatchObject({ status: 'manual', bukti: 'BCA 123 a.n. Budi', sisa: 0 })
  expect(await it.kembalikan('manual')).toMatchObject({ body: { code: 'TITIPAN_SELESAI' } })
})

test('is voided for a card that is charged but not settled', async () => {
  const it = await lost({ method: 'credit_card', outcome: 'capture' })
  expect((await it.kembalikan('batal')).body).toMatchObject({ status: 'dikembalikan' })
})

test('sends a refund that never arrived again under its key, once', async () => {
  const [refund, card] = [await lost({ method: 'gopay' }), await lost({ method: 'credit_card', outcome: 'capture' })]
  for (const it of [refund, card]) await it.spoil('reset')
  expect((await refund.kembalikan('midtrans')).body.status).toBe('belum pasti')
  vi.spyOn(shop.deps.midtrans, 'cancel').mockRejectedValueOnce(new MidtransError('unreachable', 'Sibuk'))
  expect((await card.kembalikan('batal')).body.status).toBe('belum pasti')
  later(MINUTE)
  await checkTitipan(shop.deps)
  for (const it of [refund, card])
    expect(await it.read()).toMatchObject({ status: 'dikembalikan', dikembalikan: TOTAL })
})

test('checks a refund with a lost answer, and gives up one that never arrived after a day', async () => {
  const [done, never] = [await lost({ method: 'gopay' }), await lost({ method: 'gopay' })]
  await shop.sim('webhooks/policy', { drop: 1000 })
  await done.spoil('commit-then-drop')
  await shop.sim('faults', { match: 'GET /v2/.*/status', times: 1, kind: '503' })
  expect((await done.kembalikan('midtrans')).body.status).toBe('belum pasti')
  await never.spoil('reset', 2)
  expect((await never.kembalikan('midtrans')).body.status).toBe('belum pasti')
  expect(await never.kembalikan('manual')).toMatchObject({ body: { code: 'PENGEMBALIAN_BELUM_PASTI' } })

  later(MINUTE)
  await checkTitipan(shop.deps)
  expect(await done.read()).toMatchObject({ status: 'dikembalikan' })
  expect(await never.read()).toMatchObject({ status: 'belum pasti' })
  later(DAY)
  await checkTitipan(shop.deps)
  token = (await buildAdmin(shop.deps.db, shop.deps.clock())).token
  expect(await never.read()).toMatchObject({
    status: 'menunggu',
    keterangan: 'Midtrans tidak mencatatnya dalam sehari.',
  })
  expect((await never.kembalikan('midtrans')).body.status).toBe('dikembalikan')
  await shop.sim('webhooks/policy', { drop: 0 })
})

test('shows the reason of a rejected refund, and can be decided again', async () => {
  const it = await lost({ method: 'gopay' })
  await it.spoil('401')
  expect(await it.kembalikan('midtrans')).toMatchObject({ status: 409, body: { code: 'PENGEMBALIAN_DITOLAK' } })
  expect(await it.read()).toMatchObject({ status: 'menunggu', keterangan: expect.stringMatching(/./) })
})

test("needs no decision after a refund in the provider's dashboard", async () => {
  const it = await lost({ method: 'other_qris' })
  await it.pay('refund')
  await waitFor('that to be seen', async () => (await it.read()).status === 'dikembalikan')
})

test('counts no refund less after a late notification', async () => {
  const it = await lost({ method: 'gopay' })
  for (const refund_amount of ['100000.00', '50000.00']) {
    answerOnce({ transaction_status: 'partial_refund', refund_amount })
    await forge({ order_id: it.orderId, kind: 'genuine' })
    await allApplied()
    expect(await it.read()).toMatchObject({ dikembalikan: 100_000, transaction_status: 'partial_refund' })
  }
})

test('is dismissed with a reason if it belongs to another shop on the same account', async () => {
  const it = await lost()
  expect((await it.lepaskan()).body.status).toBe('bukan milik toko')
  await forge({ order_id: it.orderId, kind: 'genuine', state: 'settlement' })
  await allApplied()
  expect(await it.read()).toMatchObject({ status: 'bukan milik toko', alasan: 'Toko pakan' })
})

test("loses its buyer's data when the account is deleted", async () => {
  const { pengguna_id: userId, email } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  const it = await lost()
  const who = { nama: 'Pak Budi', email: email.toUpperCase(), no_hp: '0812', bukti: 'BCA 123' }
  await shop.deps.db.updateTable('titipan').set(who).where('titipan_id', '=', it.titipanId).execute()
  expect((await shop.call(deletePengguna, { params: { userId } }, { token })).status).toBe(200)
  expect(await it.read()).toMatchObject({ nama: '', email: '', no_hp: '', bukti: '', jumlah: TOTAL })
})

test('filters and searches the list', async () => {
  const it = await lost()
  const list = async (query: object) => (await shop.call(listTitipan, { query }, { token })).body
  expect(await list({ q: it.orderId.toLowerCase() })).toMatchObject([{ titipanId: it.titipanId }])
  expect(await list({ q: it.orderId, status: 'manual' })).toEqual([])
})

/** Changes the provider's next status response. */
function answerOnce(change: object) {
  const { midtrans } = shop.deps
  const ask = midtrans.getStatus.bind(midtrans)
  vi.spyOn(midtrans, 'getStatus').mockImplementationOnce(async (id) => {
    const known = await ask(id)
    return known && { ...known, ...change }
  })
}

describe('concurrent notifications', () => {
  test('pays one order once when two payments are attached to it', async () => {
    const pesanan = await order()
    const [a, b] = [await lost(), await lost()]
    const held = await holdRows(shop.deps.db, sql`SELECT FROM pesanan WHERE pesanan_id = ${pesanan.orderId} FOR UPDATE`)
    const answers = Promise.all([a, b].map((it) => it.pasangkan({ nomor: pesanan.nomor })))
    await held.untilWaiting(2)
    await held.release()
    expect((await answers).map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await pesanan.read()).perhatian).toEqual([])
  })

  test('refuses to put money aside while it is being attached', async () => {
    const pesanan = await order()
    const it = await lost()
    const held = await holdRows(shop.deps.db, sql`SELECT FROM pesanan WHERE pesanan_id = ${pesanan.orderId} FOR UPDATE`)
    const attached = it.pasangkan({ nomor: pesanan.nomor })
    await held.untilWaiting(1)
    const released = it.lepaskan()
    await Promise.race([released, held.untilWaiting(2)])
    await held.release()
    expect([(await attached).status, (await released).body.code]).toEqual([200, 'TITIPAN_SELESAI'])
  })

  test('keeps a decision that was made while a notification was read', async () => {
    const it = await lost({ method: 'other_qris' })
    const held = await holdRows(
      shop.deps.db,
      sql`UPDATE titipan SET status = 'bukan milik toko', alasan = 'Toko pakan' WHERE titipan_id = ${it.titipanId}`,
    )
    await it.pay('refund')
    await held.untilWaiting(1)
    await held.release()
    await allApplied()
    expect(await it.read()).toMatchObject({ status: 'bukan milik toko', dikembalikan: TOTAL })
    await change(it.titipanId, { status: 'bukan milik toko' })
  })
})

describe('money is not stored', () => {
  test.each([
    ['in another currency', { currency: 'USD' }],
    ['for another order than the notification names', { order_id: 'KS-LAIN' }],
  ])('if it is %s', async (_, change) => {
    const { orderId, pay } = await openLost()
    await shop.sim('webhooks/policy', { drop: 1000 })
    await pay('settle', 'bca_va').finally(() => shop.sim('webhooks/policy', { drop: 0 }))
    answerOnce(change)
    await forge({ order_id: orderId, kind: 'genuine' })
    expect(await resultOf(orderId)).toEqual(['pesanan tidak dikenal'])
    expect(await rows(orderId)).toEqual([])
  })
})

describe('the list', () => {
  const CARI = {
    transaction_id: 'tr-xyzzy',
    nomor: '7001234567',
    nama: 'Bu Wayan',
    email: 'wayan@contoh.id',
    no_hp: '087770123456',
  }
  let id: number
  beforeAll(async () => {
    const it = await lost({ jumlah: 123_457 })
    id = it.titipanId
    await change(id, CARI)
  })
  const list = async (query: object) =>
    (await shop.call(listTitipan, { query }, { token })).body.map(({ titipanId }: { titipanId: number }) => titipanId)

  test.each(['XYZZY', '1234567', 'wayan', 'WAYAN@contoh', '087770123456', '123457'])('finds money by %s', async (q) => {
    expect(await list({ q })).toEqual([id])
  })

  test('shows the newest first, page by page', async () => {
    const created = (await lost()).titipanId
    const all = await list({ limit: 50 })
    expect(all.slice(0, 2)).toEqual([
      created,
      all.filter((one: number) => one !== created).toSorted((a: number, b: number) => b - a)[0],
    ])
    expect(await list({ limit: 1, page: 2 })).toEqual([all[1]])
  })
})

test('offers the order of its number, then the five newest unpaid orders of its sum', async () => {
  const { db, clock } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, clock())
  const produk = await buildProduk(db, clock(), { harga: 43_219 })
  const hari = (past: number) => new Date(clock().getTime() - past * DAY)
  const create = async (past: number, change: Parameters<typeof buildPesanan>[3] = {}, amount = 1) =>
    (
      await buildPesanan(
        ...([db, clock(), pengguna_id, { status_pembayaran: 'cancelled', dibuat: hari(past), ...change }] as const),
        [{ produk, jumlah: amount }],
      )
    ).pesanan_id
  const numbered = await create(50, { midtrans_order_id: 'KS-CALON-AB' }, 2)
  const status = ['pending', 'cancelled', 'expired', 'failed'] as const
  const same = []
  for (const past of [9, 1, 5, 3, 7, 11])
    same.push({ lalu: past, id: await create(past, { status_pembayaran: status[past % 4] ?? 'expired' }) })
  await create(0, { status_pembayaran: 'success' })
  await create(0, { arsip: clock() })
  await create(61)
  const it = await lost({ jumlah: 43_219 + 12_000 })
  await change(it.titipanId, { order_id: 'KS-CALON-AB-2' })
  const newest = same.toSorted((a, b) => a.lalu - b.lalu).map(({ id }) => id)
  expect((await it.read()).calon.map(({ orderId }) => orderId)).toEqual([numbered, ...newest.slice(0, 4)])
})

test('offers orders of up to sixty days before the money came', async () => {
  const { db, clock } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, clock())
  const produk = await buildProduk(db, clock(), { harga: 51_111 })
  const it = await lost({ jumlah: 51_111 + 12_000 })
  const received = new Date((await it.read()).diterima).getTime()
  const create = async (createdAt: Date) =>
    (
      await buildPesanan(db, clock(), pengguna_id, { status_pembayaran: 'expired', dibuat: createdAt }, [
        { produk, jumlah: 1 },
      ])
    ).pesanan_id
  await create(new Date(received - 60 * DAY))
  const id = await create(new Date(received - 60 * DAY + 1))
  expect((await it.read()).calon.map(({ orderId }) => orderId)).toEqual([id])
})

describe('attaching is refused', () => {
  const pesanan = async (change: Parameters<typeof buildPesanan>[3] = {}) => {
    const { db, clock } = shop.deps
    const { pengguna_id } = await buildPelanggan(db, clock())
    return buildPesanan(db, clock(), pengguna_id, change, [{ produk: await buildProduk(db, clock()), jumlah: 2 }])
  }

  test('for an order that was refunded', async () => {
    const { midtrans_order_id: nomor } = await pesanan({ status_pembayaran: 'refunded' })
    expect(await (await lost()).pasangkan({ nomor })).toMatchObject({
      status: 409,
      body: { code: 'PESANAN_SUDAH_LUNAS' },
    })
  })

  test('for an order that waits for its shipping fee', async () => {
    const { db } = shop.deps
    const { midtrans_order_id: nomor, pesanan_id } = await pesanan()
    await sql`UPDATE pesanan SET menunggu_ongkir = true, ongkir_cara = 'konfirmasi', biaya_kirim = 0, total_harga = subtotal
      WHERE pesanan_id = ${pesanan_id}`.execute(db)
    const answer = await (await lost({ jumlah: 290_000 })).pasangkan({ nomor })
    expect(answer).toMatchObject({ status: 409, body: { code: 'PESANAN_MENUNGGU_ONGKIR' } })
  })

  test('for an order that waits for its prescription', async () => {
    const { db, clock } = shop.deps
    const { pengguna_id } = await buildPelanggan(db, clock())
    const { resep_id } = await buildResep(db, clock(), pengguna_id)
    const { midtrans_order_id: nomor } = await buildPesanan(db, clock(), pengguna_id, {
      resep_id,
      menunggu_resep: true,
    })
    const answer = await (await lost({ jumlah: 12_000 })).pasangkan({ nomor })
    expect(answer).toMatchObject({ status: 409, body: { code: 'PESANAN_MENUNGGU_RESEP' } })
  })

  test('if its number has become an attempt to pay meanwhile', async () => {
    const { db, clock } = shop.deps
    const [one, other] = [await pesanan(), await pesanan({ status_pembayaran: 'cancelled' })]
    const it = await lost()
    const attempt = { order_id: it.orderId, jumlah: TOTAL, dibuat: clock(), diubah: clock() }
    await db
      .insertInto('pembayaran')
      .values({ ...attempt, pesanan_id: other.pesanan_id })
      .execute()
    const answer = await it.pasangkan({ nomor: one.midtrans_order_id })
    expect(answer).toMatchObject({ status: 409, body: { code: 'TITIPAN_SUDAH_JADI_PERCOBAAN' } })
  })

  test('if the provider does not report it as paid any more', async () => {
    const { midtrans_order_id: nomor } = await pesanan()
    const it = await lost()
    answerOnce({ transaction_status: 'pending' })
    expect(await it.pasangkan({ nomor })).toMatchObject({ status: 409, body: { code: 'TITIPAN_SELESAI' } })
  })

  test('with 503 if the provider does not know the money', async () => {
    const { midtrans_order_id: nomor } = await pesanan()
    const it = await lost()
    answerOnce({ transaction_id: 'lain' })
    expect(await it.pasangkan({ nomor })).toMatchObject({ status: 503, body: { code: 'PEMBAYARAN_TIDAK_TERSEDIA' } })
  })
})

describe('refunding it', () => {
  test('writes a security event that names the administrator', async () => {
    const it = await lost()
    await it.kembalikan('manual')
    await flushKejadian(shop.deps)
    const { body } = await shop.call(listKejadian, { query: { jenis: 'pengembalian' } }, { token })
    const remark = `Rp 302.000, ${it.orderId}. dikirim sendiri: Pesanannya hilang`
    expect(body).toContainEqual(expect.objectContaining({ keterangan: remark, kali: 1 }))
  })

  test('refunds only the rest if the provider refunded a part', async () => {
    const it = await lost({ method: 'other_qris' })
    await shop.sim('pay', { order_id: it.orderId, outcome: 'partial_refund', amount: 100_000 })
    await waitFor('the part to be seen', async () => (await it.read()).dikembalikan === 100_000)
    expect((await it.read()).sisa).toBe(202_000)
    expect((await it.kembalikan('midtrans')).body).toEqual({
      status: 'dikembalikan',
      message: 'Dana Rp 202.000 sudah dikembalikan',
    })
    const { transactions } = await shop.sim('transactions')
    const { refunds } = transactions.find(({ order_id }: { order_id: string }) => order_id === it.orderId)
    expect(refunds.map((row: { refund_amount: number }) => row.refund_amount)).toEqual([100_000, 202_000])
  })

  test.each([
    ['permata_va', 'settle', 'reverse'],
    ['credit_card', 'capture', 'cancel'],
  ])('ends if the provider takes the money back (%s: %s, %s)', async (method, outcome, end) => {
    const it = await lost({ method, outcome })
    await it.pay(end)
    await waitFor('that to be seen', async () => (await it.read()).status === 'dikembalikan')
    expect(await it.read()).toMatchObject({ dikembalikan: TOTAL, sisa: 0, pilihan_kembali: [] })
  })

  test('offers the same way alone while its end is not certain, and leaves a trail of each press', async () => {
    await order()
    const it = await lost({ method: 'gopay' })
    await it.spoil('reset', 2)
    expect((await it.kembalikan('midtrans')).body.status).toBe('belum pasti')
    expect(await it.read()).toMatchObject({
      sisa: TOTAL,
      pilihan_kembali: [{ cara: 'midtrans' }],
      calon: [],
    })
    await shop.sim('faults', { match: 'GET /v2/.*/status', times: 1, kind: '503' })
    expect(await it.kembalikan('midtrans')).toMatchObject({ status: 503, body: { code: 'PEMBAYARAN_TIDAK_TERSEDIA' } })
    expect((await it.kembalikan('midtrans')).body.status).toBe('belum pasti')
    expect(await jejak('titipan', it.titipanId)).toMatchObject([
      { tindakan: 'kembalikan', sesudah: { ulang: true } },
      { tindakan: 'kembalikan', sesudah: expect.not.objectContaining({ ulang: true }) },
      { tindakan: 'buat' },
    ])
    expect((await it.kembalikan('midtrans')).body.status).toBe('dikembalikan')
  })

  test.each([
    ['the same key was used before', new MidtransError('refused', 'Duplicate refund key', 406), false],
    ['its state cannot be read', new MidtransError('refused', 'Unauthorized', 401), true],
  ])('stays uncertain after a refusal when %s', async (_, refusal, isAway) => {
    const it = await lost({ method: 'gopay' })
    vi.spyOn(shop.deps.midtrans, 'refund').mockRejectedValueOnce(refusal)
    if (isAway) await shop.sim('faults', { match: 'GET /v2/.*/status', times: 1, kind: '503' })
    expect((await it.kembalikan('midtrans')).body.status).toBe('belum pasti')
    expect((await it.kembalikan('midtrans')).body.status).toBe('dikembalikan')
  })

  test('gives up a full day after it was first asked for, however often it is pressed meanwhile', async () => {
    const first = await lost({ method: 'gopay' })
    // An old titipan that is refunded today: the day counts from the refund.
    later(2 * DAY)
    token = (await buildAdmin(shop.deps.db, shop.deps.clock())).token
    const [pressed, younger] = [await lost({ method: 'gopay' }), await lost({ method: 'gopay' })]
    // No attempt arrives.
    const spy = vi.spyOn(shop.deps.midtrans, 'refund').mockRejectedValue(new MidtransError('unreachable', 'Sibuk'))
    for (const it of [first, pressed]) expect((await it.kembalikan('midtrans')).body.status).toBe('belum pasti')
    later(1)
    await younger.kembalikan('midtrans')
    later(MINUTE)
    await checkTitipan(shop.deps)
    expect((await first.read()).status).toBe('belum pasti')
    await pressed.kembalikan('midtrans')
    later(DAY - MINUTE - 1)
    token = (await buildAdmin(shop.deps.db, shop.deps.clock())).token
    await checkTitipan(shop.deps)
    expect([(await pressed.read()).status, (await younger.read()).status]).toEqual(['menunggu', 'belum pasti'])
    later(MINUTE)
    await checkTitipan(shop.deps)
    spy.mockRestore()
  })
})

test('writes the reason of dismissed money to the trail, and decides once', async () => {
  const it = await lost()
  expect((await it.lepaskan()).status).toBe(200)
  expect(await jejak('titipan', it.titipanId)).toMatchObject([
    { tindakan: 'status', sesudah: { status: 'bukan milik toko', alasan: 'Toko pakan' } },
    { tindakan: 'buat', oleh: 'Toko', sesudah: { jumlah: TOTAL } },
  ])
  expect(await it.lepaskan()).toMatchObject({ status: 409, body: { code: 'TITIPAN_SELESAI' } })
})
