import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { getInspection, inspectBuku } from '#contract/kesehatan/admin.ts'
import { rulesOf } from '#server/doctor/read-books.ts'
import { checkBooks, readInspection } from '#server/features/kesehatan/check-books.ts'
import { buildAdmin, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { FEATURES } from './features.ts'

/* The hourly check of the books, and the one that the office asks for. */

const shop = await testApp()
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())

test('checks the books on request, names contradictions, and limits checks to a dozen an hour', async () => {
  const check = () => shop.call(inspectBuku, {}, { token })
  const read = () => readInspection(shop.deps, FEATURES)
  const work = () =>
    waitFor('the check', async () => {
      await checkBooks(shop.deps, FEATURES)
      return (await read()).sisa === 0
    })
  const aturan = rulesOf(FEATURES, clock()).length
  expect((await check()).body).toMatchObject({ diperiksa: null, aturan, sisa: aturan, temuan: [], gagal: [] })
  await work()
  expect(await read()).toMatchObject({ diperiksa: clock().toISOString(), aturan, sisa: 0, temuan: [], gagal: [] })
  const { produk_id } = await buildProduk(db, clock(), { stok: 10 })
  const reject = (stok: number) => db.updateTable('produk').set({ stok }).where('produk_id', '=', produk_id).execute()
  await reject(11)
  // A check within the hour is on request only.
  await work()
  expect((await read()).temuan).toEqual([])
  await check()
  await work()
  expect((await read()).temuan).toContainEqual({
    aturan: 'Stok adalah jumlah mutasinya',
    rujukan: `produk ${produk_id}`,
    keterangan: expect.any(String),
  })
  expect((await shop.call(getInspection, {}, { token })).body).toEqual(await read())
  const many = await Promise.all(Array.from({ length: 12 }, check))
  expect(many.filter(({ status }) => status === 429).length).toBe(2)
  await work()
  await reject(10)
  shop.setClock(new Date(clock().getTime() + 3_700_000))
  await work()
  expect((await read()).temuan).not.toContainEqual(expect.objectContaining({ rujukan: `produk ${produk_id}` }))
})

test('cancels a rule at its limit, and says which', async () => {
  const slow = {
    name: 'uji',
    imports: [],
    invariants: { Lambat: sql<never>`SELECT pg_sleep(30)::text AS rujukan, '' AS keterangan` },
  }
  await checkBooks(shop.deps, [slow], 20)
  expect(await readInspection(shop.deps, [])).toMatchObject({ aturan: 1, sisa: 0, gagal: ['Lambat'] })
  await db.deleteFrom('pemeriksaan').execute()
})
