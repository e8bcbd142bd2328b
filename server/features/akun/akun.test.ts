import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getProfile, login, logout, register, updateProfile } from '#contract/akun/endpoints.ts'
import { NOBODY } from '#server/http/answer.ts'
import type { AppError } from '#server/kernel/app-error.ts'
import { buildPelanggan, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { login as openSesi } from './sesi/login.ts'
import { openSesi as newSesi } from './sesi/open-sesi.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())
// Failed logins are counted per IP address, which all tests share.
beforeEach(() => shop.deps.db.deleteFrom('login_gagal').execute())

const pelanggan = (change = {}) => buildPelanggan(shop.deps.db, shop.deps.clock(), change)
const newEmail = () => `${randomUUID()}@contoh.id`
const form = (change = {}) => ({
  nama: 'Bu Sari',
  email: newEmail(),
  no_hp: '081234567890',
  password: 'rahasia-uji',
  ...change,
})

test('lets a registered account log in and read its own profile §3.01 §3.02 §3.04 §3.24', async () => {
  const body = form({ email: `Sari.${randomUUID()}@Contoh.id` })
  expect(await shop.call(register, { body })).toMatchObject({
    status: 201,
    body: { message: 'Selamat, akun Anda telah dibuat!' },
  })
  const session = await shop.call(login, { body: { email: body.email.toLowerCase(), password: 'rahasia-uji' } })
  const id = expect.any(Number)
  expect(session).toMatchObject({
    status: 200,
    body: { token: expect.stringMatching(/./), user: { id, nama: 'Bu Sari', role: 'user' } },
  })
  const profile = await shop.call(getProfile, {}, { token: session.body.token })
  const account = { id, nama: 'Bu Sari', email: body.email, no_hp: '081234567890', alamat: '', gambar: null }
  expect(profile.body).toMatchObject({ ...account, user: account })
  expect(JSON.stringify([session.body, profile.body])).not.toContain('argon2')
})

test.each([
  ['nama', { nama: '  ' }, 'Masukkan nama lengkap terlebih dahulu'],
  ['email', { email: '' }, 'Masukkan email terlebih dahulu'],
  ['email', { email: 'bukan-email' }, 'Format email tidak valid'],
  ['no_hp', { no_hp: '' }, 'Masukkan nomor HP terlebih dahulu'],
  ['no_hp', { no_hp: '+631234567890' }, 'Nomor HP tidak valid'],
  ['no_hp', { no_hp: '012345678' }, 'Nomor HP tidak valid'],
  ['no_hp', { no_hp: '012345678901234' }, 'Nomor HP tidak valid'],
  ['password', { password: '' }, 'Masukkan sandi terlebih dahulu'],
  ['password', { password: '12345' }, 'Kata sandi minimal 6 karakter'],
])('rejects registration with a bad %s: %j §5.15 §9.03 §D3.10', async (path, change, msg) => {
  const answer = await shop.call(register, { body: form(change) })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', errors: expect.arrayContaining([{ path, msg }]) },
  })
})

test('rejects registration with a common password', async () => {
  expect(await shop.call(register, { body: form({ password: 'Kerapu2026' }) })).toMatchObject({
    status: 400,
    body: { code: 'PASSWORD_TERLALU_UMUM', errors: [{ path: 'password' }] },
  })
})

test('rejects a storm of logins before hashing, and counts no failure for them', async () => {
  const akun = await Promise.all(Array.from({ length: 120 }, () => pelanggan()))
  const { db } = shop.deps
  const logins = akun.map(({ email }, nomor) =>
    openSesi(shop.deps, { email, password: PASSWORD }, { ...NOBODY, ip: `203.0.113.${nomor}` }).then(
      () => 'in',
      (error: AppError) => error.code,
    ),
  )
  const results = await Promise.all(logins)
  expect(new Set(results)).toEqual(new Set(['in', 'TERLALU_RAMAI']))
  const sentAway = akun.filter((_, nomor) => results[nomor] !== 'in').map(({ email }) => `nama:${email}`)
  const counted = await db.selectFrom('login_gagal').select('kunci').where('kunci', 'in', sentAway).execute()
  expect(counted).toEqual([])
})

test.each([
  ['+62123456789', '0123456789'],
  ['628123456789012', '08123456789012'],
  ['0123456789', '0123456789'],
  ['0812 3456 7890', '081234567890'],
  ['+62 812-3456-7890', '081234567890'],
  ['0812.3456.7890', '081234567890'],
  ['(0812) 34567890', '081234567890'],
])('stores the phone number %s as %s from registration and profile §5.15 §9.03 §D3.10', async (no_hp, kept) => {
  const registered = await shop.call(register, { body: form({ no_hp }) })
  expect([registered.status, registered.body.user.no_hp]).toEqual([201, kept])
  const { token } = await pelanggan()
  expect((await shop.call(updateProfile, { body: { no_hp } }, { token })).body.no_hp).toBe(kept)
})

