import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { freePort } from './testing/processes/free-port.ts'
import { startShopProcess } from './testing/processes/shop-process.ts'

/* Telemetry that settings enable, in the process as `npm start` runs it, and its absence without them. */

let folder: string
beforeAll(() => {
  folder = makeTempFolder()
})
afterAll(() => removeTempFolder(folder))

/** Milliseconds for a first start on a busy machine. */
const timeout = 120_000

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` }

/** At exit, the process prints which of these packages it loaded; OpenTelemetry depends on the first one. */
const TELLS = `--import=data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module'
  process.on('exit', () => {
    const names = Object.keys(createRequire('/').cache).join().match(/require-in-the-middle|prom-client/g)
    console.log('LOADED', [...new Set(names)].join())
  })`)}`

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

/** Starts a server that receives OpenTelemetry data, like a collector. */
async function collector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans = [] } = (await json(request)) as {
      resourceSpans?: { scopeSpans: { spans: Span[] }[] }[]
    }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('loads and serves nothing of it without settings', { timeout }, async () => {
  const shop = await startShopProcess(folder, { NODE_OPTIONS: TELLS, LOG_LEVEL: 'info' })
  await shop.ready()
  expect((await fetch(`${shop.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${shop.url}/api/kategoris`, { headers })).headers.get('traceresponse')).toBeNull()
  shop.child.kill('SIGTERM')
  const { output } = await shop.ended
  expect(output).toMatch(/^LOADED $/m)
  expect(output).not.toContain('"msg":"request"')
})

test('makes of a request a trace from proxy to database, a log line and a metric', {
  timeout,
}, async () => {
  const { spans, url } = await collector()
  const port = await freePort()
  const shop = await startShopProcess(folder, {
    NODE_OPTIONS: TELLS,
    METRICS_PORT: `${port}`,
    ACCESS_LOG: '1',
    TRUST_PROXY: 'loopback',
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  await shop.ready()
  expect((await fetch(`${shop.url}/api/kategoris`, { headers })).status).toBe(200)
  const figures = await waitFor('the figures of the database', async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return text.includes('kerapusehat_database_figures_known 1') && text
  })
  expect(figures).toContain('kerapusehat_http_requests_total{method="GET",route="/api/kategoris",status="200"} 1')
  const own = () => spans.filter(({ traceId }) => traceId === TRACE)
  await waitFor('a statement of the request', async () => own().some(({ name }) => name.startsWith('pg.query')))
  const request = await waitFor('its request', async () =>
    own().find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331'),
  )
  expect(request.name).toBe('GET /api/kategoris')

  shop.child.kill('SIGTERM')
  const { output, code } = await shop.ended
  expect(code).toBe(0)
  expect(output).toMatch(/^LOADED (?=.*require-in-the-middle)(?=.*prom-client)/m)
  const line = output.split('\n').find((text) => text.includes('"msg":"request"'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ route: '/api/kategoris', status: 200, traceId: TRACE })
})
