import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { loginAdmin } from '#contract/akun/admin.ts'
import { getHealth } from '#contract/health/endpoints.ts'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { workFields } from '#server/kernel/work-id.ts'
import { buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { buildApp } from './app.ts'
import { openAnswers } from './open-answers.ts'

const log: { msg: string; reqId?: string }[] = []
const logger = pino({ level: 'info', mixin: workFields }, { write: (line) => void log.push(JSON.parse(line)) })
const shop = await testApp(undefined, { log: logger })
afterAll(() => shop.close())

/** Starts a shop on a real connection, behind the given proxies. */
async function open(trustProxy?: number | string) {
  const { server } = await buildApp(shop.deps, { logger, trustProxy })
  onTestFinished(() => server.close())
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  return async (id?: string, path: string = getHealth.path, init: RequestInit = {}) => {
    const headers = { ...(id !== undefined && { 'x-request-id': id }), 'content-type': 'application/json' }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...headers, ...init.headers } })
    await answer.arrayBuffer()
    return answer.headers.get('x-request-id')
  }
}

const MADE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

test.each([['1'], ['loopback, 10.0.0.0/8'], ['127.0.0.1']])(
  'takes the request id from a trusted proxy (%s), and returns it',
  async (proxies) => {
    const ask = await open(proxies === '1' ? 1 : proxies)
    for (const id of ['7d0c1bf2a9', '0aF4:9c12_0A:1F90=+/-.', 'x'.repeat(64)]) expect(await ask(id)).toBe(id)
    for (const id of ['', 'x'.repeat(65), 'dua kata', '<script>', 'a"b', 'kerapu\u00e9'])
      expect(await ask(id)).toMatch(MADE)
    expect(await ask('satu', '/tidak-ada')).toBe('satu')
    expect(await ask('satu', '/api/produks/%E0%A4%A')).toBe('satu')
    expect(await ask('satu', '//', { method: 'OPTIONS' })).toBe('satu')
  },
)

test.each([[undefined], ['10.0.0.0/8']])('ignores the request id of an untrusted proxy (%s)', async (proxies) => {
  const ask = await open(proxies)
  const [first, second] = [await ask('palsu'), await ask('palsu')]
  expect([first, second]).toEqual([expect.stringMatching(MADE), expect.stringMatching(MADE)])
  expect(first).not.toBe(second)
})

test('sends a cached response with the id of its request', async () => {
  const database = await createTestDatabase()
  const { answers, close } = await openAnswers(database.url, shop.deps)
  const { server } = await buildApp({ ...shop.deps, answers }, { trustProxy: 1 })
  onTestFinished(async () => {
    await server.close()
    await close()
    await database.drop()
  })
  let routed = 0
  server.addHook('onRequest', async () => void routed++)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  const ask = async (headers: Record<string, string>) => {
    const [answer] = await once(request({ port, path: listProduk.path, headers }).end(), 'response')
    answer.resume()
    return answer as IncomingMessage
  }
  const { headers } = await ask({})
  const got = [
    await ask({ 'x-request-id': 'satu' }),
    await ask({ 'x-request-id': 'dua' }),
    await ask({ 'x-request-id': 'tiga', 'if-none-match': headers.etag ?? '' }),
  ]
  expect(got.map(({ statusCode }) => statusCode)).toEqual([200, 200, 304])
  expect(got.map(({ headers }) => headers['x-request-id'])).toEqual(['satu', 'dua', 'tiga'])
  expect(routed).toBe(1)
})

test('logs every line of a request with its id, also after its body and in its calls', async () => {
  const ask = await open(1)
  const { db, clock } = shop.deps
  const { token } = await buildRegular(db, clock())
  const [{ produk_id: produkId }, { shipping_id: shippingId }] = [
    await buildProduk(db, clock()),
    await buildPengiriman(db),
  ]
  log.length = 0
  await shop.simulator.close()
  const order = (id: string) =>
    ask(id, createPesanan.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ produkId, jumlah: 1, shippingId, catatan: id }),
    })
  const login = (id: string) =>
    ask(id, loginAdmin.path, {
      method: 'POST',
      body: JSON.stringify({ email: 'a@contoh.id', password: 'salah-sekali' }),
    })
  expect(await Promise.all([order('pesan-1'), order('pesan-2'), login('masuk-1')])).toEqual([
    'pesan-1',
    'pesan-2',
    'masuk-1',
  ])
  await waitFor('the log', async () => log.length >= 3)
  const told = log.map(({ msg, reqId }) => [msg, reqId]).toSorted()
  expect(told).toEqual(
    expect.arrayContaining([
      ['payment page not opened', 'pesan-1'],
      ['payment page not opened', 'pesan-2'],
    ]),
  )
  expect(log.filter(({ reqId }) => reqId === 'masuk-1').length).toBeGreaterThan(0)
  expect(log.filter(({ reqId }) => reqId === undefined)).toEqual([])
})

test('keeps the id if the body arrives after the headers', async () => {
  const { server } = await buildApp(shop.deps, { logger, trustProxy: 1 })
  onTestFinished(() => server.close())
  let arrived = false
  server.addHook('preParsing', async () => {
    arrived = true
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  log.length = 0
  const body = JSON.stringify({ email: 'a@contoh.id', password: 'salah-sekali' })
  const headers = { 'x-request-id': 'lambat-1', 'content-type': 'application/json', 'content-length': body.length }
  const asked = request({ port, path: loginAdmin.path, method: 'POST', headers })
  asked.flushHeaders()
  await waitFor('the head', async () => arrived)
  asked.end(body)
  const [answer] = await once(asked, 'response')
  answer.resume()
  expect(answer.statusCode).toBe(401)
  expect(log.map(({ reqId }) => reqId)).toEqual(['lambat-1'])
})

test('logs an unexpected failure under the id that its customer reads', async () => {
  const { server } = await buildApp(
    {
      ...shop.deps,
      clock: () => {
        throw new Error('rusak')
      },
    },
    { logger, trustProxy: 1 },
  )
  onTestFinished(() => server.close())
  log.length = 0
  const answer = await server.inject({
    method: 'POST',
    url: createLaporan.path,
    headers: { 'x-request-id': 'rusak-1' },
    payload: { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo' },
  })
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([500, 'rusak-1'])
  expect(answer.json().message).toContain('(Kode: rusak-1)')
  expect(log).toMatchObject([{ msg: 'unexpected error', reqId: 'rusak-1' }])
  expect(JSON.stringify(log), 'nothing of the body').not.toContain('sri@contoh.id')
})

test("logs a job's run under an id of its own", async () => {
  const { db } = shop.deps
  log.length = 0
  const failing = {
    ...shop.deps,
    mailer: { send: () => Promise.reject(new Error('rusak')) },
    clock: () => {
      throw new Error('rusak')
    },
  }
  await db
    .updateTable('pekerjaan')
    .set({ sejak: new Date(0), sampai: new Date(0) })
    .execute()
  const jobs = startJobs(failing)
  await waitFor('jobs to fail', async () => log.filter(({ msg }) => msg === 'job failed').length > 1)
  await jobs.stop()
  const names = log.filter(({ msg }) => msg === 'job failed').map(({ reqId }) => reqId)
  for (const name of names) expect(name).toMatch(/^[\w-]+-[\da-f]{8}-/)
  expect(new Set(names).size).toBe(names.length)
})
