import { afterAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { recallLot } from '#contract/karantina/recall-admin.ts'
import { chooseLot, getLotChoices, repackLot, repackPesanan, unpackPesanan } from '#contract/pemenuhan/kemasan-admin.ts'
import { getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { createRetur, receiveRetur } from '#contract/retur/admin.ts'
import type { ProdukRow } from '#server/db/schema.ts'
import {
  buildAdmin,
  buildLot,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  dateAhead,
} from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token })

const [NEAR, FAR] = [dateAhead(clock(), 180), dateAhead(clock(), 540)]

/** Creates a product with two lots of five; the first one expires first. */
async function twoLots() {
  const produk = await buildProduk(db, clock(), { stok: 0 })
  const initial = await buildLot(db, clock(), produk.produk_id, { nomor: 'A1', kedaluwarsa: NEAR, jumlah: 5 })
  const laterLot = await buildLot(db, clock(), produk.produk_id, { nomor: 'B2', kedaluwarsa: FAR, jumlah: 5 })
  return { produk, awal: initial, laterLot }
}
/** Inserts a paid order; its units are taken from the stock on sale. */
async function pesan(produk: ProdukRow, quantity: number, change = {}) {
  const { pengguna_id } = await buildPelanggan(db, clock())
  const paid = { status_pembayaran: 'success' as const, ...change }
  const { pesanan_id } = await buildPesanan(
    db,
    clock(),
    pengguna_id,
    paid,
    [{ produk, jumlah: quantity }],
    undefined,
    'rak',
  )
  return pesanan_id
}
const read = async (orderId: number) => (await ask(getPesananAdmin, { params: { orderId } })).body
const proses = (orderId: number, change = {}) =>
  ask(processPesanan, {
    params: { orderId },
    body: { status_pesanan: 'Sedang Di Proses', kurir: '', resi: '', ...change },
  })
const choose = (orderId: number, produkId: number, lot: object[], other: object = { alasan: 'Dus sudah terbuka' }) =>
  ask(chooseLot, { params: { orderId, produkId }, body: { lot, ...other } })
const content = async (orderId: number) =>
  (await read(orderId)).bagian.flatMap(({ kemasan }: { kemasan: { nomor: string; jumlah: number }[] }) =>
    kemasan.map(({ nomor, jumlah }) => [nomor, jumlah]),
  )
const recall = (lotId: number) => ask(recallLot, { params: { lotId }, body: { alasan: 'Endapan' } })
const remainingOf = async (lotId: number) =>
  db.selectFrom('lot').select(['sisa', 'sisih']).where('lot_id', '=', lotId).executeTakeFirstOrThrow()

test('takes all of a chosen lot, and no more than it has', async () => {
  const { produk, awal, laterLot } = await twoLots()
  const orderId = await pesan(produk, 7)
  const all = [
    { lotId: awal, jumlah: 2 },
    { lotId: laterLot, jumlah: 5 },
  ]
  expect((await proses(orderId)).status).toBe(200)
  expect((await choose(orderId, produk.produk_id, all)).status).toBe(200)
  const more = [
    { lotId: awal, jumlah: 1 },
    { lotId: laterLot, jumlah: 6 },
  ]
  const { body } = await choose(orderId, produk.produk_id, more)
  expect(body).toMatchObject({ code: 'LOT_KURANG', rincian: { nomor: 'B2', sisa: 5 } })
})

test('shows the lots from which an order will be packed, and then from which it was', async () => {
  const { produk, awal } = await twoLots()
  const orderId = await pesan(produk, 7)
  const [bagian] = (await read(orderId)).bagian
  expect(bagian.kemasan).toEqual([])
  expect(bagian.usul).toEqual([
    { lotId: awal, nomor: 'A1', kedaluwarsa: NEAR, jumlah: 5 },
    expect.objectContaining({ nomor: 'B2', jumlah: 2 }),
  ])
  expect((await proses(orderId)).status).toBe(200)
  const [packed] = (await read(orderId)).bagian
  expect(packed.usul).toEqual([])
  expect(packed.kemasan).toEqual([
    { lotId: awal, nomor: 'A1', kedaluwarsa: NEAR, jumlah: 5, alasan: '', halangan: null },
    expect.objectContaining({ nomor: 'B2', jumlah: 2 }),
  ])
  expect((await remainingOf(awal)).sisa).toBe(0)
})

