import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { getProduk, listProduk } from '#contract/katalog/endpoints.ts'
import { visibleStok } from '#contract/katalog/visible-stok.ts'
import { getArtikel } from '#contract/konten/endpoints.ts'
import { listRiwayat } from '#contract/pesanan/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { sourceOf } from '#server/edge/changes.ts'
import { registerPages } from '#server/http/pages.ts'
import { sourcesOf } from '#server/http/sources-of.ts'
import {
  buildAdmin,
  buildKategori,
  buildPaket,
  buildPelanggan,
  buildPengiriman,
  buildProduk,
  buildUlasan,
} from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { buildApp } from './app.ts'
import { openAnswers } from './open-answers.ts'
import { openFaultyProxy } from './testing/processes/open-line.ts'

/*
 * Public pages and responses from the cache, over HTTP: the built pages, a real connection for change notifications, and a
 * clock that stands still until a test moves it. The pages must be built, as they are in `npm test`.
 */

const shop = await testApp()
const database = await createTestDatabase()
/** Connection for changes by users and other processes, independent of the shops' connections. */
const db = createDb(database.url)
afterAll(async () => {
  await db.destroy()
  await database.drop()
  await shop.close()
})

const SECOND = 1000
const HOUR = 3_600_000
const SETTINGS = { publicUrl: 'http://localhost:3040', snapUrl: 'http://127.0.0.1:1', clientKey: '', simulated: true }

/** Starts a shop with a response cache, whose database connections can be cut. */
async function openShop() {
  const line = await openFaultyProxy(database.url)
  const news = await openFaultyProxy(database.url)
  const queries: string[] = []
  const plain = createDb(line.url)
  let now = Date.now()
  const deps = { ...shop.deps, db: plain.withPlugin(recorder(plain, queries)), clock: () => new Date(now) }
  const { answers, close } = await openAnswers(news.url, deps)
  const { server, endpoints, files } = await buildApp({ ...deps, answers })
  await registerPages(server, { call: endpoints.call, answers, files, settings: SETTINGS })
  onTestFinished(async () => {
    await close()
    await server.close()
    await plain.destroy()
    await line.close()
    await news.close()
  })
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
  const put = async (url: string, token: string, input: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...input, semula: '{}' })) form.set(name, value)
    const body = new Response(form)
    const headers = { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' }
    return server.inject({ method: 'PUT', url, headers, payload: Buffer.from(await body.arrayBuffer()) })
  }
  const pass = (ms: number) => {
    now += ms
  }
  return {
    get,
    put,
    pass,
    line,
    /** Connection for change notifications. */
    news,
    endpoints,
    /** Database queries so far; no new ones if a response came from the cache. */
    queries,
    now: () => new Date(now),
    /** Waits until cached responses are valid again: they stay valid for longer than a stale one would be served. */
    hearsAgain: (url: string) =>
      waitFor('the news to be heard again', async () => {
        pass(SECOND)
        await get(url)
        const before = queries.length
        pass(SECOND)
        await get(url)
        return queries.length === before
      }),
  }
}

/** Records every query. */
function recorder(db: Db, queries: string[]): KyselyPlugin {
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      queries.push(db.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

const setHarga = (produkId: number, harga: number) =>
  db.updateTable('produk').set({ harga }).where('produk_id', '=', produkId).execute()
const api = (produkId: number) => `/api/produks/${produkId}`
const page = (produkId: number) => `/produk/produk-satuan/${produkId}`
const hargaOf = (answer: LightMyRequestResponse) => answer.json().harga

test('builds a page and an answer once, for any number of concurrent and later requests', async () => {
  const { produk_id } = await buildProduk(db, new Date())
  const { get, queries } = await openShop()
  // Queries of a page: its product, the reviews, shipping methods, three for related products, the shop's identity, and the landing page.
  for (const [url, times] of [
    [page(produk_id), 8],
    [api(produk_id), 1],
  ] as const) {
    const asked = queries.length
    const [first, ...others] = await Promise.all([get(url), get(url), get(url)])
    expect(first?.statusCode).toBe(200)
    for (const other of [...others, await get(url)])
      expect(other.rawPayload.equals(first?.rawPayload as Buffer)).toBe(true)
    expect(queries.length).toBe(asked + times)
  }
})

test("answers 304 to a browser with the current page, and keeps the page's policy", async () => {
  const { get } = await openShop()
  const first = await get('/')
  const again = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]])
  expect(first.headers['cache-control']).toContain('s-maxage=1')
  expect(first.headers['content-security-policy']).toContain('sha256-')
  expect((await get('/', { 'if-none-match': '"lain"' })).statusCode).toBe(200)
})

