import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  createPengiriman,
  deletePengiriman,
  getPengirimanAdmin,
  listPengirimanAdmin,
  type PengirimanAdmin,
  updatePengiriman,
} from '#contract/pengiriman/admin.ts'
import { getPengiriman, listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { buildAdmin, buildPelanggan, buildProduk, rewrite } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

// Methods of earlier tests must not count as active.
beforeEach(() =>
  rewrite(shop.deps.db, shop.deps.clock(), ['metode-pengiriman', 'pengiriman', 'shipping_id'], { aktif: false }),
)

let nomor = 0
const inputOf = (change = {}) => ({
  kode: `kurir-${++nomor}`,
  nama: 'Kurir Laut',
  estimasi: '2-4 hari',
  biaya: '15000',
  urutan: '1',
  aktif: true,
  ...change,
})
const auth = () => ({ token: admin.token })
const create = (change = {}) => shop.call(createPengiriman, { body: inputOf(change) }, auth())
const change = ({ shippingId, ...old }: PengirimanAdmin, change: object) => {
  const { message: _, ...body } = { message: '', ...old, ...change }
  return shop.call(updatePengiriman, { params: { shippingId }, body }, auth())
}
const remove = ({ shippingId }: PengirimanAdmin) => shop.call(deletePengiriman, { params: { shippingId } }, auth())
const listOffered = async () =>
  (await shop.call(listPengiriman)).body.data.map(({ kode }: PengirimanAdmin) => kode) as string[]

async function pesan({ shippingId }: PengirimanAdmin) {
  const { db, clock } = shop.deps
  const { token } = await buildPelanggan(db, clock())
  const { produk_id: produkId } = await buildProduk(db, clock())
  return (await shop.call(createPesanan, { body: { produkId, jumlah: 1, shippingId } }, { token })).body
}

test('offers added, changed and reordered methods to buyers at once', async () => {
  const slow = (await create({ urutan: '5' })).body
  const fast = (await create({ urutan: 2, biaya: '20000.00' })).body
  expect(await listOffered()).toEqual([fast.kode, slow.kode])
  await change(slow, { urutan: 0, biaya: 9000 })
  expect(await listOffered()).toEqual([slow.kode, fast.kode])
  const { body } = await shop.call(getPengiriman, { params: { shippingId: slow.shippingId } })
  expect([body.biaya, (await shop.call(getPengiriman, { params: fast })).body.biaya]).toEqual([9000, 20_000])
  await change(fast, { aktif: false })
  expect(await listOffered()).toEqual([slow.kode])
})

test('deletes a shipping method that was never used', async () => {
  await create()
  const made = (await create()).body
  expect((await remove(made)).body.message).toBe('Metode pengiriman berhasil dihapus')
  expect((await shop.call(getPengirimanAdmin, { params: made }, auth())).status).toBe(404)
})

test('archives a method with orders, and can offer it again', async () => {
  await create()
  const made = (await create()).body
  const order = await pesan(made)
  expect((await remove(made)).body.message).toBe('Metode pengiriman diarsipkan karena sudah dipakai pesanan')
  expect(await listOffered()).not.toContain(made.kode)
  expect((await shop.call(getPengirimanAdmin, { params: made }, auth())).body).toMatchObject({ aktif: false })

  await change(made, { aktif: true, nama: 'Nama baru', biaya: 1 })
  expect(await listOffered()).toContain(made.kode)
  const kept = await shop.deps.db
    .selectFrom('pesanan')
    .select(['nama_shipping', 'biaya_kirim'])
    .where('pesanan_id', '=', order.orderId)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ nama_shipping: 'Kurir Laut', biaya_kirim: 15_000 })

  const query = { jenis: 'metode-pengiriman', rujukan: String(made.shippingId) } as const
  expect((await shop.call(listJejak, { query }, auth())).body).toMatchObject([
    { tindakan: 'ubah', sebelum: { aktif: false, biaya: 15_000 }, sesudah: { aktif: true, biaya: 1 } },
    { tindakan: 'arsip', sebelum: { aktif: true }, sesudah: { aktif: false } },
    { tindakan: 'buat', judul: 'Kurir Laut' },
  ])
})

