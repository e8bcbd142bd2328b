import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdmin, loginAdmin } from '#contract/akun/admin.ts'
import { confirmEmail, restoreEmail } from '#contract/akun/email.ts'
import { getProfile, login, updateProfile } from '#contract/akun/endpoints.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import type { Peran } from '#contract/peran.ts'
import {
  createUndangan,
  listUndangan,
  makeTautanUndangan,
  resendUndangan,
  withdrawUndangan,
} from '#contract/undangan/admin.ts'
import { acceptUndangan, checkUndangan } from '#contract/undangan/endpoints.ts'
import { requestReset } from '#server/features/akun/sandi/reset-password.ts'
import { buildAdmin, buildPelanggan, PASSWORD } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { undangan } from './undangan.feature.ts'

const SANDI = 'tiga kata panjang'
const HOUR = 3_600_000

const initial = await testApp()
const shop = await testApp(initial.deps.clock(), { settings: { ...initial.deps.settings, sendsMail: true } })
const { db, clock } = shop.deps
let admin: Awaited<ReturnType<typeof buildAdmin>>
let counter = 0
let email = ''
afterAll(async () => {
  await shop.close()
  await initial.close()
})
beforeEach(async () => {
  admin = await buildAdmin(db, clock())
  email = `diundang${++counter}@contoh.id`
  await db.deleteFrom('undangan').execute()
  // Otherwise their mails would keep expired links, which the invariants forbid.
  await db.deleteFrom('surat').execute()
})

const auth = () => ({ token: admin.token })
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const invite = (peran: Peran[] = ['gudang'], input = {}) =>
  shop.call(createUndangan, { body: { nama: 'Sri Lestari', email, peran, ...input } }, auth())
