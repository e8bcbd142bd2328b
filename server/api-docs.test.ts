import { get } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
afterAll(() => shop.close())

test('sends the documentation compressed, and answers a known tag without it', async () => {
  const headers = { 'accept-encoding': 'br' }
  const first = await shop.app.server.inject({ url: '/api/docs/json', headers })
  expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'br'])
  const again = await shop.app.server.inject({
    url: '/api/docs/json',
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('serves nothing else below its address', async () => {
  const url = new URL(shop.app.server.listeningOrigin)
  // Not with `fetch`, which resolves the dots itself.
  const status = (path: string) =>
    new Promise((resolve, reject) =>
      get({ host: url.hostname, port: url.port, path }, (response) => resolve(response.resume().statusCode)).on(
        'error',
        reject,
      ),
    )
  expect(await status('/api/docs/json')).toBe(200)
  for (const path of ['/api/docs/../produks', '/api/docs/%2e%2e/produks', '/api/docs/tidak-ada'])
    expect([path, await status(path)]).toEqual([path, 404])
})

test('publishes no documentation where it is switched off', async () => {
  const { server } = await buildApp(shop.deps, { hasApiDocs: false })
  for (const url of ['/api/docs', '/api/docs/json', '/api/docs/yaml'])
    expect([url, (await server.inject(url)).statusCode]).toEqual([url, 404])
  await server.close()
})
