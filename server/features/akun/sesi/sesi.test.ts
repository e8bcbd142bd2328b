import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdmin, loginAdmin, logoutAdmin } from '#contract/akun/admin.ts'
import { getProfile, login, logout } from '#contract/akun/endpoints.ts'
import { endOtherPerangkat, endPerangkat, listPerangkat } from '#contract/akun/perangkat.ts'
import { endOtherPerangkatAdmin, listPerangkatAdmin } from '#contract/akun/perangkat-admin.ts'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { akun as akunFeature } from '#server/features/akun/akun.feature.ts'
import { buildAdmin, buildPelanggan, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const later = (ms: number) => shop.setClock(new Date(shop.deps.clock().getTime() + ms))
const build = () => buildPelanggan(shop.deps.db, shop.deps.clock())
const newAdmin = () => buildAdmin(shop.deps.db, shop.deps.clock())

/** A browser with a cookie jar. */
function browserName(userAgent = PHONE_AGENT) {
  const jar = new Map<string, string>()
  const send: TestApp['call'] = async (endpoint, input, { token, headers } = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { 'sec-fetch-site': 'same-origin', 'user-agent': userAgent, ...(cookie && { cookie }) }
    const answer = await shop.call(endpoint, input, { ...(token && { token }), headers: { ...own, ...headers } })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(String(line)) ?? []
      expect(rest).toMatch(/^; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
      if (rest.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    call: send,
    masuk: async ({ email }: { email: string }): Promise<string> =>
      (await send(login, { body: { email, password: PASSWORD } })).body.token,
    masukAdmin: async ({ email }: { email: string }): Promise<string> =>
      (await send(loginAdmin, { body: { email, password: PASSWORD } })).body.token,
  }
}

test('requires both the token and the cookie of a browser', async () => {
  const akun = await build()
  const [hers, other] = [browserName(), browserName()]
  const token = await hers.masuk(akun)
  await other.masuk(await build())

  expect((await hers.call(getProfile, {}, { token })).status).toBe(200)
  expect((await shop.call(getProfile, {}, { token })).status, 'a token that was stolen').toBe(401)
  expect((await other.call(getProfile, {}, { token })).status, 'in the browser of another').toBe(401)
  expect((await hers.call(getProfile, {})).status, 'what another site makes her browser send').toBe(401)
})

test.each([
  ['an older browser, which sends only Origin', { origin: 'http://localhost:3040' }, 401],
  ['a program of the specification', {}, 200],
  ['a program built on fetch', { 'sec-fetch-mode': 'cors' }, 200],
])('accepts or rejects the token alone, if opened by %s', async (_, headers, status) => {
  const { email } = await build()
  const { body } = await shop.call(login, { body: { email, password: PASSWORD } }, { headers })
  expect((await shop.call(getProfile, {}, { token: body.token })).status).toBe(status)
})

test('keeps an older session without a cookie until its browser logs in again', async () => {
  const akun = await build()
  const browser = browserName()
  expect((await browser.call(getProfile, {}, { token: akun.token })).status).toBe(200)
  const token = await browser.masuk(akun)
  expect((await shop.call(getProfile, {}, { token })).status).toBe(401)
})

test('stores nothing in an office browser that a script can read', async () => {
  const admin = await newAdmin()
  const browser = browserName()
  const token = await browser.masukAdmin(admin)
  expect((await browser.call(getAdmin, {})).status).toBe(200)
  expect((await shop.call(getAdmin, {}, { token })).status, 'the token of the answer').toBe(401)
  expect([...browser.jar.values()]).not.toContain(token)

  // The specification sends the token too.
  const { body, headers } = await browser.call(logoutAdmin, {}, { token })
  expect(body.status).toBe('success')
  expect(headers['clear-site-data']).toBe('"cache"')
  expect([...browser.jar.keys()]).toEqual(['kerapusehat_perangkat'])
  expect((await browser.call(getAdmin, {})).status).toBe(401)
})

test("deletes the session's cookie and the cache at logout, and still knows the browser", async () => {
  const akun = await build()
  const browser = browserName()
  const token = await browser.masuk(akun)
  const { jar } = browser
  const perangkat = jar.get('kerapusehat_perangkat')
  const { headers } = await browser.call(logout, {}, { token })
  expect(headers['clear-site-data']).toBe('"cache"')
  expect([...jar]).toEqual([['kerapusehat_perangkat', perangkat]])
})

test('ends at logout no session of another device or account', async () => {
  const [akun, other] = [await build(), await build()]
  const { body } = await shop.call(login, { body: { email: akun.email, password: PASSWORD } })
  await shop.call(logout, {}, { token: body.token })
  for (const { token } of [akun, other]) expect((await shop.call(getProfile, {}, { token })).status).toBe(200)
})

test('ends with its account, also if it was opened at that moment', async () => {
  const { db, clock } = shop.deps
  const { token, pengguna_id } = await build()
  await db.updateTable('pengguna').set({ dihapus: clock() }).where('pengguna_id', '=', pengguna_id).execute()
  expect((await shop.call(getProfile, {}, { token })).status).toBe(401)
})

test('binds cookies to the host on https', async () => {
  const settings = { ...shop.deps.settings, publicUrl: 'https://toko.contoh.id' }
  const secure = await testApp(shop.deps.clock(), { settings })
  const { server } = secure.app
  const { email } = await buildAdmin(secure.deps.db, secure.deps.clock())
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (const [url, names] of [
    ['/api/auth/login', ['perangkat', 'sesi']],
    ['/api/auth/login-admin', ['perangkat', 'kantor']],
  ] as const) {
    const answer = await server.inject({ method: 'POST', url, headers, payload: { email, password: PASSWORD } })
    const lines = [answer.headers['set-cookie'] ?? []].flat()
    expect(lines.map((line) => line.split('=')[0])).toEqual(names.map((name) => `__Host-kerapusehat_${name}`))
    for (const line of lines) expect(line).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/)
    const cookie = lines.map((line) => line.split(';')[0]).join('; ')
    const opened = url.endsWith('admin') ? '/api/admin/saya' : '/api/auth/profile'
    const asked = { cookie, authorization: `Bearer ${answer.json().token}` }
    expect((await server.inject({ url: opened, headers: asked })).statusCode).toBe(200)
    const bare = { ...asked, cookie: cookie.replaceAll('__Host-', '') }
    expect((await server.inject({ url: opened, headers: bare })).statusCode, 'set by a neighbour').toBe(401)
  }
  await secure.close()
})

test("ends a customer's session after thirty idle days, and after ninety in all", async () => {
  const diam = (await build()).token
  const activeToken = (await build()).token
  const status = async (token: string) => (await shop.call(getProfile, {}, { token })).status
  for (let day = 29; day < 90; day += 29) {
    later(29 * DAY)
    expect(await status(activeToken)).toBe(200)
    if (day > 29) expect(await status(diam)).toBe(401)
  }
  later(3 * DAY)
  expect(await status(activeToken)).toBe(401)
})

test("ends an administrator's session after half an idle hour, and after half a day in all", async () => {
  const diam = (await newAdmin()).token
  const activeToken = (await newAdmin()).token
  const status = async (token: string) => (await shop.call(getAdmin, {}, { token })).status
  for (let minutes = 29; minutes < 12 * 60; minutes += 29) {
    later(29 * MINUTE)
    expect(await status(activeToken)).toBe(200)
    if (minutes > 29) expect(await status(diam)).toBe(401)
  }
  later(29 * MINUTE)
  expect(await status(activeToken)).toBe(401)
})

test('does not extend an office session by the polling of a dashboard', async () => {
  const { token } = await newAdmin()
  const ask = async () => (await shop.call(getDasbor, {}, { token })).status
  later(20 * MINUTE)
  expect(await ask()).toBe(200)
  later(20 * MINUTE)
  expect(await ask()).toBe(401)
})

test('stores the last use of a session only now and then, and once', async () => {
  const { token, pengguna_id } = await build()
  const { db, clock } = shop.deps
  const noted = () =>
    db.selectFrom('sesi').select('terlihat').where('pengguna_id', '=', pengguna_id).executeTakeFirstOrThrow()
  const opened = await noted()
  later(4 * MINUTE)
  await shop.call(getProfile, {}, { token })
  expect(await noted()).toEqual(opened)
  later(MINUTE)
  await Promise.all([1, 2, 3].map(() => shop.call(getProfile, {}, { token })))
  expect(await noted()).toEqual({ terlihat: clock() })
})

test('lists the sessions of an account, and ends an unknown one', async () => {
  const akun = await build()
  const [phone, kantor] = [
    browserName(),
    browserName('Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0'),
  ]
  const previous = await phone.masuk(akun)
  const token = await phone.masuk(akun)
  expect((await phone.call(getProfile, {}, { token: previous })).status, 'the same browser, once more').toBe(401)
  later(MINUTE)
  const other = await kantor.masuk(akun)
  const list = async () => (await phone.call(listPerangkat, {}, { token })).body
  expect(await list()).toMatchObject([
    { nama: 'Chrome di Android', isIni: true },
    { nama: 'Firefox di Windows', isIni: false, masuk: shop.deps.clock().toISOString() },
    { nama: null, isIni: false },
  ])

  const foreign = await build()
  const [, { sesiId }] = await list()
  await shop.call(endPerangkat, { params: { sesiId } }, { token: foreign.token })
  expect((await kantor.call(getProfile, {}, { token: other })).status, 'not ended by a stranger').toBe(200)
  await phone.call(endPerangkat, { params: { sesiId } }, { token })
  expect((await kantor.call(getProfile, {}, { token: other })).status).toBe(401)
  await phone.call(endOtherPerangkat, {}, { token })
  expect(await list()).toMatchObject([{ isIni: true }])
  expect((await shop.call(getProfile, {}, { token: akun.token })).status).toBe(401)
})

test("shows an administrator both kinds of sessions at the office, and only the shop's at the shop", async () => {
  const admin = await newAdmin()
  const toko = await shop.call(login, { body: { email: admin.email, password: PASSWORD } })
  const { token } = toko.body
  const kinds = ({ body }: { body: { jenis: string }[] }) => body.map((sesi) => sesi.jenis).toSorted()
  expect(kinds(await shop.call(listPerangkat, {}, { token }))).toEqual(['toko', 'toko'])
  const all = await shop.call(listPerangkatAdmin, {}, { token: admin.token })
  expect(kinds(all)).toEqual(['kantor', 'toko', 'toko'])

  const { sesiId } = all.body.find((sesi: { jenis: string }) => sesi.jenis === 'kantor')
  await shop.call(endPerangkat, { params: { sesiId } }, { token })
  await shop.call(endOtherPerangkat, {}, { token })
  expect(kinds(await shop.call(listPerangkatAdmin, {}, { token: admin.token }))).toEqual(['kantor', 'toko'])
  await shop.call(endOtherPerangkatAdmin, {}, { token: admin.token })
  expect(kinds(await shop.call(listPerangkatAdmin, {}, { token: admin.token }))).toEqual(['kantor'])
})

test('keeps the office session of a browser at a login to the shop, and the other way round', async () => {
  const admin = await newAdmin()
  const browser = browserName()
  await browser.masukAdmin(admin)
  const token = await browser.masuk(admin)
  expect((await browser.call(getAdmin, {})).status).toBe(200)
  await browser.masukAdmin(admin)
  expect((await browser.call(getProfile, {}, { token })).status).toBe(200)
})

test('leaves ended sessions out of the list of devices', async () => {
  const akun = await build()
  later(29 * DAY)
  const token = (await shop.call(login, { body: { email: akun.email, password: PASSWORD } })).body.token
  const list = async () => (await shop.call(listPerangkat, {}, { token })).body
  expect(await list()).toHaveLength(2)
  later(DAY)
  expect(await list()).toMatchObject([{ isIni: true }])
})

test('deletes expired sessions, and no others', async () => {
  const { db, clock } = shop.deps
  const { pengguna_id } = await build()
  const at = (ms: number) => new Date(clock().getTime() + ms)
  const sesi = { pengguna_id, jenis: 'toko', dibuat: at(-DAY), terlihat: at(-DAY) } as const
  const perangkat = { pengguna_id, nama: 'HP', pertama: at(-500 * DAY) }
  const hash = () => randomBytes(32)
  for (const ms of [0, 1]) {
    await db
      .insertInto('sesi')
      .values({ ...sesi, token_hash: hash(), kedaluwarsa: at(ms) })
      .execute()
    await db
      .insertInto('perangkat')
      .values({ ...perangkat, sidik: hash(), terakhir: at(-400 * DAY - 1 + ms) })
      .execute()
    await db
      .insertInto('login_gagal')
      .values({ kunci: `akun:${pengguna_id}`, waktu: at(-15 * MINUTE + ms) })
      .execute()
    await db
      .insertInto('tantangan_sandi')
      .values({ tantangan_hash: hash(), pengguna_id, kedaluwarsa: at(ms) })
      .execute()
    await db
      .insertInto('reset_sandi')
      .values({ token_hash: hash(), pengguna_id, dibuat: at(-1), kedaluwarsa: at(ms) })
      .execute()
    const tautan = { pengguna_id, email: 'a@b.id', dibuat: at(-1), kedaluwarsa: at(ms) }
    await db
      .insertInto('tautan_email')
      .values({ ...tautan, token_hash: hash(), jenis: 'konfirmasi' })
      .execute()
  }
  await akunFeature.jobs?.['bersihkan-akun']?.run(shop.deps)
  const left = async (table: 'sesi' | 'perangkat' | 'tantangan_sandi' | 'reset_sandi' | 'tautan_email') =>
    (await db.selectFrom(table).select('pengguna_id').where('pengguna_id', '=', pengguna_id).execute()).length
  // The account started with one session.
  expect(await left('sesi')).toBe(2)
  for (const table of ['perangkat', 'tantangan_sandi', 'reset_sandi', 'tautan_email'] as const)
    expect([table, await left(table)]).toEqual([table, 1])
  const failed = await db.selectFrom('login_gagal').select('waktu').where('kunci', '=', `akun:${pengguna_id}`).execute()
  expect(failed).toEqual([{ waktu: at(-15 * MINUTE + 1) }])
})

test('mails the first login from a new device, once', async () => {
  const akun = await build()
  const mails = async () => {
    await shop.sendSurat()
    return shop.surat.filter(({ kepada }) => kepada === akun.email)
  }
  const [first, second] = [browserName(), browserName('Mozilla/5.0 (X11; http://jahat.example/) Jahat/1.0')]
  await first.masuk(akun)
  await first.masuk(akun)
  expect(await mails(), 'who has just registered').toEqual([])
  await second.masuk(akun)
  await second.masuk(akun)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subjek).toBe('Login dari perangkat baru ke akun KerapuSehat Anda')
  expect(mail?.teks).toContain('Perangkat: Browser lain\n')
  expect(mail?.teks).not.toContain('jahat')

  // A login without a browser counts as a new device too.
  const program = () =>
    shop.call(login, { body: { email: akun.email, password: PASSWORD } }, { headers: { 'user-agent': 'curl/8' } })
  await program()
  await program()
  expect(await mails()).toHaveLength(2)
})

test('replaces a device cookie that the shop has not issued', async () => {
  const akun = await build()
  const browser = browserName()
  browser.jar.set('kerapusehat_perangkat', 'x'.repeat(43))
  await browser.masuk(akun)
  const given = browser.jar.get('kerapusehat_perangkat')
  expect(given).not.toBe('x'.repeat(43))
  await browser.masuk(await build())
  expect(browser.jar.get('kerapusehat_perangkat'), 'its own one stays, whoever logs in').toBe(given)
})

test('mails the first device login of an older account as well', async () => {
  const akun = await build()
  later(2 * DAY)
  await browserName().masuk(akun)
  await shop.sendSurat()
  expect(shop.surat.filter(({ kepada }) => kepada === akun.email)).toHaveLength(1)
})
