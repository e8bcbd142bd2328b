import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/akun/endpoints.ts'
import { buildPelanggan } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { ensureAdmin } from './ensure-admin.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

test('the first administrator is made once, never out of a customer, and can log in', async () => {
  const pelanggan = await buildPelanggan(shop.deps.db, shop.deps.clock())
  await expect(ensureAdmin(shop.deps, { email: pelanggan.email })).rejects.toThrow('sudah dipakai oleh akun pelanggan')

  const password = await ensureAdmin(shop.deps, { email: 'admin@contoh.id' })
  expect(password).toMatch(/^[\w-]{16}$/)
  expect(await ensureAdmin(shop.deps, { email: 'lain@contoh.id', password: 'rahasia' })).toBeUndefined()

  const body = { email: 'admin@contoh.id', password: password ?? '' }
  expect((await shop.call(login, { body })).body.user).toMatchObject({ role: 'admin', nama: 'Administrator' })
})

test('a password that the owner chose is taken and not told', async () => {
  const other = await testApp()
  expect(await ensureAdmin(other.deps, { email: 'admin@contoh.id', password: 'pilihan-saya' })).toBeUndefined()
  const session = await other.call(login, { body: { email: 'admin@contoh.id', password: 'pilihan-saya' } })
  await other.close()
  expect(session.body.user.role).toBe('admin')
})