test('sends a page in the encoding that the browser accepts, each with its own tag', async () => {
  const { get } = await openShop()
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect([plain, br, gzip].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'))
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('renders the same page byte for byte from the same catalog', async () => {
  const [here, there] = [await openShop(), await openShop()]
  there.pass(HOUR)
  for (const url of ['/', '/produk/produk-satuan', '/layanan2', '/sitemap.xml'])
    expect((await here.get(url)).headers.etag).toBe((await there.get(url)).headers.etag)
})

test('shows a changed price on every page of every process within a second', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { nama: 'Aba', harga: 145_000 })
  const processes = [await openShop(), await openShop()]
  const urls = [page(produk_id), api(produk_id), '/api/produks?limit=100', '/produk/produk-satuan']
  for (const { get } of processes) for (const url of urls) await get(url)

  await setHarga(produk_id, 146_000)
  for (const { get, pass } of processes) {
    pass(SECOND)
    await waitFor('the new price', async () => (await get(page(produk_id))).body.includes('146.000'))
    for (const url of urls) expect([url, (await get(url)).body.match(/146\.?000/)?.length]).toEqual([url, 1])
  }
})

test('shows an administrator the own change at once, even without notifications, and serves readers from the cache', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { nama: 'Perekat', harga: 145_000, stok: 50 })
  const paketId = (await buildPaket(db, new Date(), [{ produk_id }])).paket_id
  const { token } = await buildAdmin(db, new Date())
  await db
    .updateTable('pengaturan_toko')
    .set({ batas_bukti: 999_999_999_999, batas_orang_kedua: 999_999_999_999 })
    .execute()
  const { get, put, queries, news, pass } = await openShop()
  const produk = [page(produk_id), api(produk_id), '/api/produks?limit=100', '/produk/produk-satuan']
  const paket = [`/api/paket/${paketId}`, '/api/paket', '/produk/produk-paketan']
  for (const url of [...produk, ...paket]) await get(url)
  const shows = async (urls: string[], harga: number) => {
    for (const url of urls)
      expect([url, (await get(url)).body.replaceAll('.', '')]).toEqual([url, expect.stringContaining(`${harga}`)])
  }
  for (const harga of [146_001, 147_001]) {
    expect((await put(api(produk_id), token, { harga: `${harga}` })).statusCode).toBe(200)
    await shows(produk, harga)
    expect((await put(`/api/paket/${paketId}`, token, { harga: `${harga}` })).statusCode).toBe(200)
    await shows(paket, harga)
  }
  // A stock change that visitors cannot see is not announced, but its writer must read it.
  expect((await put(api(produk_id), token, { stok: '60' })).statusCode).toBe(200)
  expect((await get(api(produk_id))).json().stok).toBe(60)
  pass(SECOND)
  for (const url of produk) await get(url)
  const before = queries.length
  for (const url of produk) await get(url)
  expect(queries.length).toBe(before)
  news.cut()
  expect((await put(api(produk_id), token, { harga: '148001' })).statusCode).toBe(200)
  await shows(produk, 148_001)
})

test('rebuilds an answer at most four times a second in a storm of changes, without delaying requests', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { harga: 1000 })
  const [quick, watch] = [await openShop(), await openShop()]
  const url = api(produk_id)
  const change = async (harga: number) => {
    await setHarga(produk_id, harga)
    watch.pass(SECOND)
    await waitFor('the change to be told', async () =>
      (await watch.get(page(produk_id))).body.includes(formatRupiah(harga)),
    )
  }
  await quick.get(url)
  const made = quick.queries.length
  for (const harga of [2000, 3000, 4000]) {
    await change(harga)
    expect(hargaOf(await quick.get(url))).toBe(1000)
  }
  expect(quick.queries.length).toBe(made)

  quick.pass(300)
  expect(hargaOf(await quick.get(url))).toBe(1000)
  await waitFor('its successor', async () => hargaOf(await quick.get(url)) === 4000)
})

