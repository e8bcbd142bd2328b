import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  createMetode,
  deleteMetode,
  getMetode,
  KodePembayaran,
  listMetode,
  type MetodePembayaran,
  updateMetode,
} from '#contract/pembayaran/metode-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { findMethod } from '#dev/midtrans-simulator/methods.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

// Active methods are global to the shop, so each test starts without any.
beforeEach(() => shop.deps.db.deleteFrom('metode_pembayaran').execute())

const auth = () => ({ token: admin.token })
const inputOf = (kode: KodePembayaran, change = {}) => ({
  method: kode,
  description: 'Bayar',
  kode,
  aktif: true,
  ...change,
})
const create = (kode: KodePembayaran, change = {}) => shop.call(createMetode, { body: inputOf(kode, change) }, auth())
const change = ({ metodeId }: MetodePembayaran, body: ReturnType<typeof inputOf>) =>
  shop.call(updateMetode, { params: { metodeId }, body }, auth())
const remove = ({ metodeId }: MetodePembayaran) => shop.call(deleteMetode, { params: { metodeId } }, auth())

/** Places an order and returns its Snap request at the provider. */
async function snapRequest(pembeli?: Awaited<ReturnType<typeof buildPelanggan>>) {
  const { db, clock } = shop.deps
  const { token } = pembeli ?? (await buildPelanggan(db, clock()))
  const { produk_id: produkId } = await buildProduk(db, clock())
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const { body } = await shop.call(createPesanan, { body: { produkId, jumlah: 1, shippingId } }, { token })
  const { sessions } = await shop.sim('transactions')
  return sessions.find((session: { token: string }) => session.token === body.midtransToken).request
}
const enabledPayments = async () => (await snapRequest()).enabled_payments

test("requires only name and description, and derives the provider's code from the name", async () => {
  for (const method of ['QRIS', 'Transfer BCA', 'Danamon', 'Bayar di toko'])
    expect((await shop.call(createMetode, { body: { method, description: 'Bayar' } }, auth())).status).toBe(201)
  expect(await enabledPayments()).toEqual(['other_qris', 'bca_va', 'danamon_va'])
})

test('derives the code from the name again if it is emptied', async () => {
  const made = (await create('gopay', { method: 'QRIS toko' })).body
  const empty = (body: object) =>
    shop.call(updateMetode, { params: { metodeId: made.metodeId }, body: { ...body, semula: {} } as never }, auth())
  expect((await empty({ kode: '' })).body.kode).toBe('other_qris')
  expect((await empty({ kode: '', method: 'Transfer BCA' })).body.kode).toBe('bca_va')
})

test('offers exactly the active methods, in the order in which they were added', async () => {
  await create('other_qris')
  const bca = (await create('bca_va')).body
  await create('gopay', { aktif: false })
  await create('bca_va', { method: 'BCA cabang lain' })
  expect(await enabledPayments()).toEqual(['other_qris', 'bca_va'])

  await change(bca, inputOf('bri_va', { method: 'BRI' }))
  expect(await enabledPayments()).toEqual(['other_qris', 'bri_va', 'bca_va'])
})

test("offers the method of the buyer's last paid order first", async () => {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  for (const kode of ['other_qris', 'bca_va', 'bri_va'] as const) await create(kode)
  for (const [metode, status_pembayaran] of [
    ['bri', 'success'],
    ['bca_virtual', 'success'],
    ['qris', 'cancelled'],
  ] as const) {
    const order = await buildPesanan(db, clock(), pembeli.pengguna_id, { status_pembayaran })
    const attempt = { pesanan_id: order.pesanan_id, order_id: order.midtrans_order_id, jumlah: order.total_harga }
    await db
      .insertInto('pembayaran')
      .values({ ...attempt, metode, dibuat: clock(), diubah: clock() })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ metode }))
      .execute()
  }
  expect((await snapRequest(pembeli)).enabled_payments).toEqual(['bca_va', 'other_qris', 'bri_va'])
})

test('offers every method of the provider while none was added', async () => {
  expect(await enabledPayments()).toBeUndefined()
})

