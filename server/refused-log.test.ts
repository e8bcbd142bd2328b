import { pino } from 'pino'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { getAdmin, loginAdmin } from '#contract/akun/admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { seldom } from '#server/kernel/seldom.ts'
import { testApp } from '#server/testing/test-app.ts'
import { buildApp } from './app.ts'

/* A thousand rejections cause one line in the log, and a second one a minute later. */

const log: { level: number; msg: string; kali?: number }[] = []
const logger = pino({ level: 'info' }, { write: (line) => void log.push(JSON.parse(line)) })
let isFull = false
const space = { isDatabaseFull: () => isFull, isFull: () => isFull, low: () => [], close: async () => {} }
const shop = await testApp(undefined, { log: logger, space })
const { server } = await buildApp(shop.deps, { logger })
afterAll(async () => {
  await server.close()
  await shop.close()
})
afterEach(() => {
  vi.useRealTimers()
})

const AT_ONCE = 50
/** Sends a thousand requests, from a few addresses in parallel. @returns the distinct status codes */
async function storm(asked: AnyEndpoint, payload?: object): Promise<number[]> {
  const statuses = new Set<number>()
  for (let sent = 0; sent < 1000; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        server.inject({
          method: asked.method,
          url: asked.path,
          remoteAddress: `10.0.0.${at}`,
          ...(payload && { payload }),
        }),
      ),
    )
    for (const { statusCode } of answers) statuses.add(statusCode)
  }
  return [...statuses]
}
const lines = () => log.splice(0).map(({ msg }) => msg)

test('logs a thousand office requests without a session as one line', async () => {
  expect(await storm(getAdmin)).toEqual([401])
  expect(lines()).toEqual(['security event: ditolak'])
})

test('logs a thousand rejected uploads as one line', async () => {
  isFull = true
  expect(await storm(createLaporan, { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo' })).toEqual([503])
  isFull = false
  expect(lines()).toEqual(['RUANG_HABIS'])
})

test('logs a thousand guesses, first wrong and then too many, as two lines without passwords', async () => {
  const password = 'rahasia-sekali'
  expect((await storm(loginAdmin, { email: 'tidak@ada.id', password })).toSorted()).toEqual([401, 429])
  expect(JSON.stringify(log)).not.toMatch(/rahasia-sekali|tidak@ada/)
  expect(lines().toSorted()).toEqual(['security event: dibatasi', 'security event: login-gagal'])
})

test('logs the count of a minute once, and ends after a quiet minute', () => {
  vi.useFakeTimers()
  const often = seldom(logger)
  for (const times of [1, 2, 3, 4]) often.warn({ alamat: `10.0.0.${times}` }, 'RUANG_HABIS')
  expect(log.splice(0)).toMatchObject([{ msg: 'RUANG_HABIS', kali: 1, alamat: '10.0.0.1' }])
  vi.advanceTimersByTime(60_000)
  expect(log.splice(0)).toMatchObject([{ msg: 'RUANG_HABIS', kali: 3, alamat: '10.0.0.4' }])
  vi.advanceTimersByTime(60_000)
  often.warn({}, 'RUANG_HABIS')
  often.warn({}, 'RUANG_HABIS')
  often.close()
  expect(log.splice(0)).toMatchObject([{ kali: 1 }, { kali: 1 }])
})
