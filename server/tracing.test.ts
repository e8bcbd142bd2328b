import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { traceFields } from '#server/kernel/trace.ts'
import { midtransClient } from '#server/midtrans/client.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { buildApp } from './app.ts'

/* A trace follows a request from the proxy through the shop to the services that it calls. */

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`

const shop = await testApp()
afterAll(() => shop.close())

/** Starts a service that the shop calls; it only records the headers. */
async function listener() {
  const heard: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    heard.push(request.headers)
    request.resume().on('end', () => response.writeHead(500).end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Places an order in a shop whose provider is the listener. @returns the headers that the provider received, and the log */
async function order(headers: Record<string, string>, trustProxy?: number) {
  const { db, clock } = shop.deps
  const { heard, url } = await listener()
  const lines: { traceId?: string }[] = []
  const logger = pino({ level: 'info', mixin: traceFields }, { write: (line) => void lines.push(JSON.parse(line)) })
  const midtrans = midtransClient({ snapUrl: url, apiUrl: url, serverKey: 'rahasia' })
  const { server } = await buildApp({ ...shop.deps, midtrans, log: logger }, { logger, trustProxy })
  onTestFinished(() => server.close())
  const { token } = await buildPelanggan(db, clock())
  const { produk_id: produkId } = await buildProduk(db, clock(), { stok: 5 })
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const { headers: answered } = await server.inject({
    method: 'POST',
    url: createPesanan.path,
    payload: { produkId, jumlah: 1, shippingId, catatan: '' },
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  return { answered, heard: heard[0], lines }
}

test("passes the proxy's trace to the payment provider, into the log and back", async () => {
  const tracestate = 'vendor=1'
  const { answered, heard, lines } = await order({ traceparent: TRACEPARENT, tracestate }, 1)
  expect(heard).toMatchObject({ traceparent: TRACEPARENT, tracestate })
  expect(answered.traceresponse).toBe(TRACEPARENT)
  expect(lines.length).toBeGreaterThan(0)
  for (const { traceId } of lines) expect(traceId).toBe(TRACE)
})

test.each([
  ['there is none', {}, 1],
  ['no proxy is configured, whatever a visitor sends', { traceparent: TRACEPARENT }, undefined],
  ['it is invalid', { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` }, 1],
])('begins a trace where %s', async (_, headers, trustProxy) => {
  const { answered, heard, lines } = await order(headers, trustProxy)
  expect(heard?.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
  expect(heard?.traceparent).not.toContain(TRACE)
  expect(answered.traceresponse).toBeUndefined()
  for (const { traceId } of lines) expect(heard?.traceparent).toContain(traceId)
})