test('requires 3-D Secure for every card', async () => {
  expect((await snapRequest()).credit_card).toEqual({ secure: true })
})

test.each(KodePembayaran.options)('%s is a code that the payment simulator knows', (kode) => {
  expect(findMethod(kode)?.key).toBe(kode)
})

test('creates, reads, changes and deletes a method, with an entry in the trail for each step §3.23', async () => {
  await create('other_qris')
  const made = await create('gopay', { method: '  GoPay ' })
  expect([made.status, made.body.message, made.body.method]).toEqual([
    201,
    'Metode pembayaran berhasil ditambahkan',
    'GoPay',
  ])
  const { metodeId } = made.body
  await change(made.body, inputOf('gopay', { method: 'GoPay', aktif: false }))
  const read = await shop.call(getMetode, { params: { metodeId } }, auth())
  expect(read.body).toEqual({ metodeId, method: 'GoPay', description: 'Bayar', kode: 'gopay', aktif: false, versi: 2 })
  expect((await remove(made.body)).body.message).toBe('Metode pembayaran berhasil dihapus')
  expect((await shop.call(getMetode, { params: { metodeId } }, auth())).status).toBe(404)

  const query = { jenis: 'metode-pembayaran', rujukan: String(metodeId) } as const
  expect((await shop.call(listJejak, { query }, auth())).body).toMatchObject([
    { tindakan: 'hapus', judul: 'GoPay' },
    { tindakan: 'ubah', sebelum: { aktif: true }, sesudah: { aktif: false } },
    { tindakan: 'buat', sesudah: { kode: 'gopay' } },
  ])
})

test('refuses to switch off or delete the last active method', async () => {
  const qris = (await create('other_qris')).body
  const gopay = (await create('gopay', { aktif: false })).body
  const message = 'Ini metode pembayaran aktif yang terakhir. Aktifkan dulu metode lain.'
  for (const answer of [await change(qris, inputOf('other_qris', { aktif: false })), await remove(qris)])
    expect([answer.status, answer.body.message]).toEqual([409, message])
  expect((await change(qris, inputOf('other_qris', { method: 'QRIS' }))).status).toBe(200)
  expect((await remove(gopay)).status).toBe(200)
})

test('keeps one method active if all are switched off at once', async () => {
  for (let round = 0; round < 5; round++) {
    const kode = ['bca_va', 'bni_va', 'bri_va'] as const
    const made = await Promise.all(kode.map(async (one) => (await create(one)).body))
    const answers = await Promise.all(made.map((metode) => change(metode, inputOf(metode.kode, { aktif: false }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    await shop.deps.db.deleteFrom('metode_pembayaran').execute()
  }
})

test('rejects a taken name, ignoring case', async () => {
  await create('other_qris', { method: 'QRIS' })
  const gopay = (await create('gopay')).body
  for (const answer of [
    await create('other_qris', { method: 'qris' }),
    await change(gopay, inputOf('gopay', { method: 'Qris' })),
  ])
    expect(answer.body).toMatchObject({ code: 'METODE_SUDAH_ADA', errors: [{ path: 'method' }] })
})

test.each([
  [{ method: ' ' }, { path: 'method', msg: 'Metode tidak boleh kosong' }],
  [{ kode: 'cod' }, { path: 'kode', msg: 'Pilih metode Midtrans' }],
])('rejects invalid input in the words of the form: %j', async (change, error) => {
  expect((await create('gopay', change)).body.errors).toEqual([error])
})

test('searches and pages the list', async () => {
  for (const kode of ['bca_va', 'bni_va', 'gopay'] as const) await create(kode, { method: `Metode ${kode}` })
  const list = async (query: object) => {
    const { body, headers } = await shop.call(listMetode, { query }, auth())
    return [body.map(({ kode }: MetodePembayaran) => kode), headers['x-total-count']]
  }
  expect(await list({ q: '_VA', limit: 1, page: 2 })).toEqual([['bni_va'], '2'])
  expect(await list({})).toEqual([['bca_va', 'bni_va', 'gopay'], '3'])
})
