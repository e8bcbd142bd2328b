import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { getHealth, getReadiness } from '#contract/health/endpoints.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const files = import.meta.glob<Record<string, unknown>>(['/contract/*/*.ts', '!**/*.test.ts'], { eager: true })
const contract = Object.values(files).flatMap((file) => Object.values(file).filter(isEndpoint))

test('the server answers every endpoint of the contract, and no other', () => {
  expect(new Set(shop.app.endpoints.registered)).toEqual(new Set(contract))
  expect(new Set(contract.map(({ name }) => name)).size).toBe(contract.length)
})

test('every endpoint has the name of its constant', () => {
  const entries = Object.values(files).flatMap((file) => Object.entries(file))
  const wrong = entries.filter(([constant, value]) => isEndpoint(value) && value.name !== constant)
  expect(wrong.map(([constant]) => constant)).toEqual([])
})

test.each(contract.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers by a schema, with a picture or with a file',
  (_, endpoint) => {
    expect(typeof endpoint.response === 'string' || endpoint.response instanceof z.ZodType).toBe(true)
  },
)

const guarded = contract.filter(({ access }) => access === 'pelanggan' || access === 'admin')

test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  'rejects %s without a session',
  async (_, endpoint) => {
    const tokens = [undefined, 'Bearer ', 'Bearer null', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi']
    for (const authorization of tokens) {
      const answer = await shop.app.server.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/\{\w+\}/g, '1'),
        headers: { ...(authorization && { authorization }) },
        payload: endpoint.method === 'GET' ? undefined : {},
      })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED'])
    }
  },
)

test('the OpenAPI document lists every endpoint, and a page shows it', async () => {
  const { paths } = (await shop.app.server.inject('/api/docs/json')).json()
  for (const { path, method, name } of contract) expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(name)
  const page = await shop.app.server.inject('/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'")
})

test.each(['json', 'yaml'])(
  'compresses the document as %s, and sends it once to clients that cache it',
  async (form) => {
    const ask = (headers: Record<string, string>) => shop.app.server.inject({ url: `/api/docs/${form}`, headers })
    const whole = await ask({})
    const packed = await ask({ 'accept-encoding': 'gzip, br' })
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br'])
    expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 5)
    const etag = String(packed.headers.etag)
    const again = await ask({ 'accept-encoding': 'gzip, br', 'if-none-match': etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  },
)

test('is alive and ready', async () => {
  expect(await shop.call(getHealth)).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await shop.call(getReadiness)).toMatchObject({ status: 200, body: { status: 'ready' } })
})

test.each([
  ['an unknown path', { url: '/api/tidak-ada' }, 404, 'NOT_FOUND'],
  ['an unsupported method', { url: '/api/produks', method: 'DELETE' as const }, 404, 'NOT_FOUND'],
  [
    'broken JSON',
    {
      url: '/api/auth/login',
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    },
    400,
    'MALFORMED_REQUEST',
  ],
  [
    'a body that is too large',
    { url: '/api/auth/login', method: 'POST' as const, payload: { email: 'x'.repeat(70_000) } },
    413,
    'BODY_TOO_LARGE',
  ],
  [
    'another media type',
    { url: '/api/auth/login', method: 'POST' as const, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a broken escape', { url: '/api/produks/%E0%A4%A' }, 400, 'MALFORMED_REQUEST'],
])('rejects %s clearly', async (_, request, status, code) => {
  const answer = await shop.app.server.inject(request)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code, message: expect.any(String) })
})
