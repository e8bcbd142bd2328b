import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

test('allows a response nothing as a document, and requires https where the shop has it', () => {
  expect(securityHeaders('http://localhost:3040')).toEqual(HEADERS)
  const hsts = { 'strict-transport-security': 'max-age=31536000' }
  expect(securityHeaders('https://toko.contoh.id')).toEqual({ ...HEADERS, ...hsts })
  expect(securityHeaders('https://toko.contoh.id', true)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(securityHeaders('http://localhost:3040', true)).toEqual(HEADERS)
})

const NOT_A_DOCUMENT = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

test('sends the headers on every response, also on failures, unless it sets its own', async () => {
  const app = Fastify()
  setSecurityHeaders(app, HEADERS)
  app.get('/', (_, reply) => reply.header('cache-control', 'public').type('text/html').send('ok'))
  expect((await app.inject('/')).headers).toMatchObject({ ...HEADERS, 'cache-control': 'public' })
  expect((await app.inject('/tidak-ada')).headers).toMatchObject(NOT_A_DOCUMENT)
  await app.close()
})

test('sends headers that only documents need on pages and redirects only', async () => {
  const app = Fastify()
  setSecurityHeaders(app, HEADERS)
  app.get('/lama', (_, reply) => reply.redirect('/'))
  app.get('/gambar', (_, reply) => reply.type('image/svg+xml').send('<svg/>'))
  expect((await app.inject('/lama')).headers).toMatchObject(HEADERS)
  const { headers } = await app.inject('/gambar')
  expect(headers).toMatchObject(NOT_A_DOCUMENT)
  for (const name of Object.keys(HEADERS)) expect([name, name in headers]).toEqual([name, name in NOT_A_DOCUMENT])
  await app.close()
})
