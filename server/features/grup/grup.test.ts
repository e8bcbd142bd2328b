import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createGrup, deleteGrup, getGrup, listGrup, updateGrup } from '#contract/grup/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { buildAdmin, buildLot, buildPelanggan, buildProduk, buildVoucher } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: { token: string }
beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), { harga: 100_000, ...change })
const add = (input: object) => shop.call(createGrup, { body: { persen: 0, ...input } as never }, admin)
const change = (grupId: number, input: object) =>
  shop.call(updateGrup, { params: { grupId }, body: { ...input, semula: {} } as never }, admin)
const remove = async (grupId: number) => (await shop.call(deleteGrup, { params: { grupId } }, admin)).body.message
const view = async (grupId: number) => (await shop.call(getGrup, { params: { grupId } }, admin)).body
const jejak = async (grupId: number) =>
  (await shop.call(listJejak, { query: { jenis: 'grup-pelanggan', rujukan: String(grupId) } }, admin)).body

test('is created and changed with its own prices, and written to the trail in words', async () => {
  const [a, b] = [await produk({ nama: 'Garam A' }), await produk({ nama: 'Garam B' })]
  const made = await add({ nama: 'Tani Hurun', persen: '5', harga: [{ produkId: b.produk_id, harga: '80000' }] })
  expect([made.status, made.body]).toMatchObject([201, { nama: 'Tani Hurun', persen: 5, anggota: 0, aktif: true }])
  const { grupId } = made.body
  expect((await view(grupId)).produk).toEqual([{ id: b.produk_id, nama: 'Garam B', harga: 100_000 }])
  const harga = [b, a].map(({ produk_id }) => ({ produkId: produk_id, harga: 70_000 }))
  expect((await change(grupId, { harga })).body.harga).toEqual(
    [a, b].map(({ produk_id }) => ({ produkId: produk_id, harga: 70_000 })),
  )
  expect((await change(grupId, { harga: [], persen: 7 })).body).toMatchObject({
    harga: [],
    persen: 7,
    nama: 'Tani Hurun',
  })
  expect(await jejak(grupId)).toMatchObject([
    { tindakan: 'ubah', sebelum: { persen: 5 }, sesudah: { persen: 7, hargaGrup: '' } },
    { tindakan: 'ubah', sesudah: { hargaGrup: 'Garam A: Rp 70.000; Garam B: Rp 70.000' } },
    { tindakan: 'buat', judul: 'Tani Hurun', sesudah: { hargaGrup: 'Garam B: Rp 80.000' } },
  ])
})

test('has a unique name in any case, and prices of existing products only', async () => {
  const { grupId } = (await add({ nama: 'Satu Nama' })).body
  const again = await add({ nama: 'satu nama' })
  expect([again.status, again.body.code, again.body.errors[0].path]).toEqual([409, 'GRUP_SUDAH_ADA', 'nama'])
  const other = (await add({ nama: 'Lain' })).body.grupId
  expect((await change(other, { nama: 'SATU NAMA' })).body.code).toBe('GRUP_SUDAH_ADA')
  const lost = await change(grupId, { harga: [{ produkId: 999_999, harga: 1 }] })
  expect([lost.status, lost.body.errors[0].path]).toEqual([400, 'harga'])
  expect((await change(999_999, { persen: 1 })).body.code).toBe('GRUP_TIDAK_ADA')
  expect((await shop.call(getGrup, { params: { grupId: 999_999 } }, admin)).status).toBe(404)
})

test.each([
  [0, 201],
  [90, 201],
  [91, 400],
])('takes a percentage of 0 to 90: %i: %i', async (percent, status) => {
  expect((await add({ nama: `Persen ${percent}`, persen: percent, modalDisadari: true })).status).toBe(status)
})

describe('deleting', () => {
  test('deletes a group that is not used', async () => {
    const barang = await produk()
    const { grupId } = (await add({ nama: 'Kosong', harga: [{ produkId: barang.produk_id, harga: 90_000 }] })).body
    expect(await remove(grupId)).toBe('Grup berhasil dihapus')
    expect((await shop.call(getGrup, { params: { grupId } }, admin)).status).toBe(404)
    expect((await jejak(grupId))[0]).toMatchObject({ tindakan: 'hapus', judul: 'Kosong' })
  })

  test('only archives a group with members', async () => {
    const { db, clock } = shop.deps
    const { grupId } = (await add({ nama: 'Beranggota', persen: 4, modalDisadari: true })).body
    const { pengguna_id } = await buildPelanggan(db, clock())
    await db.updateTable('pengguna').set({ grup_id: grupId }).where('pengguna_id', '=', pengguna_id).execute()
    expect(await remove(grupId)).toBe('Grup diarsipkan karena punya anggota atau voucher')
    expect(await view(grupId)).toMatchObject({ aktif: false, anggota: 1, persen: 4 })
    expect((await jejak(grupId))[0]).toMatchObject({ tindakan: 'arsip', sesudah: { aktif: false } })
  })

  test('only archives a group that a voucher names', async () => {
    const { grupId } = (await add({ nama: 'Bervoucher' })).body
    await buildVoucher(shop.deps.db, shop.deps.clock(), { grup_id: grupId })
    expect(await remove(grupId)).toBe('Grup diarsipkan karena punya anggota atau voucher')
  })
})