const undanganId = async () => (await invite()).body.undanganId as number
/** Returns the token of the link that was mailed last. */
async function tokenFromSurat(recipient = email): Promise<string> {
  const surat = await db
    .selectFrom('surat')
    .select('teks')
    .where('kepada', '=', recipient)
    .where('kunci', 'like', 'undangan:%')
    .orderBy('surat_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /terima-undangan\?token=(\S+)/.exec(surat.teks)?.[1] ?? ''
}
const receive = (token: string, input = {}) =>
  shop.call(acceptUndangan, {
    body: { token, nama: 'Sri L.', password: SANDI, confirmPassword: SANDI, ...input },
  })
const signIn = (password = SANDI) => shop.call(loginAdmin, { body: { email, password } })

test('lets an invited person choose a password and work with the given roles', async () => {
  const created = await invite(['konten', 'gudang'])
  expect([created.status, created.body]).toMatchObject([201, { message: 'Undangan dikirim', terkirim: true }])
  const token = await tokenFromSurat()
  expect((await shop.call(checkUndangan, { body: { token } })).body).toEqual({
    nama: 'Sri Lestari',
    email,
    peran: ['gudang', 'konten'],
  })
  expect((await shop.call(listUndangan, {}, auth())).body).toMatchObject([{ email, oleh: admin.nama }])

  expect(await receive(token)).toMatchObject({ status: 200, body: { email } })
  const { body } = await signIn()
  expect((await shop.call(getAdmin, {}, { token: body.token })).body).toMatchObject({
    nama: 'Sri L.',
    role: 'admin',
    peran: ['gudang', 'konten'],
  })
  const akun = await db.selectFrom('pengguna').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  expect(akun.email_dikonfirmasi).toEqual(clock())
  expect((await shop.call(listUndangan, {}, auth())).body).toEqual([])
  expect((await shop.call(listKejadian, { query: { jenis: 'peran', q: email } }, auth())).body).toMatchObject([
    { keterangan: 'Undangan diterima: Gudang, Konten', orang: { email }, oleh: admin.nama },
  ])
})

test('lists the newest invitation first', async () => {
  await invite()
  await invite(['gudang'], { email: `kedua-${email}` })
  const { body } = await shop.call(listUndangan, {}, auth())
  expect(body.map((item: { email: string }) => item.email)).toEqual([`kedua-${email}`, email])
})

/** A customer who changed the address to `email`. @returns the token by which the earlier address can take the account back */
async function changedEmail(): Promise<string> {
  const previous = `lama${counter}@contoh.id`
  const { token } = await buildPelanggan(db, clock(), { email: previous })
  const tokenFor = async (recipient: string, page: string) => {
    const surat = db
      .selectFrom('surat')
      .select('teks')
      .where('kepada', '=', recipient)
      .where('teks', 'like', `%/${page}?%`)
    return /token=(\S+)/.exec((await surat.executeTakeFirstOrThrow()).teks)?.[1] ?? ''
  }
  await shop.call(updateProfile, { body: { email } }, { token })
  expect((await shop.call(confirmEmail, { body: { token: await tokenFor(email, 'konfirmasi-email') } })).status).toBe(
    200,
  )
  return tokenFor(previous, 'kembalikan-email')
}

test('invalidates the earlier address of an account that accepts an invitation', async () => {
  const returnTo = await changedEmail()
  await invite()
  expect((await receive(await tokenFromSurat())).status).toBe(200)
  expect(code(await shop.call(restoreEmail, { body: { token: returnTo } }))).toEqual([400, 'TAUTAN_TIDAK_BERLAKU'])
})

test('rejects an address that another account may still revert to', async () => {
  await changedEmail()
  const previous = `lama${counter}@contoh.id`
  expect((await invite(['gudang'], { email: previous })).status).toBe(201)
  expect(code(await receive(await tokenFromSurat(previous)))).toEqual([409, 'EMAIL_TERDAFTAR'])
})

test('accepts a link once, also for two concurrent requests', async () => {
  await invite()
  const token = await tokenFromSurat()
  const both = await Promise.all([receive(token), receive(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(code(await receive(token))).toEqual([400, 'UNDANGAN_TIDAK_BERLAKU'])
})

test('expires a link after a day, removes it from the mail, and keeps the invitation in the list', async () => {
  await invite()
  const token = await tokenFromSurat()
  // Wait for the mail to be sent: an unsent mail would be deleted instead of losing its link.
  const pending = db
    .selectFrom('surat')
    .select('surat_id')
    .where('kepada', '=', email)
    .where('status', '<>', 'terkirim')
  await waitFor('the mail to be out', async () => (await pending.execute()).length === 0)
  const before = clock()
  shop.setClock(new Date(before.getTime() + 24 * HOUR - 1))
  expect((await shop.call(checkUndangan, { body: { token } })).status).toBe(200)
  shop.setClock(new Date(before.getTime() + 24 * HOUR))
  expect(code(await shop.call(checkUndangan, { body: { token } }))).toEqual([400, 'UNDANGAN_TIDAK_BERLAKU'])
  expect(code(await receive(token))).toEqual([400, 'UNDANGAN_TIDAK_BERLAKU'])
  await undangan.jobs?.['bersihkan-undangan']?.run(shop.deps)
  expect(await tokenFromSurat()).toBe('(dihapus)')
  const listed = async (days: number) => {
    shop.setClock(new Date(before.getTime() + (1 + days) * 24 * HOUR))
    await undangan.jobs?.['bersihkan-undangan']?.run(shop.deps)
    const { token: kantor } = await buildAdmin(db, clock())
    return (await shop.call(listUndangan, {}, { token: kantor })).body
  }
  expect(await listed(29)).toMatchObject([{ email }])
  expect(await listed(30)).toEqual([])
})

test('replaces the link when it is sent again or handed over', async () => {
  const params = { undanganId: await undanganId() }
  const first = await tokenFromSurat()
  expect((await shop.call(resendUndangan, { params }, auth())).status).toBe(200)
  const secondToken = await tokenFromSurat()
  const texts = await db.selectFrom('surat').select('teks').where('kepada', '=', email).execute()
  expect(JSON.stringify(texts)).not.toContain(first)
  const trail = (
    await shop.call(listJejak, { query: { jenis: 'undangan', rujukan: String(params.undanganId) } }, auth())
  ).body
  expect(trail.map(({ tindakan }: { tindakan: string }) => tindakan)).toEqual(['kirim', 'buat'])
  expect(code(await shop.call(checkUndangan, { body: { token: first } }))[0]).toBe(400)
  expect((await shop.call(checkUndangan, { body: { token: secondToken } })).status).toBe(200)

  const { tautan } = (await shop.call(makeTautanUndangan, { params }, auth())).body
  expect(code(await receive(secondToken))[0]).toBe(400)
  const handOver = new URL(tautan).searchParams.get('token') ?? ''
  expect((await receive(handOver)).status).toBe(200)
})

test('rejects the link of a withdrawn invitation', async () => {
  const params = { undanganId: await undanganId() }
  const token = await tokenFromSurat()
  expect((await shop.call(withdrawUndangan, { params }, auth())).status).toBe(200)
  expect(code(await receive(token))).toEqual([400, 'UNDANGAN_TIDAK_BERLAKU'])
  for (const endpoint of [withdrawUndangan, resendUndangan, makeTautanUndangan])
    expect(code(await shop.call(endpoint, { params }, auth()))).toEqual([404, 'UNDANGAN_TIDAK_ADA'])
})

test('stores no link in plain text, in the table or in stored answers', async () => {
  const params = { undanganId: await undanganId() }
  const { tautan } = (await shop.call(makeTautanUndangan, { params }, auth())).body
  const token = new URL(tautan).searchParams.get('token') ?? ''
  expect(token).toHaveLength(43)
  const rows = [
    await db.selectFrom('undangan').selectAll().execute(),
    await db.selectFrom('permintaan').selectAll().execute(),
  ]
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('invites without mail, and reports it as not sent', async () => {
  const local = await buildAdmin(initial.deps.db, initial.deps.clock())
  const { body } = await initial.call(
    createUndangan,
    { body: { nama: 'Sri', email, peran: ['gudang'] } },
    { token: local.token },
  )
  expect(body).toMatchObject({ message: 'Undangan dibuat', terkirim: false })
  const again = { params: { undanganId: body.undanganId } }
  expect(code(await initial.call(resendUndangan, again, { token: local.token }))).toEqual([409, 'TOKO_TANPA_SURAT'])
  const surat = await initial.deps.db.selectFrom('surat').select('surat_id').where('kepada', '=', email).execute()
  expect(surat).toEqual([])
})

describe('a known address', () => {
  test('is rejected for an office account, and for one invited already', async () => {
    expect(code(await invite(['gudang'], { email: admin.email.toUpperCase() }))).toEqual([409, 'SUDAH_DI_KANTOR'])
    await invite()
    expect(code(await invite(['gudang'], { email: email.toUpperCase() }))).toEqual([409, 'SUDAH_DIUNDANG'])
  })

  test('becomes an office account without its old password and sessions', async () => {
    const old = await buildPelanggan(db, clock(), { email })
    const { pengguna_id } = old
    const kunci = { pengguna_id, kredensial: email, nama: 'HP', kunci: Buffer.from('x'), dibuat: clock() }
    await db.insertInto('kunci_sandi').values(kunci).execute()
    await requestReset(shop.deps, email)
    await shop.call(updateProfile, { body: { email: `baru-${email}` } }, { token: old.token })
    await invite()
    expect((await receive(await tokenFromSurat())).status).toBe(200)
    for (const table of ['kunci_sandi', 'reset_sandi', 'tautan_email'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('pengguna_id', '=', pengguna_id).execute()
      expect([table, rows]).toEqual([table, []])
    }
    expect((await shop.call(getProfile, {}, { token: old.token })).status).toBe(401)
    expect((await shop.call(login, { body: { email, password: PASSWORD } })).status).toBe(401)
    expect((await signIn()).body.peran).toEqual(['gudang'])
    const rows = await db.selectFrom('pengguna').select('pengguna_id').where('email', '=', email).execute()
    expect(rows).toEqual([{ pengguna_id: old.pengguna_id }])
  })

  test('is deleted with its account', async () => {
    const old = await buildPelanggan(db, clock(), { email })
    await invite()
    const token = await tokenFromSurat()
    await shop.call(deletePengguna, { params: { userId: old.pengguna_id } }, auth())
    expect(code(await receive(token))).toEqual([400, 'UNDANGAN_TIDAK_BERLAKU'])
    const { body } = await shop.call(listJejak, { query: { jenis: 'undangan' } }, auth())
    expect(JSON.stringify(body)).not.toContain(email)
  })
})

test.each([
  [{ password: 'pendek sekal', confirmPassword: 'pendek sekal' }, 200],
  [{ password: 'pendek seka', confirmPassword: 'pendek seka' }, 'password'],
  [{ confirmPassword: 'lain sama sekali' }, 'confirmPassword'],
  [{ nama: '' }, 'nama'],
])('validates the input: %j', async (input, result) => {
  await invite()
  const token = await tokenFromSurat()
  const { status, body } = await receive(token, input)
  expect(status === 200 ? status : body.errors[0].path).toBe(result)
  // A rejected request does not use up the invitation.
  if (status !== 200) expect((await receive(token)).status).toBe(200)
})

test.each([
  [{ nama: '' }, 'nama'],
  [{ email: 'bukan-email' }, 'email'],
  [{ peran: [] }, 'peran'],
  [{ peran: ['kasir'] }, 'peran.0'],
])('requires a name, an address and a role: %j', async (input, path) => {
  const { status, body } = await invite(['gudang'], input)
  expect([status, body.errors[0].path]).toEqual([400, path])
})
