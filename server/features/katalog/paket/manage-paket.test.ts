import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { getPaket, getPaketGambar, listPaket } from '#contract/katalog/endpoints.ts'
import {
  archivePaket,
  createPaket,
  getPaketAdmin,
  listPaketAdmin,
  reorderPaket,
  restorePaket,
  updatePaket,
} from '#contract/katalog/paket-admin.ts'
import { buildAdmin, buildPaket, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const auth = () => ({ token: admin.token })
const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), change)
const create = (body: object) =>
  shop.call(createPaket, { body: { title: 'Paket Uji', harga: '500000', ...body } }, auth())
const change = (paketId: number, body: object) =>
  shop.call(updatePaket, { params: { paketId }, body: { title: 'Paket Uji', harga: '500000', ...body } }, auth())
const kantor = async (paketId: number) => (await shop.call(getPaketAdmin, { params: { paketId } }, auth())).body
const contentText = (...parts: object[]) => JSON.stringify(parts)
const jejak = async (recordId: number | string) =>
  (await shop.call(listJejak, { query: { jenis: 'paket', rujukan: String(recordId) } }, auth())).body

async function gambarFile(type = 'image/png') {
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0a7d8c' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'paket.png', { type })
}

test('creates, changes, archives and restores a package, with an entry in the trail for each step', async () => {
  const { produk_id } = await produk({ nama: 'Obat Insang' })
  const made = await create({
    title: '  Paket Insang ',
    deskripsi: 'Untuk insang.',
    isi: contentText({ nama: 'Obat insang', produkId: produk_id, jumlah: 2 }, { nama: 'Buku saku', jumlah: 1 }),
    gambar: await gambarFile(),
  })
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({
      message: 'Paket berhasil ditambahkan',
      title: 'Paket Insang',
      items: ['Obat insang', 'Buku saku'],
      tersedia: 5,
    }),
  ])
  const { paketId, gambar } = made.body
  const params = { paketId }
  expect((await shop.call(getPaketGambar, { params: { gambar } })).status).toBe(200)
  expect((await shop.call(getPaket, { params })).body).toMatchObject({ title: 'Paket Insang', gambar })

  const changed = await change(paketId, { title: 'Paket Insang', harga: '450000.00' })
  expect(changed).toMatchObject({ status: 200, body: { message: 'Paket berhasil diupdate', harga: 450_000, gambar } })

  const gone = await shop.call(archivePaket, { params }, auth())
  expect([gone.status, gone.body.message]).toEqual([200, 'Paket dipindahkan ke arsip'])
  expect((await shop.call(getPaket, { params })).status).toBe(404)
  expect((await shop.call(archivePaket, { params }, auth())).status).toBe(404)
  expect(await kantor(paketId)).toMatchObject({ aktif: false, title: 'Paket Insang' })

  expect((await shop.call(restorePaket, { params }, auth())).body.message).toBe('Paket dijual lagi')
  expect((await shop.call(restorePaket, { params }, auth())).status).toBe(404)
  expect((await shop.call(getPaket, { params })).status).toBe(200)

  expect(await jejak(paketId)).toMatchObject([
    { tindakan: 'pulihkan', judul: 'Paket Insang' },
    { tindakan: 'arsip' },
    { tindakan: 'ubah', sebelum: { harga: 500_000 }, sesudah: { harga: 450_000 } },
    { tindakan: 'buat', sesudah: { isi: [`2× Obat insang (produk ${produk_id})`, '1× Buku saku'] } },
  ])
})

test.each([
  ['JSON text', '["Obat A","Obat B"]', ['Obat A', 'Obat B']],
  ['a single-quoted list', "['Obat A', 'Obat B, 1 L']", ['Obat A', 'Obat B, 1 L']],
  ['comma text', ' Obat A , ,Obat B,', ['Obat A', 'Obat B']],
  ['an empty text', '', []],
  ['nothing', undefined, []],
])('items as %s become names §D4.6 §5.52', async (_, items, names) => {
  const { status, body } = await create({ items })
  expect([status, body.items, body.tersedia]).toEqual([201, names, null])
})

test('accepts items as an array in JSON §D4.6', async () => {
  const payload = { title: 'Paket JSON', harga: 800_000, items: ['Obat A', 'Obat B'] }
  const answer = await shop.app.server.inject({
    method: 'POST',
    url: '/api/paket',
    headers: { authorization: `Bearer ${admin.token}` },
    payload,
  })
  expect([answer.statusCode, answer.json().items]).toEqual([201, ['Obat A', 'Obat B']])
})

