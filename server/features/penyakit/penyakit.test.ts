import { afterAll, expect, test } from 'vitest'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { getPenyakit, listPenyakit, listTakaranKartu } from '#contract/penyakit/endpoints.ts'
import { buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
const { db, clock } = shop.deps
afterAll(() => shop.close())

const WORM_RULES: UsageRule[] = [
  {
    cara: 'rendam',
    untuk: ['cacing-kulit'],
    min: 75,
    maks: 150,
    satuan: 'ppm',
    lama: 30,
    ulang_hari: 7,
    batas: { suhu_maks: 31, do_min: 5, maks_keras: 150 },
    sumber: 'Label',
  },
]
const peroxide = (name: string, change = {}) =>
  buildProduk(db, clock(), {
    nama: name,
    nie: 'KKP 1',
    bentuk: 'cairan',
    zat_aktif: [{ nama: 'hidrogen peroksida', kadar: 50, satuan: '% b/b' }],
    aturan_pakai: WORM_RULES,
    ...change,
  })

test('lists every disease, or those of a class', async () => {
  const all = await shop.call(listPenyakit, { query: {} })
  expect(all.body.map(({ kode }: { kode: string }) => kode)).toEqual(KODE_PENYAKIT)
  const air = await shop.call(listPenyakit, { query: { kelas: 'L' } })
  expect(air.body).toHaveLength(9)
  expect(air.body.every(({ kode }: { kode: KodePenyakit }) => PENYAKIT[kode].kelas === 'L')).toBe(true)
  expect((await shop.call(listPenyakit, { query: { kelas: 'X' as 'L' } })).status).toBe(400)
})

test('returns a small card with all of its sources', async () => {
  for (const kode of KODE_PENYAKIT) {
    const { status, body } = await shop.call(getPenyakit, { params: { kode } })
    expect([kode, status]).toEqual([kode, 200])
    expect(JSON.stringify(body).length).toBeLessThan(30 * 1024)
    expect(body.sumber.every(({ judul }: { judul: string }) => judul.length > 0)).toBe(true)
    expect(body.mirip.every(({ nama }: { nama: string }) => nama.length > 0)).toBe(true)
  }
})

test('returns 404 for an unknown card, by any name', async () => {
  for (const kode of ['x', 'constructor', '__proto__', 'VNN', 'vnn.ts', '..%2Fumum'])
    for (const endpoint of [getPenyakit, listTakaranKartu])
      expect([kode, (await shop.call(endpoint, { params: { kode } })).status]).toEqual([kode, 404])
})

test('returns the amounts of products on sale without a prescription, by their rule', async () => {
  const { produk_id } = await peroxide('A Peroksida')
  await peroxide('B Diarsipkan', { aktif: false })
  await peroxide('C Obat keras', { golongan: 'obat_keras' })
  await peroxide('D Tanpa nomor', { golongan: 'obat_bebas_terbatas', nie: '' })
  await peroxide('E Untuk yang lain', {
    aturan_pakai: WORM_RULES.map((item): UsageRule => ({ ...item, untuk: ['kutu-ikan'] })),
  })
  await db.updateTable('pengaturan_toko').set({ nie_dikumpulkan: false }).execute()
  const { body } = await shop.call(listTakaranKartu, { params: { kode: 'cacing-kulit' } })
  expect(body).toMatchObject([{ produkId: produk_id, nama: 'A Peroksida', mulai: 125, paling: 250, satuan: 'mL' }])
  expect((await shop.call(listTakaranKartu, { params: { kode: 'vnn' } })).body).toEqual([])
})
