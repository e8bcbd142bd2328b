import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKarantina } from '#contract/karantina/admin.ts'
import { getProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { correctLot, getLot, listMutasiLot } from '#contract/stok/lot-list-admin.ts'
import { holdLots } from '#contract/stok/many-lot-admin.ts'
import { buildAdmin, buildLot, buildProduk } from '#server/testing/build-rows.ts'
import { holdRows } from '#server/testing/hold-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await testApp()
  token = (await buildAdmin(shop.deps.db, shop.deps.clock())).token
})
afterAll(() => shop.close())

const hold = async (lotId: number[], reason = 'Segel rusak') =>
  shop.call(holdLots, { body: { lotId, alasan: reason } }, { token })

describe('bulk hold of lots', () => {
  test('moves all units to quarantine with the reason, and out of the stock', async () => {
    const { db, clock } = shop.deps
    const { produk_id: produkId } = await buildProduk(db, clock(), { stok: 0 })
    const [first, second] = [
      await buildLot(db, clock(), produkId, { nomor: 'H1', jumlah: 4 }),
      await buildLot(db, clock(), produkId, { nomor: 'H2', jumlah: 3 }),
    ]
    const { body } = await hold([first, second])
    expect(body.message).toBe('2 lot diubah')
    for (const [lotId, quantity] of [
      [first, 4],
      [second, 3],
    ] as const) {
      const lot = await shop.call(getLot, { params: { lotId } }, { token })
      expect(lot.body).toMatchObject({ sisa: 0, sisih: quantity })
      const moves = await shop.call(listMutasiLot, { params: { lotId }, query: {} }, { token })
      expect(moves.body[0]).toMatchObject({
        sisa: -quantity,
        sisih: quantity,
        alasan: 'sisih',
        keterangan: 'Segel rusak',
      })
    }
    expect((await shop.call(getProdukAdmin, { params: { produkId } }, { token })).body.stok).toBe(0)
    const { body: held } = await shop.call(listKarantina, { query: { q: 'H1' } }, { token })
    expect(held).toMatchObject([{ lotId: first, sisih: 4, halangan: null }])

    const { versiLot } = (await shop.call(getLot, { params: { lotId: first } }, { token })).body
    const found = { perubahan: 1, versiLot, keterangan: 'Terselip' }
    await shop.call(correctLot, { params: { lotId: first }, body: found }, { token })
    await hold([first])
    const query = { jenis: 'lot', rujukan: String(first) } as const
    expect((await shop.call(listJejak, { query }, { token })).body[0]).toMatchObject({
      sebelum: { sisa: 1, sisih: 4 },
      sesudah: { sisa: 0, sisih: 5 },
    })
  })

  test('sets a lot aside once for two requests at the same time', async () => {
    const { db, clock } = shop.deps
    const { produk_id: produkId } = await buildProduk(db, clock(), { stok: 0 })
    const lotId = await buildLot(db, clock(), produkId, { jumlah: 4 })
    const held = await holdRows(db, sql`SELECT FROM produk WHERE produk_id = ${produkId} FOR UPDATE`)
    const both = Promise.all([hold([lotId]), hold([lotId])])
    await held.untilWaiting(2)
    await held.release()
    const done = (await both).map(({ body }) => body.hasil[0].selesai)
    expect(done.toSorted()).toEqual([false, true])
    expect((await shop.call(getLot, { params: { lotId } }, { token })).body).toMatchObject({ sisa: 0, sisih: 4 })
  })

  test('skips empty and unknown lots, and says why', async () => {
    const { db, clock } = shop.deps
    const { produk_id } = await buildProduk(db, clock(), { stok: 0 })
    const full = await buildLot(db, clock(), produk_id, { nomor: 'H3', jumlah: 2 })
    const empty = await buildLot(db, clock(), produk_id, { nomor: 'H4', jumlah: 1 })
    await hold([empty])
    const { body } = await hold([full, empty, 2_000_000_000])
    expect(body.message).toBe('1 lot diubah, 2 dilewati')
    expect(body.hasil).toMatchObject([
      { id: full, selesai: true },
      { id: empty, selesai: false, alasan: 'Lot ini tidak berisi barang untuk dijual. Muat ulang halaman.' },
      { id: 2_000_000_000, selesai: false, alasan: expect.stringContaining('tidak ditemukan') },
    ])
  })

  test('needs a reason', async () => {
    expect((await hold([1], ' ')).status).toBe(400)
  })
})
