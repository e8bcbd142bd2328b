import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProduk } from './build-rows.ts'
import { testApp } from './test-app.ts'

const shop = await testApp()
const { db, clock } = shop.deps
afterAll(() => shop.close())
beforeAll(async () => {
  for (const harga of [1000, 2000, 1000]) await buildProduk(db, clock(), { harga, zat: 'urutan' })
})

const found = () => db.selectFrom('produk').select('produk_id').where('zat', '=', 'urutan')
const idsOf = async (query: ReturnType<typeof found>) => (await query.execute()).map(({ produk_id }) => produk_id)

test('returns the newest rows first without an order, and among ties', async () => {
  const [one = 0, two = 0, three = 0] = await idsOf(found().orderBy('produk_id'))
  expect(await idsOf(found())).toEqual([three, two, one])
  expect(await idsOf(found().orderBy('harga'))).toEqual([three, one, two])
})

test('refuses a query for one row that finds more', async () => {
  await expect(found().executeTakeFirst()).rejects.toThrow('found more')
  await expect(found().orderBy('produk_id').limit(1).executeTakeFirst()).resolves.toBeDefined()
})