test('does not propose an expired lot', async () => {
  const { produk } = await twoLots()
  const orderId = await pesan(produk, 3)
  shop.setClock(new Date(clock().getTime() + 181 * 86_400_000))
  const { token: current } = await buildAdmin(db, clock())
  const { body } = await shop.call(getPesananAdmin, { params: { orderId } }, { token: current })
  expect(body.bagian[0].usul).toMatchObject([{ nomor: 'B2', jumlah: 3 }])
})

test('packs other lots with a reason, and keeps it in the order and in the trail', async () => {
  const { produk, awal, laterLot } = await twoLots()
  const orderId = await pesan(produk, 4)
  const without = await choose(orderId, produk.produk_id, [{ lotId: laterLot, jumlah: 4 }], {})
  expect([without.status, without.body.code]).toEqual([400, 'ALASAN_LOT_KOSONG'])
  const { status, body } = await choose(orderId, produk.produk_id, [
    { lotId: laterLot, jumlah: 3 },
    { lotId: awal, jumlah: '1' },
  ])
  expect([status, body.lot]).toEqual([
    200,
    [
      { lotId: awal, jumlah: 1 },
      { lotId: laterLot, jumlah: 3 },
    ],
  ])
  const [bagian] = (await read(orderId)).bagian
  expect(bagian.kemasan.map(({ alasan }: { alasan: string }) => alasan)).toEqual([
    'Dus sudah terbuka',
    'Dus sudah terbuka',
  ])
  const jejak = await ask(listJejak, { query: { jenis: 'pesanan', rujukan: String(orderId) } })
  expect(jejak.body[0].sesudah).toEqual({
    kemasan: `${produk.nama}: 1 × A1, 3 × B2`,
    alasan: 'Dus sudah terbuka',
  })

  // Lots can be changed after packing, too; the default choice needs no reason.
  expect((await proses(orderId)).status).toBe(200)
  expect((await choose(orderId, produk.produk_id, [{ lotId: awal, jumlah: 4 }], {})).status).toBe(200)
  expect(await content(orderId)).toEqual([['A1', 4]])
  expect((await read(orderId)).bagian[0].kemasan).toMatchObject([{ alasan: '' }])
  expect([await remainingOf(awal), await remainingOf(laterLot)]).toEqual([
    { sisa: 1, sisih: 0 },
    { sisa: 5, sisih: 0 },
  ])
})