test('invalidates only what depends on the change', async () => {
  const { produk_id } = await buildProduk(db, new Date())
  const { get, queries, pass } = await openShop()
  for (const url of [page(produk_id), '/kontak', '/api/shipping-methods']) await get(url)
  await setHarga(produk_id, 99_000)
  pass(SECOND)
  await waitFor('the new price', async () => (await get(page(produk_id))).body.includes('99.000'))
  const before = queries.length
  for (const url of ['/kontak', '/api/shipping-methods']) await get(url)
  expect(queries.length).toBe(before)
})

test('removes a deleted record for good, and caches no missing one', async () => {
  const { produk_id } = await buildProduk(db, new Date())
  const { get, pass, queries, line, news } = await openShop()
  await get(page(produk_id))
  await db.updateTable('produk').set({ aktif: false }).where('produk_id', '=', produk_id).execute()
  pass(SECOND)
  await waitFor('the page to be gone', async () => (await get(page(produk_id))).statusCode === 302)
  expect((await get(page(produk_id))).headers).not.toHaveProperty('content-type')
  for (const url of [page(produk_id), api(produk_id)]) {
    const before = queries.length
    await get(url)
    expect(queries.length).toBeGreaterThan(before)
  }
  line.cut()
  news.cut()
  expect((await get(page(produk_id))).statusCode).toBe(503)
})

test('serves an answer no longer after its renewal found no record', async () => {
  const { produk_id } = await buildProduk(db, new Date())
  const { get, pass } = await openShop()
  expect((await get(api(produk_id))).statusCode).toBe(200)
  await db.updateTable('produk').set({ aktif: false }).where('produk_id', '=', produk_id).execute()
  // Young enough to be served once more, while it is renewed.
  pass(300)
  await waitFor('the record to be gone', async () => (await get(api(produk_id))).statusCode === 404)
})

test('shows an article on its day without any write', async () => {
  const { get, pass, now } = await openShop()
  const publishedAt = new Date(now().getTime() + HOUR)
  const row = { judul: 'Artikel Esok', konten: 'Isi', status: 'published' as const, terbit: publishedAt, dibuat: now() }
  const { artikel_id } = await db.insertInto('artikel').values(row).returning('artikel_id').executeTakeFirstOrThrow()
  onTestFinished(async () => {
    await db.deleteFrom('artikel').where('artikel_id', '=', artikel_id).execute()
  })
  const shows = async () => [
    (await get('/layanan2')).body.includes('Artikel Esok'),
    (await get('/api/auth/artikel')).body.includes('Artikel Esok'),
    (await get(`/artikel/${artikel_id}`)).statusCode,
  ]
  expect(await shows()).toEqual([false, false, 302])
  pass(HOUR)
  expect(await shows()).toEqual([true, true, 200])
})

test('serves cached answers while the database is away, and answers others with a request to retry', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { harga: 145_000 })
  const other = await buildProduk(db, new Date())
  const { token } = await buildPelanggan(db, new Date())
  const { get, line, news, pass, hearsAgain } = await openShop()
  const urls = ['/', page(produk_id), api(produk_id)]
  const before = await Promise.all(urls.map((url) => get(url)))
  await get('/kontak')
  pass(SECOND)

  line.cut()
  news.cut()
  await setHarga(produk_id, 146_000)
  await waitFor('the shop to notice', async () => {
    const answer = await get(page(produk_id))
    expect(answer.statusCode).toBe(200)
    return answer.headers['cache-status']
  })
  pass(60 * SECOND)
  for (const [at, url] of urls.entries()) {
    const answer = await get(url)
    const { 'cache-status': age, 'cache-control': keep } = answer.headers
    expect([url, answer.statusCode, age, keep]).toEqual([url, 200, 'kerapusehat; hit; ttl=-60', 'no-cache'])
    expect(answer.rawPayload.equals(before[at]?.rawPayload as Buffer)).toBe(true)
  }
  expect((await get(api(produk_id), { authorization: `Bearer ${token}` })).statusCode).toBe(200)

  const neverMade = await get(page(other.produk_id))
  expect([neverMade.statusCode, neverMade.headers['retry-after']]).toEqual([503, '5'])
  expect(neverMade.body).toContain('Silakan coba lagi sebentar lagi.')
  const personal = await get(listRiwayat.path, { authorization: `Bearer ${token}` })
  expect([personal.statusCode, personal.headers['retry-after']]).toEqual([503, '5'])

  // This page depends only on the shop's identity.
  expect((await get('/kontak')).statusCode).toBe(200)

  line.restore()
  news.restore()
  await waitFor('the price that changed meanwhile', async () => {
    pass(SECOND)
    const answer = await get(page(produk_id))
    return answer.body.includes('146.000') && !answer.headers['cache-status']
  })
  await hearsAgain(page(produk_id))
  await setHarga(produk_id, 147_000)
  pass(SECOND)
  await waitFor('the next price', async () => {
    const answer = await get(page(produk_id))
    expect(answer.headers['cache-status']).toBe(undefined)
    return answer.body.includes('147.000')
  })
})

