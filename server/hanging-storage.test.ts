import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getPaketGambar, getProdukGambar, listProduk } from '#contract/katalog/endpoints.ts'
import { createProduk } from '#contract/katalog/produk-admin.ts'
import { listRiwayat } from '#contract/pesanan/endpoints.ts'
import { openStorage } from '#server/storage/storage.ts'
import { buildAdmin, buildKategori, buildPelanggan } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { type App, buildApp } from './app.ts'

/*
 * S3 accepts every call and hangs: it never responds, or sends one byte at a time. Picture requests fail; all other requests
 * are served.
 */

/** Responses of calls that hang. */
const hanging = new Set<ServerResponse>()
let mood: 'well' | 'silent' | 'dripping' = 'well'
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

const s3 = createServer((request, response) => {
  request.resume()
  if (mood === 'well') return void response.end(request.method === 'GET' ? picture : undefined)
  hanging.add(response)
  let drip: NodeJS.Timeout | undefined
  if (mood === 'dripping') {
    response.writeHead(200, { 'content-length': 1_000_000 })
    drip = setInterval(() => response.write('x'), 20)
  }
  response.on('close', () => {
    clearInterval(drip)
    hanging.delete(response)
  })
})

let shop: TestApp
let admin: string
let pembeli: string
/** The same shop with the regular, long timeouts. */
let patient: App
const reach = (patienceMs: number) => {
  const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}`
  return openStorage('', { bucket: 'toko', endpoint, region: 'id', accessKeyId: 'a', secretAccessKey: 'b' }, patienceMs)
}
beforeAll(async () => {
  await new Promise<void>((listening) => s3.listen(0, '127.0.0.1', listening))
  shop = await testApp(undefined, { storage: await reach(500) })
  patient = await buildApp({ ...shop.deps, storage: await reach(600_000) })
  const { db, clock } = shop.deps
  admin = (await buildAdmin(db, clock())).token
  pembeli = (await buildPelanggan(db, clock())).token
})
afterAll(async () => {
  s3.closeAllConnections()
  s3.close()
  await patient.server.close()
  await shop.close()
})
beforeEach(() => {
  mood = 'well'
})

const REFUSED = { status: 503, body: { code: 'BERKAS_TIDAK_TERJANGKAU' }, headers: { 'retry-after': '5' } }

test('limits two hundred requests to a silent storage, and serves all others', async () => {
  mood = 'silent'
  const answers: LightMyRequestResponse[] = []
  const asked = Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const url = getProdukGambar.path.replace('{gambar}', `karangan-${index}.png`)
      answers.push(await patient.server.inject({ url, remoteAddress: `10.2.${index}.1` }))
    }),
  )
  await waitFor('who is refused', async () => answers.length === 120)
  await waitFor('who waits', async () => hanging.size === 20)
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(answers.filter((answer) => answer.json().code === 'BERKAS_TIDAK_TERJANGKAU').length).toBeGreaterThan(0)

  const others = await Promise.all(
    Array.from({ length: 20 }, () => [
      patient.server.inject({ url: listProduk.path, remoteAddress: '10.3.0.1' }),
      patient.server.inject({
        url: listRiwayat.path,
        remoteAddress: '10.3.0.2',
        headers: { authorization: `Bearer ${pembeli}` },
      }),
    ]).flat(),
  )
  expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(answers).toHaveLength(120)

  mood = 'well'
  for (const response of hanging) response.end(picture)
  await asked
  expect(answers.slice(120).map(({ statusCode }) => statusCode)).toEqual(Array(80).fill(200))
})

test('waits a limited time for a silent storage, and queries it again for the next request', async () => {
  mood = 'silent'
  const look = () => shop.call(getProdukGambar, { params: { gambar: 'karangan.png' } })
  expect(await look()).toMatchObject(REFUSED)
  await waitFor('the connection to end', async () => hanging.size === 0)
  mood = 'well'
  expect((await look()).status).toBe(200)
})

test('waits longer for an upload than for a download', async () => {
  mood = 'silent'
  const storage = await reach(100)
  const order: string[] = []
  const ends = (name: string, work: Promise<unknown>) => work.catch(() => order.push(name))
  await Promise.all([
    ends('upload', storage.put('produk/a.png', picture)),
    ends('download', storage.get('produk/a.png')),
  ])
  expect(order).toEqual(['download', 'upload'])
})

test('aborts a picture that arrives byte by byte, with its connection', async () => {
  mood = 'dripping'
  expect(await shop.call(getPaketGambar, { params: { gambar: 'karangan.png' } })).toMatchObject(REFUSED)
  await waitFor('the connection to end', async () => hanging.size === 0)
})

test('rejects an upload meanwhile, and changes nothing', async () => {
  mood = 'silent'
  const { db } = shop.deps
  const { kategori_id: kategoriId } = await buildKategori(db)
  const gambar = new File([new Uint8Array(picture)], 'foto.png', { type: 'image/png' })
  const body = { nama: 'Tanpa Gambar', kategoriId, harga: '145000', gambar } as never
  expect(await shop.call(createProduk, { body }, { token: admin })).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: {
      code: 'GAMBAR_TIDAK_TERSIMPAN',
      message: 'Gambar tidak bisa disimpan saat ini. Tidak ada yang diubah. Silakan coba lagi nanti.',
    },
  })
  expect(await db.selectFrom('produk').where('nama', '=', 'Tanpa Gambar').selectAll().execute()).toEqual([])
})
