import { generateSync } from 'otplib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdmin, loginAdmin } from '#contract/akun/admin.ts'
import { changePassword, getProfile, login } from '#contract/akun/endpoints.ts'
import {
  beginKode,
  changePasswordAdmin,
  confirmKode,
  getKeamanan,
  proveAdmin,
  removeKode,
  renewRecoveryCodes,
  requireKode,
} from '#contract/akun/keamanan-admin.ts'
import { forgotPassword, resetPassword } from '#contract/akun/sandi.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
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
const masuk = (isian: { password?: string; kode?: string } = {}, browserName?: string) =>
  shop.call(
    loginAdmin,
    { body: { email: admin.email, password: PASSWORD, ...isian } },
    browserName === undefined ? {} : { headers: { 'sec-fetch-site': 'same-origin', cookie: browserName } },
  )
/** Returns the device cookie that a browser keeps after a login. */
const browserOf = ({ headers }: Awaited<ReturnType<typeof masuk>>) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('kerapusehat_perangkat'))
    ?.split(';')[0] ?? ''
const kodeOf = (rahasia: string) => generateSync({ secret: rahasia, epoch: Math.floor(clock().getTime() / 1000) })
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

/** Activates the second step, and moves the clock to the time step of the next code. */
async function nyalakan(): Promise<string> {
  const { rahasia } = (await shop.call(beginKode, {}, auth())).body
  expect((await shop.call(confirmKode, { body: { kode: kodeOf(rahasia) } }, auth())).status).toBe(200)
  pass(1)
  return rahasia
}
const pemulihan = async (): Promise<string[]> => (await shop.call(renewRecoveryCodes, {}, auth())).body.kode

