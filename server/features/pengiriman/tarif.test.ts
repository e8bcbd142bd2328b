import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { listPengiriman } from '#contract/pengiriman/endpoints.ts'
import {
  createTarif,
  deleteTarif,
  exportTarif,
  getTarif,
  importTarif,
  listTarif,
  type TarifOngkir,
  updateTarif,
} from '#contract/pengiriman/tarif-admin.ts'
import { buildAdmin, buildPengiriman } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let auth: { token: string }
let send: Awaited<ReturnType<typeof buildPengiriman>>
beforeAll(async () => {
  shop = await testApp()
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const inputOf = (change: object = {}) => ({
  shippingId: send.shipping_id,
  kode_wilayah: '18.71',
  kg_pertama: '20000',
  kg_berikut: 8000,
  minimum_kg: '1',
  hari_min: '3',
  hari_maks: 5,
  aktif: true,
  ...change,
})
const create = (change: object = {}) => shop.call(createTarif, { body: inputOf(change) }, auth)
const list = async (query: object = {}): Promise<TarifOngkir[]> =>
  (await shop.call(listTarif, { query: { metode: send.shipping_id, ...query } }, auth)).body
const isByTujuan = async () =>
  (await shop.call(listPengiriman)).body.data.find(
    ({ shippingId }: { shippingId: number }) => shippingId === send.shipping_id,
  ).menurut_tujuan

test('has a flat fee until it has a rate, and again without one', async () => {
  send = await buildPengiriman(shop.deps.db)
  expect(await isByTujuan()).toBe(false)
  const { status, body } = await create()
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ wilayah: 'Kota Bandar Lampung, Lampung', kg_pertama: 20_000, aktif: true, versi: 1 }),
  ])
  expect(await isByTujuan()).toBe(true)
  const { message: _, ...rate } = body
  const params = { ongkirId: rate.ongkirId }
  const archived = await shop.call(updateTarif, { params, body: { aktif: false, semula: { aktif: true } } }, auth)
  expect([archived.body.aktif, await isByTujuan()]).toEqual([false, false])
  const move = { kode_wilayah: '18', aktif: true, semula: { kode_wilayah: '18.71', aktif: false } }
  expect((await shop.call(updateTarif, { params, body: move }, auth)).body).toMatchObject({ wilayah: 'Lampung' })
  expect((await shop.call(deleteTarif, { params, query: { versi: 1 } }, auth)).body.code).toBe('DATA_BERUBAH')
  expect((await shop.call(deleteTarif, { params, query: { versi: 3 } }, auth)).status).toBe(200)
  expect([(await shop.call(getTarif, { params }, auth)).status, await isByTujuan()]).toEqual([404, false])
  const query = { jenis: 'tarif-ongkir', rujukan: String(rate.ongkirId) }
  expect((await shop.call(listJejak, { query }, auth)).body).toMatchObject([
    { tindakan: 'hapus', judul: `${send.nama} ke Lampung` },
    { tindakan: 'ubah', sebelum: { kode_wilayah: '18.71' }, sesudah: { kode_wilayah: '18' } },
    { tindakan: 'ubah', sebelum: { aktif: true }, sesudah: { aktif: false } },
    { tindakan: 'buat' },
  ])
})

test.each([
  [{ kode_wilayah: '' }, 400, 'kode_wilayah'],
  [{ kode_wilayah: '18.7' }, 400, 'kode_wilayah'],
  [{ kode_wilayah: '99.99' }, 422, 'kode_wilayah'],
  [{ kg_pertama: '' }, 400, 'kg_pertama'],
  [{ kg_pertama: '12,5' }, 400, 'kg_pertama'],
  [{ minimum_kg: 0 }, 400, 'minimum_kg'],
  [{ hari_min: 6 }, 400, 'hari_maks'],
  [{ hari_maks: 366 }, 400, 'hari_maks'],
  [{ shippingId: '' }, 400, 'shippingId'],
])('rejects invalid input in the words of the form: %j', async (change, status, path) => {
  send = await buildPengiriman(shop.deps.db)
  const answer = await create(change)
  expect([answer.status, answer.body.errors?.map((error: { path: string }) => error.path)]).toEqual([status, [path]])
})

