import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { request } from 'undici'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { registerPages } from '#server/http/pages.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { countCalls } from '#server/telemetry/calls.ts'
import { type Metrics, openMetrics } from '#server/telemetry/metrics.ts'
import { addMetricsRoute, openMetricsDoor } from '#server/telemetry/metrics-door.ts'
import { addShopFigures } from '#server/telemetry/shop-figures.ts'
import {
  buildPelanggan,
  buildPengiriman,
  buildPercakapan,
  buildProduk,
  buildSurat,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { buildApp } from './app.ts'
import { openAnswers } from './open-answers.ts'
import { freePort } from './testing/processes/free-port.ts'

/* Metrics at /metrics, as a monitoring system reads them. */

const TOKEN = 'rahasia-pengamat-toko'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

/** Returns the metrics by name with labels, as Prometheus reads them. */
async function figuresOf(of: Metrics): Promise<Map<string, number>> {
  const lines = (await of.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

/** Returns the metrics once the database's ones are present: on a busy machine they may exceed the read timeout. */
const allFiguresOf = (metrics: Metrics) =>
  waitFor('the figures of the database', async () => {
    const figures = await figuresOf(metrics)
    return figures.get('kerapusehat_database_figures_known') === 1 && figures
  })

/** Starts a shop on the same database with metrics of its own. @param asked database connection for the shop's figures */
async function openShop(change: Partial<Deps> = {}, asked = shop.deps.db) {
  const metrics = await openMetrics()
  const deps: Deps = { ...shop.deps, metrics, ...change }
  deps.midtrans = countCalls(metrics, 'midtrans', deps.midtrans)
  const app = await buildApp(deps)
  addShopFigures(metrics, deps, asked)
  onTestFinished(() => app.server.close())
  return { ...app, deps, metrics }
}

/** Creates a customer and the input of an order. */
async function buyer() {
  const { db, clock } = shop.deps
  const { token } = await buildPelanggan(db, clock())
  const { produk_id: produkId } = await buildProduk(db, clock(), { stok: 5 })
  const { shipping_id: shippingId } = await buildPengiriman(db)
  return { headers: { authorization: `Bearer ${token}` }, order: { produkId, jumlah: 1, shippingId, catatan: '' } }
}

test('counts an order, its payment, its mails, and the calls to other services', async () => {
  const { headers, order } = await buyer()
  const { server, metrics } = await openShop()
  const before = await allFiguresOf((await openShop()).metrics)
  const answer = await server.inject({ method: 'POST', url: createPesanan.path, payload: order, headers })
  expect(answer.statusCode).toBe(201)

  const figures = await allFiguresOf(metrics)
  const added = (name: string) => (figures.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(added('kerapusehat_pesanan{pembayaran="pending",status="Menunggu Respon"}')).toBe(1)
  expect(added('kerapusehat_pembayaran{status="belum"}')).toBe(1)
  expect(added('kerapusehat_surat{status="menunggu"}')).toBeGreaterThan(0)
  expect(figures.get('kerapusehat_calls_total{to="midtrans",result="ok"}')).toBe(1)
})

test("exports waiting work under the dashboard's names, and the age of mails", async () => {
  const { db, clock } = shop.deps
  const begun = new Date(clock().getTime() - 600_000)
  await db.deleteFrom('surat').execute()
  await buildSurat(db, begun)
  await db
    .updateTable('surat')
    .set({ status: 'gagal', percobaan: 3, dicoba: begun, kesalahan: '550 tidak ada' })
    .where('kepada', '=', 'a@b.id')
    .execute()
  await buildSurat(db, begun)
  const { metrics } = await openShop()
  const figures = await allFiguresOf(metrics)
  expect(figures.get('kerapusehat_tugas{tugas="suratGagal"}')).toBe(1)
  expect(figures.get('kerapusehat_tugas{tugas="perluDiproses",bagian="satuan"}')).toBe(0)
  expect(figures.get('kerapusehat_surat{status="gagal"}')).toBe(1)
  expect(figures.get('kerapusehat_surat_oldest_seconds')).toBeCloseTo(600, 0)
})

test('exports how late notices, answers and webhooks are', async () => {
  const { db, clock } = shop.deps
  const now = clock()
  const late = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await buildSurat(db, now)
  const { surat_id } = await db.selectFrom('surat').select('surat_id').limit(1).executeTakeFirstOrThrow()
  const kabar = { surat_id, saluran: 'wa', sampai: now, dibuat: now } as const
  await db
    .insertInto('kabar_saluran')
    .values({ ...kabar, kirim_pada: late(300) })
    .execute()
  const webhook = { sidik: Buffer.from('a'), isi: Buffer.from('{}'), diterima: now }
  await db
    .insertInto('peristiwa_wa')
    .values({ ...webhook, kerjakan_pada: late(120) })
    .execute()
  const { percakapan_id } = await buildPercakapan(db, now)
  const jawaban = { percakapan_id, dari: 'toko', jenis: 'teks', isi: 'Besok', waktu: now, status: 'menunggu' } as const
  await db
    .insertInto('percakapan_pesan')
    .values({ ...jawaban, kirim_pada: late(240) })
    .execute()
  const figures = await allFiguresOf((await openShop()).metrics)
  expect(figures.get('kerapusehat_jawaban_wa_late_seconds')).toBeCloseTo(240, 0)
  expect(figures.get('kerapusehat_kabar_saluran_late_seconds{saluran="wa"}')).toBeCloseTo(300, 0)
  expect(figures.get('kerapusehat_webhook_wa_late_seconds')).toBeCloseTo(120, 0)
})

test('counts requests by the pattern of their route, for any address', async () => {
  const { server, metrics } = await openShop()
  for (const url of ['/api/produks/7000001', '/api/produks/7000002?kunci=rahasia', '/api/tidak-ada-9', '/rahasia-9'])
    await server.inject(url)
  await server.inject({ method: 'POST', url: '/api/auth/login', payload: {} })
  const figures = await figuresOf(metrics)
  const route = (method: string, route: string, status: number) =>
    figures.get(`kerapusehat_http_requests_total{method="${method}",route="${route}",status="${status}"}`)
  expect(route('GET', '/api/produks/:produkId', 404)).toBe(2)
  expect(route('GET', 'unknown', 404)).toBe(2)
  expect(route('POST', '/api/auth/login', 400)).toBe(1)
  expect(
    figures.get('kerapusehat_http_request_duration_seconds_count{method="GET",route="/api/produks/:produkId"}'),
  ).toBe(2)
  expect(await metrics.text()).not.toMatch(/rahasia|produks.7/)
})

test('counts responses from the cache too, and pages by the address in the list of screens', async () => {
  const database = await createTestDatabase()
  const db = createDb(database.url)
  const { produk_id } = await buildProduk(db, new Date())
  const { answers, close } = await openAnswers(database.url, { ...shop.deps, db, clock: () => new Date() })
  onTestFinished(async () => {
    await close()
    await db.destroy()
    await database.drop()
  })
  const { server, endpoints, files, metrics } = await openShop({ db, answers })
  const settings = { publicUrl: 'http://localhost', snapUrl: 'http://127.0.0.1:1', clientKey: '', simulated: true }
  await registerPages(server, { call: endpoints.call, answers, files, settings })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const page = `${url}/produk/produk-satuan/${produk_id}`
  // Not with `fetch`, which sends `cache-control: no-cache` along with an `if-none-match` header.
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await request(page, { headers })
    await answer.body.dump()
    return answer
  }
  await ask()
  const tag = String((await ask()).headers.etag)
  expect((await ask({ 'if-none-match': tag })).statusCode).toBe(304)
  await (await fetch(`${url}/favicon.svg`)).text()

  const figures = await figuresOf(metrics)
  const count = (route: string, status: number) =>
    figures.get(`kerapusehat_http_requests_total{method="GET",route="${route}",status="${status}"}`)
  expect(count('/produk/produk-satuan/:produkId', 200)).toBe(1)
  expect(count('file', 200)).toBe(1)
  expect([count('memory', 200), count('memory', 304)]).toEqual([1, 1])
  expect(figures.get('kerapusehat_answers_total{state="hits"}')).toBe(2)
  expect(figures.get('kerapusehat_cache_entries{cache="files"}')).toBe(1)
  expect(figures.get('kerapusehat_answers_deaf_seconds')).toBe(0)
})

test('counts requests whose client disconnected', async () => {
  const asked = Promise.withResolvers<void>()
  const midtrans = {
    ...shop.deps.midtrans,
    createSnap() {
      asked.resolve()
      return new Promise<never>(() => {})
    },
  }
  const { server, metrics } = await openShop({ midtrans })
  const { headers, order } = await buyer()
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const hangUp = new AbortController()
  const answer = fetch(url + createPesanan.path, {
    method: 'POST',
    signal: hangUp.signal,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  await asked.promise
  expect((await figuresOf(metrics)).get('kerapusehat_http_requests_in_progress')).toBe(1)
  hangUp.abort()
  await expect(answer).rejects.toThrow()
  const name = `kerapusehat_http_requests_total{method="POST",route="${createPesanan.path}",status="499"}`
  await waitFor('the request to be counted', async () => (await figuresOf(metrics)).get(name) === 1)
})

test('counts runs of jobs, and none as late', async () => {
  const { metrics, deps } = await openShop()
  const jobs = startJobs(deps)
  onTestFinished(() => jobs.stop())
  const ran = 'kerapusehat_job_runs_total{name="periksa-titipan",result="done"}'
  await waitFor('a job to have run', async () => ((await figuresOf(metrics)).get(ran) ?? 0) > 0)
  await jobs.stop()
  await deps.db
    .updateTable('pekerjaan')
    .set({ sejak: sql<Date>`now() - interval '15 minutes'`, sampai: sql<Date>`now() - interval '10 minutes'` })
    .where('nama', '=', 'kirim-surat')
    .execute()
  const figures = await allFiguresOf((await openShop()).metrics)
  expect(figures.get('kerapusehat_job_late_seconds{name="kirim-surat"}')).toBeGreaterThan(590)
  expect(figures.get('kerapusehat_job_late_seconds{name="periksa-titipan"}')).toBe(0)
})

test("leaves out the database's figures while it is away, and exports all others", async () => {
  const away = createDb(`postgres://toko@127.0.0.1:${await freePort()}/toko`, { max: 1 })
  onTestFinished(() => away.destroy())
  const { metrics } = await openShop({}, away)
  const figures = await figuresOf(metrics)
  expect(figures.get('kerapusehat_database_figures_known')).toBe(0)
  expect([...figures.keys()].filter((name) => name.startsWith('kerapusehat_surat'))).toEqual([])
  expect(figures.get('kerapusehat_http_requests_in_progress')).toBe(0)
  expect(figures.get('kerapusehat_pool_connections{state="used"}')).toBe(0)
  expect([...figures.keys()].some((name) => name.startsWith('nodejs_eventloop_lag_seconds'))).toBe(true)
})

test("requires the token at the shop's own address", async () => {
  const { server, metrics } = await openShop()
  addMetricsRoute(server, metrics, TOKEN)
  const read = (authorization?: string) =>
    server.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) })
  expect((await read()).statusCode).toBe(401)
  expect((await read(`Bearer ${TOKEN}x`)).statusCode).toBe(401)
  expect((await read('Bearer ')).statusCode).toBe(401)
  const answer = await read(`Bearer ${TOKEN}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('kerapusehat_http_requests_total')
  const docs = await server.inject('/api/docs/json')
  expect(docs.body).not.toContain('/metrics')
})

test('exports nothing without settings', async () => {
  const { server } = await buildApp(shop.deps)
  onTestFinished(() => server.close())
  expect((await server.inject('/metrics')).statusCode).toBe(404)
})

test.each([
  ['without a token', undefined, undefined, 200],
  ['with the token', TOKEN, TOKEN, 200],
  ['with another token', TOKEN, `${TOKEN}x`, 401],
  ['without the token although one is set', TOKEN, undefined, 401],
])('the separate port answers %s', async (_, token, given, status) => {
  const { metrics } = await openShop()
  const door = await openMetricsDoor(metrics, { host: '127.0.0.1', port: 0, token })
  onTestFinished(async () => void (await once(door.close(), 'close')))
  const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  const headers = { connection: 'close', ...(given && { authorization: `Bearer ${given}` }) }
  const answer = await fetch(`${url}/metrics`, { headers })
  expect(answer.status).toBe(status)
  expect((await answer.text()).includes('kerapusehat_')).toBe(status === 200)
  if (status === 200) expect((await fetch(`${url}/lain`, { headers })).status).toBe(404)
})
