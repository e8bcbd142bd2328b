import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { createServer, request as plainRequest, type RequestOptions } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { seedDemo } from '#server/db/seed/seed.ts'
import { registerPages } from '#server/http/pages.ts'
import { openStorage } from '#server/storage/storage.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { testApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { buildApp } from './app.ts'
import { openAnswers } from './open-answers.ts'
import { hasNginx, startNginx } from './testing/processes/nginx.ts'

/*
 * The shop behind nginx with the configuration in `ops/nginx`. Skipped if nginx is not installed (`apt-get install
 * nginx-light`).
 */

const PUBLIC_URL = 'https://toko.example'
const SETTINGS = { publicUrl: PUBLIC_URL, snapUrl: 'http://127.0.0.1:1', clientKey: '', simulated: true }

const { port: shopPort, nginx, db } = hasNginx() ? await openShop() : ({} as Awaited<ReturnType<typeof openShop>>)

async function openShop() {
  const shop = await testApp()
  const [dataDir, nginxFolder] = [makeTempFolder(), makeTempFolder()]
  const settings = { ...shop.deps.settings, publicUrl: PUBLIC_URL }
  const storage = await openStorage(join(dataDir, 'uploads'))
  const database = await createTestDatabase()
  const db = createDb(database.url)
  await seedDemo(db, { putGambar: storage.put, now: new Date() })
  const deps = { ...shop.deps, db, clock: () => new Date(), storage, settings }
  const { answers, close } = await openAnswers(database.url, deps)
  const { server, endpoints, files } = await buildApp({ ...deps, answers }, { trustProxy: 1 })
  await registerPages(server, { call: endpoints.call, answers, files, settings: SETTINGS })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  const nginx = await startNginx(nginxFolder, { port, dataDir, tls: true })
  afterAll(async () => {
    await nginx.close()
    await close()
    await server.close()
    await db.destroy()
    await database.drop()
    await shop.close()
    for (const folder of [dataDir, nginxFolder]) removeTempFolder(folder)
  })
  return { port, nginx, db }
}

type Headers = Record<string, string>

async function ask(port: number, path: string, headers: Headers = {}, isPlain = false, servername?: string) {
  const options: RequestOptions = { host: '127.0.0.1', port, path, headers: { host: 'toko.example', ...headers } }
  const sent = isPlain
    ? plainRequest(options)
    : request({ ...options, rejectUnauthorized: false, ...(servername && { servername }) })
  const [answer] = await once(sent.end(), 'response')
  return { status: answer.statusCode as number, headers: answer.headers as Headers, body: await buffer(answer) }
}

const atShop = (path: string, headers?: Headers) => ask(shopPort, path, headers, true)
const atNginx = (path: string, headers?: Headers) => ask(nginx.port, path, headers)

/** Headers about the server itself, its connection or its own copy, which may differ. */
const OWN = new Set(
  'server date connection keep-alive transfer-encoding accept-ranges last-modified etag x-proxy-cache x-request-id'.split(
    ' ',
  ),
)
const told = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name) && name !== 'content-length'))

/** Expects the same response from nginx and from the shop. @returns the response of nginx */
async function same(path: string, headers?: Headers) {
  const [expected, answer] = [await atShop(path, headers), await atNginx(path, headers)]
  expect([path, headers, answer.status, told(answer.headers)]).toEqual([
    path,
    headers,
    expected.status,
    told(expected.headers),
  ])
  expect([path, headers, answer.body.equals(expected.body)]).toEqual([path, headers, true])
  return answer
}

const ENCODINGS = ['gzip, deflate, br', 'gzip', 'br;q=0, gzip;q=0', undefined].map(
  (encoding): Headers => (encoding ? { 'accept-encoding': encoding } : {}),
)

test.runIf(hasNginx())('serves built files from the disk as the shop sends them', async () => {
  // Large files first: the shop does not compress small ones.
  const size = (name: string) => statSync(`build/client/assets/${name}`).size
  const names = readdirSync('build/client/assets').sort((one, other) => size(other) - size(one))
  for (const type of ['.js', '.css', '.svg', '.woff2']) {
    const name = names.find((one) => one.endsWith(type))
    for (const headers of ENCODINGS)
      expect((await same(`/assets/${name}`, headers)).headers['last-modified']).toBeDefined()
  }
  for (const path of ['/og.png', '/favicon.ico']) expect((await same(path)).headers['last-modified']).toBeDefined()
  for (const path of ['/sw.js', '/favicon.svg', '/tidak-ada.png']) await same(path, { 'accept-encoding': 'br' })
  expect((await same('/assets/tidak-ada.js')).headers['last-modified']).toBe(undefined)
})