test('counts a database that does not respond as away', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { harga: 1000 })
  const { get, line, pass } = await openShop()
  await get(api(produk_id))
  pass(SECOND)
  line.freeze()
  await setHarga(produk_id, 2000)
  await waitFor('the shop to notice', async () => {
    const answer = await get(api(produk_id))
    expect([answer.statusCode, hargaOf(answer)]).toEqual([200, 1000])
    return answer.headers['cache-status']
  })
  line.restore()
  await waitFor('the new price', async () => {
    pass(SECOND)
    return hargaOf(await get(api(produk_id))) === 2000
  })
})

test('stops serving an old price after an hour without the database', async () => {
  const { produk_id } = await buildProduk(db, new Date())
  const { get, line, news, pass } = await openShop()
  for (const url of [page(produk_id), '/kontak']) await get(url)
  pass(SECOND)
  line.cut()
  news.cut()
  await waitFor('the shop to notice', async () => (await get(page(produk_id))).headers['cache-status'])
  pass(HOUR)
  expect((await get(page(produk_id))).statusCode).toBe(200)
  pass(SECOND)
  expect((await get(page(produk_id))).statusCode).toBe(503)
  expect((await get('/kontak')).statusCode).toBe(200)
})

test('serves nothing stale if only notifications are cut off', async () => {
  const asked = await buildProduk(db, new Date(), { harga: 1000 })
  const quiet = await buildProduk(db, new Date(), { harga: 1000 })
  const { get, pass, news, hearsAgain } = await openShop()
  for (const { produk_id } of [asked, quiet]) for (const url of [api(produk_id), page(produk_id)]) await get(url)
  pass(SECOND)

  news.cut()
  for (const { produk_id } of [asked, quiet]) await setHarga(produk_id, 2000)
  await waitFor('the new price', async () => hargaOf(await get(api(asked.produk_id))) === 2000)

  news.restore()
  await hearsAgain(page(asked.produk_id))
  expect((await get(page(quiet.produk_id))).body).toContain('2.000')
})

test('ignores unknown query parameters in the cache key', async () => {
  await buildProduk(db, new Date())
  const { get, queries } = await openShop()
  for (const [url, same] of [
    ['/produk', '/produk?x=1'],
    ['/produk/produk-satuan?q=a&page=2', '/produk/produk-satuan?page=2&utm_source=wa&q=a&kategori='],
    ['/api/produks?limit=24', '/api/produks?x=2&limit=24'],
  ] as const) {
    const first = await get(url)
    const before = queries.length
    expect([same, (await get(same)).headers.etag]).toEqual([same, first.headers.etag])
    expect(queries.length).toBe(before)
  }
  expect((await get('/api/produks?limit=1&x=2')).headers.link).not.toContain('x=2')
})