test('keeps the ties of names that are sent alone, and fields that are not sent', async () => {
  const { produk_id } = await produk()
  const { body } = await create({
    deskripsi: 'Tetap',
    isi: contentText({ nama: 'Obat A', produkId: produk_id, jumlah: 3 }, { nama: 'Obat B', jumlah: 1 }),
  })
  const { paketId } = body
  await change(paketId, { items: '["Obat C","Obat A"]' })
  expect(await kantor(paketId)).toMatchObject({
    deskripsi: 'Tetap',
    isi: [
      { nama: 'Obat C', produkId: null, jumlah: 1, produk: null },
      { nama: 'Obat A', produkId: produk_id, jumlah: 3, produk: { produkId: produk_id, stok: 10 } },
    ],
    tersedia: 3,
  })
  const before = await jejak(paketId)
  await change(paketId, {})
  expect((await kantor(paketId)).items).toEqual(['Obat C', 'Obat A'])
  expect(await jejak(paketId)).toEqual(before)
  await change(paketId, { items: '' })
  expect((await kantor(paketId)).items).toEqual([])
})

test.each([
  ['a name', { title: '  ' }, { path: 'title', msg: 'Nama paket harus diisi' }],
  ['a price', { harga: '' }, { path: 'harga', msg: 'Harga paket harus diisi' }],
  ['whole rupiah', { harga: '800000.50' }, expect.objectContaining({ path: 'harga' })],
  ['a price that is not negative', { harga: '-1' }, expect.objectContaining({ path: 'harga' })],
  ['parts with names', { isi: '[{"nama":"","jumlah":1}]' }, { path: 'isi.0.nama', msg: 'Nama isi harus diisi' }],
  ['parts that can be read', { isi: 'x' }, { path: 'isi', msg: 'Isi paket tidak bisa dibaca' }],
])('requires %s of a package, new or not §5.50', async (_, body, error) => {
  const { paketId } = (await create({})).body
  for (const answer of [await create(body), await change(paketId, body)])
    expect([answer.status, answer.body.code, answer.body.errors[0]]).toEqual([400, 'VALIDATION_FAILED', error])
})

test('rejects a file that is no picture, whatever its name', async () => {
  expect((await create({ gambar: await gambarFile('image/gif') })).body.errors).toEqual([
    { path: 'gambar', msg: 'Gambar harus JPG, JPEG, atau PNG' },
  ])
  const fake = new File(['<svg/>'], 'a.png', { type: 'image/png' })
  expect((await create({ gambar: fake })).body.code).toBe('GAMBAR_TIDAK_DAPAT_DIBACA')
  expect((await create({ gambar: new File([], '') })).status).toBe(201)
})

