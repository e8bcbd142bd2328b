import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { createPengiriman } from '#contract/pengiriman/admin.ts'
import { createPesanan, getPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import {
  buildAdmin,
  buildPaket,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  rewrite,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let auth: { token: string }
beforeAll(async () => {
  shop = await testApp()
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

let nomor = 0
const produk = (change: Parameters<typeof buildProduk>[2] = {}) =>
  buildProduk(shop.deps.db, shop.deps.clock(), { berat_gram: 500, ...change })
const paket = (contents: { produk_id: number | null; jumlah?: number }[]) =>
  buildPaket(shop.deps.db, shop.deps.clock(), contents)

async function pengiriman(jalur: string, isCold = false): Promise<number> {
  const body = {
    kode: `jalur-${++nomor}`,
    nama: `Jalur ${nomor}`,
    estimasi: '3 hari',
    biaya: 12_000,
    jalur,
    dingin: isCold,
  }
  return (await shop.call(createPengiriman, { body }, auth)).body.shippingId
}

async function pesan(shippingId: number, barang: object) {
  const { token } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  const answer = await shop.call(createPesanan, { body: { shippingId, jumlah: 1, ...barang } }, { token })
  return { token, ...answer }
}

const PAST = 'hanya lewat darat atau laut. Pilih cara kirim lain.'

test.each([
  ['pengoksidasi', 'pengoksidasi'],
  ['korosif', 'korosif'],
  ['mudah_terbakar', 'mudah terbakar'],
] as const)('does not send %s goods by air, alone, in a cart or in a package', async (bahaya, word) => {
  const [air, land] = [await pengiriman('udara', true), await pengiriman('darat')]
  const [regular, input] = [await produk(), await produk({ bahaya })]
  const bundle = await paket([{ produk_id: regular.produk_id }, { produk_id: input.produk_id }])
  const produkId = input.produk_id
  const wishes: [string, object][] = [
    [input.nama, { produkId }],
    [
      input.nama,
      { jumlah: undefined, items: [regular.produk_id, produkId].map((id) => ({ produkId: id, jumlah: 1 })) },
    ],
    [bundle.title, { paketId: bundle.paket_id }],
  ]
  for (const [name, wish] of wishes) {
    expect(await pesan(air, wish)).toMatchObject({
      status: 422,
      body: { code: 'PENGIRIMAN_TIDAK_BOLEH', message: `${name} ${word}: ${PAST}` },
    })
    expect((await pesan(land, wish)).status).toBe(201)
  }
  expect((await pesan(air, { produkId: regular.produk_id })).status).toBe(201)
})

test('sends cold goods by a cold service only', async () => {
  const [regular, cold] = [await pengiriman('darat'), await pengiriman('udara', true)]
  const { produk_id: produkId, nama } = await produk({ suhu_simpan: 'dingin' })
  const message = `${nama} harus tetap dingin: hanya dengan layanan dingin. Pilih cara kirim lain.`
  expect(await pesan(regular, { produkId })).toMatchObject({ status: 422, body: { message } })
  expect((await pesan(cold, { produkId })).status).toBe(201)
})

test('reports every obstacle of a cart at once, and changes nothing', async () => {
  const air = await pengiriman('udara')
  const [input, vaccine] = [await produk({ bahaya: 'pengoksidasi' }), await produk({ suhu_simpan: 'dingin' })]
  const items = [input, vaccine].map(({ produk_id: produkId }) => ({ produkId, jumlah: 1 }))
  const { body } = await pesan(air, { jumlah: undefined, items })
  expect(body.message).toContain(`${input.nama} pengoksidasi`)
  expect(body.message).toContain(`${vaccine.nama} harus tetap dingin`)
  const { stok } = await shop.deps.db
    .selectFrom('produk')
    .select('stok')
    .where('produk_id', '=', input.produk_id)
    .executeTakeFirstOrThrow()
  expect(stok).toBe(10)
})

test('stores the weight of each line, and leaves it empty for older orders', async () => {
  const { db, clock } = shop.deps
  const shippingId = await pengiriman('darat')
  const [one, lightProduk, weightless] = [
    await produk(),
    await produk({ berat_gram: 20 }),
    await produk({ berat_gram: 0 }),
  ]
  const whole = await paket([{ produk_id: one.produk_id, jumlah: 2 }, { produk_id: lightProduk.produk_id }])
  const lacking = await paket([{ produk_id: one.produk_id }, { produk_id: weightless.produk_id }])
  const items = [
    { produkId: one.produk_id, jumlah: 2 },
    { paketId: whole.paket_id, jumlah: 1 },
    { paketId: lacking.paket_id, jumlah: 1 },
  ]
  const { token, body } = await pesan(shippingId, { jumlah: undefined, items })
  await db.updateTable('produk').set({ berat_gram: 9000 }).where('produk_id', '=', one.produk_id).execute()
  const params = { orderId: body.orderId }
  for (const answer of [
    (await shop.call(getPesanan, { params }, { token })).body,
    (await shop.call(listRiwayat, {}, { token })).body.data[0],
    (await shop.call(getPesananAdmin, { params }, auth)).body,
  ])
    expect(answer.items.map(({ berat_gram }: { berat_gram: number }) => berat_gram)).toEqual([500, 1020, 0])

  const previous = await buildPelanggan(db, clock())
  const { pesanan_id } = await buildPesanan(db, clock(), previous.pengguna_id, {}, [{ produk: one, jumlah: 1 }])
  const old = await shop.call(getPesanan, { params: { orderId: pesanan_id } }, { token: previous.token })
  expect(old.body.items).toMatchObject([{ berat_gram: null }])
})

test('shows packers hazardous and cold goods, also inside packages', async () => {
  const shippingId = await pengiriman('laut', true)
  const input = await produk({ nama: 'Asam', bahaya: 'korosif' })
  const vaccine = await produk({ nama: 'Vaksin', suhu_simpan: 'dingin' })
  const { paket_id: paketId } = await paket([{ produk_id: input.produk_id }, { produk_id: vaccine.produk_id }])
  const { body } = await pesan(shippingId, { paketId })
  const { bagian } = (await shop.call(getPesananAdmin, { params: { orderId: body.orderId } }, auth)).body
  expect(bagian).toMatchObject([
    { nama: input.nama, bahaya: 'korosif', suhu_simpan: 'ruang' },
    { nama: vaccine.nama, bahaya: 'tidak_ada', suhu_simpan: 'dingin' },
  ])
})

test('reports goods that no method may carry, and methods with a guessed route', async () => {
  const { db } = shop.deps
  await db.updateTable('produk').set({ aktif: false }).execute()
  const methods = ['metode-pengiriman', 'pengiriman', 'shipping_id'] as const
  await rewrite(db, shop.deps.clock(), methods, { aktif: false })
  const tugas = async () => {
    const { tanpaPembawa, jalurDitebak } = (await shop.call(getDasbor, {}, auth)).body.tugas
    return [tanpaPembawa, jalurDitebak]
  }
  await produk()
  await produk({ bahaya: 'pengoksidasi' })
  await produk({ suhu_simpan: 'dingin' })
  await produk({ bahaya: 'korosif', suhu_simpan: 'dingin' })
  await produk({ bahaya: 'korosif', aktif: false })
  await pengiriman('udara')
  expect(await tugas()).toEqual([3, 0])
  await pengiriman('laut')
  expect(await tugas()).toEqual([2, 0])
  await pengiriman('udara', true)
  expect(await tugas()).toEqual([1, 0])
  const land = await pengiriman('darat', true)
  await rewrite(db, shop.deps.clock(), methods, { jalur_ditebak: true }, land)
  expect(await tugas()).toEqual([0, 1])
})
