import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPengiriman, listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { countRiwayat } from '#contract/pesanan/count-riwayat.ts'
import { cancelPesanan, createPesanan, listRiwayat, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { stampWib } from '#contract/wib.ts'
import {
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildRegular,
  newAlamat,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const pelanggan = (change = {}) => buildPelanggan(shop.deps.db, shop.deps.clock(), change)
const newRegular = () => buildRegular(shop.deps.db, shop.deps.clock())
const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), change)
const pengiriman = (biaya?: number) => buildPengiriman(shop.deps.db, biaya)

async function stokOf(produkId: number) {
  const { stok } = await shop.deps.db
    .selectFrom('produk')
    .select('stok')
    .where('produk_id', '=', produkId)
    .executeTakeFirstOrThrow()
  const moves = await shop.deps.db
    .selectFrom('mutasi_stok')
    .select('perubahan')
    .where('produk_id', '=', produkId)
    .execute()
  expect(
    moves.reduce((sum, { perubahan }) => sum + perubahan, 0),
    'stock is the sum of its movements',
  ).toBe(stok)
  return stok
}

async function wish(change: { produk?: object; body?: object; pembeli?: object; known?: boolean } = {}) {
  const [pembeli, barang, send] = await Promise.all([
    change.known ? newRegular() : pelanggan(change.pembeli),
    produk(change.produk),
    pengiriman(),
  ])
  const ip = newAlamat()
  const body = { produkId: barang.produk_id, jumlah: 2, shippingId: send.shipping_id, ...change.body }
  const order = (more: object = {}, headers: Record<string, string> = {}) =>
    shop.call(createPesanan, { body: { ...body, ...more } }, { token: pembeli.token, headers, dari: ip })
  return { pembeli, barang, kirim: send, body, order }
}

const later = (seconds: number) => shop.setClock(new Date(shop.deps.clock().getTime() + seconds * 1000))

const setProduk = (produkId: number, change: { harga?: number; aktif?: boolean }) =>
  shop.deps.db.updateTable('produk').set(change).where('produk_id', '=', produkId).execute()

/** An order, with the events that may happen before its request is repeated. */
async function wished(headers: Record<string, string>) {
  const it = await wish()
  const { status, body } = await it.order({}, headers)
  const { token, pengguna_id } = it.pembeli
  return {
    ...it,
    first: { status, body },
    async again() {
      const answer = await it.order({}, headers)
      return { status: answer.status, body: answer.body }
    },
    change: (profile: { alamat?: string; no_hp?: string }) =>
      shop.deps.db.updateTable('pengguna').set(profile).where('pengguna_id', '=', pengguna_id).execute(),
    cancel: () => shop.call(cancelPesanan, { params: { orderId: body.midtransOrderId } }, { token }),
    async pay() {
      await shop.sim('pay', { order_id: body.midtransOrderId, outcome: 'settle' })
      await shop.call(updatePaymentStatus, { body: { orderId: body.midtransOrderId, status: 'success' } }, { token })
    },
    count: async () => (await shop.call(listRiwayat, {}, { token })).body.total as number,
  }
}
type Wished = Awaited<ReturnType<typeof wished>>

