import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#contract/akun/endpoints.ts'
import { askKodeLogin, loginKode } from '#contract/akun/kode-login.ts'
import { forgotPassword, resetPassword } from '#contract/akun/sandi.ts'
import { refreshTemplatWa, submitTemplatWa } from '#contract/saluran/admin.ts'
import { askKodeWhatsApp, confirmKodeWhatsApp, getWhatsApp, WEBHOOK_PATH } from '#contract/saluran/whatsapp.ts'
import { SIMULATED, simulateWhatsApp } from '#dev/whatsapp-simulator/simulated.ts'
import { flushKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { whatsapp } from '#server/features/whatsapp/whatsapp.feature.ts'
import { buildAdmin, buildPelanggan, buildPesanan } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

/** Today at ten in Jakarta: events of the simulator have the real time, and old ones are ignored. */
const START = new Date(`${new Date().toISOString().slice(0, 10)}T03:00:00Z`)
const NOW = '6281300000000'

const simulated = simulateWhatsApp({ webhookUrl: 'http://127.0.0.1:9' })
const logged: unknown[] = []
const log = { info: keep, warn: keep, error: keep }
function keep(...line: unknown[]) {
  logged.push(line)
}
const shop = await testApp(START, {
  log,
  whatsapp: {
    simulated: {
      whatsapp: async () => simulated.whatsapp,
      appSecret: async () => SIMULATED.appSecret,
      page: () => simulated.start(),
    },
  },
})
const { db, clock } = shop.deps
afterAll(async () => {
  await simulated.close()
  await shop.close()
})

const sim = async (path: string, body?: object) => {
  const response = await fetch(`${await simulated.start()}/__sim/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text && JSON.parse(text) }
}
beforeAll(async () => {
  const { port } = shop.app.server.server.address() as AddressInfo
  await sim('config', { webhookUrl: `http://127.0.0.1:${port}${WEBHOOK_PATH}`, approveMs: 0, stateMs: 1 })
  const { token } = await buildAdmin(db, clock())
  expect((await shop.call(submitTemplatWa, { params: { kode: 'kode_verifikasi' } }, { token })).status).toBe(200)
  await shop.call(refreshTemplatWa, {}, { token })
})

let count = 0
/** An address in a network of its own: ten codes an hour is the limit of one. */
const newAddress = () => `10.9.${++count}.1`
const ask = (email: string, more: { byMail?: boolean } = {}, from = newAddress()) =>
  shop.call(askKodeLogin, { body: { email, ...more } as { email: string; byMail: boolean } }, { dari: from })
const enter = (permintaan: string, kode: string, from = newAddress()) =>
  shop.call(loginKode, { body: { permintaan, kode } }, { dari: from })
const later = (seconds: number) => shop.setClock(new Date(clock().getTime() + seconds * 1000))
const process = () => whatsapp.jobs?.['proses-whatsapp']?.run(shop.deps)

/** Creates a customer with a WhatsApp number. */
async function customer(change: Parameters<typeof buildPelanggan>[2] = {}) {
  const akun = await buildPelanggan(db, clock(), change)
  const nomor = String(Number(NOW) + ++count)
  await db.insertInto('nomor_wa').values({ pengguna_id: akun.pengguna_id, nomor, dikonfirmasi: clock() }).execute()
  return { ...akun, nomor, typed: `0${nomor.slice(2)}` }
}
const codeByWa = (nomor: string) =>
  waitFor('a code by WhatsApp', async () => {
    const { status, body } = await sim(`otp?to=${nomor}`)
    return status === 200 && (body.code as string)
  })
const mailsTo = (email: string) => shop.surat.filter(({ kepada }) => kepada === email)
const codeIn = ({ teks }: { teks: string } = { teks: '' }) => /Kode Anda: (\d{6})/.exec(teks)?.[1]
const codeByMail = (email: string) => waitFor('a code by mail', async () => codeIn(mailsTo(email).at(-1)))
const wrong = (kode: string) => (kode === '000000' ? '000001' : '000000')

/** Waits until everything was sent that earlier requests caused: sending is not awaited. */
async function settle() {
  const akun = await buildPelanggan(db, clock())
  await ask(akun.email)
  await codeByMail(akun.email)
}

beforeEach(() => {
  logged.length = 0
})

describe('a code', () => {
  test('by WhatsApp opens a session, and is written nowhere', async () => {
    const { typed, nomor, pengguna_id, email } = await customer()
    const asked = await ask(typed)
    expect(asked.body).toEqual({
      message: `Jika nomor berakhiran ${nomor.slice(-3)} terdaftar, kodenya sudah kami kirim lewat WhatsApp atau ke email akunnya.`,
      permintaan: expect.stringMatching(/^[\w-]{43}$/),
    })
    const kode = await codeByWa(nomor)
    const row = await db.selectFrom('kode_sekali').selectAll().where('nomor', '=', nomor).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(kode)
    const { status, body } = await enter(asked.body.permintaan, kode)
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Login berhasil', user: { id: pengguna_id } })
    expect((await shop.call(getWhatsApp, {}, { token: body.token })).status).toBe(200)
    expect(mailsTo(email)).toEqual([])
    expect(JSON.stringify(logged)).not.toContain(kode)
    await flushKejadian(shop.deps)
    const events = db.selectFrom('kejadian').select('keterangan').where('pengguna_id', '=', pengguna_id)
    expect(await events.execute()).toContainEqual({ keterangan: 'Toko, dengan kode' })
  })

  test('by mail opens a session, with a subject that does not name it', async () => {
    const { email, pengguna_id } = await buildPelanggan(db, clock())
    const asked = await ask(email.toUpperCase())
    const kode = await codeByMail(email)
    expect(mailsTo(email).map(({ subjek }) => subjek)).toEqual(['Kode untuk masuk ke akun KerapuSehat'])
    // The code of another account, which ends no other.
    await settle()
    expect((await enter(asked.body.permintaan, `${kode.slice(0, 3)} ${kode.slice(3)}`)).body.user.id).toBe(pengguna_id)
    const rows = await db.selectFrom('surat').select('surat_id').where('kepada', '=', email).execute()
    expect(rows, 'not in the outbox').toEqual([])
  })

  test('opens the account that confirmed the number, not the one with the number in its profile', async () => {
    const { typed, nomor, pengguna_id } = await customer()
    const other = await buildPelanggan(db, clock(), { no_hp: typed })
    await buildPesanan(db, clock(), other.pengguna_id, { no_hp: typed, status_pembayaran: 'success' })
    const { permintaan } = (await ask(typed)).body
    expect((await enter(permintaan, await codeByWa(nomor))).body.user.id).toBe(pengguna_id)
  })

  test('goes by mail on request, and then none by WhatsApp', async () => {
    const { typed, nomor, email } = await customer()
    await ask(typed, { byMail: true })
    await codeByMail(email)
    expect((await sim(`otp?to=${nomor}`)).status).toBe(404)
  })

  test('opens no session at the shop for an account that has come to the office since', async () => {
    const { email, pengguna_id } = await buildPelanggan(db, clock())
    const asked = await ask(email)
    const kode = await codeByMail(email)
    await db.updateTable('pengguna').set({ role: 'admin' }).where('pengguna_id', '=', pengguna_id).execute()
    expect((await enter(asked.body.permintaan, kode)).body.code).toBe('KODE_TIDAK_COCOK')
  })

  test('is valid once, and for the page that asked for it', async () => {
    const { email } = await buildPelanggan(db, clock())
    const other = await ask('entah-siapa@contoh.id')
    const asked = await ask(email)
    const kode = await codeByMail(email)
    expect((await enter(other.body.permintaan, kode)).body.code).toBe('KODE_TIDAK_COCOK')
    expect((await enter(asked.body.permintaan, kode)).status).toBe(200)
    expect((await enter(asked.body.permintaan, kode)).body.code).toBe('KODE_TIDAK_COCOK')
  })

  test('is valid for five minutes', async () => {
    const { email } = await buildPelanggan(db, clock())
    const { permintaan } = (await ask(email)).body
    const kode = await codeByMail(email)
    later(300)
    expect((await enter(permintaan, kode)).body.code).toBe('KODE_TIDAK_COCOK')
  })

  test('replaces the one before', async () => {
    const { email } = await buildPelanggan(db, clock())
    const first = await ask(email)
    const old = await codeByMail(email)
    later(61)
    const second = await ask(email)
    await waitFor('a second mail', async () => mailsTo(email).length === 2)
    expect((await enter(first.body.permintaan, old)).body.code).toBe('KODE_TIDAK_COCOK')
    expect((await enter(second.body.permintaan, await codeByMail(email))).status).toBe(200)
  })

  test('is void after five wrong guesses', async () => {
    const { email } = await buildPelanggan(db, clock())
    const { permintaan } = (await ask(email)).body
    const kode = await codeByMail(email)
    for (let guess = 0; guess < 5; guess++)
      expect((await enter(permintaan, wrong(kode))).body.code).toBe('KODE_TIDAK_COCOK')
    expect((await enter(permintaan, kode)).body.code).toBe('KODE_TIDAK_COCOK')
  })

  test('shares its wrong guesses with the password', async () => {
    const { email } = await buildPelanggan(db, clock())
    for (let guess = 0; guess < 8; guess++)
      await shop.call(login, { body: { email, password: 'bukan-ini' } }, { dari: newAddress() })
    const { permintaan } = (await ask(email)).body
    expect((await enter(permintaan, await codeByMail(email))).body.code).toBe('KODE_TIDAK_COCOK')
  })

  test('ends with a new password, as does a number as a way in', async () => {
    const { email, typed, nomor } = await customer()
    const { permintaan } = (await ask(email)).body
    const kode = await codeByMail(email)
    later(30)
    await shop.call(forgotPassword, { body: { email } })
    await waitFor('a link', async () => {
      await shop.sendSurat()
      return mailsTo(email).some(({ teks }) => teks.includes('token='))
    })
    const token = /token=([\w-]+)/.exec(mailsTo(email).find(({ teks }) => teks.includes('token='))?.teks ?? '')?.[1]
    const body = { token: token ?? '', password: 'sandi-baru-sekali', confirmPassword: 'sandi-baru-sekali' }
    expect((await shop.call(resetPassword, { body })).status).toBe(200)
    expect((await enter(permintaan, kode)).body.code).toBe('KODE_TIDAK_COCOK')
    await ask(typed)
    await waitFor('the code by mail instead', async () => mailsTo(email).filter((mail) => codeIn(mail)).length === 2)
    expect((await sim(`otp?to=${nomor}`)).status).toBe(404)
  })
})

describe('the answer', () => {
  test.each<[string, () => Promise<{ email: string; message?: string }>]>([
    ['an unknown address', async () => ({ email: 'tidak-ada@contoh.id' })],
    ['an unknown number', async () => ({ email: '081277776666' })],
    ['an address that is not confirmed', () => buildPelanggan(db, clock(), { email_dikonfirmasi: null })],
    ['an account of the office', () => buildAdmin(db, clock())],
    [
      'an account with a second step',
      async () => {
        const akun = await buildPelanggan(db, clock())
        const row = { pengguna_id: akun.pengguna_id, rahasia: Buffer.alloc(8), aktif: clock() }
        await db.insertInto('dua_langkah').values(row).execute()
        return akun
      },
    ],
  ])('to %s is that of a known one, and nothing is sent', async (_, find) => {
    const { email } = await find()
    const { status, body } = await ask(email)
    const known = await ask(email.includes('@') ? (await buildPelanggan(db, clock())).email : (await customer()).typed)
    expect([status, Object.keys(body)]).toEqual([known.status, Object.keys(known.body)])
    expect(body.message.replace(/\d{3}/, '')).toBe(known.body.message.replace(/\d{3}/, ''))
    await settle()
    expect(mailsTo(email)).toEqual([])
    const waiting = (await ask(email)).body
    expect(waiting).toMatchObject({ code: 'KODE_TERLALU_SERING', message: expect.stringContaining('1 menit') })
  })

  test('refuses the fourth code of a name within 15 minutes, and the eleventh of a network within an hour', async () => {
    const { email } = await buildPelanggan(db, clock())
    const status: number[] = []
    for (let times = 0; times < 4; times++) {
      status.push((await ask(email)).status)
      later(61)
    }
    expect(status).toEqual([200, 200, 200, 429])
    const network = Array.from({ length: 11 }, (_, index) => ask(`siapa${index}@contoh.id`, {}, `10.8.1.${index + 1}`))
    expect((await Promise.all(network)).map((one) => one.status).sort()).toEqual([...Array(10).fill(200), 429])
  })

  test('refuses the seventh code of a name within a day', async () => {
    const { email } = await buildPelanggan(db, clock())
    const status: number[] = []
    for (let times = 0; times < 7; times++) {
      status.push((await ask(email)).status)
      later(16 * 60)
    }
    expect(status).toEqual([...Array(6).fill(200), 429])
  })
})

describe('a code that WhatsApp does not deliver', () => {
  test('goes by mail, while the template is not approved', async () => {
    await db.updateTable('templat_wa').set({ status: 'PAUSED' }).execute()
    const { typed, email } = await customer()
    const { permintaan } = (await ask(typed)).body
    expect((await enter(permintaan, await codeByMail(email))).status).toBe(200)
    await db.updateTable('templat_wa').set({ status: 'APPROVED' }).execute()
  })

  test('goes by mail if Meta refuses it', async () => {
    const { typed, email, nomor } = await customer()
    await sim('faults', { match: nomor, kind: 'error', code: 131026 })
    const { permintaan } = (await ask(typed)).body
    expect((await enter(permintaan, await codeByMail(email))).status).toBe(200)
  })

  test('goes by mail, as another code, if it fails later', async () => {
    const { typed, email, nomor } = await customer()
    await sim('faults', { match: nomor, kind: 'late', code: 131026 })
    const { permintaan } = (await ask(typed)).body
    const first = await codeByWa(nomor)
    const kode = await waitFor('a mail', async () => {
      await process()
      return codeIn(mailsTo(email).at(-1))
    })
    if (first !== kode) expect((await enter(permintaan, first)).body.code).toBe('KODE_TIDAK_COCOK')
    expect((await enter(permintaan, kode)).status).toBe(200)
  })

  test('is counted in the usage of the month with its states', async () => {
    const { typed, nomor } = await customer()
    const usage = () =>
      db.selectFrom('pemakaian_wa').selectAll().where('templat', '=', 'kode_verifikasi_v1').executeTakeFirst()
    const before = (await usage())?.ditagih ?? 0
    await ask(typed)
    await codeByWa(nomor)
    await waitFor('a charged message', async () => {
      await process()
      return ((await usage())?.ditagih ?? 0) > before
    })
  })
})

describe('a number', () => {
  const askNomor = (token: string, nomor: string) =>
    shop.call(askKodeWhatsApp, { body: { nomor, keperluan: ['pesanan'] } }, { token, dari: newAddress() })
  const confirm = (token: string, permintaan: string, kode: string) =>
    shop.call(confirmKodeWhatsApp, { body: { permintaan, kode } }, { token, dari: newAddress() })

  test('is confirmed by a code, its owner gets a mail, and an earlier account loses it', async () => {
    const old = await customer()
    const { token, email } = await buildPelanggan(db, clock())
    expect((await shop.call(getWhatsApp, {}, { token })).body).toMatchObject({ bisaKode: true, nomor: null })
    const { permintaan } = (await askNomor(token, `+62 ${old.typed.slice(1)}`)).body
    const kode = await codeByWa(old.nomor)
    const other = await buildPelanggan(db, clock())
    expect((await confirm(other.token, permintaan, kode)).body.code).toBe('KODE_TIDAK_COCOK')
    expect((await confirm(token, permintaan, wrong(kode))).status).toBe(422)
    expect((await confirm(token, permintaan, kode)).body).toMatchObject({ nomor: old.nomor, keperluan: ['pesanan'] })
    expect((await shop.call(getWhatsApp, {}, { token: old.token })).body.nomor).toBeNull()
    await shop.sendSurat()
    expect(mailsTo(email).map(({ subjek }) => subjek)).toEqual([
      'Nomor WhatsApp terhubung dengan akun KerapuSehat Anda',
    ])
  })

  test.each(['+6591234567', '02187654321', '12345'])('like %s gets no code', async (nomor) => {
    const { token } = await buildPelanggan(db, clock())
    expect((await askNomor(token, nomor)).body.errors).toEqual([{ path: 'nomor', msg: 'Nomor WhatsApp tidak valid' }])
  })

  test('that Meta refuses is named to the customer', async () => {
    const { token } = await buildPelanggan(db, clock())
    await sim('faults', { match: '6281299990000', kind: 'error', code: 131026 })
    expect((await askNomor(token, '081299990000')).body.code).toBe('KODE_WA_GAGAL')
  })

  test('gets no code of a login half a year after its account was last used', async () => {
    const { typed, email, nomor, pengguna_id } = await customer()
    await db
      .updateTable('nomor_wa')
      .set({ dikonfirmasi: new Date(clock().getTime() - 181 * 86_400_000) })
      .where('pengguna_id', '=', pengguna_id)
      .execute()
    await ask(typed)
    await codeByMail(email)
    expect((await sim(`otp?to=${nomor}`)).status).toBe(404)
  })
})

test('codes are kept for two days', async () => {
  const { email, pengguna_id } = await buildPelanggan(db, clock())
  await ask(email)
  const rows = () => db.selectFrom('kode_sekali').select('kode_id').where('pengguna_id', '=', pengguna_id).execute()
  expect(await rows()).toHaveLength(1)
  later(2 * 86_400 + 1)
  await whatsapp.jobs?.['bersihkan-whatsapp']?.run(shop.deps)
  expect(await rows()).toEqual([])
})
