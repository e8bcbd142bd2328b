import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { registerPages } from '#server/http/pages.ts'
import { buildAdmin, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { buildApp } from './app.ts'
import { openAnswers } from './open-answers.ts'

/* Responses served before the router, over real connections. The pages must be built, as they are in `npm test`. */

const outside = await testApp()
const database = await createTestDatabase()
const db = createDb(database.url)
let picture: string
let product: string
beforeAll(async () => {
  const drawn = { width: 400, height: 400, channels: 3 as const, background: 'teal' }
  const bytes = await sharp({ create: drawn }).png().toBuffer()
  for (const folder of ['produk', 'artikel']) await outside.deps.storage.put(`${folder}/uji.png`, bytes)
  const { produk_id } = await buildProduk(db, new Date(), {
    gambar: 'uji.png',
    deskripsi: 'Untuk kerapu. '.repeat(200),
  })
  picture = '/api/produks/images/uji.png?w=320'
  product = `/produk/produk-satuan/${produk_id}`
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  await outside.close()
})

/** Starts a shop with a response cache, and counts the requests that reach the router. */
async function openShop() {
  const { answers, close } = await openAnswers(database.url, { ...outside.deps, db, clock: () => new Date() })
  const { server, endpoints, files, load } = await buildApp({ ...outside.deps, db, answers })
  let routed = 0
  server.addHook('onRequest', async () => void routed++)
  const settings = { publicUrl: 'http://localhost', snapUrl: 'http://127.0.0.1:1', clientKey: '', simulated: true }
  await registerPages(server, { call: endpoints.call, answers, files, settings })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await server.close()
    await close()
  })
  return {
    load,
    url,
    async ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const before = routed
      const asked = request(url + path, { method, headers }).end()
      const [answer] = await once(asked, 'response')
      const body: Buffer = await buffer(answer)
      const { date: _, 'x-request-id': __, ...known } = answer.headers as Record<string, string>
      return { status: answer.statusCode as number, headers: known, body, isRouted: routed > before }
    },
  }
}

test('names a request for a file of the server, although its page is a redirect', async () => {
  const { ask } = await openShop()
  expect((await ask('/.env')).status).toBe(302)
  await waitFor('the event', () =>
    db.selectFrom('kejadian').select('jenis').where('jenis', '=', 'pindai-alamat').executeTakeFirst(),
  )
})

const BROTLI = { 'accept-encoding': 'gzip, br' }

test.each([
  ['a page', () => product, BROTLI],
  ['a page, uncompressed', () => product, {}],
  ['a list, in gzip', () => '/api/produks?limit=24', { 'accept-encoding': 'gzip' }],
  ['a short answer', () => '/api/kategoris', BROTLI],
  ['a picture for a browser with AVIF', () => picture, { accept: 'image/avif,image/webp,*/*' }],
  ['a picture for a browser without AVIF and WebP', () => picture, { accept: '*/*' }],
  ['a built file', () => '/favicon.svg', BROTLI],
  ['a binary built file', () => '/og.png', BROTLI],
])('serves %s from memory as from the router', async (_, path, headers: Record<string, string>) => {
  const { ask } = await openShop()
  const first = await ask(path(), headers)
  const second = await ask(path(), headers)
  expect([first.status, first.isRouted, second.isRouted]).toEqual([200, true, false])
  expect(second.headers).toEqual(first.headers)
  expect(second.body.equals(first.body)).toBe(true)
  expect(second.headers['content-length']).toBe(String(first.body.length))

  // A proxy on the way may have weakened the ETag.
  const known = { ...headers, 'if-none-match': `"lain", W/${first.headers.etag}` }
  const third = await ask(path(), known)
  const fourth = await ask(path(), { ...known, authorization: 'Basic YTpi' })
  expect([third.status, third.body.length, third.isRouted]).toEqual([304, 0, false])
  expect([fourth.status, fourth.isRouted]).toEqual([304, true])
  expect(third.headers).toEqual(fourth.headers)
})

test('passes requests with a token, HEAD requests and other variants to the router', async () => {
  const { ask } = await openShop()
  const { token } = await buildAdmin(db, new Date())
  const url = '/api/kategoris'
  await ask(url)
  expect((await ask(url)).isRouted).toBe(false)
  expect((await ask(url, { authorization: `Bearer ${token}` })).isRouted).toBe(true)
  expect((await ask(url, { cookie: `kerapusehat_kantor=${token}` })).isRouted).toBe(true)
  expect((await ask(url, { cookie: `kerapusehat_sesi=${token}` })).isRouted, 'as it is for everybody').toBe(false)
  expect((await ask(`${url}?x=1`)).isRouted).toBe(true)
  const head = await ask(url, {}, 'HEAD')
  expect([head.status, head.isRouted, head.body.length]).toEqual([200, true, 0])
  expect((await ask('/api/kategoris/999999')).status).toBe(404)
  expect((await ask('/api/kategoris/999999')).isRouted).toBe(true)
  expect((await ask('/assets/tidak-ada.js')).status).toBe(404)
})

test("sends built files in the build's compression, and announces a new worker", async () => {
  const { ask } = await openShop()
  const built = new URL('../build/client/', import.meta.url)
  const names = globSync('**/*.{js,css,svg,webmanifest}.br', { cwd: built }).filter(
    (name) => statSync(new URL(name, built)).size < statSync(new URL(name.slice(0, -3), built)).size,
  )
  expect(names).not.toEqual([])
  for (const name of names) {
    const { body } = await ask(`/${name.slice(0, -3)}`, { 'accept-encoding': 'br' })
    expect.soft(body.length, name).toBe(statSync(new URL(name, built)).size)
  }
  const worker = await ask('/sw.js')
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect((await ask('/sw.js')).headers).toEqual(worker.headers)
})

test("does not cache an article's picture, which is deleted with its article", async () => {
  const { ask } = await openShop()
  const url = '/api/auth/artikel/images/uji.png'
  for (let n = 0; n < 2; n++) expect(await ask(url)).toMatchObject({ status: 200, isRouted: true })
  await outside.deps.storage.remove('artikel/uji.png')
  expect((await ask(url)).status).toBe(404)
})

test('serves a new price at once, and then without the router again', async () => {
  const { produk_id } = await buildProduk(db, new Date(), { harga: 1000 })
  const { ask } = await openShop()
  const url = `/api/produks/${produk_id}`
  const harga = async () => JSON.parse(String((await ask(url)).body)).harga
  for (let n = 0; n < 2; n++) expect(await harga()).toBe(1000)
  await db.updateTable('produk').set({ harga: 2000 }).where('produk_id', '=', produk_id).execute()
  await waitFor('the new price', async () => (await harga()) === 2000)
  await waitFor('the router to be left alone', async () => !(await ask(url)).isRouted)
  expect(await harga()).toBe(2000)
})

test('closes each connection with its answer while stopping, from memory or not', async () => {
  const { ask, load } = await openShop()
  for (let n = 0; n < 2; n++) expect((await ask('/api/kategoris')).headers.connection).toBe('keep-alive')
  load.drain()
  expect(await ask('/api/kategoris')).toMatchObject({ status: 200, headers: { connection: 'close' } })
})

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
  'does not wait for a body of the type %s that never arrives',
  async (type) => {
    const { url } = await openShop()
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${type}\r\nConnection: close\r\n\r\n`,
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  },
)