describe('an order', () => {
  test('takes its stock, copies prices and address, and opens a payment §3.13 §3.14 §3.17 §D2.1 §D2.11', async () => {
    const { pembeli, barang, kirim, order } = await wish()
    const answer = await order({
      userId: pembeli.pengguna_id,
      total_harga: 302_000,
      metodePengiriman: kirim.kode,
      metode_pembayaran: 'midtrans',
      catatan: ' Titip di pos ',
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        total_harga: 302_000,
        orderId: expect.any(Number),
        midtransToken: expect.stringMatching(/./),
        midtransOrderId: expect.stringMatching(/^KS-\d{6}-/),
      },
    })
    expect(await stokOf(barang.produk_id)).toBe(8)

    await shop.deps.db
      .updateTable('produk')
      .set({ nama: 'Nama Baru', harga: 1 })
      .where('produk_id', '=', barang.produk_id)
      .execute()
    const riwayat = await shop.call(listRiwayat, {}, { token: pembeli.token })
    expect(riwayat.body).toMatchObject({
      page: 1,
      total: 1,
      totalPages: 1,
      data: [
        {
          midtrans_order_id: answer.body.midtransOrderId,
          created_at: shop.deps.clock().toISOString(),
          nama_produk: barang.nama,
          gambar_produk: null,
          harga: 145_000,
          jumlah: 2,
          total_harga: 302_000,
          biaya_kirim: 12_000,
          nama_shipping: kirim.nama,
          status_pembayaran: 'pending',
          status_pesanan: 'Menunggu Respon',
        },
      ],
    })
    const row = await shop.deps.db
      .selectFrom('pesanan')
      .selectAll()
      .where('pesanan_id', '=', answer.body.orderId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ nama: pembeli.nama, alamat: pembeli.alamat, catatan: 'Titip di pos' })
    const { sessions } = await shop.sim('transactions')
    expect(
      sessions.find((session: { order_id: string }) => session.order_id === answer.body.midtransOrderId),
    ).toBeDefined()
  })

  test('is rejected with the current total if the buyer saw another one §D2.1', async () => {
    const { barang, order } = await wish()
    expect(await order({ total_harga: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'HARGA_BERUBAH',
        message: 'Harga atau ongkir sudah berubah. Periksa totalnya, lalu lanjutkan lagi.',
        rincian: { subtotal: 290_000, biaya: 12_000, total_harga: 302_000 },
      },
    })
    expect(await stokOf(barang.produk_id)).toBe(10)
  })

  test('is rejected above the stock, with the quantity that is left §D2.4', async () => {
    const { barang, order } = await wish({ produk: { stok: 3 }, known: true })
    expect(await order({ jumlah: 4 })).toMatchObject({
      status: 409,
      body: { code: 'STOK_TIDAK_CUKUP', message: 'Stok tidak mencukupi. Tersisa 3.', rincian: { sisa: 3 } },
    })
    expect(await stokOf(barang.produk_id)).toBe(3)
  })

  test.each([
    ['another account §D2.2', { userId: 999_999 }, 403, 'PENGGUNA_LAIN'],
    ['an unknown product', { produkId: 999_999 }, 404, 'PRODUK_TIDAK_ADA'],
    ['an unknown shipping method', { shippingId: 999_999 }, 404, 'PENGIRIMAN_TIDAK_ADA'],
    ['a code of another shipping method §D2.3', { metodePengiriman: 'lain' }, 400, 'PENGIRIMAN_TIDAK_COCOK'],
    ['no unit', { jumlah: 0 }, 400, 'VALIDATION_FAILED'],
    ['half a unit', { jumlah: 1.5 }, 400, 'VALIDATION_FAILED'],
    ['a negative quantity', { jumlah: -1 }, 400, 'VALIDATION_FAILED'],
    ['a quantity as text', { jumlah: '2' }, 400, 'VALIDATION_FAILED'],
    ['a note of 501 characters', { catatan: 'x'.repeat(501) }, 400, 'VALIDATION_FAILED'],
  ])('is rejected for %s', async (_, change, status, code) => {
    const { barang, order } = await wish()
    expect(await order(change)).toMatchObject({ status, body: { code } })
    expect(await stokOf(barang.produk_id)).toBe(10)
  })

  test('is rejected for a prescription product without a prescription and for an archived product', async () => {
    expect(await (await wish({ produk: { resep: true } })).order()).toMatchObject({
      status: 422,
      body: { code: 'PERLU_RESEP' },
    })
    expect(await (await wish({ produk: { aktif: false } })).order()).toMatchObject({
      status: 404,
      body: { code: 'PRODUK_TIDAK_ADA' },
    })
  })

  test('is rejected if the buyer has no address §D2.9', async () => {
    const { order } = await wish({ pembeli: { alamat: '' } })
    expect(await order()).toMatchObject({
      status: 422,
      body: { code: 'ALAMAT_KOSONG', message: expect.stringContaining('Alamat') },
    })
  })
})

