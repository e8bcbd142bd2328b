import { pino } from 'pino'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { accessLog } from '#server/telemetry/access-log.ts'
import { testApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { buildApp } from './app.ts'
import { openAnswers } from './open-answers.ts'

/* The access log line of a request. */

interface Line {
  msg: string
  [field: string]: unknown
}

const lines: Line[] = []
const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
const shop = await testApp()
afterAll(() => shop.close())
afterEach(() => void lines.splice(0))

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`
const requests = () =>
  lines.filter(({ msg }) => msg === 'request').map(({ msg: _, level, time, pid, hostname, ...rest }) => rest)

async function openShop(share: number, change: Partial<typeof shop.deps> = {}) {
  const deps = { ...shop.deps, log: logger, ...change }
  const { server } = await buildApp(deps, { logger, trustProxy: 1, accessLog: accessLog(share, logger) })
  onTestFinished(() => server.close())
  return server
}

test('logs route, status and trace of a request, and nothing about the client', async () => {
  const server = await openShop(1)
  const answer = await server.inject({
    url: '/api/produks/7000001?kunci=rahasia',
    headers: { traceparent, authorization: 'Bearer rahasia', cookie: 'kerapusehat_kantor=rahasia' },
  })
  expect(requests()).toEqual([
    {
      method: 'GET',
      route: '/api/produks/:produkId',
      status: 404,
      ms: expect.any(Number),
      bytes: Number(answer.headers['content-length']),
      reqId: expect.any(String),
      traceId: TRACE,
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/rahasia|7000001/)
})

test('logs responses from the cache too, without their query', async () => {
  const database = await createTestDatabase()
  const db = createDb(database.url)
  const { answers, close } = await openAnswers(database.url, { ...shop.deps, db, clock: () => new Date() })
  onTestFinished(async () => {
    await close()
    await db.destroy()
    await database.drop()
  })
  const server = await openShop(1, { db, answers })
  const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/api/produks?limit=24`
  const bytes = (await (await fetch(url)).arrayBuffer()).byteLength
  await fetch(url, { headers: { traceparent } })
  expect(requests().map(({ route }) => route)).toEqual(['/api/produks', 'memory'])
  expect(requests()[1]).toEqual({
    method: 'GET',
    route: 'memory',
    path: '/api/produks',
    status: 200,
    ms: 0,
    bytes,
    reqId: expect.any(String),
    traceId: TRACE,
  })
})

test('logs the configured share of good responses, and every failure and slow response', () => {
  const { isWanted } = accessLog(0, logger)
  expect([200, 304, 404, 503].filter((status) => isWanted(status, 3))).toEqual([])
  expect([isWanted(500, 3), isWanted(200, 1000)]).toEqual([true, true])
})

test('logs about one half at a share of one half', () => {
  const { isWanted } = accessLog(0.5, logger)
  const wanted = Array.from({ length: 10_000 }, () => isWanted(200, 1)).filter(Boolean)
  expect(Math.abs(wanted.length - 5000)).toBeLessThan(500)
})
