import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, login, register } from '#contract/akun/endpoints.ts'
import {
  addKunciSandi,
  beginKunciSandi,
  beginLoginKunci,
  KUNCI_SANDI_MAX,
  listKunciSandi,
  loginKunci,
  removeKunciSandi,
  renameKunciSandi,
} from '#contract/akun/kunci-sandi.ts'
import { perangkatRepository } from '#server/features/akun/sesi/perangkat.repository.ts'
import { newAuthenticator } from '#server/testing/authenticator.ts'
import { buildPelanggan, buildPesanan, newAlamat, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { requestReset, resetPassword } from './reset-password.ts'

const ORIGIN = 'http://localhost:3040'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * 60_000))
const customer = () => buildPelanggan(shop.deps.db, shop.deps.clock())
type Device = ReturnType<typeof newAuthenticator>

async function begin(token: string, password?: string) {
  const { status, body } = await shop.call(beginKunciSandi, { body: { ...(password && { password }) } }, { token })
  return { status, code: body.code, permintaan: body.permintaan }
}
/** Creates an account with a passkey on a device. */
async function withKunci() {
  const pemilik = await customer()
  const device = newAuthenticator(ORIGIN)
  const { permintaan } = await begin(pemilik.token)
  const { status, body } = await shop.call(
    addKunciSandi,
    { body: { jawaban: device.register(permintaan) } },
    { token: pemilik.token },
  )
  expect([status, body.message]).toEqual([201, 'Kunci sandi tersimpan. Lain kali Anda bisa masuk tanpa kata sandi.'])
  return { pemilik, device, kunciId: body.kunciId as number }
}
const asked = async () => (await shop.call(beginLoginKunci, {}, { dari: newAlamat() })).body.permintaan
const answer = (jawaban: object) =>
  shop.call(loginKunci, { body: { jawaban: jawaban as never } }, { dari: newAlamat() })
const comeIn = async (device: Device) => answer(device.sign(await asked()))

test('logs in with a passkey, repeatedly and without a password', async () => {
  const { pemilik, device } = await withKunci()
  for (let round = 0; round < 2; round++) {
    const { status, body } = await comeIn(device)
    expect([status, body.message, body.user.userId]).toEqual([200, 'Login berhasil', pemilik.pengguna_id])
    expect((await shop.call(getProfile, {}, { token: body.token })).body.email).toBe(pemilik.email)
  }
  const [kunci] = (await shop.call(listKunciSandi, {}, { token: pemilik.token })).body
  expect(kunci.terpakai).toBe(shop.deps.clock().toISOString())
  await shop.sendSurat()
  const mails = shop.surat.filter(({ kepada }) => kepada === pemilik.email)
  expect(mails.map(({ subjek }) => subjek)).toContain('Kunci sandi baru di akun KerapuSehat Anda')
})

test('accepts a challenge once, for five minutes, and only for its account', async () => {
  const { device } = await withKunci()
  const jawaban = device.sign(await asked())
  expect((await answer(jawaban)).status).toBe(200)
  expect(await answer(jawaban)).toMatchObject({ status: 401, body: { code: 'LOGIN_KUNCI_GAGAL' } })

  const late = await asked()
  later(6)
  expect((await answer(device.sign(late))).status).toBe(401)
  expect((await answer(device.sign({ ...(await asked()), challenge: 'AAAA' }))).status).toBe(401)

  const [one, other] = [await customer(), await customer()]
  const { permintaan } = await begin(one.token)
  const otherJawaban = newAuthenticator(ORIGIN).register(permintaan)
  const stolen = await shop.call(addKunciSandi, { body: { jawaban: otherJawaban } }, { token: other.token })
  expect([stolen.status, stolen.body.code]).toEqual([400, 'KUNCI_SANDI_DITOLAK'])
  // A login challenge cannot be used to add a passkey.
  const asLogin = newAuthenticator(ORIGIN).register({ ...(await asked()), rp: { id: 'localhost' } })
  expect((await shop.call(addKunciSandi, { body: { jawaban: asLogin } }, { token: one.token })).status).toBe(400)
})

