import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type KurirSimulator, startKurirSimulator } from '#tools/kurir-simulator/simulator.ts'
import { biteshipClient } from './biteship.ts'
import { type Kurir, KurirError } from './kurir.ts'

let simulator: KurirSimulator
let kurir: Kurir
const client = (change: { apiKey?: string; timeoutMs?: number } = {}) =>
  biteshipClient({ url: simulator.url, apiKey: 'biteship_test.simulator', originPostcode: '35111', ...change })
beforeAll(async () => {
  simulator = await startKurirSimulator({ port: 0 })
  kurir = client()
})
afterAll(() => simulator.close())

const spoil = (kind: string) =>
  fetch(`${simulator.url}/__sim/kendala`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, times: 1 }),
  })
const paket = { gram: 3000, nilai: 290_000 }

test('requests services in one call, and drops others', async () => {
  const kutipan = await kurir.quote({ kodePos: '40111' }, paket, ['jne:reg', 'sicepat:reg', 'jne:ada'])
  expect([...kutipan]).toEqual([
    ['jne:reg', { biaya: 42_000, hari: { min: 2, maks: 4 } }],
    ['sicepat:reg', { biaya: 37_500, hari: { min: 1, maks: 3 } }],
  ])
})

test('returns nothing if no courier delivers', async () => {
  expect((await kurir.quote({ kodePos: '99111' }, paket, ['jne:reg'])).size).toBe(0)
})

test.each(['JNE', 'jne reguler', 'Kurir JNE (YES)'])('tracks a parcel of "%s" to its end', async (name) => {
  expect(await kurir.track(name, 'RESI-2')).toEqual({
    langkah: [
      { waktu: new Date('2026-11-20T03:00:00Z'), teks: 'Paket sudah diambil kurir' },
      { waktu: new Date('2026-11-21T03:00:00Z'), teks: 'Paket tiba di kota tujuan' },
    ],
    selesai: false,
  })
  expect(await kurir.track(name, 'RESI-3')).toMatchObject({ selesai: true })
})

test('sends no request for an unknown courier, and does not fail for an unknown number', async () => {
  expect(await kurir.track('Kapal Pak Haji', 'RESI-3')).toBeUndefined()
  expect(await kurir.track('JNE', 'TIDAK-ADA')).toBeUndefined()
})

test.each(['500', '401', 'hang', 'html', 'reset'])(
  'reports trouble as one kind of failure, without the key: %s',
  async (kind) => {
    const asked = kind === 'hang' ? client({ timeoutMs: 300 }) : kurir
    for (const ask of [
      () => asked.quote({ kodePos: '40111' }, paket, ['jne:reg']),
      () => asked.track('JNE', 'RESI-1'),
    ]) {
      await spoil(kind)
      const error: unknown = await ask().catch((error: unknown) => error)
      expect(error).toBeInstanceOf(KurirError)
      expect((error as Error).message).not.toContain('biteship_test')
    }
  },
)

test('fails for a wrong key', async () => {
  await expect(client({ apiKey: 'salah' }).quote({ kodePos: '40111' }, paket, ['jne:reg'])).rejects.toThrow(/401/)
})

/** Starts an API that gives one answer, and returns its client and the requests that it got. */
async function kurirAt(status: number, answer: object) {
  const asked: { url: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, body: await text(request) })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { kurir: biteshipClient({ url, apiKey: 'kunci', originPostcode: '35111' }), asked }
}
const empty = { success: true, history: [] }

test.each([
  ['SiCepat Halu', 'sicepat'],
  ['Anter Aja', 'anteraja'],
  ['J&T Express', 'jnt'],
  ['jnt', 'jnt'],
  ['JNE YES', 'jne'],
  ['TIKI', 'tiki'],
  ['Ninja Xpress', 'ninja'],
  ['Lion Parcel', 'lion'],
  ['SAP', 'sap'],
  ['ID Express', 'idexpress'],
  ['Paxel', 'paxel'],
  ['RPX', 'rpx'],
  ['Pos Indonesia', 'pos'],
])('requests a parcel of "%s" as one of %s', async (name, kode) => {
  const { kurir, asked } = await kurirAt(200, empty)
  await kurir.track(name, 'A/1')
  expect(asked.map(({ url }) => url)).toEqual([`/v1/trackings/A%2F1/couriers/${kode}`])
})

test.each([
  ...['delivered', 'RETURNED', 'rejected', 'cancelled', 'disposed'].map((status) => [status, true] as const),
  ...['dropping_off', undefined].map((status) => [status, false] as const),
])('expects for a parcel that is %s no more events: %s', async (status, isFinished) => {
  const { kurir } = await kurirAt(200, { ...empty, status })
  expect(await kurir.track('JNE', 'A1')).toMatchObject({ selesai: isFinished })
})

test("sorts a courier's events, without empty texts", async () => {
  const history = [
    { note: 'Tiba', updated_at: '2026-11-21T10:00:00+07:00' },
    { note: ' ', updated_at: '2026-11-20T11:00:00+07:00' },
    { note: ` ${'x'.repeat(301)}`, updated_at: '2026-11-20T10:00:00+07:00' },
  ]
  const { kurir } = await kurirAt(200, { success: true, history })
  expect((await kurir.track('JNE', 'A1'))?.langkah).toEqual([
    { waktu: new Date('2026-11-20T03:00:00Z'), teks: 'x'.repeat(300) },
    { waktu: new Date('2026-11-21T03:00:00Z'), teks: 'Tiba' },
  ])
})

test.each([
  [400, false],
  [404, false],
  [401, true],
  [403, true],
  [429, true],
  [500, true],
])('fails for an answer with %i about a parcel: %s', async (status, isFailure) => {
  const { kurir } = await kurirAt(status, { success: false, error: 'Sibuk' })
  const answer: unknown = await kurir.track('JNE', 'A1').catch((error: unknown) => error)
  expect(answer instanceof KurirError).toBe(isFailure)
})

test.each([
  ['2 - 4', 'days', { min: 2, maks: 4 }],
  ['8', undefined, { min: 8, maks: 8 }],
  ['6 - 30', 'hours', { min: 1, maks: 2 }],
  ['4 - 2', 'days', null],
  ['', 'days', null],
])('a way of %j %s takes %j', async (shipment_duration_range, shipment_duration_unit, hari) => {
  const one = { courier_code: 'jne', courier_service_code: 'reg', price: 9000 }
  const pricing = [{ ...one, shipment_duration_range, shipment_duration_unit }]
  const { kurir, asked } = await kurirAt(200, { success: true, pricing })
  expect((await kurir.quote({ kodePos: '40111' }, paket, ['jne:reg', 'jne:yes'])).get('jne:reg')).toEqual({
    biaya: 9000,
    hari,
  })
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
    origin_postal_code: 35_111,
    destination_postal_code: 40_111,
    couriers: 'jne',
    items: [{ value: 290_000, weight: 3000, quantity: 1 }],
  })
})