test('caches public answers only, and serves them to signed-in users too', async () => {
  const now = new Date()
  const kategori = await buildKategori(db)
  const produk = await buildProduk(db, now, { kategori_id: kategori.kategori_id })
  const paket = await buildPaket(db, now, [{ produk_id: produk.produk_id }])
  const send = await buildPengiriman(db)
  const row = { judul: 'Judul', konten: 'Isi', status: 'published' as const, dibuat: now }
  const artikel = await db.insertInto('artikel').values(row).returning('artikel_id').executeTakeFirstOrThrow()
  const ids: Record<string, number | string> = {
    kategoriId: kategori.kategori_id,
    produkId: produk.produk_id,
    paketId: paket.paket_id,
    shippingId: send.shipping_id,
    id: artikel.artikel_id,
    kode: 'vnn',
    jenis: 'produk',
    naskah: 'syarat',
  }
  const pelanggan = await buildPelanggan(db, now)
  const admin = await buildAdmin(db, now)
  const { get, endpoints } = await openShop()

  const kept = endpoints.registered.filter(({ madeOf }) => madeOf)
  expect(kept.map(({ name }) => name).sort()).toEqual(
    endpoints.registered
      .filter(({ access, method, response }) => access === 'publik' && method === 'GET' && response !== 'gambar')
      // Dose and harvest day are computed: there are as many responses as inputs, and computing is cheaper than caching.
      .filter(({ path }) => !/^\/api\/(?:dosis\/(?!produk)|aman-panen)/.test(path))
      .map(({ name }) => name)
      // A response behind a secret address is not public.
      .filter((name) => !['getTagihan', 'getHealth', 'getReadiness'].includes(name))
      .sort(),
  )
  for (const endpoint of endpoints.registered.filter(({ method }) => method === 'GET')) {
    const asked = endpoint.name === 'listProdukChoices' ? '?id=1' : ''
    const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => String(ids[name] ?? 1)) + asked
    const nobody = await get(url)
    const signedIn: Record<string, string>[] = [
      { authorization: `Bearer ${pelanggan.token}` },
      { authorization: `Bearer ${admin.token}` },
      { cookie: `kerapusehat_kantor=${admin.token}` },
    ]
    for (const headers of signedIn) {
      const answer = await get(url, headers)
      if (!endpoint.madeOf) {
        expect([endpoint.name, answer.headers.etag]).toEqual([endpoint.name, undefined])
        expect([endpoint.name, answer.headers['cache-control']]).toEqual([
          endpoint.name,
          expect.stringMatching(/no-store$/),
        ])
      } else expect([endpoint.name, answer.statusCode, answer.body]).toEqual([endpoint.name, 200, expect.any(String)])
      if (endpoint.madeOf && headers.authorization?.includes(pelanggan.token)) expect(answer.body).toBe(nobody.body)
    }
  }
})

