import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { getKategori } from '#contract/katalog/endpoints.ts'
import { createKategori, deleteKategori, listKategoriAdmin, updateKategori } from '#contract/katalog/kategori-admin.ts'
import { buildAdmin, buildKategori, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const auth = () => ({ token: admin.token })
const create = (name: string, description?: string) =>
  shop.call(createKategori, { body: { nama: name, deskripsi: description } }, auth())
const jejak = async (recordId: number) =>
  (await shop.call(listJejak, { query: { jenis: 'kategori', rujukan: String(recordId) } }, auth())).body

test('creates, reads, changes and deletes a category, with an entry in the trail for each step', async () => {
  const made = await create('  Vitamin  ', 'Suplemen pakan')
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({ nama: 'Vitamin', deskripsi: 'Suplemen pakan', count: 0 }),
  ])
  const { kategoriId } = made.body
  const params = { kategoriId }
  await shop.call(updateKategori, { params, body: { nama: 'Vitamin & Mineral', deskripsi: 'Suplemen pakan' } }, auth())
  expect((await shop.call(getKategori, { params })).body).toMatchObject({ nama: 'Vitamin & Mineral' })

  const gone = await shop.call(deleteKategori, { params }, auth())
  expect([gone.status, gone.body.message]).toEqual([200, 'Kategori berhasil dihapus'])
  expect((await shop.call(getKategori, { params })).status).toBe(404)

  expect(await jejak(kategoriId)).toMatchObject([
    { tindakan: 'hapus', judul: 'Vitamin & Mineral', oleh: admin.nama },
    { tindakan: 'ubah', sebelum: { nama: 'Vitamin' }, sesudah: { nama: 'Vitamin & Mineral' } },
    { tindakan: 'buat', sesudah: { nama: 'Vitamin', deskripsi: 'Suplemen pakan' } },
  ])
})

test('writes no trail without a change', async () => {
  const { body } = await create('Tetap', 'Sama')
  const params = { kategoriId: body.kategoriId }
  expect((await shop.call(updateKategori, { params, body: { nama: 'Tetap', deskripsi: 'Sama' } }, auth())).status).toBe(
    200,
  )
  expect(await jejak(body.kategoriId)).toHaveLength(1)
})

test('rejects a taken name, ignoring case', async () => {
  const { kategori_id: kategoriId } = await buildKategori(shop.deps.db, 'Probiotik')
  await buildKategori(shop.deps.db, 'Lain')
  expect((await create('PROBIOTIK')).body).toMatchObject({ code: 'KATEGORI_SUDAH_ADA', errors: [{ path: 'nama' }] })
  const clash = await shop.call(
    updateKategori,
    { params: { kategoriId }, body: { nama: 'lain', deskripsi: 'x' } },
    auth(),
  )
  expect(clash.body.code).toBe('KATEGORI_SUDAH_ADA')
})

test('rejects an empty name in the words of the form', async () => {
  expect((await create('   ')).body.errors).toEqual([{ path: 'nama', msg: 'Nama kategori tidak boleh kosong!' }])
})

test('keeps a category with products, even archived ones §D3.9', async () => {
  const { kategori_id } = await buildKategori(shop.deps.db)
  await buildProduk(shop.deps.db, shop.deps.clock(), { kategori_id, aktif: false })
  const answer = await shop.call(deleteKategori, { params: { kategoriId: kategori_id } }, auth())
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Kategori masih dipakai 1 produk. Pindahkan dulu produknya ke kategori lain.',
  ])
})

test('updates the count of active products when they are added, moved, archived and deleted', async () => {
  const { db, clock } = shop.deps
  const [one, two] = [await buildKategori(db), await buildKategori(db)]
  const counts = async () => {
    const of = async ({ kategori_id: kategoriId }: { kategori_id: number }) =>
      (await shop.call(getKategori, { params: { kategoriId } })).body.count
    return [await of(one), await of(two)]
  }
  const { produk_id } = await buildProduk(db, clock(), { kategori_id: one.kategori_id, stok: 0 })
  await buildProduk(db, clock(), { kategori_id: one.kategori_id, aktif: false })
  expect(await counts()).toEqual([1, 0])
  const change = (set: { kategori_id?: number; aktif?: boolean }) =>
    db.updateTable('produk').set(set).where('produk_id', '=', produk_id).execute()
  await change({ kategori_id: two.kategori_id })
  expect(await counts()).toEqual([0, 1])
  await change({ aktif: false })
  expect(await counts()).toEqual([0, 0])
  await change({ aktif: true, kategori_id: one.kategori_id })
  expect(await counts()).toEqual([1, 0])
  await db.deleteFrom('produk').where('produk_id', '=', produk_id).execute()
  expect(await counts()).toEqual([0, 0])
})

test('searches, sorts and pages the list', async () => {
  for (const name of ['Zz ikan A', 'Zz ikan B', 'Zz ikan C']) await buildKategori(shop.deps.db, name)
  const names = async (query: object) => {
    const { body, headers } = await shop.call(listKategoriAdmin, { query }, auth())
    return { names: body.map(({ nama }: { nama: string }) => nama), total: headers['x-total-count'] }
  }
  expect(await names({ q: 'zz IKAN', urut: '-nama', limit: 2 })).toEqual({
    names: ['Zz ikan C', 'Zz ikan B'],
    total: '3',
  })
  expect(await names({ q: 'zz ikan', urut: '-nama', limit: 2, page: 2 })).toEqual({ names: ['Zz ikan A'], total: '3' })
  expect(await names({ q: '%' })).toEqual({ names: [], total: '0' })
  expect((await shop.call(listKategoriAdmin, { query: { urut: 'kategori_id; DROP' as 'nama' } }, auth())).status).toBe(
    400,
  )
})
