import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/akun/endpoints.ts'
import { getAdmin, loginAdmin } from '#contract/akun/office.ts'
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

test.each([
  ['pilihan-saya', null],
  ['pendek', 'sandi'],
])(
  'a password that the owner chose (%s) is taken and not told; the office then asks for: %s',
  async (password, wajib) => {
    const other = await testApp()
    const email = 'admin@contoh.id'
    expect(await ensureAdmin(other.deps, { email, password })).toBeUndefined()
    const { body } = await other.call(loginAdmin, { body: { email, password } })
    const admin = await other.call(getAdmin, {}, { token: body.token })
    await other.close()
    expect([body.user.role, admin.body.wajib]).toEqual(['admin', wajib])
  },
)
