import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import {
  buildAdmin,
  buildPaket,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  buildSurat,
  PASSWORD,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { fuzz } from './fuzz.ts'
import { type ApiDocument, type Callers, makeRequests } from './fuzz-requests.ts'
import { Known, type Upload } from './fuzz-values.ts'
import { newChance, report } from './scenario.ts'

/* Random requests to every endpoint of the API. `npm run test:fuzz -- --requests 1000000` sends more of them. */

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000)
/** Number of requests per shop. Then a fresh shop replaces it. */
const EACH = 20_000
/** 30 minutes in ms, generous for a busy machine. `fuzz` itself detects an endpoint that never responds. */
const TIMEOUT_MS = 1_800_000

const FIRST = {
  password: [PASSWORD],
  newPassword: [PASSWORD, 'tiga-kerapu-biru'],
  confirmPassword: [PASSWORD],
  currentPassword: [PASSWORD],
  no_hp: ['081234567890'],
  kode: ['gopay', 'dana'],
  harga: ['5000', 12_000],
  mode: ['terapkan', 'periksa'],
}

test.each(Array.from({ length: Math.ceil(REQUESTS / EACH) }, (_, round) => round))(
  'no request causes a failure, and none stays without an answer (%i)',
  async (round) => {
    const shop = await testApp()
    onTestFinished(() => shop.close())
    const chance = newChance(round)
    const known = new Known(chance, FIRST)
    const document: ApiDocument = (await shop.app.server.inject('/api/docs/json')).json()
    const { faults, answers, done } = await fuzz({
      origin: shop.app.server.listeningOrigin,
      count: Math.min(EACH, REQUESTS - round * EACH),
      chance,
      known,
      next: makeRequests(document, chance, known, await uploads()),
      callers: () => newCallers(shop, known),
    })
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    report('fuzz', { round, answers, faults: faults.slice(0, 3), never: names.filter((name) => !done.has(name)) })
    expect(faults).toEqual([])
    // If every request were rejected, the test would prove nothing.
    expect(done.size).toBeGreaterThan(names.length / 2)
  },
  TIMEOUT_MS,
)

test('finds an endpoint that fails, one that hangs up and one that reveals internals', async () => {
  const server = createServer((request, response) => {
    if (request.url?.includes('jatuh')) response.writeHead(500).end('{}')
    else if (request.url?.includes('putus')) request.socket.destroy()
    else response.writeHead(400, { 'content-type': 'text/plain' }).end('at Object.<anonymous> (shop.ts:1)')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const chance = newChance()
  const known = new Known(chance, {})
  const get = (operationId: string) => ({ get: { operationId, tags: [] } })
  const document = { paths: { '/jatuh': get('jatuh'), '/putus': get('putus'), '/bicara': get('bicara') } }
  const { faults } = await fuzz({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: 60,
    chance,
    known,
    next: makeRequests(document, chance, known, []),
    callers: async () => ({ visitor: [], pelanggan: [], admin: [], cookie: [] }),
  })
  server.close()
  const found = new Set(
    faults.filter(({ what }) => !what.startsWith('broken')).map(({ what }) => what.slice(0, what.indexOf(':') + 5)),
  )
  expect(found).toEqual(new Set(['jatuh: 500', 'putus: cut', 'bicara: 400']))
})

/** Returns new callers with data to lose. Moves the clock on by 16 minutes, so that all rate limits are reset. */
async function newCallers(shop: TestApp, known: Known): Promise<Callers> {
  const { clock, midtrans } = shop.deps
  shop.setClock(new Date(clock().getTime() + 16 * 60_000))
  const now = clock()
  // In one transaction: concurrent requests delete whatever is visible.
  const { pelanggan, admin, token, produk, pesanan } = await shop.deps.db.transaction().execute(async (db) => {
    const [pelanggan, admin] = [await buildPelanggan(db, now), await buildAdmin(db, now)]
    const token = await sesiRepository(db).open(admin.pengguna_id, now, 'kantor')
    const produk = await buildProduk(db, now, { stok: 100 })
    await buildPaket(db, now, [{ produk_id: produk.produk_id }, { produk_id: null }])
    await buildSurat(db, now)
    const pesanan = []
    for (const status_pembayaran of ['pending', 'success', 'expired'] as const)
      pesanan.push(await buildPesanan(db, now, pelanggan.pengguna_id, { status_pembayaran }, [{ produk, jumlah: 2 }]))
    return { pelanggan, admin, token, produk, pesanan }
  })
  // One of two payments belongs to no order.
  const lost = `KS-LAIN-${pelanggan.pengguna_id}`
  await midtrans.createSnap({
    transaction_details: { order_id: lost, gross_amount: 5000 },
    item_details: [{ id: '1', name: 'Obat', price: 5000, quantity: 1 }],
    customer_details: { first_name: 'Pak Budi', phone: '081234567890' },
    expiry: { start_time: '2026-11-20 10:00:00 +0700', duration: 60, unit: 'minute' },
    page_expiry: { duration: 60, unit: 'minute' },
    credit_card: { secure: true },
    callbacks: { finish: 'http://localhost' },
  })
  for (const order_id of [lost, known.pick('midtransOrderId')])
    await shop.sim('pay', { order_id, outcome: 'settle', method: 'bca_va' })
  for (const { pesanan_id: orderId, midtrans_order_id: nomor } of pesanan) known.learn({ orderId, nomor })
  known.learn({ email: [pelanggan.email, admin.email], userId: pelanggan.pengguna_id, produkId: produk.produk_id })
  await shop.sendSurat()
  for (const { teks } of shop.surat.splice(0))
    known.learn({ token: [...teks.matchAll(/token=([\w-]+)/g)].map(([, token]) => token) })
  return {
    visitor: [],
    pelanggan: ['authorization', `Bearer ${pelanggan.token}`],
    admin: ['authorization', `Bearer ${admin.token}`],
    cookie: ['cookie', `kerapusehat_kantor=${token}`],
  }
}

async function uploads(): Promise<Upload[]> {
  const png = await sharp({ create: { width: 12, height: 12, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(100_000, 16)
  const named = (name: string, type: string, bytes: Buffer | string) => ({ name, type, bytes: Buffer.from(bytes) })
  return [
    named('ikan.png', 'image/png', png),
    named('ikan.png', 'image/png', png),
    named('sobek.png', 'image/png', png.subarray(0, 60)),
    named('luas.png', 'image/png', bomb),
    named('ikan.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    named('../../x', 'image/png', 'GIF89a'),
    named('kosong.png', 'image/png', ''),
    named('produk.csv', 'text/csv', 'produkId,nama,harga\r\n1,=1+1,5000\r\n'),
    named('produk.csv', 'text/csv', 'nama;harga;kategori\n"Obat;5000\n\0'),
    named('produk.csv', 'text/csv', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x2c, 0x00])),
  ]
}
