import { generateSync } from 'otplib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { loginAdmin } from '#contract/akun/admin.ts'
import { changePassword, login } from '#contract/akun/endpoints.ts'
import {
  beginKode,
  changePasswordAdmin,
  confirmKode,
  disableKode,
  proveAdmin,
  renewRecoveryCodes,
} from '#contract/akun/keamanan-admin.ts'
import { addKunciSandi, beginKunciSandi, beginLoginKunci, loginKunci } from '#contract/akun/kunci-sandi.ts'
import { newAuthenticator } from '#server/testing/authenticator.ts'
import { buildAdmin, buildPelanggan, buildPesanan, newAlamat, PASSWORD } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

/* All ways into one account: its e-mail, number, password, codes and passkey, at shop and office. */

const WRONG = 'bukan-ini'
const shop = await testApp()
const { db, clock } = shop.deps
afterAll(() => shop.close())

const pass = (minutes: number) => shop.setClock(new Date(clock().getTime() + minutes * 60_000))
/** Options of a caller from an address of its own. */
const elsewhere = () => ({ dari: newAlamat() })
const browser = (cookie: string) => ({ ...elsewhere(), headers: { 'sec-fetch-site': 'same-origin', cookie } })
const markOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('kerapusehat_perangkat'))
    ?.split(';')[0] ?? ''

let email: string
let no_hp: string
let secret: string
let recovery: string[]
let token: string
let penggunaId: number
let device: ReturnType<typeof newAuthenticator>

/** An administrator with a confirmed number, a second step, and a passkey. */
beforeEach(async () => {
  const admin = await buildAdmin(db, clock())
  ;({ email, no_hp, token, pengguna_id: penggunaId } = admin)
  await buildPesanan(db, clock(), penggunaId, { no_hp, status_pembayaran: 'success' })
  const customer = { token: (await atShop(email, PASSWORD)).body.token }
  const { permintaan } = (await shop.call(beginKunciSandi, { body: {} }, customer)).body
  device = newAuthenticator('http://localhost:3040')
  await shop.call(addKunciSandi, { body: { jawaban: device.register(permintaan) } }, customer)
  secret = (await shop.call(beginKode, {}, { token })).body.rahasia
  await shop.call(confirmKode, { body: { kode: kode() } }, { token })
  recovery = (await shop.call(renewRecoveryCodes, {}, { token })).body.kode
  pass(1)
})

const kode = () => generateSync({ secret, epoch: Math.floor(clock().getTime() / 1000) })
const atShop = (name: string, password: string, options: object = elsewhere()) =>
  shop.call(login, { body: { email: name, password } }, options)
const atOffice = (password: string, kode?: string, options: object = elsewhere()) =>
  shop.call(loginAdmin, { body: { email, password, ...(kode && { kode }) } }, options)
async function byKunci(isForged = false) {
  const jawaban = device.sign((await shop.call(beginLoginKunci, {}, elsewhere())).body.permintaan)
  const forged = newAuthenticator('http://localhost:3040').sign(
    (await shop.call(beginLoginKunci, {}, elsewhere())).body.permintaan,
  )
  const body = { jawaban: (isForged ? { ...forged, id: jawaban.id, rawId: jawaban.rawId } : jawaban) as never }
  return shop.call(loginKunci, { body }, elsewhere())
}

/** A wrong guess at each door. */
const DOORS = {
  'the e-mail at the shop': () => atShop(email, WRONG),
  'the number at the shop': () => atShop(no_hp, WRONG),
  'the password at the office': () => atOffice(WRONG),
  'the code at the office': () => atOffice(PASSWORD, '000000'),
  'a recovery code at the office': () => atOffice(PASSWORD, 'AAAA-BBBB-CCCC-DDDD'),
  'the passkey': () => byKunci(true),
}
/** The right secret at each door that a guess can open. */
const RIGHT = {
  'the e-mail': () => atShop(email, PASSWORD),
  'the number': () => atShop(no_hp, PASSWORD),
  'the office': () => atOffice(PASSWORD, kode()),
  'a recovery code': () => atOffice(PASSWORD, recovery[0]),
}
const statusesOf = async (calls: Record<string, () => ReturnType<typeof atShop>>) => {
  const statuses: Record<string, number> = {}
  for (const [door, call] of Object.entries(calls)) statuses[door] = (await call()).status
  return statuses
}
const all = (calls: object, status: unknown) => Object.fromEntries(Object.keys(calls).map((door) => [door, status]))
const REFUSED = expect.toSatisfy((status: number) => status === 401 || status === 429)

