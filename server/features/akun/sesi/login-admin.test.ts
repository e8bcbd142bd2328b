import { generateSync } from 'otplib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdmin, loginAdmin } from '#contract/akun/admin.ts'
import { changePassword, getProfile, login } from '#contract/akun/endpoints.ts'
import {
  beginKode,
  changePasswordAdmin,
  confirmKode,
  disableKode,
  getKeamanan,
  proveAdmin,
  renewRecoveryCodes,
  requireKode,
} from '#contract/akun/keamanan-admin.ts'
import { forgotPassword, resetPassword } from '#contract/akun/sandi.ts'
import { updatePengguna } from '#contract/pengguna/admin.ts'
import { exportPesanan } from '#contract/pesanan-admin/admin.ts'
import { resetAdmin } from '#server/features/akun/reset-admin.ts'
import { hashPassword } from '#server/features/akun/sandi/password.ts'
import { buildAdmin, buildPelanggan, PASSWORD } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

const MINUTE = 60_000
const LONG_TEXT = 'tiga kata panjang'

const shop = await testApp()
const { db, clock } = shop.deps
let admin: Awaited<ReturnType<typeof buildAdmin>>
afterAll(() => shop.close())
beforeEach(async () => {
  // Failed logins are counted per IP address, which all tests share.
  await db.deleteFrom('login_gagal').execute()
  admin = await buildAdmin(db, clock())
})

const pass = (minutes: number) => shop.setClock(new Date(clock().getTime() + minutes * MINUTE))
const auth = (token = admin.token) => ({ token })
/** @param browserName cookie header, to send the request as a browser; undefined for other clients */
const signIn = (input: { password?: string; kode?: string } = {}, browserName?: string) =>
  shop.call(
    loginAdmin,
    { body: { email: admin.email, password: PASSWORD, ...input } },
    browserName === undefined ? {} : { headers: { 'sec-fetch-site': 'same-origin', cookie: browserName } },
  )
/** Returns the device cookie that a browser keeps after a login. */
const browserOf = ({ headers }: Awaited<ReturnType<typeof signIn>>) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('kerapusehat_perangkat'))
    ?.split(';')[0] ?? ''
const kodeOf = (secret: string) => generateSync({ secret: secret, epoch: Math.floor(clock().getTime() / 1000) })
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

/** Activates the second step, and moves the clock to the time step of the next code. */
async function enable(): Promise<string> {
  const { rahasia } = (await shop.call(beginKode, {}, auth())).body
  expect((await shop.call(confirmKode, { body: { kode: kodeOf(rahasia) } }, auth())).status).toBe(200)
  pass(1)
  return rahasia
}
const disable = (kode: string, token = admin.token) => shop.call(disableKode, { body: { kode } }, auth(token))
const pemulihan = async (): Promise<string[]> => (await shop.call(renewRecoveryCodes, {}, auth())).body.kode

