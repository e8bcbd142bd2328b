import { afterAll, beforeAll, expect, test } from 'vitest'
import { countProduk, listProduk, type Produk } from '#contract/katalog/endpoints.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { buildKategori, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const names = async (query: Record<string, unknown>) =>
  (await shop.call(listProduk, { query: query as never })).body.map((produk: Produk) => produk.nama)
test('filters by class and way of use, and counts each choice under the other filters', async () => {
  const { db, clock } = shop.deps
  const rule: UsageRule = {
    cara: 'rendam',
    untuk: [],
    min: 75,
    maks: 150,
    satuan: 'ppm',
    lama: 30,
    ulang_hari: null,
    batas: { suhu_maks: null, do_min: null, maks_keras: null },
    sumber: 'Label',
  }
  const content = { golongan: 'obat_bebas' as const, penyakit: ['lintah-laut' as const] }
  const rak = await buildKategori(db, 'Rak saringan')
  const rows = [
    { nama: 'Rendam', ...content, aturan_pakai: [rule, { ...rule, untuk: ['cacing-kulit' as const] }] },
    { nama: 'Pakan', ...content, aturan_pakai: [{ ...rule, cara: 'pakan' as const }], harga: 9000 },
    { nama: 'Keras', ...content, golongan: 'obat_keras' as const, resep: true, aturan_pakai: [rule] },
    { nama: 'Jaring', kategori_id: rak.kategori_id },
  ]
  for (const row of rows) await buildProduk(db, clock(), { kategori_id: rak.kategori_id, ...row })
  const kategori = String(rak.kategori_id)
  expect(await names({ kategori, golongan: 'obat_bebas' })).toEqual(['Pakan', 'Rendam'])
  expect(await names({ kategori, cara: 'rendam' })).toEqual(['Rendam'])
  expect(await names({ kategori, cara: 'rendam', golongan: 'bukan_obat' })).toEqual([])
  expect(await shop.call(listProduk, { query: { cara: 'minum' as never } })).toMatchObject({ status: 400 })

  const counts = async (query: Record<string, unknown>) =>
    (await shop.call(countProduk, { query: { kategori, ...query } as never })).body
  expect(await counts({})).toEqual({
    penyakit: { 'lintah-laut': 2 },
    golongan: { obat_bebas: 2, obat_keras: 1, bukan_obat: 1 },
    cara: { rendam: 1, pakan: 1 },
  })
  expect(await counts({ cara: 'pakan' })).toEqual({
    penyakit: { 'lintah-laut': 1 },
    golongan: { obat_bebas: 1 },
    cara: { rendam: 1, pakan: 1 },
  })
  expect(await counts({ q: 'rendam', harga_maks: 10_000 })).toEqual({ penyakit: {}, golongan: {}, cara: {} })
  expect(await counts({ penyakit: 'lintah-laut', golongan: 'bukan_obat' })).toEqual({
    penyakit: {},
    golongan: { obat_bebas: 2 },
    cara: {},
  })
})
