import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { changeManyProduk, getProdukAdmin, type ManyProdukChange } from '#contract/katalog/produk-admin.ts'
import { buildAdmin, buildKategori, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await testApp()
  token = (await buildAdmin(shop.deps.db, shop.deps.clock())).token
})
afterAll(() => shop.close())

const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), change)
const change = (produkId: number[], field: object) =>
  shop.call(changeManyProduk, { body: { produkId, jadi: field as ManyProdukChange } }, { token })
const read = async (produkId: number) => (await shop.call(getProdukAdmin, { params: { produkId } }, { token })).body

describe('bulk change of products', () => {
  test('archives and sells again, and records each product', async () => {
    const [one, two] = [await produk({ nama: 'Satu' }), await produk({ nama: 'Dua' })]
    const ids = [two.produk_id, one.produk_id]
    const { body } = await change(ids, { aktif: false })
    expect(body.message).toBe('2 produk diubah')
    expect(body.hasil.map(({ nama, selesai }: { nama: string; selesai: boolean }) => [nama, selesai])).toEqual([
      ['Satu', true],
      ['Dua', true],
    ])
    expect([(await read(one.produk_id)).aktif, (await read(two.produk_id)).aktif]).toEqual([false, false])
    await change(ids, { aktif: true })
    expect((await read(two.produk_id)).aktif).toBe(true)
    const query = { jenis: 'produk', rujukan: String(two.produk_id) }
    const { body: trail } = await shop.call(listJejak, { query }, { token })
    expect(trail.map(({ tindakan }: { tindakan: string }) => tindakan)).toEqual(['pulihkan', 'arsip'])
  })

  test('moves to a category and a shelf', async () => {
    const { produk_id } = await produk()
    const { kategori_id: kategoriId } = await buildKategori(shop.deps.db)
    const { versi } = await read(produk_id)
    await change([produk_id], { kategoriId })
    await change([produk_id], { rak_gudang: ' B7 ' })
    expect(await read(produk_id)).toMatchObject({ kategoriId, rak_gudang: 'B7', versi: versi + 2 })
  })

  test('skips rejected products, says why, and keeps the others', async () => {
    const forbidden = await produk({ aktif: false, nama: 'Serbuk lama', zat: 'nitrofuran' })
    const other = await produk({ aktif: false })
    const missing = other.produk_id + 1000
    const { status, body } = await change([forbidden.produk_id, missing, other.produk_id], { aktif: true })
    expect(status).toBe(200)
    expect(body.message).toBe('1 produk diubah, 2 dilewati')
    expect(body.hasil).toMatchObject([
      { id: forbidden.produk_id, nama: 'Serbuk lama', selesai: false, alasan: expect.stringContaining('dilarang') },
      { id: other.produk_id, selesai: true, alasan: '' },
      { id: missing, nama: '', selesai: false, alasan: expect.stringContaining('tidak ditemukan') },
    ])
    expect((await read(other.produk_id)).aktif).toBe(true)
  })

  test('changes no product if the category does not exist', async () => {
    const { produk_id } = await produk()
    const before = await read(produk_id)
    const { body } = await change([produk_id], { kategoriId: 2_000_000_000 })
    expect(body.hasil[0].alasan).toContain('Kategori tidak ditemukan')
    expect(await read(produk_id)).toEqual(before)
  })

  test.each([
    ['no product', [], { aktif: true }],
    ['no change', [1], {}],
    ['two changes', [1], { aktif: true, kategoriId: 1 }],
    ['a price', [1], { harga: 1 }],
    ['more than a hundred', Array.from({ length: 101 }, (_, i) => i + 1), { aktif: true }],
  ])('rejects %s', async (_, ids, field) => {
    expect((await change(ids, field)).status).toBe(400)
  })
})