test('serves drafts to administrators only, at a cached address', async () => {
  const row = { judul: 'Rahasia', konten: 'Isi', dibuat: new Date() }
  const { artikel_id } = await db.insertInto('artikel').values(row).returning('artikel_id').executeTakeFirstOrThrow()
  const { token } = await buildAdmin(db, new Date())
  const { get } = await openShop()
  const url = getArtikel.path.replace('{id}', String(artikel_id))
  const asAdmin = await get(url, { authorization: `Bearer ${token}` })
  expect([asAdmin.statusCode, asAdmin.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect((await get(url)).statusCode).toBe(404)
  expect((await get('/api/auth/artikel', { cookie: `kerapusehat_kantor=${token}` })).body).toContain('Rahasia')
  expect((await get('/api/auth/artikel')).body).not.toContain('Rahasia')
})

test("announces a change of every table that an answer reads, under the answer's name", async () => {
  const now = new Date()
  const produk = await buildProduk(db, now)
  const paket = await buildPaket(db, now, [{ produk_id: produk.produk_id }])
  const ulasan = { status: 'tayang' } as const
  // Another test may have deactivated this product.
  const first = db.updateTable('produk').set({ aktif: true }).where('produk_id', '=', 1)
  const firstOne = await first.returningAll().executeTakeFirstOrThrow()
  for (const barang of [{ produk: firstOne }, { produk }, { paket }]) await buildUlasan(db, now, barang, ulasan)
  const { get, endpoints, queries } = await openShop()
  const { ear, heard } = await listenTo('siaran')

  // Some responses depend on the query.
  const asked: Record<string, string> = {
    countProduk: '?q=betadine',
    listProduk: '?q=betadine',
    listPaket: `?q=${encodeURIComponent(paket.title)}`,
    searchAll: '?q=uji',
    listProdukChoices: '?id=1',
  }
  for (const endpoint of endpoints.registered.filter(({ madeOf }) => madeOf)) {
    const { name, path } = endpoint
    queries.length = 0
    heard.length = 0
    const answer = await get(
      path
        .replace('{kode}', 'vnn')
        .replace('{jenis}', 'produk')
        .replace('{naskah}', 'syarat')
        .replace(/\{\w+\}/g, '1') + (asked[name] ?? ''),
    )
    const tables = new Set([...queries.join(' ').matchAll(/(?:from|join) "?(\w+)\b(?!\()/gi)].map(([, table]) => table))
    for (const withinQuery of ['hit', 'tampil', 'tayang']) tables.delete(withinQuery)
    for (const table of tables) {
      const before = heard.length
      // The settings have separate sources for the shop's identity, its sales rules and its shipping fees.
      const column =
        name === 'getToko' ? 'nama_toko' : /Pengiriman$/.test(name) ? 'gratis_mulai_toko' : 'nie_dikumpulkan'
      await ear.query(
        table === 'produk'
          ? 'UPDATE produk SET versi = versi + 1 WHERE produk_id = 1'
          : table === 'pengaturan_toko'
            ? `UPDATE pengaturan_toko SET ${column} = ${column}`
            : table === 'ulasan'
              ? `UPDATE ulasan SET versi = versi + 1 WHERE ${name === 'listUlasan' ? 'produk_id = 1' : true}`
              : `DELETE FROM ${table} WHERE false`,
      )
      await ear.query('SELECT siarkan_perubahan(0)')
      await waitFor(`${name} to hear of ${table}`, async () => heard.length > before)
    }
    const sources = sourcesOf(endpoint, answer.json()) ?? []
    expect([name, new Set(heard.map(sourceOf))]).toEqual([name, new Set(sources.map(sourceOf))])
  }
})

/** Connects and records the notifications on a channel. */
async function listenTo(channel: string) {
  const ear = new pg.Client(database.url)
  await ear.connect()
  onTestFinished(() => ear.end())
  const heard: string[] = []
  ear.on('notification', ({ payload }) => payload && heard.push(payload))
  await ear.query(`LISTEN ${channel}`)
  return { ear, heard }
}

const setStok = (produkId: number, stok: number) =>
  db.updateTable('produk').set({ stok }).where('produk_id', '=', produkId).execute()

test('keeps pages after a sale that none shows, and updates the API within a second', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { stok: 100 })
  const other = await buildProduk(db, new Date(), { harga: 1000 })
  const { get, queries, pass } = await openShop()
  expect((await get(page(produk_id))).body).toContain('Tersedia')
  expect((await get(api(produk_id))).json().stok).toBe(100)

  await setStok(produk_id, 57)
  // Any notification of the stock change precedes the one of this price change.
  await get(page(other.produk_id))
  await setHarga(other.produk_id, 2000)
  await waitFor('the other price', async () => {
    pass(SECOND)
    return (await get(page(other.produk_id))).body.includes('2.000')
  })
  const before = queries.length
  expect((await get(page(produk_id))).body).toContain('Tersedia')
  expect(queries.length).toBe(before)
  expect((await get(api(produk_id))).json().stok).toBe(57)
})

test('shows a small stock on pages after each sale', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { stok: 21 })
  const { get, pass } = await openShop()
  for (const [stok, word] of [
    [20, 'Sisa 20'],
    [19, 'Sisa 19'],
    [0, 'Stok habis'],
    [21, 'Tersedia'],
  ] as const) {
    await setStok(produk_id, stok)
    await waitFor(word, async () => {
      pass(SECOND)
      return (await get(page(produk_id))).body.includes(word)
    })
  }
})

test("invalidates the changed product's pages and its packages only", async () => {
  const inside = await buildProduk(db, new Date(), { harga: 1000 })
  const outside = await buildProduk(db, new Date())
  const { paket_id } = await buildPaket(db, new Date(), [{ produk_id: inside.produk_id }])
  const { get, queries, pass } = await openShop()
  const paket = `/api/paket/${paket_id}`
  for (const url of [page(outside.produk_id), page(inside.produk_id), paket]) await get(url)
  await setHarga(inside.produk_id, 2000)
  await waitFor('the new price', async () => {
    pass(SECOND)
    return (await get(page(inside.produk_id))).body.includes('2.000')
  })
  expect((await get(paket)).json().isi[0].produk.harga).toBe(2000)
  const before = queries.length
  await get(page(outside.produk_id))
  expect(queries.length).toBe(before)
})

test('announces a sale exactly when a page shows it, also in packages', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { stok: 50 })
  await buildPaket(db, new Date(), [{ produk_id, jumlah: 3 }])
  const told = async () =>
    (await sql`DELETE FROM perubahan WHERE rujukan = ${produk_id} RETURNING 1`.execute(db)).rows.length > 0
  const seen = (stok: number) => [stok, Math.floor(stok / 3)].map(visibleStok).join()
  for (let stok = 70; stok >= 0; stok--) {
    await setStok(produk_id, stok + 1)
    await told()
    await setStok(produk_id, stok)
    expect([stok, await told()]).toEqual([stok, seen(stok) !== seen(stok + 1)])
  }
  await db.updateTable('produk').set({ ditahan_baru: 1, lot_kurang: 1 }).where('produk_id', '=', produk_id).execute()
  expect(await told()).toBe(false)
  await db.updateTable('produk').set({ deskripsi: 'Baru' }).where('produk_id', '=', produk_id).execute()
  expect(await told()).toBe(true)
})

