import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAdmin, loginAdmin } from '#contract/akun/admin.ts'
import { getProfile, login } from '#contract/akun/endpoints.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import { buildAdmin, buildPelanggan, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { ensureAdmin } from './ensure-admin.ts'
import { listAdmins, resetAdmin } from './reset-admin.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

test('creates the first administrator once, never from a customer, and lets the account log in', async () => {
  const fresh = await testApp()
  const pelanggan = await buildPelanggan(fresh.deps.db, fresh.deps.clock())
  await expect(ensureAdmin(fresh.deps, { email: pelanggan.email })).rejects.toThrow('sudah dipakai oleh akun pembeli')

  const password = await ensureAdmin(fresh.deps, { email: 'admin@contoh.id' })
  expect(password).toMatch(/^[\w-]{22}$/)
  expect(await ensureAdmin(fresh.deps, { email: 'lain@contoh.id', password: 'rahasia' })).toBeUndefined()

  const body = { email: 'admin@contoh.id', password: password ?? '' }
  expect((await fresh.call(login, { body })).body.user).toMatchObject({ role: 'admin', nama: 'Administrator' })
  await fresh.close()
})

test.each([
  ['pilihan-saya', null],
  ['pendek', 'sandi'],
])("keeps the owner's own password (%s) without printing it, and then requires: %s", async (password, requirement) => {
  const other = await testApp()
  const email = 'admin@contoh.id'
  expect(await ensureAdmin(other.deps, { email, password })).toBeUndefined()
  const { body } = await other.call(loginAdmin, { body: { email, password } })
  const admin = await other.call(getAdmin, {}, { token: body.token })
  await other.close()
  expect([body.user.role, admin.body.wajib]).toEqual(['admin', requirement])
})

test('appoints an owner in an office without one', async () => {
  const other = await testApp()
  await buildAdmin(other.deps.db, other.deps.clock(), 'gudang')
  const email = 'pemilik@contoh.id'
  expect(await ensureAdmin(other.deps, { email })).toMatch(/^[\w-]{22}$/)
  const row = other.deps.db.selectFrom('pengguna').select(['role', 'peran']).where('email', '=', email)
  expect(await row.execute()).toEqual([{ role: 'admin', peran: 'pemilik' }])
  await other.close()
})

describe('npm run admin', () => {
  const signIn = (email: string, password: string) => shop.call(loginAdmin, { body: { email, password } })

  test('neither names a customer nor changes the password of one', async () => {
    const { email, token } = await buildPelanggan(shop.deps.db, shop.deps.clock())
    expect(await listAdmins(shop.deps)).not.toContain(email)
    await expect(resetAdmin(shop.deps, email)).rejects.toThrow(`Tidak ada administrator dengan email ${email}.`)
    await expect(resetAdmin(shop.deps, 'tidak-ada@contoh.id')).rejects.toThrow('Tidak ada administrator')
    expect((await shop.call(login, { body: { email, password: PASSWORD } })).status).toBe(200)
    expect((await shop.call(getProfile, {}, { token })).status).toBe(200)
  })

  test('names administrators in the order of their accounts', async () => {
    const [first, second] = [
      await buildAdmin(shop.deps.db, shop.deps.clock()),
      await buildAdmin(shop.deps.db, shop.deps.clock()),
    ]
    expect((await listAdmins(shop.deps)).slice(-2)).toEqual([first.email, second.email])
  })

  test('gives one administrator a new password, ends the sessions, opens the locked door, and is recorded', async () => {
    const [lost, other] = [
      await buildAdmin(shop.deps.db, shop.deps.clock()),
      await buildAdmin(shop.deps.db, shop.deps.clock()),
    ]
    for (let n = 0; n < 9; n++) await signIn(lost.email, 'bukan-ini')
    expect((await signIn(lost.email, PASSWORD)).status).toBe(429)
    const password = await resetAdmin(shop.deps, lost.email)
    expect((await signIn(lost.email, PASSWORD)).status).toBe(401)
    expect((await signIn(lost.email, password)).status).toBe(200)
    expect((await shop.call(getAdmin, {}, { token: lost.token })).status, 'a session of before').toBe(401)

    expect((await shop.call(getAdmin, {}, { token: other.token })).status).toBe(200)
    expect((await signIn(other.email, PASSWORD)).status).toBe(200)
    const { body } = await shop.call(
      listKejadian,
      { query: { jenis: 'kata-sandi', q: lost.email } },
      { token: other.token },
    )
    expect(body).toMatchObject([{ keterangan: 'Diganti lewat npm run admin', orang: { userId: lost.pengguna_id } }])
  })
})