describe('the second step', () => {
  test('follows the specification for a login without it', async () => {
    const { status, body } = await masuk()
    expect([status, Object.keys(body).sort()]).toEqual([200, ['message', 'peran', 'token', 'user']])
  })

  test('takes effect with its first code, and then requires an unused code for each login', async () => {
    const { rahasia, uri } = (await shop.call(beginKode, {}, auth())).body
    expect(new URL(uri).searchParams.get('secret')).toBe(rahasia)
    expect(decodeURIComponent(uri)).toContain(`KerapuSehat:${admin.email}`)
    expect((await masuk()).status).toBe(200)

    const lama = await masuk()
    const toko = await shop.call(login, { body: { email: admin.email, password: PASSWORD } })
    const wrong = await shop.call(confirmKode, { body: { kode: '000000' } }, auth())
    expect(outcome(wrong)).toEqual([400, 'BUKTI_SALAH'])
    expect((await shop.call(confirmKode, { body: { kode: kodeOf(rahasia) } }, auth())).status).toBe(200)
    expect((await shop.call(getAdmin, {}, auth())).status, 'the session itself goes on').toBe(200)
    expect((await shop.call(getAdmin, {}, auth(lama.body.token))).status, 'one of before does not').toBe(401)
    expect((await shop.call(getProfile, {}, auth(toko.body.token))).status, 'one of the shop goes on').toBe(200)

    expect(outcome(await masuk()), 'the right password').toEqual([401, 'BUTUH_KODE'])
    expect(outcome(await masuk({ password: 'bukan-ini' })), 'a wrong one').toEqual([401, 'LOGIN_SALAH'])
    expect(outcome(await masuk({ kode: kodeOf(rahasia) })), 'the code that switched it on').toEqual([401, 'KODE_SALAH'])
    pass(1)
    const kode = kodeOf(rahasia)
    expect(outcome(await masuk({ kode: '000000' }))).toEqual([401, 'KODE_SALAH'])
    const both = await Promise.all([masuk({ kode }), masuk({ kode })])
    expect(both.map(({ status }) => status).sort(), 'of two with the same code at once').toEqual([200, 401])
    expect(outcome(await masuk({ kode }))).toEqual([401, 'KODE_SALAH'])
  })

  test('accepts a code of the previous half minute, and no older one', async () => {
    const rahasia = await nyalakan()
    const kode = kodeOf(rahasia)
    pass(0.5)
    expect((await masuk({ kode: `${kode.slice(0, 3)} ${kode.slice(3)}` })).status).toBe(200)
    const lama = kodeOf(rahasia)
    pass(1)
    expect(outcome(await masuk({ kode: lama }))).toEqual([401, 'KODE_SALAH'])
  })

  test('accepts each of ten recovery codes once, and replaces old ones by new ones', async () => {
    await nyalakan()
    const [lama = ''] = await pemulihan()
    const kode = await pemulihan()
    expect([kode.length, new Set(kode).size]).toEqual([10, 10])
    const [satu = '', two = ''] = kode
    expect(outcome(await masuk({ kode: lama }))).toEqual([401, 'KODE_SALAH'])
    expect((await masuk({ kode: satu.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect(outcome(await masuk({ kode: satu }))).toEqual([401, 'KODE_SALAH'])
    const both = await Promise.all([masuk({ kode: two }), masuk({ kode: two })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await shop.call(getKeamanan, {}, auth())).body.sisaPemulihan).toBe(8)
  })

  test('keeps codes of one account without effect on another', async () => {
    const rahasia = await nyalakan()
    const [kode = ''] = await pemulihan()
    const pemilik = admin
    const sisa = async () => (await shop.call(getKeamanan, {}, auth())).body.sisaPemulihan

    admin = await buildAdmin(db, clock())
    const otherSecret = await nyalakan()
    await pemulihan()
    expect(outcome(await masuk({ kode }))).toEqual([401, 'KODE_SALAH'])
    expect(outcome(await masuk({ kode: kodeOf(rahasia) }))).toEqual([401, 'KODE_SALAH'])
    expect((await masuk({ kode: kodeOf(otherSecret) })).status).toBe(200)
    expect(await sisa()).toBe(10)

    admin = pemilik
    expect((await shop.call(getAdmin, {}, auth())).status, 'its session').toBe(200)
    expect((await masuk({ kode: kodeOf(rahasia) })).status).toBe(200)
    expect((await masuk({ kode })).status).toBe(200)
    expect(await sisa()).toBe(9)
  })

  test('stores neither the secret nor a recovery code in plain text', async () => {
    const rahasia = await nyalakan()
    const kode = await pemulihan()
    const rows = [
      ...(await db.selectFrom('dua_langkah').selectAll().execute()),
      ...(await db.selectFrom('kode_pemulihan').selectAll().execute()),
      ...(await db.selectFrom('permintaan').selectAll().execute()),
    ]
    const kept = rows.map((row) => Object.values(row).map(String).join()).join()
    for (const secret of [rahasia, ...kode, ...kode.map((text) => text.replaceAll('-', ''))])
      expect(kept).not.toContain(secret)
  })

  test('cannot be replaced before it is switched off, and is gone when off', async () => {
    await nyalakan()
    expect(outcome(await shop.call(beginKode, {}, auth()))).toEqual([409, 'KODE_SUDAH_AKTIF'])
    await pemulihan()
    expect((await shop.call(removeKode, {}, auth())).status).toBe(200)
    expect((await masuk()).status).toBe(200)
    expect(outcome(await shop.call(renewRecoveryCodes, {}, auth()))).toEqual([409, 'KODE_BELUM_AKTIF'])
  })

  test('locks after eight wrong codes, also for the right one, and counts no login without a code', async () => {
    const rahasia = await nyalakan()
    for (let n = 0; n < 12; n++) expect(outcome(await masuk())).toEqual([401, 'BUTUH_KODE'])
    for (let n = 0; n < 8; n++) expect(outcome(await masuk({ kode: '000000' }))).toEqual([401, 'KODE_SALAH'])
    expect(outcome(await masuk({ kode: kodeOf(rahasia) }))).toEqual([429, 'LOGIN_TERLALU_SERING'])
    pass(16)
    expect((await masuk({ kode: kodeOf(rahasia) })).status).toBe(200)
  })

  test('is removed by the recovery of `npm run admin`', async () => {
    await nyalakan()
    const password = await resetAdmin(shop.deps, admin.email)
    expect((await masuk({ password })).status).toBe(200)
  })
})

describe('guesses', () => {
  test("at the shop's login do not lock the office's, and the other way round", async () => {
    const salah = { body: { email: admin.email, password: 'bukan-ini' } }
    for (let n = 0; n < 9; n++) await shop.call(login, salah)
    expect((await shop.call(login, salah)).status).toBe(429)
    expect((await masuk()).status).toBe(200)

    for (let n = 0; n < 8; n++) await masuk({ password: 'bukan-ini' })
    expect((await masuk()).status).toBe(429)
    pass(16)
    for (let n = 0; n < 8; n++) await masuk({ password: 'bukan-ini' })
    expect((await shop.call(login, { body: { email: admin.email, password: PASSWORD } })).status).toBe(200)
    pass(16)
  })

  test('from elsewhere do not lock a known browser, which has the same limit', async () => {
    const browserName = browserOf(await masuk({}, ''))
    for (let n = 0; n < 8; n++) await masuk({ password: 'bukan-ini' })
    expect((await masuk()).status).toBe(429)
    const again = await masuk({}, browserName)
    expect([again.status, browserOf(again)]).toEqual([200, browserName])

    for (let n = 0; n < 8; n++) expect((await masuk({ password: 'bukan-ini' }, browserName)).status).toBe(401)
    expect((await masuk({}, browserName)).status).toBe(429)
    pass(16)
  })

  test('are counted per account for a browser that is known there', async () => {
    const browserName = browserOf(await masuk({}, ''))
    const lain = await buildAdmin(db, clock())
    const body = (password: string) => ({ body: { email: lain.email, password } })
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

    const rahasia = await nyalakan()
    pass(16)
    expect((await change()).status).toBe(403)
    const sandi = await shop.call(proveAdmin, { body: { password: PASSWORD } }, auth())
    expect([...outcome(sandi), sandi.body.errors[0].path], 'a password alone').toEqual([400, 'BUKTI_SALAH', 'kode'])
    expect(outcome(await shop.call(removeKode, {}, auth()))).toEqual([403, 'PERLU_BUKTI'])
    expect((await shop.call(proveAdmin, { body: { kode: kodeOf(rahasia) } }, auth())).status).toBe(200)
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
    const lain = (await masuk()).body.token
    pass(16)
    await shop.call(proveAdmin, { body: { password: PASSWORD } }, auth(lain))
    expect(outcome(await change())).toEqual([403, 'PERLU_BUKTI'])
  })

  test('allow eight guesses in an open session, without locking the owner out elsewhere', async () => {
    const prove = (password: string) => shop.call(proveAdmin, { body: { password } }, auth())
    for (let n = 0; n < 8; n++) expect((await prove('bukan-ini')).status).toBe(400)
    expect((await prove(PASSWORD)).status).toBe(429)
    expect((await masuk()).status).toBe(200)
  })

  test('include a large refund, and not a small one', async () => {
    pass(16)
    const refund = (jumlah: number) =>
      shop.call(
        refundPembayaran,
        { params: { orderId: 999_999 }, body: { percobaan: 'x', cara: 'midtrans', jumlah, sisa: jumlah, alasan: 'x' } },
        auth(),
      )
    expect(outcome(await refund(499_999))).toEqual([404, 'PESANAN_TIDAK_ADA'])
    expect(outcome(await refund(500_000))).toEqual([403, 'PERLU_BUKTI'])
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
        'notifyPenerima',
        'refundTitipan',
        'makeTautanUndangan',
        'mergePelanggan',
        'refundPembayaran',
        'removeKode',
        'renewRecoveryCodes',
        'requireKode',
        'updatePengguna',
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
  const ganti = (newPassword: string, endpoint: typeof changePassword | typeof changePasswordAdmin) =>
    shop.call(endpoint, { body: { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword } }, auth())
  const pesan = (path: string) => [{ path, msg: 'Kata sandi administrator minimal 12 karakter' }]

  test('opens the office although it is too short, and must then be replaced', async () => {
    const { token } = (await masuk()).body
    expect((await shop.call(getAdmin, {}, auth(token))).body.wajib).toBe('sandi')
    const body = { currentPassword: PASSWORD, newPassword: LONG_TEXT, confirmPassword: LONG_TEXT }
    expect((await shop.call(changePasswordAdmin, { body }, auth(token))).status).toBe(200)
    expect((await shop.call(getAdmin, {}, auth(token))).body.wajib).toBeNull()
    const again = await masuk({ password: LONG_TEXT })
    expect((await shop.call(getAdmin, {}, auth(again.body.token))).body.wajib).toBeNull()
  })

  test("is never set below twelve characters, unlike a customer's", async () => {
    for (const endpoint of [changePassword, changePasswordAdmin]) {
      const answer = await ganti(shortSandi, endpoint)
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
    const rahasia = await nyalakan()
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
    expect(outcome(await masuk({ password: LONG_TEXT }))).toEqual([401, 'BUTUH_KODE'])
    expect((await masuk({ password: LONG_TEXT, kode: kodeOf(rahasia) })).status).toBe(200)
  })
})

describe('codes are required of every administrator', () => {
  const wajib = async (token: string, on = shop) => (await on.call(getAdmin, {}, auth(token))).body.wajib

  test('once the owner requires it', async () => {
    await db
      .updateTable('pengguna')
      .set({ password_hash: await hashPassword(LONG_TEXT) })
      .execute()
    const { token } = (await masuk({ password: LONG_TEXT })).body
    expect(await wajib(token)).toBeNull()
    await shop.call(requireKode, { body: { wajib: true } }, auth())
    expect(await wajib(token)).toBe('kode')
    await nyalakan()
    expect(await wajib(admin.token)).toBeNull()
    await shop.call(requireKode, { body: { wajib: false } }, auth())
    const lain = await buildAdmin(db, clock())
    expect(await wajib(lain.token)).toBeNull()
  })

  test('once the shop sends mail', async () => {
    const own = await testApp(clock(), { settings: { ...shop.deps.settings, sendsMail: true } })
    try {
      const { token } = await buildAdmin(own.deps.db, clock())
      expect(await wajib(token, own)).toBe('kode')
    } finally {
      await own.close()
    }
  })
})
