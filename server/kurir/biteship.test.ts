import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KurirSimulator, startKurirSimulator } from '#dev/kurir-simulator/simulator.ts'
import { biteshipClient } from './biteship.ts'
import { type Kurir, KurirError } from './kurir.ts'

let simulator: KurirSimulator
let kurir: Kurir
const client = (apiKey = 'biteship_test.simulator') =>
  biteshipClient({ url: simulator.url, apiKey, kodePosAsal: '35111', timeoutMs: 300 })
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

test('services are asked for in one go, and those that nobody asked for are left out', async () => {
  const kutipan = await kurir.quote({ kodePos: '40111' }, paket, ['jne:reg', 'sicepat:reg', 'jne:ada'])
  expect([...kutipan]).toEqual([
    ['jne:reg', { biaya: 42_000, hari: { min: 2, maks: 4 } }],
    ['sicepat:reg', { biaya: 37_500, hari: { min: 1, maks: 3 } }],
  ])
})

test('where no courier goes nothing is said', async () => {
  expect((await kurir.quote({ kodePos: '99111' }, paket, ['jne:reg'])).size).toBe(0)
})

test.each(['JNE', 'jne reguler', 'Kurir JNE (YES)'])('a parcel of "%s" is followed to its end', async (nama) => {
  expect(await kurir.track(nama, 'RESI-2')).toEqual({
    langkah: [
      { waktu: new Date('2026-11-20T03:00:00Z'), teks: 'Paket sudah diambil kurir' },
      { waktu: new Date('2026-11-21T03:00:00Z'), teks: 'Paket tiba di kota tujuan' },
    ],
    selesai: false,
  })
  expect(await kurir.track(nama, 'RESI-3')).toMatchObject({ selesai: true })
})

test('nobody is asked for a courier that nobody knows, and a number that it does not know is no failure', async () => {
  expect(await kurir.track('Kapal Pak Haji', 'RESI-3')).toBeUndefined()
  expect(await kurir.track('JNE', 'TIDAK-ADA')).toBeUndefined()
})

test.each(['500', '401', 'hang', 'html', 'reset'])(
  'trouble is one kind of failure, and carries no key: %s',
  async (kind) => {
    for (const ask of [
      () => kurir.quote({ kodePos: '40111' }, paket, ['jne:reg']),
      () => kurir.track('JNE', 'RESI-1'),
    ]) {
      await spoil(kind)
      const error: unknown = await ask().catch((error: unknown) => error)
      expect(error).toBeInstanceOf(KurirError)
      expect((error as Error).message).not.toContain('biteship_test')
    }
  },
)

test('a wrong key is a failure', async () => {
  await expect(client('salah').quote({ kodePos: '40111' }, paket, ['jne:reg'])).rejects.toThrow(/401/)
})
