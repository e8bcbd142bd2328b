import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdmin, loginAdmin, logoutAdmin } from '#contract/akun/admin.ts'
import { getProfile, login } from '#contract/akun/endpoints.ts'
import { createKategori } from '#contract/katalog/kategori-admin.ts'
import { buildAdmin, buildPelanggan, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
let pelanggan: Awaited<ReturnType<typeof buildPelanggan>>

beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
  pelanggan = await buildPelanggan(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const signIn = (email: string, password = PASSWORD) => shop.call(loginAdmin, { body: { email, password } })

/** Returns the session cookie in the form in which a browser sends it back. */
async function cookie(): Promise<string> {
  const { headers } = await signIn(admin.email)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

test('returns an administrator a token, and a cookie that no script can read and no other site can send §3.25 §D3.1 §6.07', async () => {
  const { status, body, headers } = await signIn(admin.email)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ email: admin.email, role: 'admin' })
  expect(body.user).not.toHaveProperty('password_hash')
  expect(headers['set-cookie']).toBe(
    `kerapusehat_kantor=${body.token}; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict`,
  )
  expect((await shop.call(getAdmin, {}, { token: body.token })).body).toMatchObject({ email: admin.email })
})

test('rejects a wrong password, an unknown address and a customer with the same words §1.05 §D3.1', async () => {
  const answers = [await signIn(admin.email, 'bukan-ini'), await signIn('tidak@ada.id'), await signIn(pelanggan.email)]
  for (const { status, body } of answers)
    expect([status, body.message]).toEqual([401, 'Email atau kata sandi salah. Periksa, lalu coba lagi.'])
})

test.each([
  [{ email: '', password: 'x' }, 'email', 'Harap isi email terlebih dahulu'],
  [{ email: 'a@b.id', password: '' }, 'password', 'Harap isi password terlebih dahulu'],
])('names an empty field: %j', async (body, path, msg) => {
  const answer = await shop.call(loginAdmin, { body })
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, msg }]])
})

test('rejects customers, and administrators who are signed in only at the shop §6.12', async () => {
  const { body } = await shop.call(login, { body: { email: admin.email, password: PASSWORD } })
  for (const token of [pelanggan.token, body.token]) {
    const answer = await shop.call(getAdmin, {}, { token })
    expect([answer.status, answer.body.message]).toEqual([403, 'Akses ditolak. Silakan login kembali.'])
  }
})

test('accepts the cookie alone, also beside a customer token in the header §6.09', async () => {
  const headers = { cookie: await cookie() }
  expect((await shop.call(getAdmin, {}, { headers })).status).toBe(200)
  expect((await shop.call(getAdmin, {}, { headers, token: pelanggan.token })).status).toBe(200)
})

test('does not accept the cookie for customer endpoints', async () => {
  expect((await shop.call(getProfile, {}, { headers: { cookie: await cookie() } })).status).toBe(401)
})

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 201],
  ['a page of this site, in an older browser', { origin: 'http://localhost:3040' }, 201],
  ['a program', {}, 201],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site, in an older browser', { origin: 'https://jahat.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
])('answers a change from %s with the cookie', async (origin, headers, status) => {
  const answer = await shop.call(
    createKategori,
    { body: { nama: `Dari ${origin}` } },
    { headers: { cookie: await cookie(), ...headers } },
  )
  expect(answer.status).toBe(status)
})

test('ends the session on the server and deletes the cookie at logout', async () => {
  const { body } = await signIn(admin.email)
  const answer = await shop.call(logoutAdmin, {}, { token: body.token })
  expect(answer.body).toEqual({ status: 'success', message: 'Anda telah keluar.' })
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
  const after = await shop.call(getAdmin, {}, { token: body.token })
  expect([after.status, after.body.message]).toEqual([401, 'Sesi Anda telah berakhir. Silakan login kembali.'])
})

test('ends an office session after half a day, and at once when the role is removed', async () => {
  const temporary = await buildAdmin(shop.deps.db, shop.deps.clock())
  const status = async () => (await shop.call(getAdmin, {}, { token: temporary.token })).status
  expect(await status()).toBe(200)
  await shop.deps.db
    .updateTable('pengguna')
    .set({ role: 'user' })
    .where('pengguna_id', '=', temporary.pengguna_id)
    .execute()
  expect(await status()).toBe(403)

  shop.setClock(new Date(shop.deps.clock().getTime() + 86_400_000))
  expect((await shop.call(getAdmin, {}, { token: admin.token })).status).toBe(401)
})