test('announces many changes at once as one', async () => {
  const { ear, heard } = await listenTo('siaran')
  const ids = await Promise.all(Array.from({ length: 3 }, async () => (await buildProduk(db, new Date())).produk_id))
  await ear.query('SELECT siarkan_perubahan(0)')
  heard.length = 0
  await db.updateTable('produk').set({ harga: 5000 }).where('produk_id', 'in', ids).execute()
  await ear.query('SELECT siarkan_perubahan(0)')
  expect(heard.map((news) => news.split(' ').sort())).toEqual([ids.map((id) => `produk/${id}`).sort()])

  heard.length = 0
  await ear.query(`INSERT INTO perubahan SELECT 'produk', n FROM generate_series(1, 1000) AS n`)
  await ear.query('SELECT siarkan_perubahan(0)')
  expect(heard).toEqual(['produk'])
})

test('lets another process announce when the first falls silent, and serves nothing stale', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { harga: 1000 })
  // The process that connected last announces changes.
  const [other, announcer] = [await openShop(), await openShop()]
  for (const shop of [other, announcer]) await shop.get(page(produk_id))
  announcer.news.freeze()
  for (const harga of ['2.000', '3.000']) {
    await setHarga(produk_id, Number(harga.replace('.', '')))
    for (const { get, pass } of [other, announcer])
      await waitFor('the new price', async () => {
        pass(SECOND)
        return (await get(page(produk_id))).body.includes(harga)
      })
  }
})

test('builds answers on request without a cache', async () => {
  const { produk_id } = await buildProduk(shop.deps.db, new Date(), { harga: 1000 })
  const params = { produkId: produk_id }
  expect((await shop.call(getProduk, { params })).body.harga).toBe(1000)
  await shop.deps.db.updateTable('produk').set({ harga: 2000 }).where('produk_id', '=', produk_id).execute()
  expect((await shop.call(getProduk, { params })).body.harga).toBe(2000)
  expect((await shop.call(listProduk)).headers['cache-control']).toBe('no-cache')
})

test("changes a list's tag if only its total changed", async () => {
  await buildProduk(shop.deps.db, new Date(), { nama: 'AAA' })
  const first = await shop.call(listProduk, { query: { limit: 1 } })
  await buildProduk(shop.deps.db, new Date(), { nama: 'ZZZ' })
  const next = await shop.call(listProduk, { query: { limit: 1 } })
  expect(next.body).toEqual(first.body)
  expect(next.headers['x-total-count']).not.toBe(first.headers['x-total-count'])
  expect(next.headers.etag).not.toBe(first.headers.etag)
})