test("rejects a choice that is incomplete, of another product, or above a lot's contents", async () => {
  const { produk, awal, laterLot } = await twoLots()
  const other = await twoLots()
  const orderId = await pesan(produk, 4)
  const cases: [object[], number, string][] = [
    [[{ lotId: awal, jumlah: 3 }], 422, 'JUMLAH_LOT_BEDA'],
    [[], 422, 'JUMLAH_LOT_BEDA'],
    [[{ lotId: other.awal, jumlah: 4 }], 404, 'LOT_TIDAK_ADA'],
    [[{ lotId: laterLot, jumlah: '-1' }], 400, 'VALIDATION_FAILED'],
  ]
  for (const [lot, status, code] of cases) {
    const answer = await choose(orderId, produk.produk_id, lot)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
  expect((await choose(orderId, produk.produk_id, [{ lotId: awal, jumlah: 3 }])).body.message).toBe(
    'Jumlah dari semua lot harus 4, sekarang 3. Sesuaikan jumlahnya.',
  )
  const count = await pesan((await twoLots()).produk, 6)
  const [bagian] = (await read(count)).bagian
  const lacking = await choose(count, bagian.produkId, [{ lotId: bagian.usul[0].lotId, jumlah: 6 }])
  expect([lacking.status, lacking.body.message]).toEqual([
    409,
    'Lot A1 hanya berisi 5. Kurangi jumlahnya, atau pilih lot lain.',
  ])
  const foreign = await choose(orderId, other.produk.produk_id, [{ lotId: other.awal, jumlah: 4 }])
  expect([foreign.status, foreign.body.code]).toEqual([404, 'PRODUK_TIDAK_ADA'])
  expect(await content(orderId)).toEqual([])
})

test('rejects the second of two concurrent choices with both, or changes nothing', async () => {
  const { produk, awal, laterLot } = await twoLots()
  const orderId = await pesan(produk, 4)
  const original = { lot: [] }
  const reason = 'Dus sudah terbuka'
  const one = [{ lotId: laterLot, jumlah: 4 }]
  expect((await choose(orderId, produk.produk_id, one, { semula: original, alasan: reason })).status).toBe(200)
  const secondToken = await choose(orderId, produk.produk_id, [{ lotId: awal, jumlah: 4 }], { semula: original })
  expect([secondToken.status, secondToken.body.code, secondToken.body.bentrok]).toEqual([
    409,
    'ISIAN_BENTROK',
    [{ path: 'lot', label: 'Lot', sekarang: one, isian: [{ lotId: awal, jumlah: 4 }] }],
  ])
  const same = await choose(orderId, produk.produk_id, one, { semula: original, alasan: reason })
  expect([same.status, await content(orderId)]).toEqual([200, [['B2', 4]]])
})

test('packs one of two orders from the last lot at the same moment', async () => {
  const produk = await buildProduk(db, clock(), { stok: 0 })
  const lotId = await buildLot(db, clock(), produk.produk_id, { nomor: 'A1', kedaluwarsa: NEAR, jumlah: 6 })
  const orders = [await pesan(produk, 3), await pesan(produk, 3)]
  await recall(lotId)
  const created = await buildLot(db, clock(), produk.produk_id, { nomor: 'B2', kedaluwarsa: FAR, jumlah: 3 })
  const answers = await Promise.all([...orders, ...orders].map((orderId) => proses(orderId)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'LOT_TIDAK_CUKUP',
    rincian: { jumlah: 3, ada: 0, produkId: produk.produk_id },
  })
  expect((await remainingOf(created)).sisa).toBe(0)
})

test('rejects a recalled lot with a message, chosen or proposed', async () => {
  const { produk, awal, laterLot } = await twoLots()
  const [older, created] = [await pesan(produk, 2), await pesan(produk, 2)]
  await proses(older)
  await recall(awal)
  const selected = await choose(created, produk.produk_id, [{ lotId: awal, jumlah: 2 }])
  expect([selected.status, selected.body.message]).toEqual([
    409,
    `${produk.nama}: lot A1 sudah ditarik, jadi tidak boleh dikirim. Ganti lotnya.`,
  ])
  const both = [awal, laterLot].map((lotId) => ({ lotId, jumlah: 1 }))
  expect((await choose(older, produk.produk_id, both)).body.code, 'also if less of it stays').toBe('LOT_TIDAK_BOLEH')
  const sent = await proses(older, { resi: 'JP1' })
  expect([sent.status, sent.body.code]).toEqual([409, 'LOT_TIDAK_BOLEH'])
  expect((await read(older)).bagian[0].kemasan[0].halangan).toBe('ditarik')

  expect((await ask(repackPesanan, { params: { orderId: older } })).status).toBe(200)
  expect(await content(older)).toEqual([['B2', 2]])
  expect(await remainingOf(awal)).toEqual({ sisa: 0, sisih: 5 })
  expect((await proses(older, { resi: 'JP1' })).status).toBe(200)
  const repeat = await ask(repackPesanan, { params: { orderId: older } })
  expect([repeat.status, repeat.body.code]).toEqual([409, 'PESANAN_SUDAH_DIKIRIM'])
  expect((await remainingOf(laterLot)).sisa).toBe(3)
})

test('completes an order whose lot was recalled after it was sent', async () => {
  const { produk, awal } = await twoLots()
  const orderId = await pesan(produk, 2)
  const sent = { kurir: 'JNE', resi: 'JP7' }
  await proses(orderId, sent)
  await recall(awal)
  expect((await proses(orderId, { ...sent, status_pesanan: 'Pesanan Selesai' })).status).toBe(200)
})

test('rejects an expired lot, and reports the shortage without another one', async () => {
  const produk = await buildProduk(db, clock(), { stok: 0 })
  const expiry = dateAhead(clock(), 6)
  const lotId = await buildLot(db, clock(), produk.produk_id, { nomor: 'A1', kedaluwarsa: expiry, jumlah: 2 })
  const orderId = await pesan(produk, 2)
  await proses(orderId)
  shop.setClock(new Date(clock().getTime() + 20 * 86_400_000))
  const { token } = await buildAdmin(db, clock())
  const later = (endpoint: AnyEndpoint, body?: object) =>
    shop.call(endpoint, { params: { orderId, produkId: produk.produk_id }, ...(body && { body }) }, { token })
  expect((await later(getLotChoices)).body.pilihan[0].halangan).toBe('kedaluwarsa')
  const send = await later(processPesanan, { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'JP1' })
  expect(send.body.message).toContain('lot A1 sudah kedaluwarsa')
  const repeat = await later(repackPesanan)
  expect([repeat.status, repeat.body.code]).toEqual([409, 'LOT_TIDAK_CUKUP'])
  expect((await remainingOf(lotId)).sisih).toBe(0)

  const open = await later(unpackPesanan, { alasan: 'Kedaluwarsa' })
  expect(open.body).toMatchObject({ status_pesanan: 'Menunggu Respon' })
  expect(await remainingOf(lotId)).toEqual({ sisa: 0, sisih: 2 })
})

test('returns an opened parcel to its lots, and its order waits again', async () => {
  const { produk, awal } = await twoLots()
  const orderId = await pesan(produk, 4)
  await proses(orderId)
  const empty = await ask(unpackPesanan, { params: { orderId }, body: { alasan: ' ' } })
  expect([empty.status, empty.body.errors]).toEqual([400, [{ path: 'alasan', msg: 'Tuliskan alasannya' }]])
  const { status } = await ask(unpackPesanan, { params: { orderId }, body: { alasan: 'Salah ambil' } })
  expect([status, await content(orderId), (await remainingOf(awal)).sisa]).toEqual([200, [], 5])
  const order = await read(orderId)
  expect([order.status_pesanan, order.riwayat.at(-1).keterangan]).toEqual(['Menunggu Respon', 'Salah ambil'])

  await proses(orderId, { resi: 'JP1' })
  const sent = await ask(unpackPesanan, { params: { orderId }, body: { alasan: 'Salah ambil' } })
  expect([sent.status, sent.body.code]).toEqual([409, 'PESANAN_SUDAH_DIKIRIM'])
})

test('opens a parcel without touching another order of the same lots', async () => {
  const { produk, awal, laterLot } = await twoLots()
  const [opened, kept] = [await pesan(produk, 3), await pesan(produk, 4)]
  for (const orderId of [opened, kept]) await proses(orderId)
  await ask(unpackPesanan, { params: { orderId: opened }, body: { alasan: 'Salah ambil' } })
  expect(await content(opened)).toEqual([])
  expect(await content(kept)).toEqual([
    ['A1', 2],
    ['B2', 2],
  ])
  expect([await remainingOf(awal), await remainingOf(laterLot)]).toMatchObject([{ sisa: 3 }, { sisa: 3 }])
})

test('takes back what returns from the newest lots, and no more', async () => {
  const { produk, awal, laterLot } = await twoLots()
  const orderId = await pesan(produk, 7)
  await proses(orderId, { kurir: 'JNE', resi: 'JP7' })
  const barang = [{ produkId: produk.produk_id, jumlah: 3 }]
  await ask(createRetur, { params: { orderId }, body: { barang, alasan: 'Salah kirim' } })
  const [{ returId }] = (await read(orderId)).retur
  const taken = await ask(receiveRetur, { params: { orderId, returId }, body: { rak: 3, karantina: 0, hilang: 0 } })
  expect([taken.status, await content(orderId)]).toEqual([200, [['A1', 4]]])
  expect([await remainingOf(awal), await remainingOf(laterLot)]).toMatchObject([{ sisa: 1 }, { sisa: 5 }])
})

test('packs nothing for an unpaid order', async () => {
  const { produk, awal } = await twoLots()
  const orderId = await pesan(produk, 2, { status_pembayaran: 'pending' })
  const answer = await choose(orderId, produk.produk_id, [{ lotId: awal, jumlah: 2 }])
  expect([answer.status, answer.body.code]).toEqual([409, 'PESANAN_BELUM_LUNAS'])
})

test('repacks all parcels of a recalled lot, and names the one without a replacement', async () => {
  const { produk, awal } = await twoLots()
  const orders = [await pesan(produk, 2), await pesan(produk, 2), await pesan(produk, 1)]
  for (const orderId of orders) await proses(orderId)
  const sent = await pesan(produk, 1)
  await proses(sent, { resi: 'JP1' })
  const repackAll = () => ask(repackLot, { params: { lotId: awal } })
  expect((await repackAll()).body.code).toBe('LOT_BELUM_DITARIK')
  await recall(awal)
  const [first = 0, second = 0, third = 0] = orders
  // Only four units of the other lot are left: the fifth went out.
  const { body } = await repackAll()
  expect(body.message).toBe('2 pesanan dikemas ulang')
  expect(body.halangan).toEqual([expect.objectContaining({ orderId: third, alasan: expect.stringMatching(/lot/i) })])
  expect([await content(first), await content(second), await content(third)]).toEqual([
    [['B2', 2]],
    [['B2', 2]],
    [['A1', 1]],
  ])
  expect((await repackAll()).body).toMatchObject({ message: '0 pesanan dikemas ulang' })
})