test.each([
  ['another site', newAuthenticator('https://kerapusehat.example')],
  ['an unregistered device', newAuthenticator(ORIGIN)],
])('rejects %s', async (_, device) => {
  const pemilik = await customer()
  const { permintaan } = await begin(pemilik.token)
  if (_ === 'another site') {
    const { status } = await shop.call(
      addKunciSandi,
      { body: { jawaban: device.register(permintaan) } },
      { token: pemilik.token },
    )
    expect(status).toBe(400)
  }
  expect(await comeIn(device)).toMatchObject({ status: 401, body: { code: 'LOGIN_KUNCI_GAGAL' } })
})

test('rejects a foreign signature, and a copy whose counter stands still', async () => {
  const { device } = await withKunci()
  const real = device.sign(await asked())
  const forged = newAuthenticator(ORIGIN).sign(await asked())
  expect((await answer({ ...forged, id: real.id, rawId: real.rawId })).status).toBe(401)
  expect((await comeIn(device)).status).toBe(200)
  expect((await answer(device.sign(await asked(), { copied: true }))).status).toBe(401)
})

test('requires a fresh login or the password to add a passkey', async () => {
  const pemilik = await customer()
  later(16)
  expect(await begin(pemilik.token)).toMatchObject({ status: 403, code: 'PERLU_BUKTI' })
  expect(await begin(pemilik.token, 'bukan-itu')).toMatchObject({ status: 400, code: 'BUKTI_SALAH' })
  expect((await begin(pemilik.token, PASSWORD)).status).toBe(200)
  expect((await begin(pemilik.token)).status).toBe(200)
})

test('lets only its owner rename and delete it', async () => {
  const { pemilik, device, kunciId } = await withKunci()
  const other = await customer()
  const params = { kunciId }
  const rename = (token: string) => shop.call(renameKunciSandi, { params, body: { nama: ' HP di rakit ' } }, { token })
  expect((await rename(other.token)).status).toBe(404)
  expect((await rename(pemilik.token)).status).toBe(200)
  await shop.call(removeKunciSandi, { params }, { token: other.token })
  expect((await shop.call(listKunciSandi, {}, { token: pemilik.token })).body).toMatchObject([{ nama: 'HP di rakit' }])
  await shop.call(removeKunciSandi, { params }, { token: pemilik.token })
  expect((await shop.call(listKunciSandi, {}, { token: pemilik.token })).body).toEqual([])
  expect((await comeIn(device)).status).toBe(401)
})

test('allows at most ten per account', async () => {
  const { pemilik } = await withKunci()
  const { permintaan } = await begin(pemilik.token)
  const rows = Array.from({ length: KUNCI_SANDI_MAX - 1 }, (_, index) => ({
    kredensial: `lain-${index}`,
    pengguna_id: pemilik.pengguna_id,
    kunci: Buffer.from('x'),
    nama: 'Lain',
    dibuat: shop.deps.clock(),
  }))
  await shop.deps.db.insertInto('kunci_sandi').values(rows).execute()
  expect(await begin(pemilik.token)).toMatchObject({ status: 409, code: 'KUNCI_SANDI_PENUH' })
  const jawaban = newAuthenticator(ORIGIN).register(permintaan)
  expect((await shop.call(addKunciSandi, { body: { jawaban } }, { token: pemilik.token })).status).toBe(409)
})

test('deletes every passkey on a password reset by mail, because an intruder may have added one', async () => {
  const { pemilik, device } = await withKunci()
  await requestReset(shop.deps, pemilik.email)
  await shop.sendSurat()
  const mail = shop.surat.findLast(({ kepada, subjek }) => kepada === pemilik.email && subjek.startsWith('Atur ulang'))
  const token = /token=([\w-]+)/.exec(mail?.teks ?? '')?.[1] ?? ''
  await resetPassword(shop.deps, token, 'tiga kata baru', newAlamat())
  expect((await comeIn(device)).status).toBe(401)
})