test('allows one rate per region, and none without a method', async () => {
  send = await buildPengiriman(shop.deps.db)
  await create()
  expect(await create()).toMatchObject({
    status: 409,
    body: { code: 'TARIF_SUDAH_ADA', errors: [{ path: 'kode_wilayah' }] },
  })
  expect((await create({ shippingId: 999_999 })).body.code).toBe('PENGIRIMAN_TIDAK_ADA')
  const metro = await create({ kode_wilayah: '18.72' })
  expect(metro.status).toBe(201)
  const params = { ongkirId: metro.body.ongkirId }
  const move = await shop.call(updateTarif, { params, body: { kode_wilayah: '18.71', semula: {} } as never }, auth)
  expect([move.status, move.body.code]).toEqual([409, 'TARIF_SUDAH_ADA'])
  expect((await list({ q: 'bandar' })).map(({ kode_wilayah }) => kode_wilayah)).toEqual(['18.71'])
  expect((await list({ q: '18.72' })).map(({ wilayah }) => wilayah)).toEqual(['Kota Metro, Lampung'])
})

const importCsv = (text: string, more: object = {}) =>
  shop.call(importTarif, { body: { berkas: new File([text], 'tarif.csv'), ...more } }, auth)
const HEADER = 'metode;kode_wilayah;kg_pertama;kg_berikut;hari_min;hari_maks'

test('imports rates from a file: previews them first, and changes nothing on a repeat', async () => {
  send = await buildPengiriman(shop.deps.db)
  await create()
  const text = [
    HEADER,
    `${send.kode};18;30000;9000;4;6`,
    `${send.kode};18.71;21000;8000;3;5`,
    `${send.kode};18,72;25000;0;2;2`,
  ].join('\r\n')
  const told = (await importCsv(text)).body
  expect(told).toMatchObject({ jumlah: { baru: 2, berubah: 1, sama: 0, salah: 0 }, galat: [] })
  expect(told.rincian[1]).toMatchObject({ baris: 3, sebelum: { kg_pertama: 20_000 }, sesudah: { kg_pertama: 21_000 } })
  expect(await list()).toHaveLength(1)
  const done = await importCsv(text, { mode: 'terapkan', sidik: told.sidik })
  expect(done.body.message).toBe('Impor selesai: 2 tarif baru, 1 tarif diubah.')
  expect(
    (await list()).map(({ kode_wilayah, kg_pertama, minimum_kg }) => [kode_wilayah, kg_pertama, minimum_kg]),
  ).toEqual([
    ['18', 30_000, 1],
    ['18.71', 21_000, 1],
    ['18.72', 25_000, 1],
  ])
  expect((await importCsv(text)).body).toMatchObject({ jumlah: { baru: 0, berubah: 0, sama: 3, salah: 0 } })
  // The fingerprint of the earlier check no longer matches the changes.
  expect((await importCsv(text, { mode: 'terapkan', sidik: told.sidik })).body.code).toBe('TARIF_BERUBAH')
})