describe('a repeated order', () => {
  test('returns the first order for the same key, and for the same content within two minutes §D2.8', async () => {
    const { barang, order } = await wish()
    const key = { 'idempotency-key': 'kunci-1' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => order({}, key)))
    answers.push(await order(), await order({ total_harga: 302_000 }, { 'idempotency-key': 'kunci-2' }))
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.midtransToken)).size).toBe(1)
    expect(await stokOf(barang.produk_id)).toBe(8)

    expect(await order({ jumlah: 3 }, key)).toMatchObject({ status: 409, body: { code: 'KUNCI_DIPAKAI' } })
    shop.setClock(new Date(shop.deps.clock().getTime() + 121_000))
    expect((await order()).body.orderId).not.toBe(answers[0]?.body.orderId)
    expect((await order({}, key)).body.orderId).toBe(answers[0]?.body.orderId)
    expect(await stokOf(barang.produk_id)).toBe(6)
  })

  test.each<[string, (it: Wished) => Promise<unknown>]>([
    ['nothing', async () => {}],
    ['a new address', ({ change }) => change({ alamat: 'Keramba baru' })],
    ['a profile without an address', ({ change }) => change({ alamat: '', no_hp: '' })],
    ['a new price', ({ barang }) => setProduk(barang.produk_id, { harga: 1 })],
    ['its product being archived', ({ barang }) => setProduk(barang.produk_id, { aktif: false })],
    ['its cancellation', ({ cancel }) => cancel()],
    ['its payment', ({ pay }) => pay()],
    ['its deadline', async () => later(61 * 60)],
  ])('returns the first answer for the same key and body after %s', async (_, happen) => {
    const it = await wished({ 'idempotency-key': 'x'.repeat(255) })
    await happen(it)
    expect(await it.again()).toEqual(it.first)
    expect(it.first.body.pesananSebelumnya).toBe(false)
    expect(await it.count()).toBe(1)
  })

  test.each([
    ['another quantity', { jumlah: 3 }],
    ['another note', { catatan: 'Titip di pos' }],
    ['a total that was not shown before', { total_harga: 302_000 }],
  ])('is rejected for the same key with %s, even after the order was cancelled', async (_, change) => {
    const it = await wished({ 'idempotency-key': 'kunci' })
    const refused = {
      status: 409,
      body: { code: 'KUNCI_DIPAKAI', message: expect.stringContaining('belum tersimpan') },
    }
    expect(await it.order(change, { 'idempotency-key': 'kunci' })).toMatchObject(refused)
    await it.cancel()
    expect(await it.order(change, { 'idempotency-key': 'kunci' })).toMatchObject(refused)
    expect(await it.count()).toBe(1)
  })

  test.each<[string, Record<string, string>, (it: Wished) => Promise<unknown>, 'the earlier order' | 'a new order']>([
    ['another key', { 'idempotency-key': 'lain' }, async () => {}, 'the earlier order'],
    ['no key', {}, async () => {}, 'the earlier order'],
    ['an empty key', { 'idempotency-key': '' }, async () => {}, 'the earlier order'],
    ['another key two minutes later', { 'idempotency-key': 'lain' }, async () => later(121), 'a new order'],
    ['another key after it was cancelled', { 'idempotency-key': 'lain' }, ({ cancel }) => cancel(), 'a new order'],
    ['another key after it was paid', { 'idempotency-key': 'lain' }, ({ pay }) => pay(), 'a new order'],
    [
      'another key and another address',
      { 'idempotency-key': 'lain' },
      ({ change }) => change({ alamat: 'Keramba baru' }),
      'a new order',
    ],
  ])('with the same content and %s reports whether the order is new', async (_, headers, happen, which) => {
    const it = await wished({ 'idempotency-key': 'kunci' })
    await happen(it)
    const answer = await it.order({}, headers)
    const isEarlier = which === 'the earlier order'
    expect(answer.status).toBe(201)
    expect(answer.body.pesananSebelumnya).toBe(isEarlier)
    expect(answer.body.orderId === it.first.body.orderId).toBe(isEarlier)
    expect(await it.count()).toBe(isEarlier ? 1 : 2)
  })

  test('binds a second key to the order that was returned for it', async () => {
    const it = await wished({ 'idempotency-key': 'kunci' })
    const other = { 'idempotency-key': 'lain' }
    const answer = await it.order({}, other)
    await it.cancel()
    await it.change({ alamat: 'Keramba baru' })
    later(121)
    expect(await it.order({}, other)).toMatchObject({ status: 201, body: answer.body })
    expect(await it.order({ jumlah: 3 }, other)).toMatchObject({ status: 409, body: { code: 'KUNCI_DIPAKAI' } })
    expect(await it.count()).toBe(1)
  })

  test('rejects a key over 255 characters, and accepts the key of a rejected order again', async () => {
    const { barang, order } = await wish({ produk: { stok: 1 }, known: true })
    expect(await order({ jumlah: 1 }, { 'idempotency-key': 'x'.repeat(256) })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path: 'Idempotency-Key' }] },
    })
    const key = { 'idempotency-key': 'kunci' }
    expect((await order({ jumlah: 2 }, key)).body.code).toBe('STOK_TIDAK_CUKUP')
    expect((await order({ jumlah: 1 }, key)).status).toBe(201)
    expect(await stokOf(barang.produk_id)).toBe(0)
  })

  test('is recognized by its content if the stored order has no request hash', async () => {
    const it = await wished({ 'idempotency-key': 'kunci' })
    await sql`UPDATE pesanan SET permintaan_hash = NULL WHERE pesanan_id = ${it.first.body.orderId}`.execute(
      shop.deps.db,
    )
    expect(await it.again()).toEqual(it.first)
    expect((await it.order({ jumlah: 3 }, { 'idempotency-key': 'kunci' })).body.code).toBe('KUNCI_DIPAKAI')
  })
})