test('registers an e-mail once, ignoring case §D4.5', async () => {
  const body = form()
  await shop.call(register, { body })
  const again = await shop.call(register, { body: { ...body, email: body.email.toUpperCase() } })
  expect(again).toMatchObject({ status: 409, body: { errors: [{ path: 'email', msg: 'Email sudah terdaftar' }] } })
})

test('ignores a role in the body of a registration', async () => {
  const answer = await shop.call(register, { body: { ...form(), role: 'admin' } as never })
  expect(answer.body.user.role).toBe('user')
})

test('gives a wrong password and an unknown e-mail the same answer', async () => {
  const { email } = await pelanggan()
  const wrong = await shop.call(login, { body: { email, password: 'salah-sekali' } })
  const unknown = await shop.call(login, { body: { email: newEmail(), password: 'salah-sekali' } })
  expect(wrong).toMatchObject({
    status: 401,
    body: { message: 'Email atau kata sandi salah. Periksa, lalu coba lagi.' },
  })
  expect(unknown.body).toEqual(wrong.body)
})

test('locks an account for 15 minutes after eight failures, and a success clears them §D3.6', async () => {
  const { email } = await pelanggan()
  const attempt = (password: string) => shop.call(login, { body: { email, password } })
  for (let i = 0; i < 7; i++) expect((await attempt('salah-sekali')).status).toBe(401)
  expect((await attempt(PASSWORD)).status).toBe(200)

  const burst = await Promise.all(Array.from({ length: 12 }, () => attempt('salah-sekali')))
  expect(burst.filter(({ status }) => status === 401).length).toBe(8)
  const locked = await attempt(PASSWORD)
  expect(locked).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('Terlalu banyak percobaan login') },
  })
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)

  shop.setClock(new Date(shop.deps.clock().getTime() + 15 * 60_000))
  expect((await attempt(PASSWORD)).status).toBe(200)
})

test('allows one address thirty failures over all accounts', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 31; i++)
    statuses.push((await shop.call(login, { body: { email: newEmail(), password: 'salah-sekali' } })).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401))
  expect(statuses[30]).toBe(429)
})

test.each([
  ['one prefix', (token: string) => `Bearer ${token}`],
  ['two prefixes', (token: string) => `Bearer Bearer ${token}`],
  ['another case', (token: string) => `bearer ${token}`],
])('accepts a token with %s §D3.4', async (_, header) => {
  const { token } = await pelanggan()
  expect((await shop.call(getProfile, {}, { headers: { authorization: header(token) } })).status).toBe(200)
})

test('opens no session for an account that is deleted during the password check', async () => {
  const { db, clock } = shop.deps
  const pengguna = await buildPelanggan(db, clock())
  await db.deleteFrom('pengguna').where('pengguna_id', '=', pengguna.pengguna_id).execute()
  await expect(newSesi(shop.deps, pengguna, NOBODY, 'toko')).rejects.toMatchObject({ code: 'LOGIN_SALAH' })
})

test('ends a session on logout and after thirty days', async () => {
  const { token, email } = await pelanggan()
  expect((await shop.call(logout, {}, { token })).body.status).toBe('success')
  expect((await shop.call(getProfile, {}, { token })).status).toBe(401)

  const second = (await shop.call(login, { body: { email, password: PASSWORD } })).body.token
  shop.setClock(new Date(shop.deps.clock().getTime() + 30 * 86_400_000))
  expect((await shop.call(getProfile, {}, { token: second })).status).toBe(401)
})

test('changes only allowed fields of the profile, and only of the own one §3.05 §D3.3', async () => {
  const me = await pelanggan()
  const other = await pelanggan()
  const body = {
    alamat: 'Dermaga 7',
    username: 'budi',
    role: 'admin',
    userId: other.pengguna_id,
    password_hash: 'x',
    gambar: 'x.png',
  } as never
  const answer = await shop.call(updateProfile, { body }, { token: me.token })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'Profil berhasil diperbarui',
      user: { alamat: 'Dermaga 7', username: 'budi', role: 'user', nama: me.nama, gambar: null },
    },
  })
  expect((await shop.call(getProfile, {}, { token: other.token })).body.alamat).toBe(other.alamat)
})

test.each([
  [{ nama: '' }, 'nama', 'Nama dan Email tidak boleh kosong'],
  [{ email: 'salah' }, 'email', 'Format email tidak valid'],
  [{ no_hp: '123' }, 'no_hp', 'Nomor HP tidak valid'],
])('rejects the profile %j', async (body, path, msg) => {
  const { token } = await pelanggan()
  expect(await shop.call(updateProfile, { body }, { token })).toMatchObject({
    status: 400,
    body: { errors: [{ path, msg }] },
  })
})

test('changes nothing for an empty profile, and rejects a taken e-mail', async () => {
  const me = await pelanggan()
  const other = await pelanggan()
  expect((await shop.call(updateProfile, { body: {} }, { token: me.token })).body).toMatchObject({ nama: me.nama })
  const taken = await shop.call(updateProfile, { body: { email: other.email } }, { token: me.token })
  expect(taken).toMatchObject({ status: 409, body: { errors: [{ path: 'email' }] } })
})