test('refuses to archive or delete the last active method, also concurrently', async () => {
  const only = (await create()).body
  const message = 'Ini metode pengiriman aktif yang terakhir. Aktifkan dulu metode lain.'
  for (const answer of [await change(only, { aktif: false }), await remove(only)])
    expect([answer.status, answer.body.message]).toEqual([409, message])

  const other = (await create()).body
  const answers = await Promise.all([remove(only), change(other, { aktif: false })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('rejects a taken code', async () => {
  const [one, two] = [(await create()).body, (await create()).body]
  for (const answer of [await create({ kode: one.kode }), await change(two, { kode: one.kode })])
    expect(answer.body).toMatchObject({ code: 'PENGIRIMAN_SUDAH_ADA', errors: [{ path: 'kode' }] })
})

test.each([
  [{ kode: '' }, { path: 'kode', msg: 'Kode tidak boleh kosong' }],
  [{ kode: 'Dua Kata' }, { path: 'kode', msg: 'Kode hanya huruf kecil, angka, dan tanda hubung' }],
  [{ nama: ' ' }, { path: 'nama', msg: 'Nama tidak boleh kosong' }],
  [{ estimasi: '' }, { path: 'estimasi', msg: 'Estimasi tidak boleh kosong' }],
  [{ biaya: '' }, { path: 'biaya', msg: 'Biaya tidak boleh kosong' }],
  [{ biaya: '12.5' }, { path: 'biaya', msg: 'Biaya harus angka bulat dalam rupiah, misalnya 125000 atau 125.000' }],
  [{ urutan: '-1' }, { path: 'urutan', msg: 'Urutan harus angka bulat, minimal 0' }],
])('rejects invalid input in the words of the form: %j', async (change, error) => {
  expect((await create(change)).body.errors).toContainEqual(error)
})

test('keeps the route for clients that do not know it, and no longer guesses it once it was saved', async () => {
  await create()
  const { db } = shop.deps
  const made = (await create({ jalur: 'Laut', dingin: true })).body
  expect(made).toMatchObject({ jalur: 'laut', dingin: true, jalur_ditebak: false })
  await db.updateTable('pengiriman').set({ jalur_ditebak: true }).where('shipping_id', '=', made.shippingId).execute()
  const { jalur: _, dingin: __, ...old } = made
  expect((await change(old, { nama: 'Kapal' })).body).toMatchObject({
    nama: 'Kapal',
    jalur: 'laut',
    dingin: true,
    jalur_ditebak: false,
  })
  expect((await change(made, { jalur: 'kereta' })).body.errors).toContainEqual({
    path: 'jalur',
    msg: 'Jalur hanya Darat, Laut, Udara, Ambil sendiri',
  })
  expect((await create()).body).toMatchObject({ jalur: 'darat', dingin: false })
})

test('lists archived methods after the others, and searches and pages the list', async () => {
  const active = (await create({ nama: 'Cari kapal', urutan: 9 })).body
  const archived = (await create({ nama: 'Cari truk', aktif: false, urutan: 0 })).body
  const list = async (query: object) => {
    const { body, headers } = await shop.call(listPengirimanAdmin, { query }, auth())
    return [body.map(({ kode }: PengirimanAdmin) => kode), headers['x-total-count']]
  }
  expect(await list({ q: 'CARI' })).toEqual([[active.kode, archived.kode], '2'])
  expect(await list({ q: 'cari', limit: 1, page: 2 })).toEqual([[archived.kode], '2'])
})

test('counts goods on the dashboard that no active method may carry', async () => {
  const { db, clock } = shop.deps
  const countWithout = async () => (await shop.call(getDasbor, {}, auth())).body.tugas.tanpaPembawa
  const before = await countWithout()
  await create({ jalur: 'darat', dingin: true, aktif: false })
  const air = (await create({ jalur: 'udara', dingin: true })).body
  await buildProduk(db, clock(), { bahaya: 'korosif', aktif: false })
  expect(await countWithout()).toBe(before)
  await buildProduk(db, clock(), { bahaya: 'korosif' })
  await buildProduk(db, clock(), { suhu_simpan: 'dingin' })
  expect(await countWithout()).toBe(before + 1)
  await change(air, { jalur: 'darat' })
  expect(await countWithout()).toBe(0)
})
