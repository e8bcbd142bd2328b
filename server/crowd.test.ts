import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/akun/endpoints.ts'
import { resetPassword } from '#contract/akun/sandi.ts'
import { listKategori, listProduk } from '#contract/katalog/endpoints.ts'
import { receiveNotifikasi } from '#contract/pembayaran/endpoints.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { receiveWebhook } from '#contract/saluran/whatsapp.ts'
import { signatureOf } from '#server/midtrans/signature.ts'
import { buildPelanggan, buildPengiriman, buildProduk, PASSWORD } from '#server/testing/build-rows.ts'
import { SERVER_KEY, type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

/* Attacks that try to block the shop for other users. */

const SLOW = 1000
const STORM = 260

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const connections = () =>
  new Promise<number>((done) => shop.app.server.server.getConnections((_, count) => done(count)))

/** Sends requests of all kinds; each must be served without a rejection for load. */
async function askEverything(): Promise<number[]> {
  const { db, clock } = shop.deps
  const origin = shop.app.server.listeningOrigin
  const { produk_id: produkId } = await buildProduk(db, clock())
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const { email, token } = await buildPelanggan(db, clock())
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const answers = await Promise.all([
    ...[listProduk.path, listKategori.path, '/healthz', '/readyz'].map((path) => fetch(origin + path)),
    post(login.path, { email, password: PASSWORD }),
    post(createPesanan.path, { produkId, jumlah: 1, shippingId }),
    post(receiveNotifikasi.path, notifikasi(`KS-${produkId}`)),
  ])
  return answers.map(({ status }) => status)
}
const ALL_SERVED = [200, 200, 200, 200, 200, 201, 200]

function notifikasi(order_id: string) {
  const signed = { order_id, status_code: '200', gross_amount: '1.00' }
  return { ...signed, transaction_status: 'settlement', signature_key: signatureOf(signed, SERVER_KEY) }
}

test(`while ${SLOW} sockets of one address send a byte now and then, other clients are served`, async () => {
  const { hostname, port } = new URL(shop.app.server.listeningOrigin)
  const before = await connections()
  const BEGINNINGS = [
    'GET /api/produks HTTP/1.1\r\nhost: toko\r\nx-lambat: ',
    'POST /api/auth/login HTTP/1.1\r\nhost: toko\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"email":"',
    'POST /api/auth/kontak HTTP/1.1\r\nhost: toko\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
    'POST /api/pemesanan/notifikasi-midtrans HTTP/1.1\r\nhost: toko\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
  ]
  const slow = await Promise.all(
    Array.from({ length: SLOW }, async (_, nomor) => {
      const socket = connect(Number(port), hostname).on('error', () => {})
      await once(socket, 'connect')
      socket.write(BEGINNINGS[nomor % BEGINNINGS.length] ?? '')
      return socket
    }),
  )
  await waitFor('all of them at the door', async () => (await connections()) >= before + SLOW)
  for (let round = 0; round < 3; round++) {
    expect(await askEverything()).toEqual(ALL_SERVED)
    for (const socket of slow) if (socket.writable) socket.write('x')
  }
  for (const socket of slow) socket.destroy()
}, 120_000)

test('slow webhooks of one address leave places for those of WhatsApp', async () => {
  const { hostname, port } = new URL(shop.app.server.listeningOrigin)
  const webhookFrom = async (remoteAddress: string) =>
    (await shop.app.server.inject({ method: 'POST', url: receiveWebhook.path, remoteAddress, payload: {} })).statusCode
  let refused = 0
  const slow = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(Number(port), hostname).on('error', () => {})
      socket.once('data', () => refused++)
      await once(socket, 'connect')
      const head = 'host: toko\r\ncontent-type: application/json\r\ncontent-length: 9000'
      socket.write(`POST ${receiveWebhook.path} HTTP/1.1\r\n${head}\r\n\r\n{`)
      return socket
    }),
  )
  // Only then: an earlier webhook would take the place of a slow one, and leave it free.
  await waitFor('no place for this address', async () => refused > 0)
  expect(await webhookFrom('127.0.0.1')).toBe(503)
  expect(await webhookFrom('10.8.0.1'), 'unsigned, but read').toBe(403)
  for (const socket of slow) socket.destroy()
  await waitFor('places again', async () => (await webhookFrom('127.0.0.1')) === 403)
})

test(`while ${STORM} invented reset links come at once, every notification of a payment is answered`, async () => {
  const storm = Promise.all(
    Array.from({ length: STORM }, (_, nomor) =>
      shop.call(resetPassword, { body: { token: `dikarang-${nomor}`, password: PASSWORD, confirmPassword: PASSWORD } }),
    ),
  )
  const told = await Promise.all(
    Array.from({ length: 40 }, (_, nomor) => shop.call(receiveNotifikasi, { body: notifikasi(`KS-BADAI-${nomor}`) })),
  )
  expect(told.map(({ status }) => status)).toEqual(told.map(() => 200))
  // One address gets a limited number of places, and no request leads to a password hash.
  for (const { status } of await storm) expect([400, 429, 503]).toContain(status)
})
