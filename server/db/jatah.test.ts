import { afterAll, beforeAll, expect, test } from 'vitest'
import { register } from '#contract/akun/endpoints.ts'
import { lupaPassword } from '#contract/akun/sandi.ts'
import type { AppError } from '#server/kernel/app-error.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { takeJatah } from './jatah.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const MINUTE = 60_000
const START = new Date('2026-11-23T03:00:00Z')
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE)
const take = (siapa: string, now: Date) =>
  takeJatah(shop.deps.db, 'kontak', siapa, now).then(
    () => 'taken',
    ({ code, rincian, retryAfter }: AppError) => ({ code, rincian, retryAfter }),
  )
const REFUSED = { code: 'KONTAK_TERLALU_SERING', rincian: { menit: 60 }, retryAfter: 3600 }

test('of sixty at once so many get through as in a row, and of two callers each has its own', async () => {
  const all = await Promise.all(Array.from({ length: 60 }, () => take('203.0.113.1', START)))
  expect(all.filter((one) => one === 'taken')).toHaveLength(10)
  expect(all.filter((one) => one !== 'taken')).toEqual(Array(50).fill(REFUSED))
  expect(await take('203.0.113.2', START)).toBe('taken')
})

test('the window ends an hour after it began, however much was asked for meanwhile', async () => {
  for (let count = 0; count < 10; count++) await take('203.0.113.3', after(count))
  expect(await take('203.0.113.3', after(59.5))).toEqual({ ...REFUSED, rincian: { menit: 1 }, retryAfter: 30 })
  expect(await take('203.0.113.3', after(60))).toBe('taken')
})

test('a clock that is set back locks nobody out', async () => {
  for (let count = 0; count < 10; count++) await take('203.0.113.4', after(600))
  expect(await take('203.0.113.4', START)).toBe('taken')
})

test.each([
  [
    'registration',
    'daftar',
    register,
    { nama: 'Bu Sari', email: 'b@contoh.id', no_hp: '081234567890', password: 'rahasia-uji' },
  ],
  ['the wish for a new password', 'reset', lupaPassword, { email: 'sari@contoh.id' }],
] as const)(
  '%s is refused to an address that has used up its share, and to no other',
  async (_, apa, endpoint, body) => {
    const { db, clock } = shop.deps
    const ask = (remoteAddress: string) =>
      shop.app.server.inject({ method: 'POST', url: endpoint.path, remoteAddress, payload: body })
    const isTaken = () =>
      takeJatah(db, apa, '2001:db8:1:2::/64', clock()).then(
        () => true,
        () => false,
      )
    while (await isTaken());
    const refused = await ask('2001:db8:1:2::7')
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '3600',
      {
        code: 'TERLALU_SERING',
        message: 'Terlalu banyak permintaan dari jaringan Anda. Silakan coba lagi dalam 60 menit.',
        rincian: { menit: 60 },
      },
    ])
    expect((await ask('2001:db8:1:3::7')).statusCode).toBeLessThan(300)
  },
)