describe('the second step', () => {
  test('follows the specification for a login without it', async () => {
    const { status, body } = await signIn()
    expect([status, Object.keys(body).sort()]).toEqual([200, ['message', 'peran', 'token', 'user']])
  })

  test('takes effect with its first code, and then requires an unused code for each login', async () => {
    const { rahasia, uri } = (await shop.call(beginKode, {}, auth())).body
    expect(new URL(uri).searchParams.get('secret')).toBe(rahasia)
    expect(decodeURIComponent(uri)).toContain(`KerapuSehat:${admin.email}`)
    expect((await signIn()).status).toBe(200)

    const old = await signIn()
    const toko = await shop.call(login, { body: { email: admin.email, password: PASSWORD } })
    const wrong = await shop.call(confirmKode, { body: { kode: '000000' } }, auth())
    expect(outcome(wrong)).toEqual([400, 'BUKTI_SALAH'])
    expect((await shop.call(confirmKode, { body: { kode: kodeOf(rahasia) } }, auth())).status).toBe(200)
    expect((await shop.call(getAdmin, {}, auth())).status, 'the session itself goes on').toBe(200)
    expect((await shop.call(getAdmin, {}, auth(old.body.token))).status, 'one of before does not').toBe(401)
    expect((await shop.call(getProfile, {}, auth(toko.body.token))).status, 'one of the shop goes on').toBe(200)

    expect(outcome(await signIn()), 'the right password').toEqual([401, 'BUTUH_KODE'])
    expect(outcome(await signIn({ password: 'bukan-ini' })), 'a wrong one').toEqual([401, 'LOGIN_SALAH'])
    expect(outcome(await signIn({ kode: kodeOf(rahasia) })), 'the code that switched it on').toEqual([
      401,
      'KODE_SALAH',
    ])
    pass(1)
    const kode = kodeOf(rahasia)
    expect(outcome(await signIn({ kode: '000000' }))).toEqual([401, 'KODE_SALAH'])
    const both = await Promise.all([signIn({ kode }), signIn({ kode })])
    expect(both.map(({ status }) => status).sort(), 'of two with the same code at once').toEqual([200, 401])
    expect(outcome(await signIn({ kode }))).toEqual([401, 'KODE_SALAH'])
  })

  test('accepts a code of the previous half minute, and no older one', async () => {
    const secret = await enable()
    const kode = kodeOf(secret)
    pass(0.5)
    expect((await signIn({ kode: `${kode.slice(0, 3)} ${kode.slice(3)}` })).status).toBe(200)
    const previous = kodeOf(secret)
    pass(1)
    expect(outcome(await signIn({ kode: previous }))).toEqual([401, 'KODE_SALAH'])
  })

  test('accepts each of ten recovery codes once, and replaces old ones by new ones', async () => {
    await enable()
    const [previous = ''] = await pemulihan()
    const kode = await pemulihan()
    expect([kode.length, new Set(kode).size]).toEqual([10, 10])
    const [one = '', two = ''] = kode
    expect(one, '28 letters of 5 bits').toMatch(/^([A-HJ-NP-Z2-9]{4}-){6}[A-HJ-NP-Z2-9]{4}$/)
    expect(outcome(await signIn({ kode: previous }))).toEqual([401, 'KODE_SALAH'])
    expect((await signIn({ kode: one.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect(outcome(await signIn({ kode: one }))).toEqual([401, 'KODE_SALAH'])
    const both = await Promise.all([signIn({ kode: two }), signIn({ kode: two })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await shop.call(getKeamanan, {}, auth())).body.sisaPemulihan).toBe(8)
  })

  test('keeps codes of one account without effect on another', async () => {
    const secret = await enable()
    const [kode = ''] = await pemulihan()
    const pemilik = admin
    const remaining = async () => (await shop.call(getKeamanan, {}, auth())).body.sisaPemulihan

    admin = await buildAdmin(db, clock())
    const otherSecret = await enable()
    await pemulihan()
    expect(outcome(await signIn({ kode }))).toEqual([401, 'KODE_SALAH'])
    expect(outcome(await signIn({ kode: kodeOf(secret) }))).toEqual([401, 'KODE_SALAH'])
    expect((await signIn({ kode: kodeOf(otherSecret) })).status).toBe(200)
    expect(await remaining()).toBe(10)

    admin = pemilik
    expect((await shop.call(getAdmin, {}, auth())).status, 'its session').toBe(200)
    expect((await signIn({ kode: kodeOf(secret) })).status).toBe(200)
    expect((await signIn({ kode })).status).toBe(200)
    expect(await remaining()).toBe(9)
  })

  test('stores neither the secret nor a recovery code in plain text', async () => {
    const secretText = await enable()
    const kode = await pemulihan()
    const rows = [
      ...(await db.selectFrom('dua_langkah').selectAll().execute()),
      ...(await db.selectFrom('kode_pemulihan').selectAll().execute()),
      ...(await db.selectFrom('permintaan').selectAll().execute()),
    ]
    const kept = rows.map((row) => Object.values(row).map(String).join()).join()
    for (const secret of [secretText, ...kode, ...kode.map((text) => text.replaceAll('-', ''))])
      expect(kept).not.toContain(secret)
  })

  test('cannot be replaced before it is switched off, and is gone when off', async () => {
    const other = await buildAdmin(db, clock())
    const begin = () => shop.call(beginKode, {}, auth(other.token))
    expect((await begin()).status).toBe(200)
    const secret = await enable()
    const theirs = await begin()
    expect(theirs.status, 'the second step of another account is not active').toBe(200)
    expect(outcome(await shop.call(beginKode, {}, auth()))).toEqual([409, 'KODE_SUDAH_AKTIF'])
    await pemulihan()
    expect(outcome(await disable('000000'))).toEqual([400, 'BUKTI_SALAH'])
    expect((await disable(kodeOf(secret))).status).toBe(200)
    expect(outcome(await disable('000000'))).toEqual([409, 'KODE_BELUM_AKTIF'])
    const confirmed = await shop.call(confirmKode, { body: { kode: kodeOf(theirs.body.rahasia) } }, auth(other.token))
    expect(confirmed.status, 'the other account has its own').toBe(200)
    expect((await signIn()).status).toBe(200)
    expect(outcome(await shop.call(renewRecoveryCodes, {}, auth()))).toEqual([409, 'KODE_BELUM_AKTIF'])
  })

  test('locks after eight wrong codes, also for the right one, and counts no login without a code', async () => {
    const secret = await enable()
    for (let n = 0; n < 12; n++) expect(outcome(await signIn())).toEqual([401, 'BUTUH_KODE'])
    for (let n = 0; n < 8; n++) expect(outcome(await signIn({ kode: '000000' }))).toEqual([401, 'KODE_SALAH'])
    expect(outcome(await signIn({ kode: kodeOf(secret) }))).toEqual([429, 'LOGIN_TERLALU_SERING'])
    pass(16)
    expect((await signIn({ kode: kodeOf(secret) })).status).toBe(200)
  })

  test('is removed by the recovery of `npm run admin`', async () => {
    await enable()
    const password = await resetAdmin(shop.deps, admin.email)
    expect((await signIn({ password })).status).toBe(200)
  })
})

describe('guesses', () => {
  test('from elsewhere do not lock a known browser, which has the same limit', async () => {
    const browserName = browserOf(await signIn({}, ''))
    for (let n = 0; n < 8; n++) await signIn({ password: 'bukan-ini' })
    expect((await signIn()).status).toBe(429)
    const again = await signIn({}, browserName)
    expect([again.status, browserOf(again)]).toEqual([200, browserName])

    for (let n = 0; n < 8; n++) expect((await signIn({ password: 'bukan-ini' }, browserName)).status).toBe(401)
    expect((await signIn({}, browserName)).status).toBe(429)
    pass(16)
  })

  test('are counted per account for a browser that is known there', async () => {
    const browserName = browserOf(await signIn({}, ''))
    const other = await buildAdmin(db, clock())
    const body = (password: string) => ({ body: { email: other.email, password } })
    for (let n = 0; n < 8; n++) await shop.call(loginAdmin, body('bukan-ini'))
    const headers = { 'sec-fetch-site': 'same-origin', cookie: browserName }
    expect((await shop.call(loginAdmin, body(PASSWORD), { headers })).status).toBe(429)
    pass(16)
    expect(browserOf(await shop.call(loginAdmin, body(PASSWORD), { headers })), 'two in one browser').toBe(browserName)
  })
})

describe('costly steps', () => {
  const change = async () => {
    const { pengguna_id: userId, nama, email, no_hp } = await buildPelanggan(db, clock())
    return shop.call(updatePengguna, { params: { userId }, body: { nama, email, no_hp, role: 'admin' } }, auth())
  }

  test('are open for 15 minutes after a login, a password or a code', async () => {
    expect((await change()).status).toBe(200)
    pass(14)
    expect((await change()).status).toBe(200)
    pass(1)
    expect(outcome(await change())).toEqual([403, 'PERLU_BUKTI'])
    expect(outcome(await shop.call(exportPesanan, {}, auth()))).toEqual([403, 'PERLU_BUKTI'])

    const wrong = await shop.call(proveAdmin, { body: { password: 'bukan-ini' } }, auth())
    expect([...outcome(wrong), wrong.body.errors[0].path]).toEqual([400, 'BUKTI_SALAH', 'password'])
    expect((await change()).status).toBe(403)
    expect((await shop.call(proveAdmin, { body: { password: PASSWORD } }, auth())).status).toBe(200)
    expect((await change()).status).toBe(200)
    expect((await shop.call(exportPesanan, {}, auth())).status).toBe(200)

    const secret = await enable()
    pass(16)
    expect((await change()).status).toBe(403)
    const sandi = await shop.call(proveAdmin, { body: { password: PASSWORD } }, auth())
    expect([...outcome(sandi), sandi.body.errors[0].path], 'a password alone').toEqual([400, 'BUKTI_SALAH', 'kode'])
    expect((await shop.call(proveAdmin, { body: { kode: kodeOf(secret) } }, auth())).status).toBe(200)
    expect((await change()).status).toBe(200)
  })

  test('are not opened by a code if the account uses none', async () => {
    const { rahasia } = (await shop.call(beginKode, {}, auth())).body
    expect(outcome(await shop.call(proveAdmin, { body: { kode: kodeOf(rahasia) } }, auth()))).toEqual([
      400,
      'BUKTI_SALAH',
    ])
  })

  test('are opened for one session only', async () => {
    const other = (await signIn()).body.token
    pass(16)
    await shop.call(proveAdmin, { body: { password: PASSWORD } }, auth(other))
    expect(outcome(await change())).toEqual([403, 'PERLU_BUKTI'])
  })

  test('allow eight guesses in an open session, without locking the owner out elsewhere', async () => {
    const prove = (password: string) => shop.call(proveAdmin, { body: { password } }, auth())
    expect((await prove('bukan-ini')).status).toBe(400)
    expect((await prove(PASSWORD)).status, 'clears the failure').toBe(200)
    for (let n = 0; n < 8; n++) expect((await prove('bukan-ini')).status).toBe(400)
    expect((await prove(PASSWORD)).status).toBe(429)
    expect((await signIn()).status).toBe(200)
  })

  const steps = shop.app.endpoints.registered.filter(({ proof }) => proof)

  test('are exactly the listed ones', () => {
    expect(steps.map(({ name }) => name).sort()).toEqual(
      [
        'cancelRecall',
        'beginKode',
        'createManualPesanan',
        'createBackup',
        'createUndangan',
        'deletePengguna',
        'downloadBackup',
        'exportPelanggan',
        'exportBookkeeping',
        'exportPenerima',
        'exportPesanan',
        'exportReport',
        'notifyPenerima',
        'refundTitipan',
        'makeTautanUndangan',
        'mergePelanggan',
        'approvePersetujuan',
        'updatePengaturan',
        'renewRecoveryCodes',
        'requireKode',
        'splitPelanggan',
        'tryEmail',
        'tryMidtrans',
        'tryWhatsApp',
        'updatePengguna',
        'updateSambungan',
      ].sort(),
    )
    expect(steps.filter(({ access, errors }) => access !== 'admin' || !errors.includes('PERLU_BUKTI'))).toEqual([])
  })

  test('are marked in the OpenAPI document', async () => {
    const { paths } = (await shop.app.server.inject('/api/docs/json')).json()
    for (const { path, method } of steps) expect(paths[path][method.toLowerCase()].description).toContain('PERLU_BUKTI')
  })
})

describe('an administrator’s password', () => {
  const shortSandi = 'sebelas-hrf'
  const replace = (newPassword: string, endpoint: typeof changePassword | typeof changePasswordAdmin) =>
    shop.call(endpoint, { body: { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword } }, auth())
  const pesan = (path: string) => [{ path, msg: 'Kata sandi administrator minimal 12 karakter' }]

  test('opens the office although it is too short, and must then be replaced', async () => {
    const { token } = (await signIn()).body
    expect((await shop.call(getAdmin, {}, auth(token))).body.wajib).toBe('sandi')
    const body = { currentPassword: PASSWORD, newPassword: LONG_TEXT, confirmPassword: LONG_TEXT }
    const { status, body: renewed } = await shop.call(changePasswordAdmin, { body }, auth(token))
    expect(status).toBe(200)
    expect((await shop.call(getAdmin, {}, auth(renewed.token))).body.wajib).toBeNull()
    expect((await shop.call(getAdmin, {}, auth(token))).status).toBe(401)
    const again = await signIn({ password: LONG_TEXT })
    expect((await shop.call(getAdmin, {}, auth(again.body.token))).body.wajib).toBeNull()
  })

  test("is never set below twelve characters, unlike a customer's", async () => {
    for (const endpoint of [changePassword, changePasswordAdmin]) {
      const answer = await replace(shortSandi, endpoint)
      expect([answer.status, answer.body.errors]).toEqual([400, pesan('newPassword')])
    }
    const { pengguna_id: userId, nama, email, no_hp } = await buildPelanggan(db, clock())
    const save = (role: 'user' | 'admin') =>
      shop.call(
        updatePengguna,
        { params: { userId }, body: { nama, email, no_hp, role, password: shortSandi } },
        auth(),
      )
    const made = await save('admin')
    expect([made.status, made.body.errors]).toEqual([400, pesan('password')])
    expect((await save('user')).status).toBe(200)
  })

  test('is reset by mail without removing the second step', async () => {
    const secret = await enable()
    await shop.call(forgotPassword, { body: { email: admin.email } })
    await waitFor('the mail', async () => shop.surat.some(({ kepada }) => kepada === admin.email))
    const { teks = '' } = shop.surat.find(({ kepada }) => kepada === admin.email) ?? {}
    const tautan = new URL(teks.match(/http\S+/)?.[0] ?? '')
    expect(tautan.searchParams.get('kantor')).toBe('1')
    const token = tautan.searchParams.get('token') ?? ''
    const reset = (password: string) =>
      shop.call(resetPassword, { body: { token, password, confirmPassword: password } })
    const short = await reset(shortSandi)
    expect([short.status, short.body.errors]).toEqual([400, pesan('password')])
    expect((await reset(LONG_TEXT)).status).toBe(200)
    expect(outcome(await signIn({ password: LONG_TEXT }))).toEqual([401, 'BUTUH_KODE'])
    expect((await signIn({ password: LONG_TEXT, kode: kodeOf(secret) })).status).toBe(200)
  })
})

describe('codes are required of every administrator', () => {
  const required = async (token: string, on = shop) => (await on.call(getAdmin, {}, auth(token))).body.wajib

  test('once the owner requires it', async () => {
    await db
      .updateTable('pengguna')
      .set({ password_hash: await hashPassword(LONG_TEXT) })
      .execute()
    const { token } = (await signIn({ password: LONG_TEXT })).body
    expect(await required(token)).toBeNull()
    await shop.call(requireKode, { body: { wajib: true } }, auth())
    expect(await required(token)).toBe('kode')
    await enable()
    expect(await required(admin.token)).toBeNull()
    await shop.call(requireKode, { body: { wajib: false } }, auth())
    const other = await buildAdmin(db, clock())
    expect(await required(other.token)).toBeNull()
  })

  test('once the shop sends mail', async () => {
    const own = await testApp(clock(), { settings: { ...shop.deps.settings, sendsMail: true } })
    try {
      const { token } = await buildAdmin(own.deps.db, clock())
      expect(await required(token, own)).toBe('kode')
    } finally {
      await own.close()
    }
  })
})