test('mails a login from a new device, as with a password', async () => {
  const { pemilik, device } = await withKunci()
  later(48 * 60)
  await comeIn(device)
  const known = await perangkatRepository(shop.deps.db).hasOther(pemilik.pengguna_id, 0)
  expect(known).toBe(true)
})

test('accepts the number of a paid order as login in any format, even if another account enters it later', async () => {
  const { db, clock } = shop.deps
  const no_hp = '081399887766'
  const pemilik = await buildPelanggan(db, clock(), { no_hp })
  const enter = (email: string, password = PASSWORD) =>
    shop.call(login, { body: { email, password } }, { dari: newAlamat() })
  expect((await enter(no_hp)).body.code).toBe('LOGIN_SALAH')
  await buildPesanan(db, clock(), pemilik.pengguna_id, { no_hp, status_pembayaran: 'success' })
  for (const nomor of ['0813-9988-7766', '+62 813 9988 7766', '62 (813) 99887766']) {
    const { status, body } = await enter(nomor)
    expect([status, body.user?.email]).toEqual([200, pemilik.email])
  }
  const wrong = await enter(no_hp, 'bukan-itu')
  expect(wrong).toMatchObject({ status: 401, body: { code: 'LOGIN_SALAH' } })
  expect((await enter('081300000000')).body).toEqual(wrong.body)
  const person = { nama: 'Orang lain', email: `${no_hp}@contoh.id`, no_hp, password: PASSWORD }
  expect((await shop.call(register, { body: person })).status).toBe(201)
  const other = await buildPelanggan(db, clock(), { no_hp })
  await buildPesanan(db, clock(), other.pengguna_id, { no_hp, status_pembayaran: 'success' })
  expect((await enter(no_hp)).body.user.email).toBe(pemilik.email)
})

test('guesses by number are as many as by address', async () => {
  const guess = () =>
    shop.call(login, { body: { email: '0813 1111 2222', password: 'bukan-itu' } }, { dari: newAlamat() })
  for (let round = 0; round < 8; round++) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
})

test('counts guesses by number and by address together up to eight, and gives no reason for a rejection', async () => {
  const { db, clock } = shop.deps
  const no_hp = '081355554444'
  const pemilik = await buildPelanggan(db, clock(), { no_hp })
  await buildPesanan(db, clock(), pemilik.pengguna_id, { no_hp, status_pembayaran: 'success' })
  const enter = (email: string, password = PASSWORD) =>
    shop.call(login, { body: { email, password } }, { dari: newAlamat() })
  for (let round = 0; round < 4; round++)
    for (const name of [no_hp, pemilik.email]) expect((await enter(name, 'bukan-itu')).status).toBe(401)
  for (const name of [no_hp, pemilik.email])
    expect(await enter(name)).toMatchObject({ status: 401, body: { code: 'LOGIN_SALAH' } })
  later(16)
  for (const name of [no_hp, pemilik.email]) expect((await enter(name)).status).toBe(200)
})

test('lets a known browser log in during an attack, with the same limit of guesses', async () => {
  const { email } = await customer()
  const enter = (password = PASSWORD, cookie?: string) =>
    shop.call(
      login,
      { body: { email, password } },
      { dari: newAlamat(), ...(cookie !== undefined && { headers: { 'sec-fetch-site': 'same-origin', cookie } }) },
    )
  const kuki = [(await enter(PASSWORD, '')).headers['set-cookie']].flat().map((item) => String(item).split(';')[0])
  const browser = kuki.find((item) => item?.startsWith('kerapusehat_perangkat')) ?? ''
  for (let round = 0; round < 8; round++) expect((await enter('bukan-itu')).status).toBe(401)
  expect((await enter()).status).toBe(429)
  expect((await enter(PASSWORD, browser)).status).toBe(200)

  for (let round = 0; round < 8; round++) expect((await enter('bukan-itu', browser)).status).toBe(401)
  expect((await enter(PASSWORD, browser)).status).toBe(429)
})
