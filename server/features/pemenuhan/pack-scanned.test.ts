import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { packScanned, repackPesanan } from '#contract/pemenuhan/kemasan-admin.ts'
import { listToPack, type ToPack } from '#contract/pemenuhan/kiriman-admin.ts'
import { getPesananAdmin, type PesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
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
const pemilik = await buildAdmin(db, clock())
const gudang = await buildAdmin(db, clock(), 'gudang')
beforeAll(() => shop.sim('webhooks/policy', { drop: 10_000 }))
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: object, key?: string) =>
  shop.call(endpoint, input, { token: gudang.token, ...(key && { headers: { 'idempotency-key': key } }) })
const scan = (orderId: number, lot: [number, number][], idempotencyKey?: string) =>
  ask(
    packScanned,
    { params: { orderId }, body: { lot: lot.map(([lotId, quantity]) => ({ lotId, jumlah: quantity })) } },
    idempotencyKey,
  )
async function packedLots(orderId: number) {
  const { body } = await shop.call(getPesananAdmin, { params: { orderId } }, { token: pemilik.token })
  const { status_pesanan, bagian }: PesananAdmin = body
  const lot = bagian.flatMap(({ kemasan }) => kemasan.map((one) => [one.lotId, one.jumlah, one.alasan]))
  return { status_pesanan, lot: lot.sort(([a], [b]) => Number(a) - Number(b)) }
}
/** Creates a product with two lots of five units; the first expires first. */
async function twoLots(change: Partial<ProdukRow> = {}) {
  const produk = await buildProduk(db, clock(), { stok: 0, ...change })
  const lotOf = (nomor: string, days: number) =>
    buildLot(db, clock(), produk.produk_id, { nomor, kedaluwarsa: dateAhead(clock(), days), jumlah: 5 })
  return { produk, near: await lotOf('P-1', 400), far: await lotOf('P-2', 800) }
}
async function pesan(lines: { produk: ProdukRow; jumlah: number }[], change = {}) {
  const { pengguna_id } = await buildPelanggan(db, clock())
  const lunas = { status_pembayaran: 'success' as const, ...change }
  return (await buildPesanan(db, clock(), pengguna_id, lunas, lines, undefined, 'rak')).pesanan_id
}

test('packs the scanned lots, with a reason where they are not the first to expire', async () => {
  const { produk, near, far } = await twoLots()
  const [first, second] = [await pesan([{ produk, jumlah: 2 }]), await pesan([{ produk, jumlah: 2 }])]
  expect(
    (
      await scan(first, [
        [near, 1],
        [far, 1],
      ])
    ).body,
  ).toMatchObject({ status_pesanan: 'Sedang Di Proses' })
  expect(await packedLots(first)).toEqual({
    status_pesanan: 'Sedang Di Proses',
    lot: [
      [near, 1, 'Dipindai saat mengemas'],
      [far, 1, 'Dipindai saat mengemas'],
    ],
  })
  await scan(second, [[near, 2]])
  expect(await packedLots(second)).toMatchObject({ lot: [[near, 2, '']] })
})

test('packs once under its idempotency key', async () => {
  const { produk, near } = await twoLots()
  const orderId = await pesan([{ produk, jumlah: 3 }])
  const key = `pindai-${orderId}-satu`
  const answers = [await scan(orderId, [[near, 3]], key), await scan(orderId, [[near, 3]], key)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect(await packedLots(orderId)).toMatchObject({ lot: [[near, 3, '']] })
})

test('replaces the lots with which another administrator packed the order meanwhile', async () => {
  const { produk, near, far } = await twoLots()
  const orderId = await pesan([{ produk, jumlah: 2 }])
  const body = { status_pesanan: 'Sedang Di Proses', kurir: '', resi: '' }
  expect((await ask(processPesanan, { params: { orderId }, body })).status).toBe(200)
  expect(await packedLots(orderId)).toMatchObject({ lot: [[near, 2, '']] })
  expect((await scan(orderId, [[far, 2]])).status).toBe(200)
  expect(await packedLots(orderId)).toMatchObject({ lot: [[far, 2, 'Dipindai saat mengemas']] })
})

test('rejects scans that do not match the order, and changes nothing', async () => {
  const { produk, near, far } = await twoLots()
  const { near: foreign } = await twoLots()
  const other = await buildProduk(db, clock(), { stok: 1 })
  const orderId = await pesan([
    { produk, jumlah: 2 },
    { produk: other, jumlah: 1 },
  ])
  const sent = await pesan([{ produk, jumlah: 1 }], { status_pesanan: 'Sedang Di Proses', resi: 'JP1' })
  const unpaid = await pesan([{ produk, jumlah: 1 }], { status_pembayaran: 'pending' })
  const refused = async (id: number, lot: [number, number][]) => (await scan(id, lot)).body.code
  expect(await refused(orderId, [[near, 2]])).toBe('JUMLAH_LOT_BEDA')
  expect(
    await refused(orderId, [
      [near, 3],
      [far, 1],
    ]),
  ).toBe('JUMLAH_LOT_BEDA')
  expect(
    await refused(orderId, [
      [near, 2],
      [foreign, 1],
    ]),
  ).toBe('LOT_TIDAK_ADA')
  expect(await refused(sent, [[near, 1]])).toBe('PESANAN_SUDAH_DIKIRIM')
  expect(await refused(unpaid, [[near, 1]])).toBe('PESANAN_BELUM_LUNAS')
  expect(await refused(999_999, [[near, 1]])).toBe('PESANAN_TIDAK_ADA')
  expect((await scan(orderId, [])).status).toBe(400)
  expect(await packedLots(orderId)).toEqual({ status_pesanan: 'Menunggu Respon', lot: [] })
  expect((await ask(repackPesanan, { params: { orderId: sent } })).body.code).toBe('PESANAN_SUDAH_DIKIRIM')
})

test('lists what to fetch for the ticked orders, by shelf', async () => {
  const names = ['Rak sepuluh', 'Rak dua', 'Tanpa rak']
  const shelves = ['A10', 'A2', '']
  const produk = await Promise.all(
    names.map((name, at) =>
      buildProduk(db, clock(), { nama: name, stok: 9, rak_gudang: shelves[at] ?? '', barcode: `99${at}` }),
    ),
  )
  const ids = [
    await pesan(produk.map((one) => ({ produk: one, jumlah: 1 }))),
    await pesan(produk.slice(0, 1).map((one) => ({ produk: one, jumlah: 2 }))),
  ]
  await pesan(produk.map((one) => ({ produk: one, jumlah: 1 })))
  const body: ToPack = (await ask(listToPack, { query: { id: ids.join(',') } })).body
  expect(body.pesanan).toBe(2)
  expect(body.produk.map((one) => [one.rak_gudang, one.nama, one.barcode, one.jumlah])).toEqual([
    ['A2', 'Rak dua', '991', 1],
    ['A10', 'Rak sepuluh', '990', 3],
    ['', 'Tanpa rak', '992', 1],
  ])
})