describe('guesses of strangers', () => {
  test.each(Object.entries(DOORS))('at %s close every door after eight, for 15 minutes', async (_, guess) => {
    for (let n = 0; n < 8; n++) expect((await guess()).status).toBe(401)
    expect(await statusesOf(RIGHT)).toEqual(all(RIGHT, REFUSED))
    pass(16)
    expect(await statusesOf({ one: RIGHT['the e-mail'], two: RIGHT['the office'] })).toEqual({ one: 200, two: 200 })
  })

  test('count together if they are spread over all doors', async () => {
    for (const guess of Object.values(DOORS)) expect((await guess()).status).toBe(401)
    expect((await RIGHT['the office']()).status, 'after six').toBe(200)
    pass(16)
    for (const guess of [...Object.values(DOORS), DOORS['the passkey'], DOORS['the number at the shop']]) await guess()
    expect(await statusesOf(RIGHT)).toEqual(all(RIGHT, REFUSED))
  })

  test('are eight, if forty come at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => Object.values(DOORS)[n % 5]?.()))
    const counted = db.selectFrom('login_gagal').select('login_gagal_id').where('kunci', '=', `akun:${penggunaId}`)
    expect(await counted.execute()).toHaveLength(8)
  })

  test('do not keep a valid passkey out, which cannot be guessed', async () => {
    for (let n = 0; n < 8; n++) await atShop(email, WRONG)
    expect((await byKunci()).status).toBe(200)
  })

  test('have a limit of thirty per address, over all doors and accounts', async () => {
    const from = elsewhere()
    const names = await Promise.all(Array.from({ length: 15 }, () => buildPelanggan(db, clock())))
    for (const other of names) {
      expect((await atShop(other.email, WRONG, from)).status).toBe(401)
      expect((await shop.call(loginAdmin, { body: { email: other.email, password: WRONG } }, from)).status).toBe(401)
      // A login to one of the accounts clears no failures of the address.
      if (other === names[7]) expect((await atShop(other.email, PASSWORD, from)).status).toBe(200)
    }
    expect((await atShop(email, PASSWORD, from)).status).toBe(429)
    expect((await atOffice(PASSWORD, kode(), from)).status).toBe(429)
  })

  test('at codes still count after a login with the password alone', async () => {
    for (let n = 0; n < 7; n++) await DOORS['the code at the office']()
    expect((await atShop(email, PASSWORD)).status).toBe(200)
    await DOORS['the code at the office']()
    expect((await RIGHT['the office']()).status).toBe(429)
  })
})

describe('a known browser', () => {
  test('lets its owner in at shop and office while strangers guess, and has eight guesses of its own', async () => {
    const mark = markOf(await atOffice(PASSWORD, kode(), browser('')))
    pass(1)
    for (let n = 0; n < 9; n++) for (const guess of Object.values(DOORS)) await guess()
    expect((await atShop(email, PASSWORD)).status).toBe(429)
    expect((await atShop(email, PASSWORD, browser(mark))).status).toBe(200)
    expect((await atShop(no_hp, PASSWORD, browser(mark))).status).toBe(200)
    expect((await atOffice(PASSWORD, kode(), browser(mark))).status).toBe(200)

    for (let n = 0; n < 4; n++) {
      expect((await atShop(email, WRONG, browser(mark))).status).toBe(401)
      expect((await atOffice(WRONG, undefined, browser(mark))).status).toBe(401)
    }
    expect((await atShop(no_hp, PASSWORD, browser(mark))).status).toBe(429)
  })

  test('counts as unknown at the office if it was used at the shop only, where no code is required', async () => {
    const mark = markOf(await atShop(email, PASSWORD, browser('')))
    for (let n = 0; n < 8; n++) await DOORS['the code at the office']()
    expect((await atShop(email, PASSWORD, browser(mark))).status).toBe(200)
    expect((await atOffice(PASSWORD, kode(), browser(mark))).status).toBe(429)
  })

  test('counts as unknown for another account', async () => {
    const other = await buildPelanggan(db, clock())
    const mark = markOf(await atShop(other.email, PASSWORD, browser('')))
    for (let n = 0; n < 8; n++) await atShop(email, WRONG)
    expect((await atShop(email, PASSWORD, browser(mark))).status).toBe(429)
  })
})

test('an open session has eight guesses over all its steps, which keep its owner out nowhere else', async () => {
  const body = { currentPassword: WRONG, newPassword: 'tiga kata panjang', confirmPassword: 'tiga kata panjang' }
  const steps = [
    () => shop.call(proveAdmin, { body: { kode: '000000' } }, { token }),
    () => shop.call(disableKode, { body: { kode: '000000' } }, { token }),
    () => shop.call(changePassword, { body }, { token }),
    () => shop.call(changePasswordAdmin, { body }, { token }),
  ]
  for (const step of [...steps, ...steps]) expect((await step()).status).toBe(400)
  for (const step of steps) expect((await step()).body.code).toBe('LOGIN_TERLALU_SERING')
  expect((await shop.call(disableKode, { body: { kode: kode() } }, { token })).status).toBe(429)
  expect((await RIGHT['the office']()).status).toBe(200)
})