test('sells a stock of ten to exactly ten of fifty concurrent buyers', async () => {
  const barang = await produk({ stok: 10 })
  const send = await pengiriman()
  const buyers = await Promise.all(Array.from({ length: 50 }, newRegular))
  const answers = await Promise.all(
    buyers.map(({ token }) =>
      shop.call(
        createPesanan,
        { body: { produkId: barang.produk_id, jumlah: 1, shippingId: send.shipping_id } },
        { token },
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(40)
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set(['Stok tidak mencukupi. Tersisa 0.']))
  expect(await stokOf(barang.produk_id)).toBe(0)
})

test('creates an order that can be paid later if the payment provider is unreachable §D2.10', async () => {
  const { barang, order } = await wish()
  await shop.sim('faults', { match: 'POST /snap/v1/transactions', times: 1, kind: '503' })
  expect(await order()).toMatchObject({ status: 201, body: { midtransToken: null, orderId: expect.any(Number) } })
  expect(await stokOf(barang.produk_id)).toBe(8)
  expect((await order()).body.midtransToken).toMatch(/./)
})

test('creates an order without a payment page if its number is used and the provider is unreachable', async () => {
  const { barang, order } = await wish()
  await shop.sim('faults', { match: 'POST /snap/v1/transactions', times: 1, kind: '503' })
  const { midtransOrderId: order_id } = (await order()).body
  // The page was opened, and its answer lost.
  await shop.deps.midtrans.createSnap({
    transaction_details: { order_id, gross_amount: 302_000 },
    item_details: [{ id: '1', name: 'Obat', price: 302_000, quantity: 1 }],
    customer_details: { first_name: 'Pak Budi', phone: '081234567890' },
    expiry: { start_time: `${stampWib(shop.deps.clock())} +0700`, duration: 60, unit: 'minute' },
    page_expiry: { duration: 60, unit: 'minute' },
    credit_card: { secure: true },
    callbacks: { finish: 'http://localhost' },
  })
  await shop.sim('pay', { order_id, outcome: 'pending' })
  await shop.sim('faults', { match: `${order_id}-2`, times: 1, kind: '503' })
  expect(await order()).toMatchObject({ status: 201, body: { midtransToken: null, midtransOrderId: order_id } })
  expect(await stokOf(barang.produk_id)).toBe(8)
})

test("lists only the buyer's own orders, newest first, in pages", async () => {
  const { pembeli, order } = await wish({ produk: { stok: 50 } })
  const ids: number[] = []
  for (let quantity = 1; quantity <= 3; quantity++) ids.unshift((await order({ jumlah: quantity })).body.orderId)
  const other = await pelanggan()
  const page = (token: string, query: object) => shop.call(listRiwayat, { query: query as never }, { token })
  expect((await page(pembeli.token, { page: 1, limit: 2 })).body).toMatchObject({
    total: 3,
    totalPages: 2,
    data: [{ orderId: ids[0] }, { orderId: ids[1] }],
  })
  expect((await page(pembeli.token, { page: 2, limit: 2 })).body.data).toHaveLength(1)
  expect((await page(other.token, {})).body).toEqual({ data: [], page: 1, total: 0, totalPages: 0 })
  expect((await page(pembeli.token, { limit: 101 })).status).toBe(400)
})

test("counts the buyer's own unfinished orders by group", async () => {
  const [buyer, other] = [await pelanggan(), await pelanggan()]
  const build = (change: Parameters<typeof buildPesanan>[3], who = buyer) =>
    buildPesanan(shop.deps.db, shop.deps.clock(), who.pengguna_id, change)
  const paid = { status_pembayaran: 'success' } as const
  await build({})
  await build(paid)
  await build({ ...paid, status_pesanan: 'Sedang Di Proses' })
  await build({ ...paid, status_pesanan: 'Sedang Di Proses', resi: 'JP1' })
  await build({ ...paid, status_pesanan: 'Pesanan Selesai' })
  await build({ status_pembayaran: 'cancelled' })
  await build(paid, other)
  const { body } = await shop.call(countRiwayat, {}, { token: buyer.token })
  expect(body).toEqual({ belum_dibayar: 1, diproses: 2, dikirim: 1 })
})

test('lists shipping methods and returns one by its id §3.11', async () => {
  const send = await pengiriman(8000)
  const { body } = await shop.call(listPengiriman)
  const listed = body.data.find((row: { shippingId: number }) => row.shippingId === send.shipping_id)
  expect(listed).toEqual({
    shippingId: send.shipping_id,
    kode: send.kode,
    nama: send.nama,
    estimasi: '3-5 hari',
    biaya: 8000,
    jalur: 'darat',
    dingin: false,
    menurut_tujuan: false,
    gratis_mulai: null,
  })
  expect((await shop.call(getPengiriman, { params: { shippingId: send.shipping_id } })).body).toEqual({
    ...listed,
    data: listed,
  })
  expect((await shop.call(getPengiriman, { params: { shippingId: 999_999 } })).body.code).toBe('PENGIRIMAN_TIDAK_ADA')
})

test('rejects an order without any cost, and reserves no stock', async () => {
  const gratis = await pengiriman(0)
  const { order, barang } = await wish({ produk: { harga: 0 }, body: { shippingId: gratis.shipping_id } })
  const before = await stokOf(barang.produk_id)
  const { status, body } = await order()
  expect([status, body.code]).toEqual([409, 'PESANAN_TANPA_HARGA'])
  expect(await stokOf(barang.produk_id)).toBe(before)
})
