import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, login } from '#contract/akun/endpoints.ts'
import { forgotPassword, resetPassword } from '#contract/akun/sandi.ts'
import { akun } from '#server/features/akun/akun.feature.ts'
import { buildPelanggan, newAlamat } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { requestReset } from './reset-password.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const ask = (email: string) => shop.call(forgotPassword, { body: { email } })
const reset = (token: string, password = 'baru-sekali', confirmPassword = password) =>
  shop.call(resetPassword, { body: { token, password, confirmPassword } })

/** Returns the token of the newest link that was mailed to an address. */
async function mailedToken(email: string, count = 1): Promise<string> {
  const mails = await waitFor(`mail ${count} to ${email}`, async () => {
    const found = shop.surat.filter(({ kepada, subjek }) => kepada === email && subjek.startsWith('Atur ulang'))
    return found.length >= count && found
  })
  return /atur-ulang-sandi\?token=([\w-]+)/.exec(mails.at(-1)?.teks ?? '')?.[1] ?? ''
}

/** Waits until `count` mails with a link to an address are marked as sent, which happens after their arrival. */
const allSent = (email: string, count: number) =>
  waitFor(`${count} sent links to ${email}`, async () => {
    const sent = shop.deps.db
      .selectFrom('surat')
      .select('surat_id')
      .where('kepada', '=', email)
      .where('kunci', 'like', 'reset:%')
    return (await sent.where('status', '=', 'terkirim').execute()).length === count
  })

test('sets a new password once, and ends every session §D5.1', async () => {
  const { email, token: session } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  expect((await ask(email.toUpperCase())).body).toEqual({
    message: 'Jika email terdaftar, tautan atur ulang telah dikirim.',
  })
  const token = await mailedToken(email)
  expect(await reset(token)).toMatchObject({ status: 200, body: { message: expect.stringContaining('berhasil') } })
  expect((await shop.call(getProfile, {}, { token: session })).status).toBe(401)
  expect((await shop.call(login, { body: { email, password: 'baru-sekali' } })).status).toBe(200)
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'TAUTAN_TIDAK_BERLAKU' } })
})

test('gives an unknown e-mail the same answer and sends no mail', async () => {
  expect((await ask('tidak-ada@contoh.id')).body.message).toBe('Jika email terdaftar, tautan atur ulang telah dikirim.')
  const { email } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  await ask(email)
  await mailedToken(email)
  expect(shop.surat.map(({ kepada }) => kepada)).not.toContain('tidak-ada@contoh.id')
})

test('expires a link after thirty minutes or with any other link of its account, and limits their number', async () => {
  const { email } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  const tokens: string[] = []
  for (let count = 1; count <= 3; count++) {
    await ask(email)
    tokens.push(await mailedToken(email, count))
  }
  await ask(email)
  expect(await reset(tokens[0] ?? '')).toMatchObject({ status: 200 })
  expect(await reset(tokens[1] ?? '')).toMatchObject({ status: 400 })
  expect(await mailedToken(email, 3)).toBe(tokens[2])

  await ask(email)
  const late = await mailedToken(email, 4)
  shop.setClock(new Date(shop.deps.clock().getTime() + 30 * 60_000))
  expect(await reset(late)).toMatchObject({ status: 400, body: { code: 'TAUTAN_TIDAK_BERLAKU' } })
})

test('removes a used or expired link from mails in the outbox', async () => {
  const { db, clock } = shop.deps
  const { email } = await buildPelanggan(db, clock())
  const textOf = async () =>
    (
      await db
        .selectFrom('surat')
        .select('teks')
        .where('kepada', '=', email)
        .where('kunci', 'like', 'reset:%')
        .execute()
    ).map(({ teks }) => /token=(\S+)/.exec(teks)?.[1])
  await ask(email)
  await ask(email)
  await allSent(email, 2)
  expect(await textOf()).toEqual([expect.stringMatching(/^.{43}$/), expect.stringMatching(/^.{43}$/)])
  await reset(await mailedToken(email, 2))
  expect(await textOf()).toEqual(['(dihapus)', '(dihapus)'])

  await ask(email)
  await allSent(email, 3)
  await db
    .updateTable('surat')
    .set({ status: 'gagal', kesalahan: 'kotak penuh' })
    .where('kepada', '=', email)
    .where('teks', 'not like', '%(dihapus)%')
    .execute()
  shop.setClock(new Date(clock().getTime() + 30 * 60_000))
  await akun.jobs?.['bersihkan-akun']?.run(shop.deps)
  expect(await textOf()).toEqual(['(dihapus)', '(dihapus)'])
})

test('mails a password reset, and confirms the address by it', async () => {
  const { db, clock } = shop.deps
  const { email, pengguna_id } = await buildPelanggan(db, clock(), { email_dikonfirmasi: null })
  await ask(email)
  await reset(await mailedToken(email))
  await shop.sendSurat()
  expect(shop.surat.filter(({ kepada }) => kepada === email).at(-1)?.subjek).toBe(
    'Kata sandi akun KerapuSehat Anda sudah diganti',
  )
  const row = await db
    .selectFrom('pengguna')
    .selectAll()
    .where('pengguna_id', '=', pengguna_id)
    .executeTakeFirstOrThrow()
  expect(row.email_dikonfirmasi).toEqual(clock())
})

test('allows one address thirty links an hour', async () => {
  const ip = newAlamat()
  const status = []
  for (let times = 0; times < 31; times++)
    status.push((await shop.call(forgotPassword, { body: { email: `entah${times}@contoh.id` } }, { dari: ip })).status)
  expect([status.slice(0, 30).every((code) => code === 200), status[30]]).toEqual([true, 429])
})

test('sends three links for sixty simultaneous requests', async () => {
  const { email } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  await Promise.all(Array.from({ length: 60 }, () => requestReset(shop.deps, email)))
  const mails = await shop.deps.db.selectFrom('surat').select('subjek').where('kepada', '=', email).execute()
  expect(mails).toHaveLength(3)
})

test('rejects a common password, and keeps the link valid', async () => {
  const { email } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  await ask(email)
  const token = await mailedToken(email)
  expect(await reset(token, 'kerapu123')).toMatchObject({
    status: 400,
    body: { code: 'PASSWORD_TERLALU_UMUM', errors: [{ path: 'password' }] },
  })
  expect((await reset(token)).status).toBe(200)
})

test('rejects invented links before hashing, also sixty at once', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, nomor) => reset(`dikarang-${nomor}`)))
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['TAUTAN_TIDAK_BERLAKU']))
})

test.each([
  ['a short password', () => reset('x', '12345'), 'password', 'Kata sandi minimal 6 karakter'],
  [
    'another confirmation',
    () => reset('x', 'rahasia-uji', 'lain'),
    'confirmPassword',
    'Konfirmasi password tidak sesuai',
  ],
  ['a bad e-mail', () => ask('salah'), 'email', 'Format email tidak valid'],
])('rejects %s', async (_, call, path, msg) => {
  expect(await call()).toMatchObject({ status: 400, body: { errors: [{ path, msg }] } })
})