test.runIf(hasNginx())('serves pictures from the disk once the shop has made them', async () => {
  const [produk] = JSON.parse((await atShop('/api/produks?limit=1')).body.toString())
  const picture = `/api/produks/images/${produk.gambar}`
  for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*'])
    expect((await same(`${picture}?w=320`, { accept })).headers['last-modified']).toBeDefined()
  // For other widths, and for the master, nginx passes the request to the shop.
  for (const path of [picture, `${picture}?w=300`, `${picture}?w=0`, '/api/produks/images/tidak-ada.png?w=320'])
    expect((await same(path, { accept: 'image/webp' })).headers['last-modified']).toBe(undefined)
})

test.runIf(hasNginx())('caches pages for a second, in each form, with all headers of the shop', async () => {
  for (const headers of ENCODINGS)
    for (const path of ['/', '/produk/produk-satuan', '/kontak', '/tidak-ada']) await same(path, headers)
  await waitFor('a page to come out of memory', async () => {
    await atNginx('/kontak')
    return (await atNginx('/kontak')).headers['x-proxy-cache'] === 'HIT'
  })
  for (const path of ['/api/produks?limit=3', '/api/riwayat', '/api/produks/1']) {
    const { headers } = await same(path)
    expect([path, headers['x-proxy-cache']]).toEqual([path, undefined])
  }
})

test.runIf(hasNginx())(
  'gives an order to another instance when one closes its connection, and sends nothing else twice',
  async () => {
    const asked: string[] = []
    const closing = createServer((request) => {
      asked.push(request.url ?? '')
      request.socket.resetAndDestroy()
    })
    closing.listen(0, '127.0.0.1')
    await once(closing, 'listening')
    onTestFinished(() => void closing.close())
    const firstPort = (closing.address() as AddressInfo).port
    const post = async (path: string) => {
      const folder = makeTempFolder()
      // A new nginx each time: it does not ask an instance that just failed.
      const own = await startNginx(folder, { port: shopPort, firstPort, dataDir: folder })
      const { status } = await fetch(`http://127.0.0.1:${own.port}${path}`, { method: 'POST' })
      await own.close()
      removeTempFolder(folder)
      return status
    }
    // 401: from the shop, which asks for a login.
    expect(await post('/api/pemesanan/create')).toBe(401)
    expect(await post('/api/pemesanan/1/batal')).toBe(502)
    expect(asked).toEqual(['/api/pemesanan/create', '/api/pemesanan/1/batal'])
  },
)

test.runIf(hasNginx())('serves a new price within seconds', async () => {
  const page = '/produk/produk-satuan/1'
  for (const harga of [211_000, 212_000]) {
    await atNginx(page)
    await db.updateTable('produk').set({ harga }).where('produk_id', '=', 1).execute()
    await waitFor('the new price', async () => (await atNginx(page)).body.includes(String(harga / 1000)))
  }
})

test.runIf(hasNginx())('requires TLS, and hides health from outside', async () => {
  const plain = await ask(nginx.plainPort, '/produk?q=a', {}, true)
  expect([plain.status, plain.headers.location]).toEqual([301, `${PUBLIC_URL}/produk?q=a`])
  for (const path of ['/readyz', '/healthz', '/metrics']) expect((await atNginx(path)).status).toBe(404)
})

test.runIf(hasNginx())('refuses requests to other names without a response', async () => {
  const other = { host: 'lain.example' }
  await expect(ask(nginx.plainPort, '/', other, true)).rejects.toThrow('socket hang up')
  await expect(ask(nginx.port, '/', other)).rejects.toThrow(/unrecognized name/)
  await expect(ask(nginx.port, '/', other, false, 'toko.example')).rejects.toThrow('socket hang up')
  await expect(ask(nginx.plainPort, '/', { host: '127.0.0.1' }, true)).rejects.toThrow('socket hang up')
})