test('deletes the picture of a package that could not be saved', async () => {
  const put = vi.spyOn(shop.deps.storage, 'put')
  const text = contentText({ nama: 'Obat', produkId: 999_999, jumlah: 1 })
  expect((await create({ isi: text, gambar: await gambarFile() })).status).toBe(404)
  const [key = ''] = put.mock.lastCall ?? []
  expect(key).toMatch(/^paket\//)
  expect(await shop.deps.storage.get(key)).toBeUndefined()
})

test('names a part that ties an unknown product, and saves nothing', async () => {
  const { body: made } = await create({ items: 'Obat A' })
  const text = contentText({ nama: 'Obat A', jumlah: 1 }, { nama: 'Obat B', produkId: 999_999, jumlah: 1 })
  expect(await change(made.paketId, { isi: text })).toMatchObject({
    status: 404,
    body: { code: 'PRODUK_TIDAK_ADA', errors: [{ path: 'isi.1.produk' }] },
  })
  expect((await kantor(made.paketId)).items).toEqual(['Obat A'])
})

test.each([
  [updatePaket, { title: 'X', harga: '1' }],
  [archivePaket, undefined],
  [restorePaket, undefined],
  [getPaketAdmin, undefined],
])('does not find a missing package', async (endpoint, body) => {
  expect(await shop.call(endpoint, { params: { paketId: 999_999 }, body } as never, auth())).toMatchObject({
    status: 404,
    body: { code: 'PAKET_TIDAK_ADA' },
  })
})

test('counts a product with all parts that tie it', async () => {
  const { produk_id } = await produk({ stok: 5 })
  const bagian = (quantity: number) => ({ nama: 'Botol', produkId: produk_id, jumlah: quantity })
  expect((await create({ isi: contentText(bagian(1), bagian(1)) })).body.tersedia).toBe(2)
  expect((await create({ isi: contentText(bagian(3), bagian(3)) })).body.tersedia).toBe(0)
})

test('marks a package with an archived part in the office, and does not sell it', async () => {
  const [existing, archived] = [await produk(), await produk({ aktif: false })]
  const { body } = await create({
    isi: contentText(
      { nama: 'Ada', produkId: existing.produk_id, jumlah: 1 },
      { nama: 'Tidak', produkId: archived.produk_id, jumlah: 1 },
    ),
  })
  expect(await kantor(body.paketId)).toMatchObject({
    tersedia: 0,
    isi: [{ produk: { aktif: true } }, { produk: { aktif: false, nama: archived.nama } }],
  })
})

test('does not sell a package with medicine without its number, and shows no dose of a prescription product', async () => {
  const { db, clock } = shop.deps
  const usageRules = [
    {
      cara: 'rendam',
      untuk: ['lintah-laut'],
      min: 250,
      maks: 300,
      satuan: 'ppm',
      lama: 60,
      ulang_hari: 7,
      batas: { suhu_maks: null, do_min: 5, maks_keras: 300 },
      sumber: 'Label',
    } as const,
  ]
  const [without, prescriptionOnly, free] = [
    await produk({ golongan: 'obat_bebas', nie: '' }),
    await produk({ resep: true, aturan_pakai: usageRules }),
    await produk({ aturan_pakai: usageRules }),
  ]
  const view = async (...parts: { produk_id: number }[]) => {
    const { paket_id: paketId } = await buildPaket(db, clock(), parts)
    return (await shop.call(getPaket, { params: { paketId } })).body
  }
  expect(await view(without, free)).toMatchObject({ tersedia: 0 })
  const { isi } = await view(prescriptionOnly, free)
  expect(isi.map((line: { produk: { aturan_pakai: [] } }) => line.produk.aturan_pakai.length)).toEqual([0, 1])
})

test('reorders the packages on sale for the shop, and rejects an outdated order', async () => {
  const shown = async (): Promise<number[]> =>
    (await shop.call(listPaket)).body.map(({ paketId }: { paketId: number }) => paketId)
  const reorder = (paketIds: number[]) => shop.call(reorderPaket, { body: { paketIds } }, auth())
  for (const title of ['Paket kiri', 'Paket kanan']) await create({ title })
  const before = await shown()
  const wish = before.toReversed()
  expect(await reorder(wish)).toMatchObject({ status: 200, body: { message: 'Urutan paket disimpan' } })
  expect(await shown()).toEqual(wish)
  expect(await jejak('urutan')).toMatchObject([{ tindakan: 'ubah', judul: 'Urutan paket' }])

  const { body: created } = await create({ title: 'Paling baru' })
  expect(await shown()).toEqual([...wish, created.paketId])
  const [first = 0] = wish
  for (const stale of [wish, [...wish, 999_999], [...wish, first], [...wish, created.paketId, first]])
    expect(await reorder(stale)).toMatchObject({ status: 409, body: { code: 'URUTAN_PAKET_BERUBAH' } })

  await shop.call(archivePaket, { params: { paketId: first } }, auth())
  await shop.call(restorePaket, { params: { paketId: first } }, auth())
  expect((await shown()).at(-1)).toBe(first)
})

test('searches, sorts and pages packages, archived ones separately', async () => {
  const { db, clock } = shop.deps
  for (const [harga, isActive] of [
    [1000, true],
    [3000, true],
    [2000, true],
    [4000, false],
  ] as const) {
    const { paket_id } = await buildPaket(db, clock(), [{ produk_id: null }], { harga, aktif: isActive })
    await db
      .updateTable('paket')
      .set({ title: `Zz ${harga}` })
      .where('paket_id', '=', paket_id)
      .execute()
  }
  const find = async (query: object) => {
    const { body, headers } = await shop.call(listPaketAdmin, { query }, auth())
    return [body.map(({ title }: { title: string }) => title), headers['x-total-count']]
  }
  expect(await find({ q: 'zz', urut: '-harga', limit: 2 })).toEqual([['Zz 3000', 'Zz 2000'], '3'])
  expect(await find({ q: 'zz', urut: '-harga', limit: 2, page: 2 })).toEqual([['Zz 1000'], '3'])
  expect(await find({ q: 'ZZ', urut: 'title' })).toEqual([['Zz 1000', 'Zz 2000', 'Zz 3000'], '3'])
  expect(await find({ q: 'zz', status: 'arsip' })).toEqual([['Zz 4000'], '1'])
  expect(await find({ q: '%' })).toEqual([[], '0'])
})