test('changes every column of a rate by a file, and writes a trail', async () => {
  send = await buildPengiriman(shop.deps.db)
  const { ongkirId } = (await create()).body
  const head = `${HEADER};minimum_kg;status`
  await importCsv(`${head}\n${send.kode};18.71;21000;8500;4;6;2;arsip`, { mode: 'terapkan' })
  const number = { kg_pertama: 21_000, kg_berikut: 8500, minimum_kg: 2, hari_min: 4, hari_maks: 6 }
  expect(await list()).toMatchObject([{ ongkirId, ...number, aktif: false, versi: 2 }])
  const query = { jenis: 'tarif-ongkir', rujukan: String(ongkirId) }
  expect((await shop.call(listJejak, { query }, auth)).body).toMatchObject([
    {
      tindakan: 'impor',
      judul: `${send.nama} ke Kota Bandar Lampung, Lampung`,
      sebelum: { kg_berikut: 8000, status: 'aktif' },
      sesudah: { ...number, status: 'arsip' },
    },
    { tindakan: 'buat' },
  ])
  const all = (await shop.call(listJejak, { query: { jenis: 'tarif-ongkir', rujukan: 'impor' } }, auth)).body
  expect(all[0]).toMatchObject({ judul: 'Impor tarif ongkir', sesudah: { baru: 0, berubah: 1 } })
})

test('rates are listed in the order of their methods', async () => {
  const { db } = shop.deps
  const [two, one] = [await buildPengiriman(db), await buildPengiriman(db)]
  for (const [{ shipping_id }, position] of [
    [two, 2],
    [one, 1],
  ] as const) {
    await db
      .updateTable('pengiriman')
      .set({ urutan: position, nama: 'Urut tarif' })
      .where('shipping_id', '=', shipping_id)
      .execute()
    for (const kode_wilayah of ['18.72', '18']) await create({ shippingId: shipping_id, kode_wilayah })
  }
  const { body } = await shop.call(listTarif, { query: { q: 'urut tarif' } }, auth)
  expect(body.map(({ metode, kode_wilayah }: TarifOngkir) => [metode, kode_wilayah])).toEqual([
    [one.kode, '18'],
    [one.kode, '18.72'],
    [two.kode, '18'],
    [two.kode, '18.72'],
  ])
})

test('imports an export unchanged', async () => {
  send = await buildPengiriman(shop.deps.db)
  await create({ minimum_kg: 5 })
  await create({ kode_wilayah: '91.71.01', aktif: false })
  const url = `${exportTarif.path}?metode=${send.shipping_id}`
  const { payload, headers } = await shop.app.server.inject({ url, headers: { authorization: `Bearer ${auth.token}` } })
  expect(headers['content-disposition']).toContain('tarif-ongkir-')
  expect(payload.split('\r\n')[1]).toBe(`${send.kode};18.71;"Kota Bandar Lampung, Lampung";20000;8000;5;3;5;aktif`)
  expect((await importCsv(payload)).body.jumlah).toEqual({ baru: 0, berubah: 0, sama: 2, salah: 0 })
})

test('reports each wrong line by its number, and then writes nothing', async () => {
  send = await buildPengiriman(shop.deps.db)
  const text = [
    HEADER,
    `tidak-ada;18;1;1;1;1`,
    `${send.kode};99.99;1;1;1;1`,
    `${send.kode};18;1;1;5;1`,
    `${send.kode};18.71;;1;1;1`,
    `${send.kode};18.72;1;1;1;1`,
    `${send.kode};18.72;2;1;1;1`,
  ].join('\n')
  const { body } = await importCsv(text)
  expect(body.jumlah).toMatchObject({ baru: 1, salah: 5 })
  expect(body.galat).toEqual([
    { baris: 2, kolom: 'metode', pesan: 'Metode dengan kode “tidak-ada” tidak ada' },
    { baris: 3, kolom: 'kode_wilayah', pesan: 'Wilayah “99.99” tidak ada' },
    { baris: 4, kolom: 'hari_maks', pesan: 'Paling lama tidak boleh kurang dari paling cepat' },
    { baris: 5, kolom: 'kg_pertama', pesan: 'Kilogram pertama tidak boleh kosong' },
    { baris: 7, kolom: 'kode_wilayah', pesan: 'Metode dan wilayah ini sudah ada di baris 6' },
  ])
  expect((await importCsv(text, { mode: 'terapkan' })).body).toMatchObject({
    code: 'CSV_ADA_YANG_SALAH',
    errors: { length: 5 },
  })
  expect(await list()).toEqual([])
})
