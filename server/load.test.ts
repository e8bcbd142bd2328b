import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { getHealth, getReadiness } from '#contract/health/endpoints.ts'
import { receiveNotifikasi } from '#contract/pembayaran/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import { watchPulse } from '#server/db/pulse.ts'
import { setErrorHandler } from '#server/http/error-handler.ts'
import { limitLoad } from '#server/http/load.ts'
import { signatureOf } from '#server/midtrans/signature.ts'
import { SERVER_KEY, type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { buildApp } from './app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

/** Starts a server with room for two requests, which stay open until the test releases them. */
async function smallServer() {
  const app = Fastify()
  setErrorHandler(app)
  limitLoad(app, { all: 2, reserve: 0, each: 2 })
  const inside: (() => void)[] = []
  app.get('/', () => new Promise((resolve) => inside.push(() => resolve('ok'))))
  app.post('/terima', () => new Promise((resolve) => inside.push(() => resolve('ok'))))
  app.get('/sebentar', async () => 'ok')
  app.get('/healthz', async () => 'ok')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return {
    url,
    app,
    inside,
    arrived: (count: number) => waitFor(`${count} inside`, async () => inside.length === count),
  }
}

const connections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))

test('rejects excess requests at once, and still reports that it is alive', async () => {
  const { url, inside, arrived } = await smallServer()
  const served = [fetch(url), fetch(url)]
  await arrived(2)
  const away = await fetch(url)
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await away.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)

  for (const leave of inside.splice(0)) leave()
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200])
  const next = fetch(url)
  await arrived(1)
  inside[0]?.()
  expect((await next).status).toBe(200)
})

test('frees the place of a client that disconnects', async () => {
  const { url, arrived } = await smallServer()
  const impatient = new AbortController()
  const gone = [fetch(url, impatient), fetch(url, impatient)].map((answer) => answer.catch(() => 'gone'))
  await arrived(2)
  impatient.abort()
  await Promise.all(gone)
  await waitFor('room', async () => (await fetch(`${url}/sebentar`)).status === 200)
})

test('limits one address to its share, and reserves places for the office', async () => {
  const app = Fastify({ trustProxy: true })
  setErrorHandler(app)
  limitLoad(app, { all: 6, reserve: 2, each: 2 })
  const inside: (() => void)[] = []
  const stay = () => new Promise((resolve) => inside.push(() => resolve('ok')))
  app.get('/', stay)
  app.get('/kantor', { config: { access: 'admin' } }, stay)
  app.get('/kabar', { config: { access: 'midtrans' } }, stay)
  const ask = (url: string, ip: string) =>
    app.inject({ url, headers: { 'x-forwarded-for': ip } }).then(({ statusCode }) => statusCode)
  const farm = '2001:db8:1:2::'
  const asked = [
    ...[1, 2, 3].map((host) => ask('/', `${farm}${host}`)),
    ...['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((ip) => ask('/', ip)),
    ask('/kantor', '203.0.113.3'),
    ask('/kabar', `${farm}4`),
    ask('/kantor', '203.0.113.4'),
  ]
  await waitFor('six inside', async () => inside.length === 6)
  for (const leave of inside) leave()
  expect(await Promise.all(asked)).toEqual([200, 200, 503, 200, 200, 503, 200, 200, 503])
})

test('counts a request after its body has arrived', async () => {
  const { url, inside, arrived, app } = await smallServer()
  const { port } = new URL(url)
  const slow = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(
        'POST /terima HTTP/1.1\r\nhost: toko\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nx',
      )
      return socket
    }),
  )
  await waitFor('twenty at the door', async () => (await connections(app)) >= 20)
  expect((await fetch(`${url}/sebentar`)).status).toBe(200)
  const answers = slow.map((socket) => text(socket))
  for (const socket of slow) socket.write('x')
  await arrived(2)
  const refused = await Promise.race(answers)
  expect(refused).toMatch(/^HTTP\/1\.1 503 /)
  for (const leave of inside.splice(0)) leave()
  const all = await Promise.all(answers)
  expect(all.filter((answer) => answer.startsWith('HTTP/1.1 200'))).toHaveLength(2)
  expect((await fetch(`${url}/sebentar`)).status).toBe(200)
})

test('is not ready while stopping, still answers, and closes connections', async () => {
  const url = shop.app.server.listeningOrigin
  expect((await fetch(url + getReadiness.path)).status).toBe(200)
  shop.app.load.drain()
  expect((await shop.call(getReadiness)).status).toBe(503)
  const alive = await fetch(url + getHealth.path)
  expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close'])
})

test('answers with a request to retry while the database is away, also to Midtrans', async () => {
  const nowhere = 'postgres://127.0.0.1:1/tidak-ada'
  const [db, pulse] = [createDb(nowhere), watchPulse(nowhere)]
  const { server } = await buildApp({ ...shop.deps, db, pulse })
  onTestFinished(async () => {
    await server.close()
    await db.destroy()
    await pulse.close()
  })
  const signed = { order_id: 'KS-1', status_code: '200', gross_amount: '1.00' }
  const payload = { ...signed, transaction_status: 'settlement', signature_key: signatureOf(signed, SERVER_KEY) }
  const told = await server.inject({ method: 'POST', url: receiveNotifikasi.path, payload })
  const ready = await server.inject(getReadiness.path)
  expect([told, ready].map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '30'],
    [503, '5'],
  ])
})

test('rejects a body or headers that are too large', async () => {
  const body = await shop.app.server.inject({
    method: 'POST',
    url: receiveNotifikasi.path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ order_id: 'x'.repeat(70_000) }),
  })
  expect([body.statusCode, body.json().code]).toEqual([413, 'BODY_TOO_LARGE'])

  const { hostname, port } = new URL(shop.app.server.listeningOrigin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`GET / HTTP/1.1\r\nhost: toko\r\nx-besar: ${'x'.repeat(20_000)}\r\n\r\n`)
  const [head = '', told = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 431 /)
  expect(JSON.parse(told)).toEqual({ code: 'HEADER_TOO_LARGE', message: ERRORS.HEADER_TOO_LARGE.message })
})

test('answers invalid HTTP in the words of every other rejection', async () => {
  const { hostname, port } = new URL(shop.app.server.listeningOrigin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write('BUKAN HTTP\r\n\r\n')
  const [head = '', told = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(told).code).toBe('MALFORMED_REQUEST')
})