test('is listed by name, active groups first, page by page', async () => {
  const ids: Record<string, number> = {}
  for (const name of ['zz B', 'zz A', 'zz C']) ids[name] = (await add({ nama: name })).body.grupId
  await change(ids['zz A'] ?? 0, { aktif: false })
  const list = async (query: object = {}) =>
    (await shop.call(listGrup, { query: { q: 'ZZ', ...query } }, admin)).body.map(({ nama }: { nama: string }) => nama)
  const harga = [{ produkId: (await produk()).produk_id, harga: 1000 }]
  await change(ids['zz C'] ?? 0, { harga })
  const { body } = await shop.call(listGrup, { query: { q: 'ZZ' } }, admin)
  expect(body).toMatchObject([
    { nama: 'zz B', harga: [] },
    { nama: 'zz C', harga },
    { nama: 'zz A', harga: [] },
  ])
  expect(await list({ limit: 2, page: 2 })).toEqual(['zz A'])
})

describe('a price below the cost of the last lot', () => {
  // Every percentage applies to them as long as they are sold.
  afterEach(() => shop.deps.db.updateTable('produk').set({ aktif: false }).where('nama', 'like', 'Modal %').execute())

  let n = 0
  async function barang(modal: number[], change = {}) {
    const row = await produk({ nama: `Modal ${++n}`, harga: 99_999, ...change })
    for (const hargaModal of modal) await buildLot(shop.deps.db, shop.deps.clock(), row.produk_id, { hargaModal })
    await buildLot(shop.deps.db, shop.deps.clock(), row.produk_id, { hargaModal: null })
    return row
  }
  const special = (row: { produk_id: number }, harga: number) => ({ harga: [{ produkId: row.produk_id, harga }] })

  test('needs a confirmation, by the last known cost', async () => {
    const cheap = await barang([200_000, 50_000])
    expect((await add({ nama: 'Modal lama', ...special(cheap, 50_000) })).status).toBe(201)
    const losses = await add({ nama: 'Modal baru', ...special(cheap, 49_999) })
    expect([losses.status, losses.body.code, losses.body.rincian.nama]).toEqual([422, 'DI_BAWAH_MODAL', cheap.nama])
    const acknowledged = await add({ nama: 'Modal baru', modalDisadari: true, ...special(cheap, 49_999) })
    expect(acknowledged.status).toBe(201)
    expect((await add({ nama: 'Tidak aktif', aktif: false, ...special(cheap, 1) })).status).toBe(201)
    const changed = (await add({ nama: 'Ubahan' })).body.grupId
    expect((await change(changed, special(cheap, 1))).body.code).toBe('DI_BAWAH_MODAL')
  })

  test('follows from a percentage, rounded up, except where a product has a price of its own', async () => {
    const row = await barang([90_000])
    // 10% off Rp 99.999 is Rp 89.999,10, which is Rp 90.000.
    expect((await add({ nama: 'Sepuluh', persen: 10 })).status).toBe(201)
    expect((await add({ nama: 'Sebelas', persen: 11 })).body.code).toBe('DI_BAWAH_MODAL')
    expect((await add({ nama: 'Sebelas', persen: 11, ...special(row, 95_000) })).status).toBe(201)
    await barang([99_999], { resep: true })
    expect((await add({ nama: 'Tanpa resep', persen: 10 })).status).toBe(201)
    expect((await add({ nama: 'Tanpa potongan', persen: 0 })).status).toBe(201)
    await barang([100_000], { aktif: false })
    expect((await add({ nama: 'Tanpa arsip', persen: 10 })).status).toBe(201)
    await barang([100_000])
    expect((await add({ nama: 'Harga biasa', persen: 0 })).status, 'the shop sells it below its cost anyway').toBe(201)
  })
})
