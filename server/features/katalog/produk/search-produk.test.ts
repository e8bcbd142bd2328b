import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProduk, type Produk } from '#contract/katalog/endpoints.ts'
import { SEARCH_MAX } from '#contract/total.ts'
import { buildKategori, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let obat: number
let tools: number
let air: number

beforeAll(async () => {
  shop = await testApp()
  const { db, clock } = shop.deps
  obat = (await buildKategori(db, 'Antiparasit')).kategori_id
  tools = (await buildKategori(db, 'Alat Uji')).kategori_id
  const create = (name: string, kategori_id = obat) =>
    buildProduk(db, clock(), { nama: name, deskripsi: 'Dari jauh.', kategori_id })
  await create('Beta')
  await create('Gama', tools)
  air = (await buildKategori(db, 'Air')).kategori_id
  for (const name of ['A Ua 17', 'Aqua É%'])
    await buildProduk(db, clock(), { nama: name, deskripsi: 'Nama lain.', kategori_id: air })
  for (const name of ['Teta', 'Epsilon', 'Delta', 'Zeta', 'Eta', 'Alfa']) await create(name)
  await sql`INSERT INTO produk (kategori_id, nama, harga, dibuat)
    SELECT ${tools}, 'Jaring ' || i, 1000, ${clock()} FROM generate_series(1000, ${1000 + 2 * SEARCH_MAX}) i`.execute(
    db,
  )
})
afterAll(() => shop.close())

// Two letters cannot use the trigram index.
test.each(['dari jauh', 'DARI', 'ri jau', 'uh'])('finds matches of %j, ordered by name', async (q) => {
  const names = async (kategori: string) => {
    const { body, headers } = await shop.call(listProduk, { query: { q, kategori } })
    expect(headers['x-total-count']).toBe(String(body.length))
    return body.map(({ nama }: Produk) => nama)
  }
  const medicines = ['Alfa', 'Beta', 'Delta', 'Epsilon', 'Eta', 'Teta', 'Zeta']
  const all = [...medicines, 'Gama'].sort()
  expect(await names('')).toEqual(all)
  expect(await names(`${obat}`)).toEqual(medicines)
  expect(await names(`${obat},${obat}`)).toEqual(medicines)
  expect(await names(`${tools},${obat}`)).toEqual(all)
})

test.each(['jaring', 'jaring 1', 'ar'])(
  'ends the pages of a very frequent %j after five with more to come, unlike the whole list',
  async (q) => {
    const ask = async (paging: object) =>
      (await shop.call(listProduk, { query: { q, kategori: `${tools}`, ...paging } })) as {
        body: Produk[]
        headers: Record<string, string>
      }
    const { body: whole } = await ask({})
    const pages = await Promise.all([1, 2, 3].map((page) => ask({ page, limit: 100 })))
    const found = pages.flatMap(({ body }) => body)
    expect(whole.length).toBeGreaterThan(found.length)
    expect(found).toHaveLength(SEARCH_MAX + 1)
    expect(found).toEqual(whole.filter(({ produkId }) => found.some((one) => one.produkId === produkId)))
    for (const { headers } of pages) expect(headers['x-total-count']).toBe(String(SEARCH_MAX + 1))
  },
)

test.each([
  ['a ua', ['A Ua 17']],
  ['AQUA', ['Aqua É%']],
  ['aq', ['Aqua É%']],
  ['UA 17', ['A Ua 17']],
  ['é%', ['Aqua É%']],
  ['7%', []],
  ['17 nama', []],
  ['lainama', []],
])('finds %j as an exact substring, ignoring case', async (q, names) => {
  const { body } = await shop.call(listProduk, { query: { q, kategori: `${air}` } })
  expect(body.map(({ nama }: Produk) => nama)).toEqual(names)
})

test('finds nothing in a shop without products', async () => {
  const empty = await testApp()
  expect((await empty.call(listProduk, { query: { q: 'obat' } })).body).toEqual([])
  await empty.close()
})
