import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { notifyPenerima, recallLot } from '#contract/karantina/recall-admin.ts'
import { chooseLot, repackPesanan, unpackPesanan } from '#contract/pemenuhan/kemasan-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { processPesanan } from '#contract/pesanan-admin/admin.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import {
  buildAdmin,
  buildLot,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildRegular,
} from '#server/testing/build-rows.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/*
 * Stock consists of lots.
 * The sums hold while buyers, packers and recalls act concurrently, and after a shop is killed in the middle.
 * No packed item is without a lot.
 */

const SIZE = sizeOf({ short: { buyers: 40, orders: 16, rounds: 1 }, long: { buyers: 500, orders: 60, rounds: 5 } })

const lunas = { status_pembayaran: 'success' as const }
const send = (resi = '') => ({ status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi })

test(
  `${SIZE.buyers} concurrent buyers, and an office that packs, opens and recalls meanwhile`,
  async () => {
    const shop = await testApp(undefined, WITHOUT_LIMITS)
    const { db, clock } = shop.deps
    const tally = new Tally()
    const chance = newChance()
    const [{ token }, { shipping_id: shippingId }] = [await buildAdmin(db, clock()), await buildPengiriman(db)]
    const buyers = await Promise.all(Array.from({ length: SIZE.buyers }, () => buildRegular(db, clock())))
    const ask = async (endpoint: AnyEndpoint, input: object, as = token) => {
      for (;;) {
        const { status } = await shop.call(endpoint, input, { token: as })
        tally.add(status)
        // The shop is overloaded: retry, as a browser does.
        if (status !== 503) return
        await delay(100)
      }
    }
    for (let round = 0; round < SIZE.rounds; round++) {
      const produk = await buildProduk(db, clock(), { stok: 0 })
      const produkId = produk.produk_id
      const lots: number[] = []
      for (let n = 0; n < 4; n++) lots.push(await buildLot(db, clock(), produkId, { jumlah: SIZE.orders }))
      const orders: number[] = []
      for (const buyer of buyers.slice(0, SIZE.orders)) {
        const lines = [{ produk, jumlah: 2 }]
        orders.push((await buildPesanan(db, clock(), buyer.pengguna_id, lunas, lines, undefined, 'rak')).pesanan_id)
      }
      await Promise.all(
        chance
          .shuffle([
            ...buyers.map(
              (buyer) => () => ask(createPesanan, { body: { produkId, jumlah: 1, shippingId } }, buyer.token),
            ),
            // Two assistants per order.
            ...[...orders, ...orders].map(
              (orderId) => () => ask(processPesanan, { params: { orderId }, body: send() }),
            ),
            ...orders.map(
              (orderId) => () => ask(unpackPesanan, { params: { orderId }, body: { alasan: 'Salah ambil' } }),
            ),
            ...orders.map((orderId, at) => () => {
              const lot = [{ lotId: lots[at % lots.length] ?? 0, jumlah: 2 }]
              return ask(chooseLot, { params: { orderId, produkId }, body: { lot, alasan: 'Dus terbuka' } })
            }),
            ...lots
              .slice(0, 2)
              .map((lotId) => () => ask(recallLot, { params: { lotId }, body: { alasan: 'Endapan' } })),
            ...orders.map((orderId) => () => ask(repackPesanan, { params: { orderId } })),
          ])
          .map((step) => step()),
      )
    }
    report('lots in a rush', { ...SIZE, answers: tally })
    // Closing validates the books.
    await shop.close()
  },
  TIMEOUT_MS,
)

/**
 * The steps of an order's goods through the office. Each is stopped at a table that it writes, in the short form the last one.
 */
const LANGKAH = ['pilih', 'proses', 'tarik', 'kemas-ulang', 'kirim', 'kabar', 'buka'] as const
const PLACES = sizeOf({
  short: ['jejak'],
  long: ['produk', 'mutasi_stok', 'mutasi_lot', 'pesanan_lot', 'surat', 'jejak'],
})

test(
  'packing, sending and recalling happen once or not at all if the shop is killed in the middle',
  async () => {
    const database = await createTestDatabase()
    const [db, folder] = [createDb(database.url), makeTempFolder()]
    const start = async () => {
      const shop = await startShopProcess(folder, { DATABASE_URL: database.url })
      await shop.ready()
      return shop
    }
    let shop = await start()
    onTestFinished(async () => {
      shop.child.kill('SIGKILL')
      await shop.ended
      await db.destroy()
      await database.drop()
      removeTempFolder(folder)
    })
    const times = new Tally()
    for (const place of PLACES) {
      const ask = await prepare(db)
      for (const langkah of LANGKAH) {
        const kunci = randomUUID()
        const lock = await db.startTransaction().execute()
        await sql.raw(`LOCK TABLE ${place} IN SHARE ROW EXCLUSIVE MODE`).execute(lock)
        const asked = ask(langkah, shop.url, kunci)
        const isHeldUp = async () =>
          (await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(db)).rows.length > 0 ? 'held up' : undefined
        const first = await Promise.race([asked, waitFor('it to be held up', isHeldUp)])
        if (first === 'held up') {
          shop.child.kill('SIGKILL')
          await shop.ended
        }
        await lock.commit().execute()
        await asked
        if (first === 'held up') shop = await start()
        times.add(first === 'held up' ? `${langkah}: killed` : `${langkah}: past`)
        expect([langkah, await findViolations(db)]).toEqual([langkah, []])
        const again = await ask(langkah, shop.url, kunci)
        expect([langkah, place, again.status, first === 'held up' ? again.body.code : 'done']).toEqual([
          ...[langkah, place],
          ...(first === 'held up' ? [200, undefined] : [200, 'done']),
        ])
        expect([langkah, await findViolations(db)]).toEqual([langkah, []])
      }
    }
    report('lots and kills', { places: PLACES, steps: times })
  },
  TIMEOUT_MS,
)

/** Creates two paid orders of a product in two lots; one stays here, the other is sent. @returns a function that runs a step */
async function prepare(db: Db) {
  const now = new Date()
  const [admin, buyer] = [await buildAdmin(db, now), await buildRegular(db, now)]
  const produk = await buildProduk(db, now, { stok: 0 })
  const [lotId, otherId] = [
    await buildLot(db, now, produk.produk_id, { jumlah: 6 }),
    await buildLot(db, now, produk.produk_id, { jumlah: 6 }),
  ]
  const order = async (change = {}) =>
    (await buildPesanan(db, now, buyer.pengguna_id, { ...lunas, ...change }, [{ produk, jumlah: 2 }], undefined, 'rak'))
      .pesanan_id
  // A buyer already has some of the lot.
  await order({ status_pesanan: 'Pesanan Selesai' })
  const [staying, leaving] = [await order(), await order()]
  const steps: Record<(typeof LANGKAH)[number], [AnyEndpoint, object, object?]> = {
    pilih: [
      chooseLot,
      { orderId: staying, produkId: produk.produk_id },
      { lot: [{ lotId: otherId, jumlah: 2 }], alasan: 'Dus terbuka' },
    ],
    proses: [processPesanan, { orderId: leaving }, send()],
    tarik: [recallLot, { lotId }, { alasan: 'Endapan' }],
    'kemas-ulang': [repackPesanan, { orderId: leaving }],
    kirim: [processPesanan, { orderId: leaving }, send('JP1')],
    kabar: [notifyPenerima, { lotId }],
    buka: [unpackPesanan, { orderId: staying }, { alasan: 'Salah ambil' }],
  }
  return async (langkah: keyof typeof steps, url: string, kunci: string) => {
    const [{ path, method }, params, body] = steps[langkah]
    const alamat = Object.entries(params).reduce(
      (to, [name, value]) => to.replace(`{${name}}`, `${value}`),
      path as string,
    )
    const headers = {
      authorization: `Bearer ${admin.token}`,
      'idempotency-key': kunci,
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(url + alamat, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
      () => undefined,
    )
    return { status: answer?.status ?? 'no answer', body: await answer?.json().catch(() => ({})) }
  }
}
